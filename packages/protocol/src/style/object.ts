import { palette } from './palette.js';
import type { StyleProperties } from './property.js';
import { ARROW_STYLES, distance, hidden, LINE_DASHES, lineWidth, percent } from './shared.js';

const HEADS = ARROW_STYLES.filter((style) => style !== 'none');

/** The types of lines that may have heads at their ends. */
const WITH_ENDS = ['Segment', 'Ray', 'Arc', 'EllipticArc', 'Polyline'] as const;

/** The types of lines that have a direction in the middle. */
const WITH_MIDDLE = [...WITH_ENDS, 'Line', 'Vector', 'Circle', 'Ellipse', 'Parabola', 'Hyperbola', 'Curve'] as const;

/** The types that have no inside. */
const WITHOUT_INSIDE = [
  'Point',
  'Line',
  'Segment',
  'Ray',
  'Vector',
  'Polyline',
  'Hyperbola',
  'Parabola',
  'Curve',
  'Tick',
  'Dimension',
  'SlopeField',
  'VectorField',
  'Distribution',
] as const;

const IN_SPACE = ['figures in space'] as const;

/** Larger points would cover any figure. */
const MAX_POINT_SIZE = 1000;

/** A larger mark than any view. */
const MAX_ANGLE_SIZE = 10_000;

/** px between lines of a pattern: nearer ones are a tint, farther ones no pattern. */
const MIN_SPACING = 2;
const MAX_SPACING = 200;

/** px: a dimension line farther away belongs to nothing. */
const MAX_DISTANCE = 1000;

/** px: a wider gap would no longer belong to the line that it is for. */
const MAX_GAP = 50;

/** More arcs than this can't be told apart. */
const MAX_ARCS = 10;

/**
 * What objects have. The default of a property that all objects have counts with the styles of types, so that heirs
 * take it from their parents; that of one with `of` counts where nobody says anything.
 */
