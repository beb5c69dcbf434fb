import {
  type Construction,
  type ConstructionObject,
  type Freedom,
  freedomOf,
  moveAlong,
  moveTo,
  pathPoint,
  Undefined,
  type Vec3,
} from '@geoslide/geometry';
import type { Slide, SpaceCamera } from '@geoslide/protocol';
import type { Px } from '../draw/viewport.js';
import { type DrawnSlide, drawnSlide, objectStyle } from '../plane/content.js';
import {
  around,
  type Change,
  type Handle,
  handleOf,
  handleOfLabel,
  MARGIN,
  silent,
  TOLERANCE,
} from '../plane/handles.js';
import type { Group, Scene } from '../scene/scene.js';
import { projector as createProjector, NEAR, type Projector } from './camera/projection.js';
import { unit } from './camera/vector.js';
import { spaceStyleTypes } from './figure-table.js';
import { flatObjects } from './flat-objects.js';
import type { LabelOrigins } from './labels/label.js';
import { nearestOnPath } from './nearest-on-path.js';
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
 * Everything in a picture of drawSpace that a hand can move: points that are free or on a path, labels, texts, sliders
 * and buttons. Free points move along the plane through them that is parallel to z = 0, or upright; those on a path to
 * the place of it whose image is nearest to the hand. What is hidden or out of view is left out; of
 * several views in one picture, everything.
 */
export function spaceHandlesOf(
  input: SpaceHandlesInput,
  { scene, labelOrigins }: { readonly scene: Scene; readonly labelOrigins: LabelOrigins },
): Handle[] {
  const { construction, camera, width, height } = input;
  if (camera.layout !== undefined) return [];
  const slide = { ...input.slide, styleSheet: spaceSheet(input.slide.styleSheet) };
  const drawn = drawnSlide(slide, construction, () => silent, spaceStyleTypes);
  const projector = createProjector(camera, width, height);
  const flat = flatObjects(input, projector);
  const seen = new Set<string>();
  return scene.children.flatMap((node) => {
    if (node.kind !== 'group' || node.id === undefined) return [];
    const object = construction.objects.get(node.id);
    if (object === undefined) return [];
    const handle = node.type === 'label' ? labelHandle(node) : ownHandle(node, object);
    return handle && isInPicture(handle, width, height) ? [handle] : [];
  });

  function labelHandle({ id = '', children }: Group): Handle | undefined {
    const text = children.find((child) => child.kind === 'text');
    // The length of a dimension stands in its line, and has no origin.
    const originOf = labelOrigins.get(id);
    return text && originOf && handleOfLabel({ id, text, list: 'primitiveLabels3d' }, originOf);
  }

  /** An object may have several groups, such as its lines in sight and those that are hidden. */
  function ownHandle(group: Group, object: ConstructionObject): Handle | undefined {
    if (seen.has(object.id)) return undefined;
    seen.add(object.id);
    return object.kind === 'primitive' ? pointHandle(object, drawn, projector) : handleOf(group, object, drawn, flat);
  }
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
      if (freedom.kind === 'path' && value.type === 'Point3') return alongPath(freedom, at, projector, [toX, toY]);
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

/** What brings a point of a path in space to where its image is nearest to a px. */
function alongPath(freedom: Extract<Freedom, { kind: 'path' }>, at: Vec3, projector: Projector, to: Px): Change[] {
  const { path } = freedom;
  const exact = nearestOnPath({ path, at, projector }, to);
  if (exact === undefined) return [];
  const image = (t: number) => projector.project(pathPoint(path, t));
  const { x, y } = image(exact);
  const isNear = (t: number) => Math.hypot(image(t).x - x, image(t).y - y) <= TOLERANCE;
  return [{ kind: 'variable', ...moveAlong(freedom, exact, isNear) }];
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
