# The commands of the README. Each first makes sure that what it needs is installed.

OUT ?= .build/gallery

.PHONY: gallery pictures test check setup

# Writes every scenario as a picture, with an index page, and prints the page's path.
gallery pictures: setup
	Scripts/swift run gallery pictures --out "$(OUT)"
	@cd "$(OUT)" && ls "$$PWD/index.html"

test: setup
	Scripts/swift test --disable-xctest

check: setup
	Scripts/check

setup:
	@Scripts/setup
