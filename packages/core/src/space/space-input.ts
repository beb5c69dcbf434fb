import type { Construction } from '@geoslide/geometry';
import type { Slide, SpaceCamera, Warning } from '@geoslide/protocol';
import type { LoadedPicture } from '../plane/box-object.js';
import type { Scene } from '../scene/scene.js';
import type { LoadedFonts } from '../text/fonts.js';
import type { LabelOrigins } from './labels/label.js';

/** What a slide in space is drawn from. */
export interface SpaceInput {
  readonly slide: Slide;
  readonly construction: Construction;
  readonly camera: SpaceCamera;
  /** Of the picture, px. */
  readonly width: number;
  readonly height: number;
  readonly fonts: LoadedFonts;
  readonly images?: ReadonlyMap<string, LoadedPicture>;
  /** In which views are named; English where nobody says. */
  readonly language?: string;
  /** Leaves out the background colour, and nothing else. */
  readonly transparent?: boolean;
  /** Draws only to be measured: fills in any order, all lines as in sight, and with every halo, which takes less. */
  readonly onlyExtent?: boolean;
}

export interface DrawnSpace {
  readonly scene: Scene;
  readonly warnings: Warning[];
  readonly labelOrigins: LabelOrigins;
}
