// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.

/** A type of objects that has a style of its own. */
export type StyleType =
  | 'Angle'
  | 'Arc'
  | 'Area'
  | 'BarChart'
  | 'BoxPlot'
  | 'Chart'
  | 'Circle'
  | 'CircleSegment'
  | 'CircumArc'
  | 'Cone'
  | 'Conic'
  | 'Curve'
  | 'CurvedSolid'
  | 'Cylinder'
  | 'Dimension'
  | 'Distribution'
  | 'Ellipse'
  | 'EllipticArc'
  | 'Enclosure'
  | 'HalfSpace'
  | 'Histogram'
  | 'Hyperbola'
  | 'Image'
  | 'ImplicitSurface'
  | 'Line'
  | 'Parabola'
  | 'Parallelogram'
  | 'PieChart'
  | 'Plane'
  | 'Point'
  | 'Polygon'
  | 'Polyhedron'
  | 'Polyline'
  | 'Ray'
  | 'Region'
  | 'RiemannSum'
  | 'Sector'
  | 'Segment'
  | 'Semicircle'
  | 'Shade'
  | 'SlopeField'
  | 'Sphere'
  | 'Surface'
  | 'Tick'
  | 'TreeDiagram'
  | 'Vector'
  | 'VectorField'
  | 'Venn';

/** What several kinds of styles have. */
interface Shared {
  /** Leaves it out. Default false. */
  readonly hidden?: boolean;
  /** In space: lines that something hides. Without it `dashed`. */
  readonly hiddenLineDash?: 'solid' | 'dashed' | 'dotted' | 'dashdot' | 'thin' | 'none';
  /** In space: of hidden lines, in percent of the line’s own. A number from 0 to 100. Default 100. */
  readonly hiddenLineOpacity?: number;
  /**
   * The language as a tag such as `ja`, `zh` or `ko`; without it that of the slide. In Japanese, characters that
   * Chinese has too take their Japanese forms.
   */
  readonly lang?: string;
  /** px of one em. A number from 0 to 1000. Default 16. */
  readonly fontSize?: number;
  /** Which part of the text stands there. Default "left". */
  readonly align?: 'left' | 'center' | 'right';
  /** Decimals of the numbers in a template. A number from 0 to 15. Default 2. */
  readonly precision?: number;
  /** Turns the text along its line. Default false. */
  readonly followDirection?: boolean;
  /** Of the letters, in percent. A number from 0 to 100. Default 100. */
  readonly fillOpacity?: number;
  /**
   * Of the halo in the background’s colour that keeps it legible on lines, in percent. A number from 0 to 100.
   * Default 100.
   */
  readonly strokeOpacity?: number;
  /** The parameter on a path where its label hangs; without it the middle. A finite number. */
  readonly anchorParam?: number;
  /**
   * The font. Characters that it lacks, such as Chinese ones, come from the bundled Noto fonts. Default
   * "sans-serif".
   */
  readonly font?: string;
  /** Counts the place in px from the upper left corner of the picture. Default false. */
  readonly screenFixed?: boolean;
  /** The other coordinate. A finite number. Default 0. */
  readonly offsetY?: number;
  /** Logical coordinates of the upper left corner, or px with `screenFixed`. A finite number. Default 0. */
  readonly offsetX?: number;
  /** px; without it what the content needs. A number from 0 to 20000. */
  readonly width?: number;
  /** px, likewise; a picture with one of them given keeps its proportions. A number from 0 to 20000. */
  readonly height?: number;
  /** In percent. A number from 0 to 100. Default 100. */
  readonly opacity?: number;
  /** Radians counterclockwise, around its middle. A finite number. Default 0. */
  readonly rotation?: number;
}

