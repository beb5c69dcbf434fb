import { type Construction, childrenOf, type Expr, parse } from '@geoslide/geometry';
import { article, nearestName } from '@geoslide/protocol';
import { pointsOf } from './meant.js';
import { predicates, type Takes } from './predicates.js';

/** Ids that a message names. */
const MAX_IDS = 12;

/** What two points in one name stand for, by where they stand. */
type Place = 'length' | 'Line' | 'Segment' | 'Polygon' | 'points';

const ofPredicate: Readonly<Record<Takes, Place>> = {
  lines: 'Line',
  curves: 'Line',
  points: 'points',
  shapes: 'points',
};

/** Places of predicates in which others stand than what the predicate takes. */
const ofName: Readonly<Record<string, Place>> = { congruent: 'Segment', on: 'Segment', inside: 'Polygon' };

/**
 * What to say of a name that the figure does not have: the statement with the points that it is made of, else what the
 * figure has.
 *
 * @param message What the evaluation says of it.
 * @param known The ids of the figure.
 */
export function unknownName(message: string, statement: string, known: readonly string[]): string {
  const [, head, name = ''] = /^(unknown names? ([^:, ]+)[^:]*): /u.exec(message) ?? [];
  if (head === undefined) return message;
  const meant = withPoints(statement, known);
  if (meant !== undefined) return `${head}: write ${meant}`;
  // Of a unit and the like it is known what to write.
  if (known.length === 0 || !/: (?:define |write (?:[xyz]\*|Segment\())|with commas/.test(message)) return message;
  const nearest = nearestName(name, known);
  const near = nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
  const more = known.length > MAX_IDS ? ' and others' : '';
  return `${head}${near}: the figure has ${known.slice(0, MAX_IDS).join(', ')}${more}`;
}

/** A statement with `Line(A, B)` and the like for names such as AB and `segment AB`; undefined without such names. */
function withPoints(statement: string, known: readonly string[]): string | undefined {
  const plain = statement
    .replace(
      /(?<![\p{L}\d])([lL]ine|[sS]egment|[rR]ay)\s+((?:[A-Z]\d*'*){2})(?![\p{L}\d(])/gu,
      (_, type: string, name: string) => `${type[0]!.toUpperCase()}${type.slice(1)}(${pointsOf(name).join(', ')})`,
    )
    .replace(/(?<![\p{L}\d])(?:triangles?|polygons?|quadrilaterals?|△)\s*((?:[A-Z]\d*'*){3,})(?![\p{L}\d(])/giu, '$1');
  const found: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const visit = (node: Expr, place: Place): void => {
    if (node.kind === 'name') {
      const points = pointsOf(node.name);
      const isMeant =
        !known.includes(node.name) &&
        points.length > 1 &&
        points.join('') === node.name &&
        points.every((point) => known.includes(point));
      // Of three points and more a segment is none; the corners of two figures are given one by one.
      const own = place === 'Segment' && points.length > 2 ? 'points' : place;
      if (!isMeant || (points.length > 2 ? own !== 'points' && own !== 'Polygon' : own === 'Polygon')) return;
      const list = points.join(', ');
      found.push({ start: node.start, end: node.end, text: own === 'points' ? list : `${own}(${list})` });
    }
    if (node.kind !== 'call' || node.callee.kind !== 'name') {
      for (const child of childrenOf(node)) visit(child, place);
      return;
    }
    const { name } = node.callee;
    const predicate = Object.hasOwn(predicates, name) ? predicates[name] : undefined;
    const ofArguments: Place =
      predicate === undefined
        ? node.args.length === 1
          ? 'points'
          : 'Line'
        : (ofName[name] ?? (predicate.takes === undefined ? 'length' : ofPredicate[predicate.takes]));
    for (const arg of node.args) visit(arg, ofArguments);
  };
  visit(parse(plain), 'length');
  const parts = found.sort((a, b) => b.start - a.start);
  const meant = parts.reduce((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), plain);
  return meant === statement ? undefined : meant;
}

/** Types of values that have a direction. */
const DIRECTED = /^(?:Line|Segment|Ray|Vector|Plane)3?$/;

/** What to say of the first argument whose type a predicate does not take; undefined where there is none. */
export function misfitOf(
  name: string,
  ids: readonly string[],
  objects: Construction['objects'],
  isMeasured: boolean,
): string | undefined {
  const { takes } = predicates[name]!;
  const given = ids.flatMap((id) => objects.get(id) ?? []).filter(({ value }) => value !== undefined);
  const isPoint = (id: string) => /^Point/.test(objects.get(id)?.type ?? '');
  if (name === 'inside') {
    const [P = '', figure = ''] = ids;
    if (isMeasured || given.length < ids.length) return undefined;
    if (isPoint(figure)) return isPoint(P) ? undefined : `inside takes the point first: write inside(${figure}, ${P})`;
    const type = objects.get(figure)?.type ?? '';
    const closed = /^Point/.test(type)
      ? 'write'
      : `inside takes a closed figure, and ${figure} is ${article(type)} ${type}`;
    return `${closed}: name a circle, a polygon or a region, or write on(${P}, ${figure}) for a point of a path`;
  }
  if (takes === 'shapes' || (name === 'congruent' && given.every(({ id }) => isPoint(id)) && ids.length > 4)) {
    if (isMeasured || given.length < ids.length) return undefined;
    const other = given.find(({ type }) => !/^(?:Point|Polygon)3?$/.test(type ?? ''));
    return other === undefined
      ? `${name} takes two polygons with as many corners each, or these corners: write ${name}(s, t) or ${name}(A, B, C, D, E, F)`
      : `${name} takes polygons, and ${other.id} is ${article(other.type ?? '')} ${other.type}: name polygons`;
  }
  if (name === 'congruent' && !given.every(({ id }) => isPoint(id))) {
    const flat = given.find(({ type }) => /^Polygon/.test(type ?? ''));
    const path = given.find(({ type }) => !/^(?:Point|Polygon)/.test(type ?? ''));
    if (isMeasured || flat === undefined || path === undefined) return undefined;
    return `congruent takes figures of one kind, and ${path.id} is ${article(path.type ?? '')} ${path.type}: write equal(length(${flat.id}), length(${path.id})) for their lengths`;
  }
  if (takes === undefined) {
    const figure = given.find(({ type }) => !/^(?:Number|Point3?|List)$/.test(type ?? ''));
    if (isMeasured || name !== 'equal' || figure === undefined) return undefined;
    const { id, type } = figure;
    if (given.length === ids.length && given.every((each) => /^Polygon/.test(each.type ?? '')))
      return `equal takes numbers or points, and ${id} is ${article(type ?? '')} ${type}: write congruent(${ids.join(', ')})`;
    if (given.length === ids.length) return undefined;
    const sizes = /^Polygon/.test(type ?? '')
      ? `area(${id}) or perimeter(${id})`
      : `length(${id}) or another number of it`;
    return `equal takes numbers or points, and ${id} is ${article(type ?? '')} ${type}: write ${sizes}`;
  }
  // What there is not comes first.
  const hasUnknown = ids.some((id) => /^\p{L}[\p{L}\p{N}_']*$/u.test(id) && !objects.has(id));
  const isWrong = (type: string) =>
    (type === 'Point') !== (takes === 'points') ||
    (!isMeasured && !hasUnknown && takes === 'lines' && name !== 'congruent' && !DIRECTED.test(type));
  const misfit = given.find(({ type }) => isWrong(type ?? ''));
  if (misfit === undefined) return undefined;
  const { id, type = '' } = misfit;
  const other = ids.find((each) => each !== id && objects.get(each)?.type === 'Point') ?? 'B';
  if (takes === 'curves')
    return `${name} takes lines and curves, and ${id} is ${article(type)} ${type}: write on(${id}, ${ids.find((each) => each !== id)}) for a point of a curve`;
  const remedy =
    takes === 'points'
      ? 'name points'
      : type === 'Point'
        ? name === 'congruent'
          ? `write Segment(${id}, ${other}) for a segment from it`
          : `write Line(${id}, ${other}) for a line through it`
        : type === 'Polygon'
          ? `write ${id}.edge(1) for its first side`
          : 'name lines or segments';
  return `${name} takes ${takes}, and ${id} is ${article(type)} ${type}: ${remedy}`;
}
