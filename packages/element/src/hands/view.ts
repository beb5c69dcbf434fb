import {
  cameraAxes,
  drawnBound,
  EVEN_PLANE,
  fromDrawn,
  pitchOf,
  type Size,
  scaleZOf,
  toDrawn,
  undrawnBound,
  type ViewBound,
} from '@geoslide/protocol';
import type { Drawn, SpaceShown } from '../drawing/drawn.js';
import { groundAt, imageOf } from './space-place.js';

/** The view that hands have chosen; nothing where the slide's own is shown. */
export type ChosenView =
  | { readonly kind: 'own' }
  | { readonly kind: 'plane'; readonly viewBound: ViewBound; readonly scale: number }
  | { readonly kind: 'space'; readonly camera: SpaceShown };

export const ownView: ChosenView = { kind: 'own' };

/** Scales beyond these have nothing to show. */
const MIN_SCALE = 1e-6;
const MAX_SCALE = 1e7;
interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * The slide's own coordinates of a place in the picture, px at pixelRatio 1. In space they are those on z = 0, and
 * undefined where z = 0 is not seen there.
 */
export function placeIn(shown: Drawn, px: Place): Place | undefined {
  const { viewBound, scale, plane = EVEN_PLANE, camera } = shown;
  if (camera) return groundAt(camera, logicalSize(shown), px);
  if (!viewBound || scale === undefined) return undefined;
  const { left, top } = drawnBound(plane, viewBound);
  return fromDrawn(plane, { x: left + px.x / scale, y: top - px.y / scale });
}

/** The place in the picture, px at pixelRatio 1, of a place of the slide; in space of one on z = 0. */
export function pxOf(shown: Drawn, place: Place): Place | undefined {
  const { viewBound, scale, plane = EVEN_PLANE, camera } = shown;
  if (camera) return imageOf(camera, logicalSize(shown), { ...place, z: 0 });
  if (!viewBound || scale === undefined) return undefined;
  const { left, top } = drawnBound(plane, viewBound);
  const { x, y } = toDrawn(plane, place);
  return { x: (x - left) * scale, y: (top - y) * scale };
}

/** Radians that the camera turns for a px of a drag. */
const TURN = 0.008;

/** Moves what is shown by px of the picture at pixelRatio 1, to the right and down. In space the camera turns, or pans with `pan`. */
export function dragged(shown: Drawn, dx: number, dy: number, pan: boolean): ChosenView {
  const { viewBound, scale, plane = EVEN_PLANE, camera } = shown;
  if (camera)
    return {
      kind: 'space',
      camera: pan ? panned(camera, logicalSize(shown).height, dx, dy) : turned(camera, dx * TURN, dy * TURN),
    };
  if (!viewBound || scale === undefined) return ownView;
  const { left, right, bottom, top } = drawnBound(plane, viewBound);
  const [x, y] = [dx / scale, dy / scale];
  const moved = { left: left - x, right: right - x, bottom: bottom + y, top: top + y };
  return { kind: 'plane', viewBound: undrawnBound(plane, moved), scale };
}

/** Enlarges what is shown by `factor` about a point given in px at pixelRatio 1; the picture keeps its size. */
export function zoomed(shown: Drawn, factor: number, x: number, y: number): ChosenView {
  const { viewBound, scale, plane = EVEN_PLANE, camera } = shown;
  if (camera)
    return { kind: 'space', camera: { ...camera, scale: clamp(camera.scale * factor, MIN_SCALE, MAX_SCALE) } };
  if (!viewBound || scale === undefined) return ownView;
  const next = clamp(scale * factor, MIN_SCALE, MAX_SCALE);
  const { left, right, bottom, top } = drawnBound(plane, viewBound);
  const [cx, cy] = [left + x / scale, top - y / scale];
  const about = (center: number, value: number) => center + ((value - center) * scale) / next;
  const bounds = { left: about(cx, left), right: about(cx, right), bottom: about(cy, bottom), top: about(cy, top) };
  return { kind: 'plane', viewBound: undrawnBound(plane, bounds), scale: next };
}

/** Turns the camera as if the figure were held by the hand: radians about the vertical, and towards the eye. */
function turned(camera: SpaceShown, byYaw: number, byPitch: number): SpaceShown {
  const full = 2 * Math.PI;
  const yaw = camera.yaw - byYaw - full * Math.round((camera.yaw - byYaw) / full);
  return { ...camera, yaw, pitch: clamp(camera.pitch + byPitch, -Math.PI / 2, Math.PI / 2) };
}

function panned(camera: SpaceShown, height: number, dx: number, dy: number): SpaceShown {
  const { right, up } = cameraAxes(camera.yaw, pitchOf(camera));
  const unit = 1 / (height * camera.scale);
  const moved = (axis: 'x' | 'y' | 'z') => (dy * up[axis] - dx * right[axis]) * unit;
  const [x, y, z] = camera.offset;
  return { ...camera, offset: [x + moved('x'), y + moved('y'), z + moved('z') / scaleZOf(camera)] };
}

/** What is shown in px at pixelRatio 1. */
function logicalSize({ width, height, pixelRatio = 1 }: Drawn): Size {
  return { width: width / pixelRatio, height: height / pixelRatio };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
