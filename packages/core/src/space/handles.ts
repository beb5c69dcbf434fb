import {
  type Construction,
  type ConstructionObject,
  freedomOf,
  moveTo,
  Undefined,
  type Vec3,
} from '@geoslide/geometry';
import type { Slide, SpaceCamera } from '@geoslide/protocol';
import { type DrawnSlide, drawnSlide, objectStyle } from '../plane/content.js';
import { around, type Handle, handleOf, MARGIN, silent, TOLERANCE } from '../plane/handles.js';
import type { Scene } from '../scene/scene.js';
import { projector as createProjector, NEAR, type Projector } from './camera/projection.js';
import { unit } from './camera/vector.js';
import { spaceStyleTypes } from './figure-table.js';
import { flatObjects } from './flat-objects.js';
import { spaceSheet } from './sheet.js';

export interface SpaceHandlesInput {
  readonly slide: Slide;
  readonly construction: Construction;
  readonly camera: SpaceCamera;
  /** Of the picture, px. */
  readonly width: number;
  readonly height: number;
}

/**
 * Everything in a scene of drawSpace that a hand can move: free points, texts, sliders and buttons. Points move along
 * the plane through them that is parallel to z = 0, or upright. What is hidden or out of view is left out, and all of
 * several views in one picture.
 */
export function spaceHandlesOf(input: SpaceHandlesInput, scene: Scene): Handle[] {
  const { construction, camera, width, height } = input;
  if (camera.layout !== undefined) return [];
  const slide = { ...input.slide, styleSheet: spaceSheet(input.slide.styleSheet) };
  const drawn = drawnSlide(slide, construction, () => silent, spaceStyleTypes);
  const projector = createProjector(camera, width, height);
  const flat = flatObjects(input, projector);
  const seen = new Set<string>();
  return scene.children.flatMap((node) => {
    if (node.kind !== 'group' || node.id === undefined || node.type === 'label' || seen.has(node.id)) return [];
    const object = construction.objects.get(node.id);
    if (object === undefined) return [];
    seen.add(node.id);
    const handle =
      object.kind === 'primitive' ? pointHandle(object, drawn, projector) : handleOf(node, object, drawn, flat);
    return handle && isInPicture(handle, width, height) ? [handle] : [];
  });
}

function isInPicture({ x, y }: Handle, width: number, height: number): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

function pointHandle(object: ConstructionObject, drawn: DrawnSlide, projector: Projector): Handle | undefined {
  const { id, value } = object;
  if (value?.type !== 'Point' && value?.type !== 'Point3') return undefined;
  const freedom = freedomOf(drawn.construction, object);
  const at: Vec3 = { x: value.x, y: value.y, z: value.type === 'Point3' ? value.z : 0 };
  if (!freedom || freedom.kind === 'slider' || projector.weight(at) < NEAR) return undefined;
  const { x, y } = projector.project(at);
  const isOnlyUpright = freedom.kind === 'coordinates' && freedom.x === undefined && freedom.y === undefined;
  return {
    id,
    part: 'point',
    ...around([x, y], objectStyle(drawn, object).get('pointSize') / 2 + MARGIN),
    moveTo(toX, toY, upright = false) {
      const wanted = upright || isOnlyUpright ? above(projector, at, toX, toY) : beside(projector, at, toX, toY);
      if (wanted === undefined || projector.weight(wanted) < NEAR) return [];
      try {
        const moved = moveTo(freedom, wanted, TOLERANCE / projector.scale);
        return moved.map(([name, changed]) => ({ kind: 'variable', name, value: changed }));
      } catch (error) {
        // A curve without a point anywhere near: it stays where it is.
        if (error instanceof Undefined) return [];
        throw error;
      }
    },
  };
}

/** Of a plane that is seen from its side, or a vertical seen from above: a px would be very far. */
const LEAST_SINE = 0.02;

/** All points that have an image, as one of them and a direction of length 1. */
function sightLine(projector: Projector, x: number, y: number): { readonly through: Vec3; readonly along: Vec3 } {
  const through = projector.unproject({ x, y, z: 0 });
  return { through, along: unit(projector.toEye(through)) };
}

/** The point with an image that is as high as another. */
function beside(projector: Projector, at: Vec3, x: number, y: number): Vec3 | undefined {
  const { through, along } = sightLine(projector, x, y);
  if (Math.abs(along.z) < LEAST_SINE) return undefined;
  const t = (at.z - through.z) / along.z;
  return { x: through.x + t * along.x, y: through.y + t * along.y, z: at.z };
}

/** The point above or below another that comes nearest to an image. */
function above(projector: Projector, at: Vec3, x: number, y: number): Vec3 | undefined {
  const { through, along } = sightLine(projector, x, y);
  const across = along.x * along.x + along.y * along.y;
  if (across < LEAST_SINE * LEAST_SINE) return undefined;
  const [dx, dy, dz] = [through.x - at.x, through.y - at.y, through.z - at.z];
  const part = dx * along.x + dy * along.y + dz * along.z;
  return { ...at, z: at.z + (dz - part * along.z) / across };
}
