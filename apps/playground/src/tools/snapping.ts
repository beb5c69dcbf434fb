import { type Drawn, placeIn, pxOf } from '@geoslide/element/parts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** px of the picture at pixelRatio 1 from which a place is drawn to another. */
const REACH = 10;
/** px that lines of the grid, to which places are drawn, are apart at least. */
const SPACING = 20;

/** The finest step of 1, 2 or 5 times a power of ten, units, whose lines are far enough apart. */
export function gridStep(scale: number): number {
  const least = SPACING / scale;
  const power = 10 ** Math.floor(Math.log10(least) + 1e-9);
  return power * ([1, 2, 5].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10);
}

/**
 * Where a hand is drawn to: a point of the picture other than its own, else a crossing of the grid, else a line of it.
 * Places are px at pixelRatio 1. In space it stays where it is.
 */
export function snapped(px: Place, shown: Drawn, ownId?: string): Place {
  const points = (shown.handles ?? []).filter(({ id, part }) => part === 'point' && id !== ownId);
  const distance = (place: Place) => Math.hypot(place.x - px.x, place.y - px.y);
  const near = points.filter((point) => distance(point) <= REACH);
  if (near.length > 0) {
    const { x, y } = near.reduce((best, next) => (distance(next) < distance(best) ? next : best));
    return { x, y };
  }
  const at = placeIn(shown, px);
  if (!at || shown.scale === undefined) return px;
  const step = gridStep(shown.scale);
  const round = (value: number) => Number((Math.round(value / step) * step).toPrecision(12));
  const crossing = pxOf(shown, { x: round(at.x), y: round(at.y) });
  if (!crossing) return px;
  return {
    x: Math.abs(crossing.x - px.x) <= REACH ? crossing.x : px.x,
    y: Math.abs(crossing.y - px.y) <= REACH ? crossing.y : px.y,
  };
}
