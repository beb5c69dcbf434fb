/** What a style type falls back to where the style sheet has nothing for it. */
const FALLBACK: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Semicircle: 'Arc',
    CircumArc: 'Arc',
    EllipticArc: 'Arc',
    Sector: 'Arc',
    CircleSegment: 'Arc',
    Circumcircle: 'Circle',
    Incircle: 'Circle',
    Ellipse: 'Circle',
    Vector: 'Segment',
    Polyline: 'Segment',
    Triangle: 'Polygon',
    Parallelogram: 'Polygon',
    Rectangle: 'Polygon',
    Square: 'Polygon',
    Rhombus: 'Polygon',
    Hyperbola: 'Curve',
    Parabola: 'Curve',
    Conic: 'Curve',
    Function: 'Curve',
    Locus: 'Curve',
    Bezier: 'Curve',
    Spline: 'Curve',
    Integral: 'Area',
    Between: 'Area',
  }),
);

/** A type and its fallbacks, the most specific first: `Semicircle`, `Arc`. `kind` is the value's own type, the last resort. */
export function typeChain(type: string, kind: string = type): readonly string[] {
  const chain = [type];
  for (const start of [type, kind]) {
    for (let next: string | undefined = start; next !== undefined; next = FALLBACK.get(next)) {
      if (!chain.includes(next)) chain.push(next);
    }
  }
  return chain;
}
