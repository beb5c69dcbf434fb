import { build, type Expr } from '@geoslide/geometry';
import { freeSource } from '../objects/free.js';
import { savedOf } from '../objects/saved.js';
import type { Typed } from '../translate/kinds.js';
import { member } from '../translate/place.js';
import { Unreadable } from '../unreadable.js';
import { type Command, type Form, form, type Made, template } from './command.js';
import type { Outputs } from './outputs.js';

const { call, literal } = build;

/** Common points that two paths can have for which each number is tried. */
const MOST_COMMON_POINTS = 6;

/** The saved place of an output as numbers. */
function savedPlace(outputs: Outputs, n: number): Expr[] | undefined {
  const element = outputs.element(n);
  const saved = element && savedOf(element);
  if (saved?.kind !== 'point') return undefined;
  return [saved.x, saved.y, ...(saved.z === undefined ? [] : [saved.z])].map(literal);
}

/** A point that can move on a path or in a region; its place is the saved one. */
const onPath: Form = {
  takes: ['path'],
  becomes: '`Point(a, ?)` at the saved place',
  write: ([path], outputs) => {
    const place = savedPlace(outputs, 0);
    if (place === undefined) {
      const isLine = ['line', 'segment', 'ray', 'vector'].includes(path!.kind);
      return [{ kind: 'point', inSpace: path!.inSpace, tree: call('Point', path!.tree, literal(isLine ? 0.5 : 0)) }];
    }
    const tree = call('Closest', path!.tree, call('Point', ...place));
    return [{ kind: 'point', inSpace: path!.inSpace || place.length === 3, tree, path: path!.tree }];
  },
};

/** GeoGebra counts each path from 0 to 1; where that of ours does not give the saved place, the point stays there. */
const AT_PARAMETER: readonly string[] = ['Point(a, b)', 'Point(a, 2π * b)', 'Point(a, 2π * b - π)'];

const atParameter: Form = {
  takes: ['path', 'number'],
  becomes: '`Point(a, b)`, b of the whole path; `Point(a, ?)` where that was saved elsewhere',
  write: (args, outputs) => {
    const [path] = args as [Typed];
    const readings = AT_PARAMETER.map((source) => template(source, args));
    const place = savedPlace(outputs, 0);
    if (place === undefined) {
      const isOneOfOurs = path.kind === 'segment' || path.kind === 'vector' || outputs.element(0) !== undefined;
      if (!isOneOfOurs) throw new Unreadable(`a point of a ${path.kind} inside of an expression`);
      return [{ kind: 'point', inSpace: path.inSpace, tree: readings[0]! }];
    }
    const tree = call('Closest', path.tree, call('Point', ...place));
    return [{ kind: 'point', inSpace: path.inSpace || place.length === 3, tree, better: readings }];
  },
};

const NO_PLACE = 'a point in a region without a saved place';

const inRegion: Form = {
  takes: ['figure'],
  becomes: '`Point(?, ?)` at the saved place',
  write: (_, outputs) => {
    const element = outputs.element(0);
    if (element === undefined || savedPlace(outputs, 0) === undefined) throw new Unreadable(NO_PLACE);
    return [freeSource(element)];
  },
};

/** A point that is on one of the points of a list. */
const inList: Form = {
  takes: ['list'],
  becomes: 'the saved place',
  write: (_, outputs) => {
    const place = savedPlace(outputs, 0);
    if (place === undefined) throw new Unreadable(NO_PLACE);
    return [{ kind: 'point', inSpace: place.length === 3, tree: call('Point', ...place) }];
  },
};

/** Straight lines first: along them the order of common points changes least when something is moved. */
function inOrder([a, b]: readonly Typed[]): [Typed, Typed] {
  const isStraight = ({ kind }: Typed) => ['line', 'segment', 'ray', 'vector'].includes(kind);
  return !isStraight(a!) && isStraight(b!) ? [b!, a!] : [a!, b!];
}

