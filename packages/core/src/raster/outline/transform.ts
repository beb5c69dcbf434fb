/** Maps (x, y) to (a x + c y + e, b x + d y + f), as SVG's matrix(). */
export interface Transform {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export function scaling(scale: number): Transform {
  return { a: scale, b: 0, c: 0, d: scale, e: 0, f: 0 };
}

/** Turns by `angle` radians (clockwise on screen), scales, then moves to (e, f). */
export function placement(angle: number, scale: number, e: number, f: number): Transform {
  const cos = angle === 0 ? 1 : Math.cos(angle);
  const sin = angle === 0 ? 0 : Math.sin(angle);
  return { a: cos * scale, b: sin * scale, c: -sin * scale, d: cos * scale, e, f };
}

/** Scales by (sx, sy), moves by (x, y), and then applies `t`. */
export function within(t: Transform, x: number, y: number, sx = 1, sy = 1): Transform {
  return {
    a: t.a * sx,
    b: t.b * sx,
    c: t.c * sy,
    d: t.d * sy,
    e: t.a * x + t.c * y + t.e,
    f: t.b * x + t.d * y + t.f,
  };
}

/** The most by which a length grows. */
export function magnification(t: Transform): number {
  return Math.max(Math.hypot(t.a, t.b), Math.hypot(t.c, t.d));
}
