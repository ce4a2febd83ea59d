extension UIColor {
    public class var black: UIColor { fixed.black }
    public class var darkGray: UIColor { fixed.darkGray }
    public class var lightGray: UIColor { fixed.lightGray }
    public class var white: UIColor { fixed.white }
    public class var gray: UIColor { fixed.gray }
    public class var red: UIColor { fixed.red }
    public class var green: UIColor { fixed.green }
    public class var blue: UIColor { fixed.blue }
    public class var cyan: UIColor { fixed.cyan }
    public class var yellow: UIColor { fixed.yellow }
    public class var magenta: UIColor { fixed.magenta }
    public class var orange: UIColor { fixed.orange }
    public class var purple: UIColor { fixed.purple }
    public class var brown: UIColor { fixed.brown }
    /// Nothing at all.
    public class var clear: UIColor { fixed.clear }

    private static let fixed = (
        black: UIColor(white: 0, alpha: 1), darkGray: UIColor(white: 1 / 3, alpha: 1),
        lightGray: UIColor(white: 2 / 3, alpha: 1), white: UIColor(white: 1, alpha: 1),
        gray: UIColor(white: 0.5, alpha: 1), red: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
        green: UIColor(red: 0, green: 1, blue: 0, alpha: 1),
        blue: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
        cyan: UIColor(red: 0, green: 1, blue: 1, alpha: 1),
        yellow: UIColor(red: 1, green: 1, blue: 0, alpha: 1),
        magenta: UIColor(red: 1, green: 0, blue: 1, alpha: 1),
        orange: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1),
        purple: UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1),
        brown: UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1), clear: UIColor(white: 0, alpha: 0)
    )
}