/** The whole line of a segment or ray, where its points beyond the ends count. */
function prolonged(typed: Typed): Typed {
  const hasLine = typed.kind === 'segment' || typed.kind === 'ray';
  return typed.isProlonged === true && hasLine && !typed.inSpace
    ? { ...typed, kind: 'line', tree: member(typed.tree, 'toLine') }
    : typed;
}

/**
 * The line through the common points of two circles, to the left as seen from the first centre to the second. GeoGebra
 * counts from the left, and along this line the order stays when a circle moves, which it does not along a circle.
 */
const RADICAL_LINE =
  'PerpLine(Line(a.center, b.center), a.center + ((a.radius^2 - b.radius^2) / distance(a.center, b.center)^2 + 1) / 2 * (b.center - a.center))';

/**
 * A common point of the whole line of a segment or ray a with a conic b, where it lies on a itself: counted along a
 * alone, the numbers would change when another one comes in at its end.
 */
const ON_PART = (n: number): string =>
  `if(distance(Intersect(a.toLine, b, ${n}), a) < 0.00000001, Intersect(a.toLine, b, ${n}))`;

/** The n-th common point of each reading, best first, and the one that is taken where nothing was saved. */
function numberedReadings(a: Typed, b: Typed, n: Expr): { readings: Expr[]; plain: Expr } {
  if (a.isCircle && b.isCircle && !a.inSpace && !b.inSpace) {
    const line = template(RADICAL_LINE, [a, b]);
    const [left, right] = [2, 1].map((place) => call('Intersect', line, a.tree, literal(place))) as [Expr, Expr];
    return { readings: [left, right], plain: n.kind === 'number' && n.value === 2 ? right : left };
  }
  const at = (place: Expr) => call('Intersect', a.tree, b.tree, place);
  const isOfPart = (a.kind === 'segment' || a.kind === 'ray') && b.kind === 'conic' && !a.inSpace && !b.inSpace;
  if (isOfPart) return { readings: [1, 2].map((place) => template(ON_PART(place), [a, b])), plain: at(n) };
  return { readings: Array.from({ length: MOST_COMMON_POINTS }, (_, i) => at(literal(i + 1))), plain: at(n) };
}

function intersection(pair: readonly Typed[], outputs: Outputs, output: number, wished?: Expr): Made {
  const [a, b] = inOrder(pair.map(prolonged));
  const inSpace = a.inSpace || b.inSpace;
  const place = savedPlace(outputs, output);
  const { readings, plain } = numberedReadings(a, b, wished ?? literal(output + 1));
  const isOnce = [a, b].every(({ kind }) => ['line', 'segment', 'ray'].includes(kind));
  if (place === undefined || isOnce || (inSpace && place.length < 3)) return { kind: 'point', inSpace, tree: plain };
  return { kind: 'point', inSpace, tree: call('Intersect', a.tree, b.tree, ...place), better: readings };
}

/** The parts of a line that lie in a polygon, or in a conic. */
function chords(pair: readonly Typed[], count: number): Made[] {
  const [a, b] = inOrder(pair);
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [2 * i + 1, 2 * i + 2].map((n) => call('Intersect', a.tree, b.tree, literal(n)));
    return { kind: 'segment', tree: call('Segment', from!, to!) };
  });
}

const intersect: Form = {
  takes: ['path', 'path'],
  becomes: '`Intersect(a, b, n)`, the n whose point was saved; else `Intersect(a, b, x, y)`',
  write: (args, outputs) => {
    const type = outputs.element(0)?.type;
    if (type === 'polygon') throw new Unreadable('the common part of two figures');
    if (type === 'segment') return chords(args, outputs.count);
    return Array.from({ length: outputs.count }, (_, i) => intersection(args, outputs, i));
  },
};

const intersectNumbered: Form = {
  takes: ['path', 'path', 'number'],
  becomes: 'the same',
  write: ([a, b, n], outputs) => [intersection([a!, b!], outputs, 0, n!.tree)],
};

