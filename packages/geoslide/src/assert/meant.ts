/** Signs and words for what a statement says, by the name of the statement. */
const WORDS: Readonly<Record<string, RegExp>> = {
  perpendicular: /[⟂⊥]|perpendicular|orthogonal|at right angles|senkrecht|垂直/iu,
  parallel: /[∥‖]|\|\||\/\/|parallel|平行/iu,
  collinear: /collinear|kollinear|on (?:a|one|the same) line|共线/iu,
  concyclic: /concyclic|cocyclic|cyclic|on (?:a|one|the same) circle|共圆/iu,
  concurrent: /concurrent|through one point|共点/iu,
  similar: /\bsimilar\b|[~∼∽]|ähnlich|相似/iu,
  congruent: /congruent|≅|equally long|equal length|same length|全等/iu,
  tangent: /tangent|touch|相切/iu,
  between: /between|zwischen/iu,
  inside: /\b(?:lies |is )?(?:inside|within|in)\b(?: of)?|innerhalb/iu,
  on: /\b(?:lies |is )?on\b|∈|auf|\bincident\b|\b(?:passes|goes|runs) through\b/iu,
  equal: /≡|≈|\bequals?\b|\bsame\b|\bcoincide|\bidentical\b|gleich|相等|重合|=/iu,
};

/** What other programs call a statement, as a function of its arguments. */
const SYNONYMS: Readonly<Record<string, (args: readonly string[]) => string | undefined>> = {
  midpoint: ([M, A, B]) => B && `equal(${M}, Midpoint(${A}, ${B}))`,
  right: (args) => SYNONYMS.rightangle!(args),
  rightangle: ([A, V, B]) => B && `equal(angle(${A}, ${V}, ${B}), 90°)`,
  righttriangle: ([A, V, B]) =>
    B === undefined ? A && `perpendicular(${A}.edge(1), ${A}.edge(2))` : SYNONYMS.rightangle!([A!, V!, B]),
  intersects: ([a, b]) => b && `distance(${a}, ${b}) == 0`,
  intersect: (args) => SYNONYMS.intersects!(args),
  disjoint: ([a, b]) => b && `distance(${a}, ${b}) > 0`,
  equidistant: ([P, A, B]) => B && `equal(distance(${P}, ${A}), distance(${P}, ${B}))`,
  equilateral: ([A, B, C]) =>
    B === undefined
      ? A && `congruent(${A}.edge(1), ${A}.edge(2), ${A}.edge(3))`
      : C && `congruent(Segment(${A}, ${B}), Segment(${B}, ${C}), Segment(${C}, ${A}))`,
  isosceles: ([A, B, C]) => C && `congruent(Segment(${A}, ${B}), Segment(${A}, ${C}))`,
  horizontal: ([l]) => l && `parallel(${l}, xAxis)`,
  vertical: ([l]) => l && `parallel(${l}, yAxis)`,
  symmetric: ([P, Q, l]) => l && `equal(Reflect(${P}, ${l}), ${Q})`,
  coplanar: ([A, B, C, D]) => D && `on(${D}, Plane(${A}, ${B}, ${C}))`,
  distinct: ([A, B]) => B && `${A} != ${B}`,
  square: (args) => regular(args, 4),
  parallelogram: ([A, B, C, D]) => D && `equal(Midpoint(${A}, ${C}), Midpoint(${B}, ${D}))`,
  contains: ([figure, P]) => P && `inside(${P}, ${figure}), or on(${P}, ${figure}) for a point of a line or an edge`,
  anglebisector: (args) => SYNONYMS.bisector!(args),
  bisector: ([l, A, V, B]) => B && `parallel(${l}, AngleBisector(${A}, ${V}, ${B}))`,
  bisects: ([l, s]) => s && `on(Midpoint(${s}), ${l})`,
  incircle: ([c, t]) => t && `equal(Center(${c}), Incenter(${t}))`,
};

/** Says that a polygon with n corners, given by itself or by them, has the shape of a regular one. */
function regular(args: readonly string[], n: number): string | undefined {
  if (args.length !== 1 && args.length !== n) return undefined;
  const polygon = args.length === n ? `Polygon(${args.join(', ')})` : args[0];
  return `similar(${polygon}, Polygon((0, 0), (1, 0), ${n}))`;
}

/** The other names of statements, in small letters and without `is` or `are` in front. */
const NAMES: Readonly<Record<string, string>> = {
  orthogonal: 'perpendicular',
  perp: 'perpendicular',
  normal: 'perpendicular',
  cocircular: 'concyclic',
  cyclic: 'concyclic',
  concircular: 'concyclic',
  coincident: 'equal',
  same: 'equal',
  equals: 'equal',
  eq: 'equal',
  close: 'equal',
  samelength: 'congruent',
  equallength: 'congruent',
  equallengths: 'congruent',
  incident: 'on',
  ison: 'on',
  lieson: 'on',
  onpath: 'on',
  online: 'on',
  oncircle: 'on',
  onsegment: 'on',
  within: 'inside',
  in: 'inside',
  interior: 'inside',
  liesinside: 'inside',
  insidepolygon: 'inside',
  pointinpolygon: 'inside',
  insidecircle: 'inside',
  touches: 'tangent',
  inbetween: 'between',
};

