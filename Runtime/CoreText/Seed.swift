package import CoreGraphics