export interface ObjectStyle extends Pick<Shared, 'hidden' | 'hiddenLineDash' | 'hiddenLineOpacity'> {
  /** Of lines, fills and, where they have none of their own, labels. Default "#262b33". */
  readonly color?: string;
  /** px. A number from 0 to 1000. Default 2. */
  readonly lineWidth?: number;
  /** Dashes begin and end whole. Default "solid". */
  readonly lineDash?: 'solid' | 'dashed' | 'dotted' | 'dashdot';
  /** In percent. A number from 0 to 100. Default 100. */
  readonly lineOpacity?: number;
  /** Of fills and patterns, where they are not to have the colour of the lines. */
  readonly fillColor?: string;
  /**
   * Of the inside, in percent. With a `fillColor` and no `fillPattern` it is 12 where nothing else is said. A
   * number from 0 to 100. Default 0.
   */
  readonly regionOpacity?: number;
  /**
   * The colours of the bars or sectors of a chart, or of its series, one after the other and round: CSS colours
   * with semicolons between them, teal;#c0322b.
   */
  readonly colors?: string;
  /** Fills the inside with lines or dots. */
  readonly fillPattern?: 'hatch' | 'crosshatch' | 'dots';
  /** The direction of hatch lines in degrees, counterclockwise from the right. A finite number. Default 45. */
  readonly patternAngle?: number;
  /** px between hatch lines, and between dots. A number from 2 to 200. Default 8. */
  readonly patternSpacing?: number;
  /**
   * At the start of segments, rays, vectors, arcs, polylines, curves and the arcs of angles; of a curve without an
   * end where it leaves the view. Default "none".
   */
  readonly startArrow?: 'filled_stealth' | 'stealth' | 'triangle' | 'open' | 'none';
  /** At their end; of an angle, counterclockwise. Default "none". */
  readonly endArrow?: 'filled_stealth' | 'stealth' | 'triangle' | 'open' | 'none';
  /**
   * A head halfway along what is seen of a line or curve, in the direction of its parameter; of circles and
   * ellipses at 45°, counterclockwise. Default "none".
   */
  readonly middleArrow?: 'filled_stealth' | 'stealth' | 'triangle' | 'open' | 'none';
  /**
   * Marks where the pieces of a function begin and end, and its holes: a dot where the point belongs to it, a
   * circle where it does not. Default false.
   */
  readonly endDots?: boolean;
  /** Of a dimension line’s ends; of ticks, which have strokes without it. */
  readonly arrowStyle?: 'filled_stealth' | 'stealth' | 'triangle' | 'open' | 'none';
  /** px from what is measured to the dimension line. A number from 0 to 1000. Default 22. */
  readonly dimensionDistance?: number;
  /**
   * The side of the dimension line: outside of the polygon that it measures a side of, else the right; right and
   * left look from the first point to the second. Default "outside".
   */
  readonly dimensionSide?: 'outside' | 'right' | 'left';
  /** The diameter of a point, px; 0 draws none. A number from 0 to 1000. Default 7. */
  readonly pointSize?: number;
  /** Its shape. Default "dot". */
  readonly pointStyle?: 'dot' | 'circle' | 'cross' | 'plus' | 'square' | 'diamond';
  /** The radius of an angle’s mark, and of a tick’s arcs in one, px. A number from 0 to 10000. Default 20. */
  readonly angleSize?: number;
  /** Arcs of an angle. A number from 0 to 10. Default 1. */
  readonly arcCount?: number;
  /** Strokes across the arcs of an angle: as many stand for the same size. A number from 0 to 10. Default 0. */
  readonly arcStrokes?: number;
  /** Draws a right angle as a square. Default true. */
  readonly emphasizeRightAngle?: boolean;
  /** Draws nothing left of it, in logical units. A finite number. */
  readonly displayMinX?: number;
  /** Nothing right of it. A finite number. */
  readonly displayMaxX?: number;
  /** Nothing below it. A finite number. */
  readonly displayMinY?: number;
  /** Nothing above it. A finite number. */
  readonly displayMaxY?: number;
  /**
   * In space: how its fill shows directions. `light` makes it opaque, flat faces in three tones and what is round
   * in a gradient, with the light from the left above; `regionOpacity` does not count then. Default "none".
   */
  readonly shading?: 'none' | 'light';
  /** In space: whether a sphere has a horizontal circle around its middle. Default false. */
  readonly equator?: boolean;
  /**
   * In space: how far apart in height the contour lines of a surface are, which then take the place of its net; at
   * most 100 are drawn. A number from 5e-324.
   */
  readonly contourDistance?: number;
  /** In space: whether lines behind it are hidden. Without it everything is seen through it. Default true. */
  readonly hides?: boolean;
  /**
   * In space: the lines in which it crosses other bodies, planes and surfaces. Without it they look like the wider
   * lines of the two; `none` of one of them leaves them out.
   */
  readonly intersectionLine?: 'solid' | 'dashed' | 'dotted' | 'dashdot' | 'none';
  /**
   * In space: px that a line which passes behind this one leaves free on each side of it, so that one sees which is
   * nearer. Lines that meet have no gap. A number from 0 to 50. Default 0.
   */
  readonly crossingGap?: number;
}

