import type { Construction } from '@geoslide/geometry';
import { type Finding, Findings, type Slide } from '@geoslide/protocol';

/** px: a label that is moved by less lies on its point. */
const LEAST_OFFSET = 3;

/** Times the size of the figure: a text that is further away was hardly meant to be there. */
const FAR = 4;

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Labels that are moved by units where px are meant, and texts that are placed by px where units are.
 *
 * @param slide Of a figure text: editors save what a hand has moved.
 * @param path The slide's: `slides.0`.
 */
export function mistakenPlaces(slide: Slide, construction: Construction, path: string): Finding[] {
  const findings = new Findings();
  const indices = new Map(slide.definitions.map(({ id }, index) => [id, index]));
  const placeOf = (id: string) => `${path}.definitions.${indices.get(id)}`;
  for (const [id, style] of slide.styleSheet.primitiveLabels ?? []) {
    const { offsetX, offsetY } = style;
    const isPoint = construction.objects.get(id)?.value?.type === 'Point';
    if (!isPoint || !isTiny(offsetX) || !isTiny(offsetY)) continue;
    findings.add('label', () => ({
      id,
      path: placeOf(id),
      message:
        'the label lies on its point: offsetX and offsetY of a label are px, y down: write {offsetX: 8, offsetY: -6}',
    }));
  }
  for (const [id, { angleSize }] of slide.styleSheet.primitives ?? []) {
    if (!isTiny(angleSize)) continue;
    findings.add('angle', () => ({
      id,
      path: placeOf(id),
      message: `angleSize is px, and an angle of ${angleSize} is not seen: write angleSize: 30`,
    }));
  }
  if (slide.viewBounds) return findings.list();
  const points = pointsOf(construction);
  for (const [id, { offsetX, offsetY }] of slide.styleSheet.texts ?? []) {
    if (typeof offsetX !== 'number' || typeof offsetY !== 'number' || !isFar({ x: offsetX, y: offsetY }, points))
      continue;
    findings.add(`text ${id}`, () => ({
      id,
      path: placeOf(id),
      message: `the text stands far from the figure: its place is in units of the figure, not px: write {at: (${points[0]!.x}, ${points[0]!.y})}, or another place near it`,
    }));
  }
  return findings.list();
}

/** True for an offset of a px or two that is said; a label in the middle of its object has none. */
function isTiny(offset: unknown): boolean {
  return typeof offset === 'number' && offset !== 0 && Math.abs(offset) < LEAST_OFFSET;
}

function pointsOf({ objects }: Construction): readonly Place[] {
  return [...objects.values()].flatMap(({ value }) => {
    if (value?.type === 'Point') return [{ x: value.x, y: value.y }];
    return value?.type === 'Polygon' ? value.vertices : [];
  });
}

function isFar({ x, y }: Place, points: readonly Place[]): boolean {
  if (points.length < 2) return false;
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, top - bottom, 1);
  return Math.max(left - x, x - right, bottom - y, y - top) > FAR * size;
}
