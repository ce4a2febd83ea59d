/// The words that a component says by itself, in the languages that the kit has.
protocol LocalizedTexts {
    static var korean: Self { get }
    static var english: Self { get }
}

extension LocalizedTexts {
    init(_ language: Language) { self = language == .korean ? .korean : .english }
}
