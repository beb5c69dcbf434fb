import { construct, constructorMeant } from '@geoslide/geometry';
import { type Definition, ProtocolError, type Slide } from '@geoslide/protocol';
import type { DraftSlide } from '../../draft.js';

const ANGLE = /(?<!\p{L})(?:angles?|winkel|ángulos?|angolo|angoli|ângulos?)(?!\p{L})|∠|直角|角/giu;
const RIGHT =
  /(?<!\p{L})(?:right|rechte[nrm]?|droits?|rectos?|retti?|retos?)(?!\p{L}|[-_]?triangle)|直(?=角)|90\s*°/giu;

/** What sentences about angles have besides these and their vertices. */
const FILLERS =
  /(?<!\p{L})(?:mark|draw|show|add|put|indicate|sign|symbol|square|markieren?|(?:ein)?zeichnen?|marque[rz]?|code[rz]?|coder|codage|trace[rz]?|marca[r]?|dibuja|segna|the|an?|der|die|das|den|dem|ein(?:en)?|les?|la|une?|el|los|il|gli|un[ao]?|at|in|bei|an|am|im|en|à|au|of|von|de|di|vertex|corner|point|ecke|eckpunkt|punkt|sommet|vértice|vertice|punto|with|mit|avec|con|is|are|ist|sind|est|sont|es|son|è|and|und|et|y|e|equals?|equal|to|gleich|égaux|iguales|uguali)(?!\p{L})|[lL]['’](?=\p{L})|[.,;:=&]|标记|在|的|点|和/giu;

/** A capital letter by itself is a point. */
const asBlank = (word: string): string => (/^\p{Lu}$/u.test(word) ? word : ' ');

/** The vertices that a line names, and whether it says that the angles are right. */
interface Said {
  readonly head: string | undefined;
  readonly vertices: readonly string[];
  readonly isRight: boolean;
}

function saidIn(line: string): Said | undefined {
  const [, head, behind = line] = /^(\p{L}[\p{L}\d_]*)\s*[:=]\s*(?=\p{L}|∠)(.*)$/su.exec(line.trim()) ?? [];
  // `angle A B C` has one vertex, and the constructor's own name three points.
  const isCall = /^Angle\s+\p{Lu}\d*['′]*(?:\s*,\s*\p{Lu}\d*['′]*){2}$/u.test(behind);
  if (isCall || behind.search(ANGLE) < 0 || /(?<!\p{L})\p{Lu}\d*\s+\p{Lu}\d*(?!\p{L})/u.test(behind)) return undefined;
  const rest = behind.replace(RIGHT, ' ').replace(ANGLE, ' ').replace(FILLERS, asBlank).trim();
  return /^\p{Lu}\d*['′]*(?:\s+\p{Lu}\d*['′]*)*$/u.test(rest)
    ? { head, vertices: [...new Set(rest.split(/\s+/))], isRight: behind.search(RIGHT) >= 0 }
    : undefined;
}

type Place = readonly [number, number];

/** What is known of the figure that is meant: sources with the names of the language, and places of points. */
interface Known {
  readonly sources: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, Place>;
}

