import Foundation

/// A message as it comes, before anything in it is believed.
struct PageFields: Decodable {
    let type: String
    let frame: UInt32?
    let touches: [Touch]?
    let x, y, dx, dy: Double?
    let code: String?
    let down: Bool?
    let op: String?
    let text: String?
    let settings: PageSettings?
    let id: Int?
    let action: String?
    let on: Bool?

    struct Touch: Decodable {
        let id: Int
        let phase: String
        let x, y: Double
    }

    func need<Value>(_ value: Value?, _ name: String) throws(PageMessageError) -> Value {
        guard let value else { throw PageMessageError("A \(type.prefix(16)) needs a valid \(name).") }
        return value
    }

    /// A number that a screen can have: what is larger is far outside any.
    func number(_ value: Double?, _ name: String) throws(PageMessageError) -> Double {
        let value = try need(value, name)
        guard value.isFinite, abs(value) <= 100_000 else {
            throw PageMessageError("\(name) is too large a number.")
        }
        return value
    }
}
