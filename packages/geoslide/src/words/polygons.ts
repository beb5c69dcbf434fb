import type { ConstructionObject, Value } from '@geoslide/geometry';
import type { NounKey, Words } from './languages/words.js';
import { type Names, sideBySide } from './names.js';
import { nounsByConstructor, polygonNouns } from './nouns.js';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** Cosine of an angle that counts as a right one. */
const RIGHT = 1e-9;

/** What a polygon is called: by the constructor that made it, or by the number of its vertices. */
export function polygonNoun(vertices: readonly Place[], made: string | undefined): NounKey {
  return nounsByConstructor[made ?? ''] ?? polygonNouns[vertices.length] ?? 'polygon';
}

/** A polygon whose vertices have names in words, with its right angle where it is a triangle; `vertices` in order. */
export function polygonWords(vertices: readonly Place[], made: string | undefined, names: Names, words: Words): string {
  const { one } = words.nouns[polygonNoun(vertices, made)];
  const letters = vertices.map((vertex) => names.at(vertex) ?? '');
  const right = vertices.length === 3 ? vertices.findIndex((_, i) => isRight(vertices, i)) : -1;
  return words.polygon(one, letters.join(''), letters[right]);
}

function isRight(vertices: readonly Place[], i: number): boolean {
  const at = vertices[i]!;
  const [p, q] = [vertices[(i + 1) % 3]!, vertices[(i + 2) % 3]!];
  const [u, v] = [minus(p, at), minus(q, at)];
  return Math.abs(dot(u, v)) <= RIGHT * Math.sqrt(dot(u, u) * dot(v, v));
}

const minus = (a: Place, b: Place) => [a.x - b.x, a.y - b.y, (a.z ?? 0) - (b.z ?? 0)] as const;
const dot = (u: readonly [number, number, number], v: readonly [number, number, number]): number =>
  u[0] * v[0] + u[1] * v[1] + u[2] * v[2];

type SegmentLike = Extract<Value, { type: 'Segment' | 'Segment3' }>;

/** A segment between two points with names. */
export interface NamedSegment {
  readonly object: ConstructionObject;
  readonly ends: readonly [string, string];
  readonly value: SegmentLike;
}

export function namedSegments(seen: readonly ConstructionObject[], names: Names): NamedSegment[] {
  return seen.flatMap((object): NamedSegment[] => {
    const { value } = object;
    if (value?.type !== 'Segment' && value?.type !== 'Segment3') return [];
    const [a, b] = [names.at(value.start), names.at(value.end)];
    return a === undefined || b === undefined || a === b ? [] : [{ object, ends: [a, b], value }];
  });
}

/** Segments that are looked at for triangles: a figure of more is no triangle with something in it. */
const MAX_SIDES = 12;

/**
 * The first three of some segments that are the sides of a triangle, and its vertices in the order of the segments'
 * ends.
 */
export function triangleOf(
  segments: readonly NamedSegment[],
): { readonly sides: readonly NamedSegment[]; readonly vertices: readonly Place[] } | undefined {
  const some = segments.slice(0, MAX_SIDES);
  for (const [i, a] of some.entries()) {
    for (const [j, b] of some.entries()) {
      for (const c of some.slice(j + 1)) {
        if (j <= i) continue;
        const letters = [...new Set([...a.ends, ...b.ends, ...c.ends])];
        const isTriangle =
          letters.length === 3 &&
          sideBySide(letters) !== undefined &&
          new Set([a, b, c].map(({ ends }) => [...ends].sort().join(' '))).size === 3;
        if (!isTriangle) continue;
        const ends = [a, b, c].flatMap(
          ({ ends: [p, q], value }) =>
            [
              [p, value.start],
              [q, value.end],
            ] as const,
        );
        const places = new Map<string, Place>(ends);
        return { sides: [a, b, c], vertices: [...letters].sort().map((letter) => places.get(letter)!) };
      }
    }
  }
  return undefined;
}