function knownOf({ definitions, uvarMap }: DraftSlide, given: ReadonlyMap<string, string>): Known {
  const typed = definitions.flatMap(({ fields: { id, source } }): (readonly [string, string])[] =>
    typeof source === 'string' ? [[String(id), source]] : [],
  );
  const told = [...given].map(([name, line]) => [name, line.replace(/^\S+: /, '').replace(/\s*[{"].*$/s, '')] as const);
  const sources = new Map(
    [...typed, ...told].map(([name, source]) => [
      name,
      source.replace(/^\p{L}[\p{L}\d_]*(?=\()/u, (called) => constructorMeant(called) ?? called),
    ]),
  );
  const own = Array.from(sources, ([id, source]) => ({ kind: 'primitive', id, source }) as Definition);
  return { sources, places: placesOf(own, Object.entries(uvarMap) as Slide['uvarMap']) };
}

function placesOf(definitions: readonly Definition[], uvarMap: Slide['uvarMap']): ReadonlyMap<string, Place> {
  try {
    const { objects } = construct({ definitions, uvarMap, styleSheet: {} });
    return new Map(
      [...objects].flatMap(([name, { value }]) => (value?.type === 'Point' ? [[name, [value.x, value.y]]] : [])),
    );
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    return new Map();
  }
}

/** The cosine of an angle; undefined where a place is not known. */
function cosineOf(places: Known['places'], start: string, vertex: string, end: string): number | undefined {
  const [a, b, c] = [start, vertex, end].map((name) => places.get(name));
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const [u, v] = [a, c].map(([x, y]) => [x - b[0], y - b[1]] as const) as [Place, Place];
  return (u[0] * v[0] + u[1] * v[1]) / (Math.hypot(...u) * Math.hypot(...v));
}

const CORNERS = /^(?:Polygon|Triangle|Rectangle|Square|Parallelogram|Rhombus)\(([^()]*)\)$/;
const SIDE = /^(?:Segment|Line|Ray|Vector)\(\s*(\p{Lu}[\d′']*)\s*,\s*(\p{Lu}[\d′']*)\s*\)$/u;

/** The corners of a polygon by their names; those of a regular one as far as they have some. */
function cornersOf(polygon: string, source: string, sources: Known['sources']): readonly string[] {
  const args =
    CORNERS.exec(source)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  const named = args.filter((name) => /^\p{Lu}/u.test(name));
  if (named.length === args.length) return named;
  const others = Array.from(
    { length: Number(args.at(-1)) || 0 },
    (_, i) => [...sources].find(([, own]) => own === `${polygon}.vertex(${i + 1})`)?.[0],
  );
  return [...named, ...others.flatMap((name) => name ?? [])];
}

/** Less is a right angle but for rounding. */
const RIGHT_COSINE = 1e-6;

/** The points on the sides of the angle at a vertex; undefined where the figure does not say which it is. */
function sidesAt(vertex: string, isRight: boolean, { sources, places }: Known): readonly [string, string] | undefined {
  const pairs: (readonly [string, string])[] = [];
  const ends: string[] = [];
  for (const [name, source] of sources) {
    const corners = cornersOf(name, source, sources);
    const at = corners.length > 2 ? corners.indexOf(vertex) : -1;
    if (at >= 0) pairs.push([corners.at(at - 1)!, corners[(at + 1) % corners.length]!]);
    const [, first = '', second = ''] = SIDE.exec(source) ?? [];
    if (first === vertex) ends.push(second);
    if (second === vertex) ends.push(first);
  }
  const all = [...places.keys()].filter((name) => name !== vertex);
  const pairsOf = (names: readonly string[]) =>
    names.flatMap((first, i) => names.slice(i + 1).map((second) => [first, second] as const));
  const likely = [...pairs, ...pairsOf([...new Set(ends)])];
  const cosine = ([first, second]: readonly [string, string]) => cosineOf(places, first, vertex, second);
  const isAngle = (pair: readonly [string, string]) => Math.abs(cosine(pair) ?? 0) < 1 - RIGHT_COSINE;
  const only = all.length === 2 ? pairsOf(all).find(isAngle) : undefined;
  if (!isRight) return likely.find(isAngle) ?? only;
  const right = [...likely, ...pairsOf(all)].find((pair) => Math.abs(cosine(pair) ?? 1) < RIGHT_COSINE);
  const meant = right ?? likely.find(isAngle) ?? only;
  if (meant !== undefined) return meant;
  // What is said to be at right angles to this side has no point of its own.
  const [side] = all;
  return side === undefined || !places.has(vertex) ? undefined : [side, `Rotate(${side}, 90°, ${vertex})`];
}

/** The angles of a line that names their vertices only; undefined for another line. */
export function vertexAngles(
  line: string,
  slide: DraftSlide,
  given: ReadonlyMap<string, string>,
): { readonly vertex: string; readonly definitions: readonly string[] | undefined } | undefined {
  const said = saidIn(line);
  if (said === undefined) return undefined;
  const known = knownOf(slide, given);
  const definitions = said.vertices.flatMap((vertex, i) => {
    const sides = sidesAt(vertex, said.isRight, known);
    const name = i === 0 ? (said.head ?? 'a') : `a_${i}`;
    return sides === undefined ? [] : [`${name}: Angle(${sides[0]}, ${vertex}, ${sides[1]})`];
  });
  const isWhole = definitions.length === said.vertices.length;
  return { vertex: said.vertices[0]!, definitions: isWhole ? definitions : undefined };
}