export interface LabelStyle
  extends Pick<
    Shared,
    | 'hidden'
    | 'lang'
    | 'fontSize'
    | 'align'
    | 'precision'
    | 'followDirection'
    | 'fillOpacity'
    | 'strokeOpacity'
    | 'anchorParam'
  > {
  /** How the template is read. Default "latex". */
  readonly mode?: 'latex' | 'normal';
  /**
   * The font. Characters that it lacks, such as Chinese ones, come from the bundled Noto fonts. Default
   * "KaTeX_Math".
   */
  readonly font?: string;
  /** Without it the object’s own. */
  readonly color?: string;
  /** px to the right, from the object’s point to the left end of the baseline. A finite number. Default 5. */
  readonly offsetX?: number;
  /**
   * px downwards. A label that is fixed at (5, −5), where nobody dragged it, moves away from its own line. A finite
   * number. Default -5.
   */
  readonly offsetY?: number;
  /**
   * With `auto`, a label without `offsetX`, `offsetY` and `anchorParam` moves where it would touch something.
   * Default "auto".
   */
  readonly placement?: 'auto' | 'fixed';
}

export interface TextStyle
  extends Pick<
    Shared,
    | 'hidden'
    | 'font'
    | 'lang'
    | 'fontSize'
    | 'align'
    | 'precision'
    | 'followDirection'
    | 'fillOpacity'
    | 'strokeOpacity'
    | 'anchorParam'
    | 'screenFixed'
  > {
  /** How the template is read. Default "normal". */
  readonly mode?: 'latex' | 'normal';
  /** Of the letters. Default "#262b33". */
  readonly color?: string;
  /**
   * Logical coordinates of the left end of the first baseline, or px with `screenFixed`. A finite number. Default
   * 0.
   */
  readonly offsetX?: number;
  /** The other coordinate; px count downwards. A finite number. Default 0. */
  readonly offsetY?: number;
}

