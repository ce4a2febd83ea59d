"""Is this Swift name one of UIKit's?

The data has Objective-C's selectors; Swift drops and moves words of them. A property fits a selector that
begins with its words; a method fits one with the same first word, about as many arguments, and its words in
the same order. It is a net for invented or misspelt API, not a type checker.
"""

import json
import re

DATA = "Scripts/uikit-api/uikit-api.json"
WORD = re.compile(r"[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+")
# Swift nests what Objective-C prefixes; these do not follow by joining the path.
RENAMED = {
    "NSLayoutConstraint.Axis": "UILayoutConstraintAxis", "NSLayoutConstraint.Attribute": "NSLayoutAttribute",
    "NSLayoutConstraint.Relation": "NSLayoutRelation", "UIAccessibilityTraits": "UIAccessibilityTrait",
    "UIView.AutoresizingMask": "UIViewAutoresizing", "NSTextAlignment": "UITextAlignment",
}
# Conformances of UIKit that the data leaves out.
CONFORMS = {
    "UIView": ["CALayerDelegate", "UITraitChangeObservable"], "UIViewController": ["UITraitChangeObservable"],
    "UIWindowScene": ["UITraitEnvironment"],
}
# Informal protocols: every object has their members.
OF_EVERY_OBJECT = (
    "UIAccessibility", "UIAccessibilityAction", "UIAccessibilityContainer", "UIAccessibilityDragging",
    "UIAccessibilityFocus", "UIAccessibilityIdentification",
)


def letters(text):
    return re.sub(r"[^a-z0-9]", "", text.lower())


def words(text):
    return [word.lower() for word in WORD.findall(text)]


def in_order(some, all_of_them):
    remaining = iter(all_of_them)
    return all(word in remaining for word in some)


class Names:
    def __init__(self, types):
        self.types = types
        self.by_letters = {letters(name): name for name in types}
        self.constants = {field for entry in types.values() for field in entry.get("fields", [])}

    @classmethod
    def of(cls, project):
        return cls(json.loads(project.text(DATA))["types"])

    def type_of(self, path):
        """Objective-C's name of a Swift type, or None."""
        joined = "".join(path)
        candidates = [RENAMED.get(".".join(path)), joined, joined + "s", path[-1]]
        if len(path) > 1 and path[-1].startswith(path[-2][2:]):
            candidates.append(path[-2][:2] + path[-1])  # UITouch.TouchType is UITouchType
        for candidate in candidates:
            if candidate and letters(candidate) in self.by_letters:
                return self.by_letters[letters(candidate)]
        return None

    def has_member(self, owner, name):
        base, _, rest = name.partition("(")
        labels = rest.rstrip(")").split(":")[:-1] if rest else None
        return any(fits(base, labels, self.types[ancestor]) for ancestor in self.lineage(owner))

    def lineage(self, name, seen=None):
        """The type, what it inherits from and what it conforms to."""
        seen = set() if seen is None else seen
        if name in self.types and name not in seen:
            seen.add(name)
            yield name
            entry = self.types[name]
            base = entry.get("base")
            above = OF_EVERY_OBJECT if base == "NSObject" else [base]
            for up in [*above, *entry.get("conforms", []), *CONFORMS.get(name, [])]:
                yield from self.lineage(up, seen)


def fits(base, labels, entry):
    named = [] if base == "init" else words(base)
    spelt = named + [word for label in labels or [] if label != "_" for word in words(label)]
    if labels is None:
        found = any(is_property(spelt, words(selector)) for selector in entry.get("members", {}))
    else:
        found = any(is_method(base, labels, spelt, selector) for selector in entry.get("members", {}))
        if spelt[:1] == ["set"] and labels == ["_"]:
            found = found or any(is_property(spelt[1:], words(name)) for name in entry.get("members", {}))
    constants = [*entry.get("fields", []), *entry.get("cases", {})]
    return found or bool(spelt) and any(words(name)[-len(spelt):] == spelt for name in constants)


def is_property(spelt, selector):
    """A property keeps its words, a verb apart; a class property may lose the type's at the end."""
    without_verb = spelt[1:] if spelt[:1] in (["is"], ["has"]) else []
    selectors = [selector, selector[1:]] if selector[:1] == ["are"] else [selector]
    choices = [choice for choice in (spelt, without_verb) if choice]
    return any(have[:len(choice)] == choice for choice in choices for have in selectors)


def is_method(base, labels, spelt, selector):
    have = words(selector)
    if spelt[:1] == ["with"]:
        have = have[1:]  # colorWithAlphaComponent: begins with the type
    if base != "init":
        if abs(len(labels) - selector.count(":")) > 1 or have[:1] != spelt[:1]:
            return False
    return in_order(spelt, have)