export const objectProperties = {
  hidden,
  color: {
    type: 'color',
    default: palette.ink,
    doc: 'Of lines, fills and, where they have none of their own, labels.',
    shown: ['#c0322b', 'rgb(0 128 0)', 'hsl(280 60% 50%)', 'teal'],
  },
  lineWidth: { ...lineWidth, default: 2, shown: [1, 2, 4, 8] },
  lineDash: {
    type: 'choice',
    options: LINE_DASHES,
    default: 'solid',
    doc: 'Dashes begin and end whole.',
    shown: LINE_DASHES,
  },
  lineOpacity: { ...percent, doc: 'In percent.', shown: [100, 60, 30] },
  fillColor: {
    type: 'color',
    notOf: WITHOUT_INSIDE,
    doc: 'Of fills and patterns, where they are not to have the colour of the lines.',
    shown: ['#e8a33d', 'teal'],
  },
  regionOpacity: {
    ...percent,
    default: 0,
    defaultWith: { given: 'fillColor', without: 'fillPattern', value: 12 },
    notOf: WITHOUT_INSIDE,
    doc: 'Of the inside, in percent. With a `fillColor` and no `fillPattern` it is 12 where nothing else is said.',
    shown: [0, 12, 40, 100],
  },
  colors: {
    type: 'text',
    named: [],
    of: ['Chart'],
    doc: 'The colours of the bars or sectors of a chart, or of its series, one after the other and round: CSS colours with semicolons between them, teal;#c0322b.',
    shown: ['teal;#c0322b', '#1d5fad;#a35c00;#2c7a3f'],
  },
  fillPattern: {
    type: 'choice',
    options: ['hatch', 'crosshatch', 'dots'],
    notOf: WITHOUT_INSIDE,
    doc: 'Fills the inside with lines or dots.',
    shown: ['hatch', 'crosshatch', 'dots'],
  },
  patternAngle: {
    type: 'number',
    default: 45,
    notOf: WITHOUT_INSIDE,
    doc: 'The direction of hatch lines in degrees, counterclockwise from the right.',
    shown: [0, 45, 120],
  },
  patternSpacing: {
    type: 'number',
    min: MIN_SPACING,
    max: MAX_SPACING,
    default: 8,
    notOf: WITHOUT_INSIDE,
    doc: 'px between hatch lines, and between dots.',
    shown: [4, 8, 16],
  },
  startArrow: {
    type: 'choice',
    options: ARROW_STYLES,
    default: 'none',
    of: [...WITH_ENDS, 'Curve', 'Vector', 'VectorField', 'Angle', 'Distribution', 'Chart'],
    doc: 'At the start of segments, rays, vectors, arcs, polylines, curves and the arcs of angles; of a curve without an end where it leaves the view.',
    shown: HEADS,
  },
  endArrow: {
    type: 'choice',
    options: ARROW_STYLES,
    default: 'none',
    of: [...WITH_ENDS, 'Curve', 'Vector', 'VectorField', 'Angle', 'Distribution', 'Chart'],
    doc: 'At their end; of an angle, counterclockwise.',
    shown: HEADS,
  },
  middleArrow: {
    type: 'choice',
    options: ARROW_STYLES,
    default: 'none',
    of: WITH_MIDDLE,
    doc: 'A head halfway along what is seen of a line or curve, in the direction of its parameter; of circles and ellipses at 45°, counterclockwise.',
    shown: HEADS,
  },
  endDots: {
    type: 'boolean',
    default: false,
    of: ['Curve', 'Distribution'],
    doc: 'Marks where the pieces of a function begin and end, and its holes: a dot where the point belongs to it, a circle where it does not.',
    shown: [true],
  },
  arrowStyle: {
    type: 'choice',
    options: ARROW_STYLES,
    byType: { Dimension: 'filled_stealth', Tick: 'none' },
    of: ['Dimension', 'Tick'],
    open: true,
    doc: 'Of a dimension line’s ends; of ticks, which have strokes without it.',
    shown: HEADS,
  },
  dimensionDistance: {
    type: 'number',
    min: 0,
    max: MAX_DISTANCE,
    default: 22,
    of: ['Dimension'],
    doc: 'px from what is measured to the dimension line.',
    shown: [10, 22, 40],
  },
  dimensionSide: {
    type: 'choice',
    options: ['outside', 'right', 'left'],
    default: 'outside',
    of: ['Dimension'],
    doc: 'The side of the dimension line: outside of the polygon that it measures a side of, else the right; right and left look from the first point to the second.',
    shown: ['outside', 'right', 'left'],
  },
  pointSize: {
    type: 'number',
    min: 0,
    max: MAX_POINT_SIZE,
    default: 7,
    of: ['Point'],
    doc: 'The diameter of a point, px; 0 draws none.',
    shown: [3, 7, 12, 20],
  },
  pointStyle: {
    type: 'choice',
    options: ['dot', 'circle', 'cross', 'plus', 'square', 'diamond'],
    default: 'dot',
    of: ['Point'],
    doc: 'Its shape.',
    shown: ['dot', 'circle', 'cross', 'plus', 'square', 'diamond'],
  },
  angleSize: {
    type: 'number',
    min: 0,
    max: MAX_ANGLE_SIZE,
    default: 20,
    of: ['Angle', 'Tick'],
    doc: 'The radius of an angle’s mark, and of a tick’s arcs in one, px.',
    shown: [10, 20, 40],
  },
  arcCount: {
    type: 'number',
    min: 0,
    max: MAX_ARCS,
    default: 1,
    of: ['Angle'],
    doc: 'Arcs of an angle.',
    shown: [1, 2, 3],
  },
  arcStrokes: {
    type: 'number',
    min: 0,
    max: MAX_ARCS,
    default: 0,
    of: ['Angle'],
    doc: 'Strokes across the arcs of an angle: as many stand for the same size.',
    shown: [0, 1, 2, 3],
  },
  emphasizeRightAngle: {
    type: 'boolean',
    default: true,
    of: ['Angle'],
    doc: 'Draws a right angle as a square.',
    shown: [true, false],
  },
  displayMinX: { type: 'number', doc: 'Draws nothing left of it, in logical units.', shown: [-0.8] },
  displayMaxX: { type: 'number', doc: 'Nothing right of it.', shown: [0.8] },
  displayMinY: { type: 'number', doc: 'Nothing below it.', shown: [-0.5] },
  displayMaxY: { type: 'number', doc: 'Nothing above it.', shown: [0.5] },
  shading: {
    type: 'choice',
    options: ['none', 'light'],
    default: 'none',
    of: IN_SPACE,
    doc: 'In space: how its fill shows directions. `light` makes it opaque, flat faces in three tones and what is round in a gradient, with the light from the left above; `regionOpacity` does not count then.',
    shown: ['none', 'light'],
  },
  equator: {
    type: 'boolean',
    default: false,
    of: IN_SPACE,
    doc: 'In space: whether a sphere has a horizontal circle around its middle.',
    shown: [true, false],
  },
  contourDistance: {
    ...distance,
    of: IN_SPACE,
    doc: 'In space: how far apart in height the contour lines of a surface are, which then take the place of its net; at most 100 are drawn.',
    shown: [0.25, 0.5],
  },
  hides: {
    type: 'boolean',
    default: true,
    of: IN_SPACE,
    doc: 'In space: whether lines behind it are hidden. Without it everything is seen through it.',
    shown: [true, false],
  },
  intersectionLine: {
    type: 'choice',
    options: [...LINE_DASHES, 'none'],
    of: IN_SPACE,
    doc: 'In space: the lines in which it crosses other bodies, planes and surfaces. Without it they look like the wider lines of the two; `none` of one of them leaves them out.',
    shown: ['solid', 'dotted', 'none'],
  },
  crossingGap: {
    type: 'number',
    min: 0,
    max: MAX_GAP,
    default: 0,
    of: IN_SPACE,
    doc: 'In space: px that a line which passes behind this one leaves free on each side of it, so that one sees which is nearer. Lines that meet have no gap.',
    shown: [0, 4, 10],
  },
  hiddenLineDash: {
    type: 'choice',
    options: [...LINE_DASHES, 'thin', 'none'],
    of: IN_SPACE,
    doc: 'In space: lines that something hides. Without it `dashed`.',
    shown: ['dashed', 'dotted', 'thin', 'none'],
  },
  hiddenLineOpacity: {
    ...percent,
    of: IN_SPACE,
    doc: 'In space: of hidden lines, in percent of the line’s own.',
    shown: [100, 30],
  },
} as const satisfies StyleProperties;