export interface AxisStyle extends Pick<Shared, 'lang' | 'hiddenLineDash' | 'hiddenLineOpacity'> {
  /** Draws it. Default true. */
  readonly show?: boolean;
  /** Strokes at the numbers. Default true. */
  readonly tick?: boolean;
  /** Numbers. Default true. */
  readonly label?: boolean;
  /** Where it begins; without it at the edge of the picture. A finite number. */
  readonly min?: number;
  /** Where it ends. A finite number. */
  readonly max?: number;
  /**
   * In space: the axes stand at the edges of a box around the figure, whose far walls have a grid, instead of
   * crossing in the origin. One axis that says so is enough. Default false.
   */
  readonly box?: boolean;
  /** Its head. Default "filled_stealth". */
  readonly arrowStyle?: 'filled_stealth' | 'stealth' | 'triangle' | 'open' | 'none';
  /** `name` writes x, y or z at its end. Default "none". */
  readonly axisLabelPreset?: 'none' | 'name';
  /** px to the right, of the name from its usual place. A finite number. */
  readonly axisLabelOffsetX?: number;
  /** px downwards, of the name. A finite number. */
  readonly axisLabelOffsetY?: number;
  /**
   * A text for the axis, instead of its name; formulas stand between dollars: `"Time $t$ in s"`; a quantity alone,
   * such as `x_1` or `v(t)`, is one without them.
   */
  readonly title?: string;
  /** In the plane: the title at the arrow, or along the middle of the axis, beyond its numbers. Default "end". */
  readonly titlePosition?: 'end' | 'middle';
  /** px of one em of the title or name. A number from 0 to 1000. Default 16. */
  readonly titleSize?: number;
  /** px of one em of the numbers. A number from 0 to 1000. Default 13. */
  readonly fontSize?: number;
  /**
   * In the plane: behind each number. `π` and `°` count in π and π/180, as in the language; `unitSize` says
   * otherwise.
   */
  readonly unit?: string;
  /**
   * In the plane: logical units that 1 at the axis stands for; without it what the unit is worth, else 1. A number
   * from 5e-324.
   */
  readonly unitSize?: number;
  /**
   * In the plane: ticks at these places instead of the regular ones: `[[0, "Mon"], [1, "Tue"], ["sqrt(2)", "$\sqrt
   * 2$"], 3]`. A place is a number, or an expression in quotes that is one; without a text it has its number.
   */
  readonly ticks?: readonly (number | string | readonly [position: number | string, text: string])[];
  /** In the plane: short ticks between the others. Default false. */
  readonly minorTicks?: boolean;
  /** In the plane: the number where the axes cross. Default true. */
  readonly originLabel?: boolean;
  /** In the plane: the coordinate on the other axis where this one crosses it. A finite number. Default 0. */
  readonly crossing?: number;
  /** In the plane: keeps the numbers at the border of the picture where the axis lies outside. Default false. */
  readonly pinNumbers?: boolean;
  /**
   * In the plane: `log` gives each power of ten the same room, and `scale` of the view is then px for one of them.
   * Only what lies above 0 is drawn. Default "linear".
   */
  readonly scale?: 'linear' | 'log';
  /** From number to number: round ones, multiples of π/2, or `distance`. Default "auto". */
  readonly distanceMode?: 'auto' | 'half_pi' | 'custom';
  /**
   * From number to number, with `distanceMode: custom`: logical units, or those of `unit`; at parts of π, such as
   * 0.785398, the numbers are written with π. A number from 5e-324.
   */
  readonly distance?: number;
  /** Of the line, the numbers and the name. Default "#262b33". */
  readonly color?: string;
  /** px. A number from 0 to 1000. Default 1.5. */
  readonly lineWidth?: number;
  /** Of the line and the numbers, in percent. A number from 0 to 100. Default 100. */
  readonly lineOpacity?: number;
  /** In space: of the line. Default "solid". */
  readonly lineDash?: 'solid' | 'dashed' | 'dotted' | 'dashdot';
}

export interface GridStyle {
  /** Draws it. Default false. */
  readonly show?: boolean;
  /**
   * In the plane: its lines; `triangular` has horizontal ones, `isometric` vertical ones, each with two others at
   * 60°. Default "square".
   */
  readonly kind?: 'square' | 'polar' | 'triangular' | 'isometric';
  /** Degrees from ray to ray of a polar grid. A number from 1 to 180. Default 30. */
  readonly angleStep?: number;
  /** The angles of the rays of a polar grid, at the border of the picture. Default "none". */
  readonly angleLabels?: 'none' | 'degrees' | 'radians';
  /** As that of the axes; `axes`: in the plane its lines stand at the numbers of each axis. Default "auto". */
  readonly distanceMode?: 'auto' | 'half_pi' | 'custom' | 'axes';
  /** Logical units from line to line, with `distanceMode: custom`. A number from 5e-324. */
  readonly distance?: number;
  /** Of its lines. Default "#cdd3db". */
  readonly color?: string;
  /** px. A number from 0 to 1000. Default 1. */
  readonly lineWidth?: number;
  /** Of its lines. Default "solid". */
  readonly lineDash?: 'solid' | 'dashed' | 'dotted' | 'dashdot';
  /** Of its lines, in percent. A number from 0 to 100. Default 100. */
  readonly lineOpacity?: number;
}