const intersectNear: Form = {
  takes: ['path', 'path', 'point'],
  becomes: 'the same',
  write: ([a, b], outputs) => [intersection([a!, b!], outputs, 0)],
};

/**
 * The section of a cone without end, which is two cones: of the one on whose side the plane meets the axis.
 *
 * @returns undefined for any other pair
 */
function sectionOfEndless(cone: Typed, plane: Typed): Expr | undefined {
  const { source } = cone;
  const halves = source?.kind === 'list' && plane.kind === 'plane' ? source.items : [];
  const [base, other] = halves.map((half) => (half.kind === 'call' ? half.args[0] : undefined));
  if (base === undefined || other === undefined) return undefined;
  const given = [cone, plane, ...[base, other].map((tree): Typed => ({ kind: 'point', inSpace: true, tree }))];
  return template(SECTION, given);
}

const SECTION =
  'if(distance(Intersect(Line(c, d), b, 1), c) < distance(Intersect(Line(c, d), b, 1), d), Intersect(a(1), b), Intersect(a(2), b))';

/** Of a plane or a solid with something: a point, a line, a circle. */
const intersectInSpace: Form = {
  takes: ['figure', 'figure'],
  becomes: '`Intersect(a, b)`; a point as above',
  write: (args, outputs) => {
    const [a, b] = args as [Typed, Typed];
    if (savedPlace(outputs, 0) !== undefined)
      return Array.from({ length: outputs.count }, (_, i) => intersection(args, outputs, i));
    const element = outputs.element(0);
    const isLine = element?.type.startsWith('line') ?? a.kind === b.kind;
    const section = sectionOfEndless(a, b) ?? sectionOfEndless(b, a) ?? call('Intersect', a.tree, b.tree);
    return [{ kind: isLine ? 'line' : 'conic', inSpace: true, tree: section }];
  },
};

/** The centres of a triangle in space that have a word of their own, in Kimberling's order. */
const CENTRES_IN_SPACE: readonly string[] = ['Incenter', 'Centroid', 'Circumcenter', 'Orthocenter'];

const triangleCenter: Form = {
  takes: ['point', 'point', 'point', 'number'],
  becomes: '`TriangleCenter(a, b, c, d)`; in space `Incenter`, `Centroid`, `Circumcenter`, `Orthocenter` for d = 1..4',
  write: (args) => {
    const inSpace = args.some((argument) => argument.inSpace);
    if (!inSpace) return [{ kind: 'point', tree: template('TriangleCenter(a, b, c, d)', args) }];
    const n = args[3]!.tree;
    const word = n.kind === 'number' ? CENTRES_IN_SPACE[n.value - 1] : undefined;
    if (word === undefined) throw new Unreadable('TriangleCenter in space of a number above 4');
    return [{ kind: 'point', inSpace, tree: template(`${word}(a, b, c)`, args) }];
  },
};

/** Of many points a the one whose x is nearest to b. */
const NEAREST = 'Sort(abs(each_point.x - b), each_point, a)(1)';

