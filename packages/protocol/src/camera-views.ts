export const projections = ['orthographic', 'perspective', 'oblique', 'military'] as const;

/** How space is projected. */
export type Projection = (typeof projections)[number];

/** What a name says of a camera; angles in radians. */
interface Direction {
  readonly yaw?: number;
  readonly pitch?: number;
  readonly projection?: Projection;
  readonly obliqueAngle?: number;
  readonly obliqueScaleRatio?: number;
}

/** How several views of space lie in one picture, as technical drawing has them. */
export const viewLayouts = ['firstAngle', 'thirdAngle'] as const;
export type ViewLayout = (typeof viewLayouts)[number];

const QUARTER = Math.PI / 2;
/** x runs to the right and y backwards, so that the edge AB of `Cube(A, B)` is in front, as books letter solids. */
const OBLIQUE = { yaw: -QUARTER, pitch: 0, projection: 'oblique', obliqueAngle: Math.PI / 4 } as const;
const STRAIGHT = { projection: 'orthographic' } as const;

/** What cameras in space are called, and how they look; what a camera says itself counts more. */
const directions = {
  /** The renderer chooses a direction. */
  auto: {},
  cabinet: { ...OBLIQUE, obliqueScaleRatio: 0.5 },
  cavalier: { ...OBLIQUE, obliqueScaleRatio: 1 },
  /** The three axes are equally long, and 120° apart. */
  isometric: { ...STRAIGHT, yaw: Math.PI / 4, pitch: Math.atan(Math.SQRT1_2) },
  /** The ground is seen as on a map that is turned, and heights go straight up. */
  military: { yaw: Math.PI / 4, pitch: QUARTER, projection: 'military' },
  top: { ...STRAIGHT, yaw: -QUARTER, pitch: QUARTER },
  front: { ...STRAIGHT, yaw: -QUARTER, pitch: 0 },
  side: { ...STRAIGHT, yaw: 0, pitch: 0 },
  /** Front, top and side in one picture. */
  firstAngle: STRAIGHT,
  thirdAngle: STRAIGHT,
} as const satisfies Record<string, Direction>;

export type CameraView = keyof typeof directions;

export const cameraViews = Object.keys(directions) as readonly CameraView[];

/** What a camera of that name looks like; nothing without a name. */
export const directionOf = (view: CameraView | undefined): Direction => (view === undefined ? {} : directions[view]);

/** How the views lie that a camera of that name asks for; undefined for a single one. */
export const layoutOf = (view: CameraView | undefined): ViewLayout | undefined =>
  viewLayouts.find((layout) => layout === view);
