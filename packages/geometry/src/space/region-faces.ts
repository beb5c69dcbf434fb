import { regionOutline } from '../curve/regions/region.js';
import type { ViewWindow } from '../curve/view-window.js';
import { boundsOf } from '../intersect/part.js';
import type { RegionBox, RegionValue, Vec2 } from '../values.js';
import { bridged, faceLoops, sidesOf } from './solid-sets/face-loops.js';

/** How near to a hole, in px, another corner may be to a bridge that leads there. */
const BRIDGE_GAP = 1e-6;
/** A window holds a region with this part of its size free on each side, so that its edge is no border of the window. */
const FREE = 0.02;

export interface RegionFace {
  /** One loop: a bridge leads to each hole and back. */
  readonly corners: readonly Vec2[];
  /** The numbers of the sides at which the window cuts the region off: the region goes on there. */
  readonly cutOff: ReadonlySet<number>;
}

/** The part of a region of the plane inside a window as polygons. */
export function regionFaces(region: RegionValue, view: ViewWindow, unitsPerPx: number): RegionFace[] {
  const window = partOf(view, regionBounds(region));
  if (window === undefined) return [];
  const loops = regionOutline(region, window, unitsPerPx);
  const corners = loops.flat();
  let count = 0;
  const sides = loops.flatMap((loop) => {
    const ids = loop.map(() => count++);
    return sidesOf(ids);
  });
  const at = (id: number): Vec2 => corners[id]!;
  return faceLoops(sides, at).map((face) => {
    const loop = bridged(face, at, BRIDGE_GAP * unitsPerPx).map(at);
    return { corners: loop, cutOff: sidesAlong(loop, window, BRIDGE_GAP * unitsPerPx) };
  });
}

/** What a window shows of a region within bounds; undefined where that is nothing. */
function partOf(view: ViewWindow, bounds: RegionBox | undefined): ViewWindow | undefined {
  if (bounds === undefined) return view;
  const { left, right, bottom, top } = wider(bounds);
  const part = {
    left: Math.max(view.left, left),
    right: Math.min(view.right, right),
    bottom: Math.max(view.bottom, bottom),
    top: Math.min(view.top, top),
  };
  return part.left < part.right && part.bottom < part.top ? part : undefined;
}

function wider({ left, right, bottom, top }: RegionBox, least = 0): RegionBox {
  const free = Math.max(least, FREE * Math.max(right - left, top - bottom));
  return { left: left - free, right: right + free, bottom: bottom - free, top: top + free };
}

function sidesAlong(loop: readonly Vec2[], { left, right, bottom, top }: ViewWindow, gap: number): Set<number> {
  const isAt = (p: number, q: number, border: number): boolean =>
    Math.abs(p - border) <= gap && Math.abs(q - border) <= gap;
  const along = loop.map((p, i) => {
    const q = loop[(i + 1) % loop.length]!;
    return isAt(p.x, q.x, left) || isAt(p.x, q.x, right) || isAt(p.y, q.y, bottom) || isAt(p.y, q.y, top);
  });
  return new Set(along.flatMap((isAlong, i) => (isAlong ? [i] : [])));
}

/** Half the sides of the windows around the origin in which a region is looked for, and the cells along a side. */
const REACHES = [10, 100, 1000];
const CELLS = 128;
/** What reaches so near to the border of a window, as a part of its size, goes on beyond it. */
const ALL = 0.999;

const known = new WeakMap<RegionValue, RegionBox | undefined>();

/** The rectangle around a region of the plane; undefined where the region goes on beyond 1000 units, or is not found there. */
export function regionBounds(region: RegionValue): RegionBox | undefined {
  if (region.box) return region.box;
  if (!known.has(region)) known.set(region, foundBounds(region));
  return known.get(region);
}

function foundBounds(region: RegionValue): RegionBox | undefined {
  for (const reach of REACHES) {
    const rough = boundsWithin(region, { left: -reach, right: reach, bottom: -reach, top: reach });
    if (rough === undefined || Math.max(-rough.left, rough.right, -rough.bottom, rough.top) >= ALL * reach) continue;
    // What lies between the places of the first look is seen by a closer one.
    return boundsWithin(region, wider(rough, (2 * reach) / CELLS)) ?? rough;
  }
  return undefined;
}

function boundsWithin(region: RegionValue, window: RegionBox): RegionBox | undefined {
  const side = Math.max(window.right - window.left, window.top - window.bottom);
  const points = regionOutline(region, window, side / (2 * CELLS), true).flat();
  return points.length > 0 ? boundsOf(points) : undefined;
}
