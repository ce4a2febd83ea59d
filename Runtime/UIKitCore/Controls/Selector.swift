/// The name of a method, as Apple's platforms have it. There are none here, since Linux has no Objective-C
/// runtime: the type lets the signatures that mention it be the same.
public enum Selector: Hashable, Sendable {}
