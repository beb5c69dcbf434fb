import { build, type Expr } from '@geoslide/geometry';
import { savedOf } from '../objects/saved.js';
import type { Kind, Typed } from '../translate/kinds.js';
import { type Command, type Form, form, template } from './command.js';

/** Two lines or more, each the one that was saved. */
function choices(takes: string, kind: Kind, sources: readonly string[]): Form {
  return {
    takes: takes.split(', '),
    becomes: `${sources.map((source) => `\`${source}\``).join(', ')}, in the order that was saved`,
    write: (args, outputs) => {
      const better: Expr[] = sources.map((source) => template(source, args));
      return Array.from({ length: outputs.count }, (_, i) => ({
        kind,
        tree: better[i % better.length]!,
        ...(outputs.element(i)?.isSaved && { better }),
      }));
    },
  };
}

/** Up to four lines through a cross a conic at a right angle; this is the one to the nearest point. */
const NORMAL = 'PerpLine(Tangent(b, Closest(b, a)), a)';

/** A segment of a length in the direction that was saved, and its other end. */
const segmentOfLength: Form = {
  takes: ['point', 'number'],
  becomes: '`Segment(a, a + b * Point(cos(?), sin(?)))` in the saved direction, its end',
  write: (args, outputs) => {
    const element = outputs.element(0);
    const saved = element && savedOf(element);
    // A line through P and Q is saved as P × Q: a = P.y - Q.y, b = Q.x - P.x.
    const [x, y] = saved?.kind === 'line' ? [saved.b, -saved.a] : [1, 0];
    const size = Math.hypot(x, y);
    const direction: Typed = {
      kind: 'point',
      tree: build.call('Point', build.literal(x / size), build.literal(y / size)),
    };
    const made = template('Segment(a, a + b * c)', [...args, direction]);
    const end: Expr = { kind: 'member', object: outputs.first ?? made, property: 'end', start: 0, end: 0 };
    return [
      { kind: 'segment', tree: made },
      { kind: 'point', tree: end },
    ];
  },
};

/**
 * Tangents with the direction of a line. They touch a conic on the diameter through the pole of that line, which is at
 * infinity for a line through the centre: of a circle, that diameter crosses the line at a right angle.
 */
const parallelTangents: Form = {
  takes: ['line', 'conic'],
  becomes: '`ParallelLine(a, P)`, P on b in the order that was saved',
  write: (args, outputs) => {
    const diameter = args[1]!.isCircle ? 'PerpLine(a, b.center)' : 'Line(b.center, Pole(a, b))';
    const sources = [1, 2].map((n) => `ParallelLine(a, Intersect(${diameter}, b, ${n}))`);
    return choices('line, conic', 'line', sources).write(args, outputs);
  },
};

/** The line through the middles of the chords that have the direction of a line. */
const conjugateDiameter: Form = {
  takes: ['linear', 'conic'],
  becomes: '`Line(b.center, Pole(a, b))`; of a circle `PerpLine(a, b.center)`',
  write: (args) => {
    const sources = args[1]!.isCircle
      ? ['PerpLine(a, b.center)']
      : ['Line(b.center, Pole(a, b))', 'PerpLine(a, b.center)'];
    const better = sources.map((source) => template(source, args));
    return [{ kind: 'line', tree: better[0]!, better }];
  },
};

export const lineCommands: readonly Command[] = [
  {
    name: 'Line',
    forms: [form('point, point', 'line', 'Line(a, b)'), form('point, linear', 'line', 'ParallelLine(b, a)')],
  },
  {
    name: 'Segment',
    forms: [form('point, point', 'segment', 'Segment(a, b)'), segmentOfLength],
  },
  { name: 'Ray', forms: [form('point, point', 'ray', 'Ray(a, b)'), form('point, linear', 'ray', 'Ray(a, b)')] },
  {
    name: 'Vector',
    forms: [
      form('point, point', 'vector', 'Vector(a, b)'),
      form('point', 'vector', 'Vector(a)'),
      form('vector', 'vector', 'a'),
    ],
  },
  { name: 'Direction', forms: [form('linear', 'vector', 'a.direction')] },
  {
    name: 'OrthogonalLine',
    also: ['PerpendicularLine', 'Perpendicular'],
    forms: [
      form('point, linear', 'line', 'PerpLine(b, a)'),
      form('point, plane', 'line', 'PerpLine(b, a)'),
      form('line, line', 'line', 'PerpLine(a, b)'),
      form('point, circle', 'line', 'Line(a, b.center)'),
      form('point, function', 'line', 'PerpLine(Tangent(b, a.x), a)'),
      { ...form('point, conic', 'line', NORMAL), becomes: 'the line to the nearest point of b, across its tangent' },
    ],
  },
  {
    name: 'OrthogonalVector',
    also: ['PerpendicularVector'],
    forms: [form('linear', 'vector', 'Rotate(a.direction, π / 2)')],
  },
  {
    name: 'UnitVector',
    forms: [form('linear', 'vector', 'Vector((1 / a.direction.length) * Point(a.direction.x, a.direction.y))')],
  },
  {
    name: 'UnitOrthogonalVector',
    also: ['UnitPerpendicularVector'],
    forms: [form('linear', 'vector', 'Vector((1 / a.direction.length) * Point(-a.direction.y, a.direction.x))')],
  },
  {
    name: 'LineBisector',
    also: ['PerpendicularBisector'],
    forms: [form('point, point', 'line', 'PerpBisector(a, b)'), form('segment', 'line', 'PerpBisector(a)')],
  },
  {
    name: 'AngularBisector',
    also: ['AngleBisector'],
    forms: [
      form('point, point, point', 'line', 'AngleBisector(a, b, c)'),
      choices('linear, linear', 'line', [
        'AngleBisector(Intersect(a, b, 1) + (1 / a.direction.length) * Point(a.direction.x, a.direction.y), Intersect(a, b, 1), Intersect(a, b, 1) + (1 / b.direction.length) * Point(b.direction.x, b.direction.y))',
        'AngleBisector(Intersect(a, b, 1) + (1 / a.direction.length) * Point(a.direction.x, a.direction.y), Intersect(a, b, 1), Intersect(a, b, 1) - (1 / b.direction.length) * Point(b.direction.x, b.direction.y))',
      ]),
    ],
  },
  {
    name: 'Tangent',
    forms: [
      choices('point, circle', 'line', ['Tangent(b, a, 1)', 'Tangent(b, a, 2)']),
      form('point, function', 'line', 'Tangent(b, a.x)'),
      form('number, function', 'line', 'Tangent(b, a)'),
      form('point, curve', 'line', 'Tangent(b, a)'),
      choices(
        'circle, circle',
        'line',
        [1, 2, 3, 4].map((n) => `CommonTangent(a, b, ${n})`),
      ),
      choices('circle, point', 'line', ['Tangent(a, b, 1)', 'Tangent(a, b, 2)']),
      parallelTangents,
    ],
  },
  {
    name: 'Polar',
    forms: [form('point, conic', 'line', 'PolarLine(a, b)'), form('line, conic', 'point', 'Pole(a, b)')],
  },
  {
    name: 'Asymptote',
    forms: [choices('conic', 'line', ['Asymptote(a, 1)', 'Asymptote(a, 2)']), form('function', 'list', 'Asymptote(a)')],
  },
  { name: 'ConjugateDiameter', also: ['Diameter'], forms: [conjugateDiameter] },
  { name: 'Directrix', forms: [form('conic', 'line', 'a.directrix')] },
  {
    name: 'Axes',
    forms: [choices('conic', 'line', ['Line(a.focus(1), a.focus(2))', 'PerpBisector(a.focus(1), a.focus(2))'])],
  },
  { name: 'FirstAxis', also: ['MajorAxis'], forms: [form('conic', 'line', 'Line(a.focus(1), a.focus(2))')] },
  { name: 'SecondAxis', also: ['MinorAxis'], forms: [form('conic', 'line', 'PerpBisector(a.focus(1), a.focus(2))')] },
];
