"""Swift source as the checks see it: code without comments and without the text of strings."""

import re
from dataclasses import dataclass

IMPORT = re.compile(
    r"^[ \t]*((?:@\w+(?:\([^)\n]*\))?[ \t]+|(?:public|package|internal|fileprivate|private)[ \t]+)*)"
    r"import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?([\w.]+)",
    re.MULTILINE,
)


@dataclass(frozen=True)
class Import:
    line: int
    module: str
    attributes: tuple
    access: str


def imports(text):
    """The import statements of a file; a submodule counts as its module."""
    code = code_only(text)
    found = []
    for match in IMPORT.finditer(code):
        words = match[1].split()
        access = next((word for word in words if not word.startswith("@")), "internal")
        attributes = tuple(word for word in words if word.startswith("@"))
        line = code.count("\n", 0, match.start(2)) + 1
        found.append(Import(line, match[2].split(".")[0], attributes, access))
    return found


def code_only(text):
    """The same lines, with comments and the text of string literals blanked; interpolated code stays."""
    return Blanking(text).result()


class Blanking:
    def __init__(self, text):
        self.text, self.at, self.kept = text, 0, []

    def result(self):
        self.code(until=None)
        return "".join(self.kept)

    def keep(self, count=1):
        self.kept.append(self.text[self.at:self.at + count])
        self.at += count

    def blank(self, count=1):
        self.kept.append(re.sub(r"[^\n]", " ", self.text[self.at:self.at + count]))
        self.at += count

    def code(self, until):
        """Reads code up to the end, or, in an interpolation, past the parenthesis that closes it."""
        depth = 0
        while self.at < len(self.text):
            quote = re.compile(r'(#*)("""|")').match(self.text, self.at)
            if self.text.startswith("//", self.at):
                self.blank(len(self.text[self.at:].split("\n", 1)[0]))
            elif self.text.startswith("/*", self.at):
                self.block_comment()
            elif quote:
                self.blank(len(quote[0]))
                self.string(hashes=quote[1], quote=quote[2])
            else:
                character = self.text[self.at]
                depth += {"(": 1, ")": -1}.get(character, 0)
                self.keep()
                if until and depth < 0:
                    return

    def block_comment(self):
        depth = 0
        while self.at < len(self.text):
            opens, closes = self.text.startswith("/*", self.at), self.text.startswith("*/", self.at)
            depth += opens - closes
            self.blank(2 if opens or closes else 1)
            if depth == 0:
                return

    def string(self, hashes, quote):
        while self.at < len(self.text):
            if self.text.startswith(quote + hashes, self.at):
                return self.blank(len(quote + hashes))
            if self.text.startswith("\\" + hashes + "(", self.at):
                self.blank(len(hashes) + 1)
                self.keep()
                self.code(until=")")
            elif self.text.startswith("\\" + hashes, self.at):
                self.blank(len(hashes) + 2)
            elif quote == '"' and self.text[self.at] == "\n":
                return  # not Swift: a string of one line ends with it
            else:
                self.blank()
