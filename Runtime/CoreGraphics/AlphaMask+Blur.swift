package import Foundation

extension AlphaMask {
    /// How far a blur reaches, in pixels: leave as much room around what is to be blurred.
    package static func reach(ofSigma sigma: CGFloat) -> Int {
        Boxes(sigma: sigma).reach
    }

    /// The mask blurred by a Gaussian, as three box passes each way; outside the mask nothing is.
    ///
    /// - Parameter sigma: in pixels. None or a negative one changes nothing; more than 1000 counts as 1000.
    package func blurred(sigma: CGFloat) -> AlphaMask {
        let boxes = Boxes(sigma: sigma)
        guard boxes.reach > 0, width > 0, height > 0 else { return self }
        var result = self
        var spare = [UInt8](repeating: 0, count: values.count)
        result.values.withUnsafeMutableBufferPointer { values in
            spare.withUnsafeMutableBufferPointer { spare in
                guard let a = values.baseAddress, let b = spare.baseAddress else { return }
                let lines = Lines(width: width, height: height)
                lines.blurRows(from: a, to: b, boxes.first)
                lines.blurRows(from: b, to: a, boxes.second)
                lines.blurRows(from: a, to: b, boxes.third)
                lines.blurColumns(from: b, to: a, boxes.first)
                lines.blurColumns(from: a, to: b, boxes.second)
                lines.blurColumns(from: b, to: a, boxes.third)
            }
        }
        return result
    }
}

/// A box of pixels around each one.
private struct Box {
    var before: Int
    var after: Int
    var size: Int { before + after + 1 }
}

/// The three boxes that together come close to a Gaussian: each as wide as 3/4 of the square root of 2 pi, in
/// sigmas (the rule of the SVG and filter specifications). Two even ones lean to opposite sides.
private struct Boxes {
    var first: Box
    var second: Box
    var third: Box
    var reach: Int { first.before + second.before + third.before }

    init(sigma: CGFloat) {
        let sigma = sigma > 0 ? min(sigma, 1000) : 0
        let size = max(1, Int(sigma * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5))
        let half = size / 2
        let centred = Box(before: half, after: half)
        if size.isMultiple(of: 2) {
            first = Box(before: half, after: half - 1)
            second = Box(before: half - 1, after: half)
            third = centred
        } else {
            (first, second, third) = (centred, centred, centred)
        }
    }
}

/// One-dimensional passes. Pointers and unchecked arithmetic, because a debug build takes ten times as long
/// otherwise.
private struct Lines {
    var width: Int
    var height: Int

    func blurRows(
        from source: UnsafeMutablePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, _ box: Box
    ) {
        for row in 0..<height {
            let (from, to) = (source + row &* width, target + row &* width)
            var sum: UInt32 = 0
            let factor = UInt32((1 << 24) / box.size)
            var index = 0
            while index < min(box.after, width) {
                sum &+= UInt32(from[index])
                index &+= 1
            }
            index = 0
            while index < width {
                let (entering, leaving) = (index &+ box.after, index &- box.before &- 1)
                if entering < width { sum &+= UInt32(from[entering]) }
                if leaving >= 0 { sum &-= UInt32(from[leaving]) }
                to[index] = UInt8(truncatingIfNeeded: (UInt64(sum) &* UInt64(factor) &+ (1 << 23)) >> 24)
                index &+= 1
            }
        }
    }

    /// Goes row by row with a sum a column, so that memory is read in order.
    func blurColumns(
        from source: UnsafeMutablePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, _ box: Box
    ) {
        let factor = UInt32((1 << 24) / box.size)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { buffer in
            guard let sums = buffer.baseAddress else { return }
            sums.initialize(repeating: 0, count: width)
            for row in 0..<min(box.after, height) { add(source + row &* width, to: sums) }
            for row in 0..<height {
                let (entering, leaving) = (row &+ box.after, row &- box.before &- 1)
                if entering < height { add(source + entering &* width, to: sums) }
                if leaving >= 0 { subtract(source + leaving &* width, from: sums) }
                let to = target + row &* width
                var column = 0
                while column < width {
                    let scaled = UInt64(sums[column]) &* UInt64(factor) &+ (1 << 23)
                    to[column] = UInt8(truncatingIfNeeded: scaled >> 24)
                    column &+= 1
                }
            }
        }
    }

    private func add(_ row: UnsafeMutablePointer<UInt8>, to sums: UnsafeMutablePointer<UInt32>) {
        var column = 0
        while column < width {
            sums[column] &+= UInt32(row[column])
            column &+= 1
        }
    }

    private func subtract(_ row: UnsafeMutablePointer<UInt8>, from sums: UnsafeMutablePointer<UInt32>) {
        var column = 0
        while column < width {
            sums[column] &-= UInt32(row[column])
            column &+= 1
        }
    }
}
