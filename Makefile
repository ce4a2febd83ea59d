# The commands of the README. Each first makes sure that what it needs is installed.

OUT ?= .build/gallery

PORT ?= 8420

.PHONY: gallery pictures test bench docs check setup

# Shows the gallery in a browser: prints its address and serves until Control-C. PORT=0 takes any port. A
# release build, so that scrolling is as smooth as on a phone; the first one takes some minutes.
gallery: setup
	@Scripts/swift build -c release --product gallery
	@exec .build/release/gallery serve --port "$(PORT)"

# Writes every scenario as a picture, with an index page, and prints the page's path.
pictures: setup
	Scripts/swift run gallery pictures --out "$(OUT)"
	@cd "$(OUT)" && ls "$$PWD/index.html"

# The tests; then those that wait for a socket, and those that wait for a browser, each by themselves: the
# others keep the main actor and the machine busy. Last those of the packages in Examples.
SOCKETS = \.Browser(Host|Fuzz)Tests/
BROWSER = \.BrowserTests/

test: setup
	Scripts/swift test --disable-xctest --skip '$(SOCKETS)' --skip '$(BROWSER)'
	Scripts/swift test --disable-xctest --skip-build --filter '$(SOCKETS)'
	Scripts/swift test --disable-xctest --skip-build --filter '$(BROWSER)'
	Scripts/test-examples

# Measures, prints figures and bars, and writes the figures to .build/bench.json.
bench: setup
	Scripts/swift build -c release --product gallery
	Scripts/swift run -c release Benchmarks --out .build/bench.json

# Writes the documentation as archives, which Xcode opens and any web server shows.
docs: setup
	Scripts/docs .build/documentation

check: setup
	Scripts/check

setup:
	@Scripts/setup
