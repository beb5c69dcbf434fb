/**
 * Tolerances of the plane. All are relative: each use multiplies by the size of the numbers that went in, so a figure
 * keeps its kind when it is drawn a thousand times smaller or far from the origin.
 */

/** Rounding left over by a short chain of double operations (2^-52 is 2.2e-16). */
export const ROUNDING = 1e-14;

/** Sine of the angle below which two directions are parallel and three points collinear. */
export const PARALLEL = 1e-12;

/** How far a point may be from an object, as a part of the sizes involved, and still count as lying on it: chained constructions lose a few digits. */
export const ON_OBJECT = 1e-8;

/** How far past its ends a path parameter may be, in parts of the range; it is then moved to the end. */
export const PARAMETER_SLACK = 1e-9;

/** 4AC - B² over (A² + B² + C²) below which a conic is a parabola or parallel lines: an ellipse this thin is 10^6 times as long as wide. */
export const PARABOLIC = 1e-12;

/** The same for a conic through five points, whose coefficients carry the error of products of four coordinates. */
export const PARABOLIC_THROUGH_POINTS = 1e-11;

/** Difference of an ellipse's eigenvalues, in parts of their sum, below which it is a circle. */
export const CIRCULAR = 1e-12;