export interface BackgroundStyle {
  /** Behind everything; `transparent: true` of a request leaves it out. Default "#ffffff". */
  readonly color?: string;
}

export interface NumbersStyle {
  /** What stands before decimals; with `comma`, semicolons part coordinates and lists. Default "point". */
  readonly decimal?: 'point' | 'comma';
  /**
   * What parts groups of three digits: a thin space, or the mark that is not before decimals; numbers of four
   * digits have none. Default "none".
   */
  readonly thousands?: 'none' | 'space' | 'mark';
  /** With `tidy`, as in figure text, `{{m}}x` writes x and -x for 1 and -1. Default "written". */
  readonly coefficients?: 'written' | 'tidy';
}

export interface SliderStyle extends Pick<Shared, 'hidden' | 'offsetY' | 'screenFixed' | 'lang'> {
  /** Of the thumb. Default "dot". */
  readonly shape?: 'dot' | 'square' | 'triangle' | 'roundRect';
  /** Its diameter, px. A number from 0 to 1000. Default 14. */
  readonly size?: number;
  /** Its colour. Default "#1d5fad". */
  readonly color?: string;
  /** Of thumb and track, in percent. A number from 0 to 100. Default 100. */
  readonly opacity?: number;
  /** Of the track. Default "#b4bcc8". */
  readonly trackColor?: string;
  /** Of the track, in percent. A number from 0 to 100. Default 100. */
  readonly trackOpacity?: number;
  /** px. A number from 0 to 1000. Default 4. */
  readonly trackHeight?: number;
  /** Logical units, or 50 px each with `screenFixed`. A number from 0. Default 5. */
  readonly trackLength?: number;
  /** Of the label. Default "#262b33". */
  readonly labelColor?: string;
  /** Above the thumb, or above the start of the track. Default "slider". */
  readonly labelPosition?: 'slider' | 'track';
  /** Logical coordinates of the left end of the track, or px with `screenFixed`. A finite number. Default 0. */
  readonly offsetX?: number;
  /** How the label’s template is read. Default "latex". */
  readonly mode?: 'latex' | 'normal';
  /** The font of the label. Default "KaTeX_Math". */
  readonly font?: string;
  /** Of the label: px of one em. A number from 0 to 1000. Default 16. */
  readonly fontSize?: number;
  /** Decimals of the numbers in the label. A number from 0 to 15. Default 2. */
  readonly precision?: number;
}

export interface ButtonStyle
  extends Pick<
    Shared,
    'hidden' | 'offsetX' | 'offsetY' | 'screenFixed' | 'width' | 'height' | 'opacity' | 'rotation' | 'font' | 'lang'
  > {
  /** Of the title, and fainter of the border. Default "#262b33". */
  readonly color?: string;
  /** Behind it. Default "#eef1f5". */
  readonly backgroundColor?: string;
  /** px of one em. A number from 0 to 1000. Default 14. */
  readonly fontSize?: number;
  /** px. A number from 0. Default 6. */
  readonly cornerRadius?: number;
}

export interface ImageStyle
  extends Pick<
    Shared,
    'hidden' | 'offsetX' | 'offsetY' | 'screenFixed' | 'width' | 'height' | 'opacity' | 'rotation'
  > {}
