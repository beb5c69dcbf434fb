import type { Expr } from '@geoslide/geometry';
import type { Kind } from '../translate/kinds.js';
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

export const lineCommands: readonly Command[] = [
  {
    name: 'Line',
    forms: [form('point, point', 'line', 'Line(a, b)'), form('point, linear', 'line', 'ParallelLine(b, a)')],
  },
  {
    name: 'Segment',
    forms: [
      form('point, point', 'segment', 'Segment(a, b)'),
      form('point, number', 'segment', 'Segment(a, a + Point(b, 0))'),
    ],
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
    ],
  },
  {
    name: 'Polar',
    forms: [form('point, conic', 'line', 'PolarLine(a, b)'), form('line, conic', 'point', 'Pole(a, b)')],
  },
  { name: 'Asymptote', forms: [choices('conic', 'line', ['Asymptote(a, 1)', 'Asymptote(a, 2)'])] },
  { name: 'Directrix', forms: [form('conic', 'line', 'a.directrix')] },
  {
    name: 'Axes',
    forms: [choices('conic', 'line', ['Line(a.focus(1), a.focus(2))', 'PerpBisector(a.focus(1), a.focus(2))'])],
  },
  { name: 'FirstAxis', also: ['MajorAxis'], forms: [form('conic', 'line', 'Line(a.focus(1), a.focus(2))')] },
  { name: 'SecondAxis', also: ['MinorAxis'], forms: [form('conic', 'line', 'PerpBisector(a.focus(1), a.focus(2))')] },
];
