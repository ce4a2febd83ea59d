/// Foundation has the geometry (`CGFloat`, `CGPoint`, `CGSize`, `CGRect`); this module adds what it lacks on
/// Linux.
@_exported public import Foundation
