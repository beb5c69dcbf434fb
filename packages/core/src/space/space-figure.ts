import type { PlaneValue, SpaceValue, Vec3 } from '@geoslide/geometry';
import type { SpaceCamera, Style } from '@geoslide/protocol';
import type { Px } from '../draw/viewport.js';
import type { AngleMark } from '../labels/on-bisector.js';
import type { Writing } from '../plane/content.js';
import type { MarkContext } from '../plane/mark.js';
import type { SceneNode } from '../scene/scene.js';
import type { ObjectStyle, Report } from '../style/reader.js';
import type { LoadedFonts } from '../text/fonts.js';
import type { Projector } from './camera/projection.js';
import type { Spot, SpotInput } from './labels/label-spots.js';
import type { Ball, Parts, Wire } from './parts/parts.js';
import type { Obstacles } from './sight/obstacle.js';

/** How a type of figure in space is drawn. */
export interface SpaceFigure<V extends SpaceValue> {
  /** Its lines, faces and bodies, as they lie in space. */
  readonly parts: (value: V, context: PartsContext) => Parts;
  /** How its lines are drawn; undefined where it has none. */
  readonly lines: Lines<V> | undefined;
  /** What its style fills: each face, the cells of a net, those of a skin, or a polygon that depends on the style. */
  readonly fill: 'faces' | 'cells' | 'skin' | ((value: V, style: ObjectStyle, projector: Projector) => readonly Vec3[]);
  /** What is drawn in the picture's plane, at a size in px; undefined for what lies in space only. */
  readonly onScreen: OnScreen<V> | undefined;
  /** Points that span it, around which planes are drawn and the figure is framed; none for what has no end. */
  readonly span: (value: V, camera: SpaceCamera, projector: Projector) => readonly Vec3[];
  /** Where its label stands; undefined where the drawing in the picture's plane writes it. */
  readonly label: LabelPlaces<V> | undefined;
  /**
   * Its style beyond what every object has, where the file gives none; `Point3` looks like `Point`, so it has none of
   * its own.
   */
  readonly looks: V['type'] extends `${PlaneValue['type']}3` ? undefined : Style;
}

/** What depends on the picture rather than on the object. */
interface PartsContext {
  readonly projector: Projector;
  readonly camera: SpaceCamera;
  /** The ball that holds what the camera sees. */
  readonly view: Ball;
  /** The bounded figures, around which planes are drawn: their ball and the points that span them. */
  readonly figure: Ball;
  readonly points: readonly Vec3[];
  /** All figures: planes are drawn around what they cut out of solids. */
  readonly values: readonly SpaceValue[];
  /** Whether the object's style fills it. */
  readonly filled: boolean;
  /** How far apart its lines of equal height are, where its style asks for them. */
  readonly contours: number | undefined;
  /** Whether it is only measured: lines need not be where the last tenth of a px is. */
  readonly onlyExtent: boolean;
  /** Takes complaints about the object. */
  readonly report: Report;
}

interface Lines<V> {
  /** The wires of its parts, or such that depend on its style. */
  readonly wires: 'parts' | ((value: V, mark: MarkContext, projector: Projector, parts: Parts) => readonly Wire[]);
  /**
   * How hidden lines look where the style says nothing: marks are too small for dashes, and lines of a net are too many
   * but behind a tint.
   */
  readonly hidden: 'dashed' | 'thin' | 'behind tints';
}

/** The lines of most figures. */
export const plainLines: Lines<unknown> = { wires: 'parts', hidden: 'dashed' };

interface OnScreen<V> {
  readonly draw: (value: V, input: ScreenInput) => ScreenDrawing;
  /** Whether it lies above the lines of all figures, or among them in its turn. */
  readonly above: boolean;
}

export interface ScreenInput {
  readonly mark: MarkContext;
  readonly obstacles: Obstacles;
  /** Those that nothing is seen through. */
  readonly opaque: Obstacles;
  /** The middle of the figure's image. */
  readonly center: Px;
  /** The text of its label. */
  readonly writing: () => Writing | undefined;
  readonly fonts: LoadedFonts;
  readonly report: Report;
}

export interface ScreenDrawing {
  readonly nodes: readonly SceneNode[];
  readonly label?: SceneNode | undefined;
}

export interface LabelPlaces<V> {
  /** Places for the label, the best one first; empty where the value has no place in the picture. */
  readonly spots: (value: V, input: SpotInput) => Spot[];
  /** A point or vertex that it may stand all around where its spots touch something; left out for what is longer. */
  readonly around?: (value: V) => Vec3;
  /** The mark of an angle, px: where it has no room between the sides, a line leads to its label. */
  readonly angle?: (value: V, input: SpotInput) => AngleMark | undefined;
  /** Labels are placed in this order: what has the least room to move chooses first. */
  readonly turn: number;
  /** How far its mark reaches from its point, px. */
  readonly markRadius: (style: ObjectStyle) => number;
  /** What a dragged label is offset from; undefined where that is its best place without a gap. */
  readonly draggedFrom: ((value: V) => Vec3) | undefined;
}

/** A label beside what it names, which has no mark of a size in px. */
export function labelAt<V>(spots: LabelPlaces<V>['spots']): LabelPlaces<V> {
  return { spots, turn: 2, markRadius: () => 0, draggedFrom: undefined };
}