/** The statement that a call with another name is; undefined for a name that is like none. */
export function calledOtherwise(name: string, args: readonly string[], known: readonly string[]): string | undefined {
  const whole = name.toLowerCase().replace(/_/g, '');
  const isKnown = Object.hasOwn(SYNONYMS, whole) || Object.hasOwn(NAMES, whole);
  const small = isKnown ? whole : whole.replace(/^(?:is|are|assert|check)(?=\w{2})/, '');
  if (small === 'assert' || small === 'check') return args.join(', ');
  if (small === 'midpoint' && args.length === 2) return `equal(${args[0]}, Midpoint(${args[1]}))`;
  if (Object.hasOwn(SYNONYMS, small)) return SYNONYMS[small]!(args);
  const own = known.find((each) => each === small) ?? (Object.hasOwn(NAMES, small) ? NAMES[small] : undefined);
  if (own === undefined) return undefined;
  return `${own}(${args.join(', ')})`;
}

/** What two letters stand for in words about paths; in others they are a line. */
const OF_TWO: Readonly<Record<string, string>> = { congruent: 'Segment', on: 'Segment' };

/** Statements about lines, of which three points are none. */
const OF_LINES = ['perpendicular', 'parallel', 'concurrent'];

/** What stands between two things that are equal. */
const SIGN = /\s*(?:=+|≈|≡)\s*/u;

/**
 * The statement that a sentence or a sign means, as `AB ⟂ CD` or `A, B, C are collinear`; undefined for others.
 */
export function saidOtherwise(statement: string): string | undefined {
  const [, M, ends] =
    /^(?:point\s+)?([A-Z]\d*'*) (?:is|=) (?:the )?midpoint of (?:segment )?([A-Z]\d*'*[A-Z]\d*'*)$/i.exec(statement) ??
    [];
  if (ends !== undefined) return `equal(${M}, Midpoint(${pointsOf(ends).join(', ')}))`;
  if (/^\s*(?:!|not\b|¬)/i.test(statement)) return undefined;
  const [, measured, size] =
    /^(.+?)\s+(?:is|are|(?:should|must|has to|have to) be|measures|beträgt|ist|est|vaut|es|mide)\s+(-?[\d.]+°?)(?:\s*(?:cm|units?))?$/iu.exec(
      statement,
    ) ?? [];
  if (measured !== undefined && size !== undefined) return saidOtherwise(`${measured} = ${size}`);
  const [, tested, wanted] = /^expect\((.+)\)\.to[A-Z]\w*\((.+?)\)$/.exec(statement) ?? [];
  if (tested !== undefined && wanted !== undefined) return `equal(${tested}, ${wanted})`;
  const name = Object.keys(WORDS).find((each) => WORDS[each]!.test(statement));
  if (name === undefined) return undefined;
  const isAngle = /\bangle\s*[(A-Z]|∠/.test(statement);
  const sides = name === 'equal' && SIGN.test(statement) ? statement.split(SIGN) : undefined;
  if (sides?.length === 2 && sides.every((side) => side !== ''))
    return `equal(${sides.map((side) => sideOf(side, isAngle)).join(', ')})`;
  const rest = statement.replace(WORDS[name]!, ' ');
  const names =
    rest.match(
      /\p{L}[\p{L}\p{N}_]*\([^()]*\)|(?<![\p{L}])(?:[A-Z]\d*'*)+(?![\p{L}])|(?<![\p{L}])[a-z]\d*(?![\p{L}])/gu,
    ) ?? [];
  // The word of English, or the object, where it stands alone at an end.
  const isObject = /^a\s+\S+\s+\S+$|\sa$/.test(statement);
  const args = names.filter((each) => each !== 'a' || isObject).map((each) => partOf(each, name));
  if (THROUGH.test(statement)) args.reverse();
  return args.length < 2 ? undefined : `${name}(${args.join(', ')})`;
}

/** A path that is named before the point on it. */
const THROUGH = /\b(?:passes|goes|runs) through\b/;

export function pointsOf(name: string): readonly string[] {
  return name.match(/[A-Z]\d*'*/g) ?? [];
}

/** A side of an equation: `AB` is a length there, `∠ABC` the size of an angle, and `area t` a call. */
function sideOf(side: string, isAngle: boolean): string {
  // Angles are radians: 90 hardly is one.
  if (isAngle && /^\d+$/.test(side) && Number(side) >= 15) return `${side}°`;
  const angle = pointsOf(/^(?:∠|angle\s)?\s*((?:[A-Z]\d*'*){3})$/.exec(side)?.[1] ?? '');
  if (angle.length === 3) return `angle(${angle.join(', ')})`;
  return side
    .replace(/(?<=[\d)])\s*(?:mm|cm|dm|m|km|units?)(?:²|³|\^[23])?$/u, '')
    .replace(/^(area|length|perimeter|radius|volume|slope)\s+(?:of\s+)?([\p{L}\p{N}_']+)$/u, '$1($2)')
    .replace(
      /\|?(?<![\p{L}\d(])((?:[A-Z]\d*'*){2})(?![\p{L}\d(])\|?/gu,
      (_, row: string) => `length(${pointsOf(row).join(', ')})`,
    )
    .replace(/\s*:\s*/g, ' / ');
}

/** `Line(A, B)` or `Segment(A, B)` for AB, and the points of ABC where a statement is of points. */
function partOf(name: string, statement: string): string {
  const points = /^(?:[A-Z]\d*'*){2,}$/.test(name) ? pointsOf(name) : [name];
  if (points.length === 1) return name;
  if (points.length > 2 && statement === 'inside') return `Polygon(${points.join(', ')})`;
  if (points.length > 2 && !OF_LINES.includes(statement)) return points.join(', ');
  return `${OF_TWO[statement] ?? 'Line'}(${points.slice(0, 2).join(', ')})`;
}