export const pointCommands: readonly Command[] = [
  {
    name: 'Point',
    forms: [onPath, atParameter, form('point, vector', 'point', 'a + b'), inList],
  },
  { name: 'PointIn', forms: [inRegion] },
  {
    name: 'Midpoint',
    also: ['Center', 'Centre'],
    forms: [
      form('point, point', 'point', 'Midpoint(a, b)'),
      form('segment', 'point', 'Midpoint(a)'),
      form('circle', 'point', 'Center(a)'),
      form('quadric', 'point', 'Center(a)'),
    ],
  },
  {
    name: 'Intersect',
    also: ['IntersectPoint', 'IntersectPath', 'IntersectRegion', 'IntersectCircle', 'IntersectConic'],
    forms: [
      intersect,
      intersectNumbered,
      intersectNear,
      { ...intersectNear, takes: ['path', 'path', 'number', 'number'] },
      intersectInSpace,
    ],
  },
  {
    name: 'ClosestPoint',
    forms: [
      form('path, point', 'point', 'Closest(a, b)'),
      form('point, path', 'point', 'Closest(b, a)'),
      form('plane, point', 'point', 'Closest(a, b)'),
      form('polygon, point', 'point', 'Closest(a, b)'),
      form('point, polygon', 'point', 'Closest(b, a)'),
    ],
  },
  { name: 'Centroid', forms: [form('polygon', 'point', 'Centroid(a)')] },
  { name: 'TriangleCenter', also: ['Kimberling'], forms: [triangleCenter] },
  {
    name: 'DynamicCoordinates',
    forms: [
      form('point, number, number', 'point', 'Point(b, c)'),
      form('point, number, number, number', 'point', 'Point(b, c, d)'),
    ],
  },
  {
    name: 'Root',
    also: ['Roots'],
    forms: ['', ', number', ', number, number'].map((near) => listed(`graph${near}`, 'Root(a)', 'Root(a, n)', NEAREST)),
  },
  {
    name: 'Extremum',
    forms: ['', ', number, number'].map((near) => listed(`graph${near}`, 'Extremum(a)', 'Extremum(a, n)', NEAREST)),
  },
  {
    name: 'TurningPoint',
    also: ['InflectionPoint'],
    forms: [listed('graph', 'Inflection(a)', 'Inflection(a, n)')],
  },
  ...['ToPoint', 'ToComplex', 'ToPolar', 'CopyFreeObject'].map(
    (name): Command => ({ name, forms: [form('point', 'point', 'a')] }),
  ),
  { name: 'Pole', forms: [form('line, conic', 'point', 'Pole(a, b)')] },
  { name: 'Barycenter', forms: [form('list, list', 'point', '(1 / sum(b)) * sum(a * b)')] },
  {
    name: 'Trilinear',
    forms: [
      form(
        'point, point, point, number, number, number',
        'point',
        '(1 / (d * distance(b, c) + e * distance(c, a) + f * distance(a, b))) * (d * distance(b, c) * a + e * distance(c, a) * b + f * distance(a, b) * c)',
      ),
    ],
  },
  { name: 'Focus', forms: [listed('conic', 'Focus(a)', 'Focus(a, n)')] },
  {
    name: 'Vertex',
    forms: [listed('conic', 'Vertex(a)', 'Vertex(a, n)'), form('polygon, number', 'point', 'a.vertex(b)'), vertices()],
  },
];

/**
 * Points of which our list may have another order: each is the one that was saved.
 *
 * @param nearest where it may have hundreds, which one of them
 */
function listed(takes: string, all: string, numbered: string, nearest?: string): Form {
  return {
    takes: takes.split(', '),
    becomes: `\`${numbered}\`, the n whose point was saved${nearest === undefined ? '' : ', or the nearest to it'}`,
    write: (args, outputs) =>
      Array.from({ length: outputs.count }, (_, i) => {
        const at = (n: number): Expr => {
          const tree = template(all, args);
          return tree.kind === 'call' ? { ...tree, args: [...tree.args, literal(n)] } : tree;
        };
        const better = Array.from({ length: Math.max(MOST_COMMON_POINTS, outputs.count) }, (_, n) => at(n + 1));
        const [x] = savedPlace(outputs, i) ?? [];
        if (x === undefined) return { kind: 'point', tree: at(i + 1) };
        if (nearest !== undefined) {
          const among: Typed = { kind: 'list', tree: template(all, args) };
          better.push(template(nearest, [among, { kind: 'number', tree: x }]));
        }
        return { kind: 'point', tree: at(i + 1), better };
      }),
  };
}

function vertices(): Form {
  return {
    takes: ['polygon'],
    becomes: '`a.vertex(n)`',
    write: (args, { count }) =>
      Array.from({ length: count }, (_, i) => ({
        kind: 'point',
        inSpace: args[0]!.inSpace,
        tree: template(`a.vertex(${i + 1})`, args),
      })),
  };
}
