import type { CameraView, Projection } from './camera-views.js';

/** The current project file, version "11" (docs/format.md). Unknown keys are kept. */
export interface FileContent {
  readonly slides: readonly Slide[];
  readonly messages?: readonly unknown[] | undefined;
  readonly templateStyle?: StyleSheet | undefined;
  readonly metadata: { readonly version: '11'; readonly shareOptions?: unknown };
}

export interface Slide {
  readonly definitions: readonly Definition[];
  readonly uvarMap: readonly (readonly [name: string, value: number])[];
  readonly styleSheet: StyleSheet;
  readonly doc?: readonly unknown[] | undefined;
  readonly camera?: Camera2D | Camera3D | undefined;
  readonly viewBounds?: ViewBounds | undefined;
  /** True where the picture fits its content, for there is no saved view: figure text has none until it says one. */
  readonly fit?: boolean | undefined;
  /** Ours: the language of its texts, a BCP 47 tag. */
  readonly lang?: string | undefined;
}

/** A definition; which of the optional fields matter depends on `kind` (an open set). */
export interface Definition {
  readonly kind: string;
  readonly id: string;
  readonly source?: string | undefined;
  readonly label?: string | undefined;
  readonly template?: string | undefined;
  readonly parent?: string | undefined;
  readonly inheritStyle?: boolean | undefined;
  /** A condition: what is defined is drawn only where it holds. It has its value all the same. */
  readonly showIf?: string | undefined;
  /** A point on which a text hangs. */
  readonly at?: string | undefined;
  /** A pair of logical units that is added to `at`, or is the place of a text without one. */
  readonly offset?: string | undefined;
  /** Slider bounds: expressions as strings; numbers are met too. */
  readonly min?: string | number | undefined;
  readonly max?: string | number | undefined;
  readonly step?: string | number | undefined;
  readonly direction?: string | undefined;
  readonly autoPlay?: boolean | undefined;
  readonly title?: string | undefined;
  readonly actions?: unknown;
  readonly url?: string | undefined;
}

export interface ViewBounds {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
  readonly scale?: number | undefined;
  /** Pixels per logical unit upwards, where they differ from `scale`. */
  readonly scaleY?: number | undefined;
}

export interface Camera2D {
  readonly kind?: '2d' | undefined;
  readonly offset?: readonly number[] | undefined;
  /** Pixels per logical unit. */
  readonly scale?: number | undefined;
  /** The same upwards, where they differ from `scale`. */
  readonly scaleY?: number | undefined;
}

export interface Camera3D {
  readonly kind: '3d';
  /** A direction by its name, for what the camera does not say itself. */
  readonly view?: CameraView | undefined;
  readonly offset?: readonly number[] | undefined;
  readonly yaw?: number | undefined;
  readonly pitch?: number | undefined;
  readonly projection?: Projection | undefined;
  readonly obliqueAngle?: number | undefined;
  readonly obliqueScaleRatio?: number | undefined;
  /** Zoom: 1 / scale is the world height seen at the centre. */
  readonly scale?: number | undefined;
  /** Ours: how many times as long a unit of z is drawn as one of x or y. */
  readonly scaleZ?: number | undefined;
}

/** One style: an open record. The known properties and their types are in `style/`. */
export type Style = Readonly<Record<string, unknown>>;

/** A list of [type name or object id, style] pairs. */
export type StyleList = readonly (readonly [string, Style])[];

export interface StyleSheet {
  readonly background?: Style | undefined;
  readonly numbers?: Style | undefined;
  readonly xaxis?: Style | undefined;
  readonly yaxis?: Style | undefined;
  readonly grid?: Style | undefined;
  readonly types?: StyleList | undefined;
  readonly typeLabels?: StyleList | undefined;
  readonly primitives?: StyleList | undefined;
  readonly primitiveLabels?: StyleList | undefined;
  readonly textType?: Style | undefined;
  readonly texts?: StyleList | undefined;
  readonly sliderType?: Style | undefined;
  readonly sliders?: StyleList | undefined;
  readonly buttonType?: Style | undefined;
  readonly buttons?: StyleList | undefined;
  readonly imageType?: Style | undefined;
  readonly images?: StyleList | undefined;
  readonly elementLayers?: readonly (string | readonly [string, number])[] | undefined;
  readonly xaxis3d?: Style | undefined;
  readonly yaxis3d?: Style | undefined;
  readonly zaxis3d?: Style | undefined;
  readonly workingPlane?: Style | undefined;
  readonly types3d?: StyleList | undefined;
  readonly typeLabels3d?: StyleList | undefined;
  readonly primitives3d?: StyleList | undefined;
  readonly primitiveLabels3d?: StyleList | undefined;
}

/** spec.md 2.1: logical units. */
export interface ViewBound {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** spec.md 2.4. */
export interface View2D extends ViewBound {
  readonly scale?: number | undefined;
  /** Ours: px per logical unit upwards; default `scale` times the ratio of the slide's own scales. */
  readonly scaleY?: number | undefined;
  readonly pixelRatio?: number | undefined;
}

/** spec.md 2.5. */
export interface View3D extends Omit<Camera3D, 'kind' | 'offset'> {
  readonly offset?: readonly [number, number, number] | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly pixelRatio?: number | undefined;
}

/** spec.md 2.3, docs/format.md, "Templates". */
export interface Template {
  readonly backgroundStyle?: Pick<StyleSheet, 'background' | 'grid' | 'xaxis' | 'yaxis'> | undefined;
  readonly defaultStyle?:
    | Pick<StyleSheet, 'types' | 'typeLabels' | 'textType' | 'sliderType' | 'buttonType'>
    | undefined;
}
