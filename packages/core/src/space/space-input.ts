import type { Construction } from '@geoslide/geometry';
import type { Slide, SpaceCamera } from '@geoslide/protocol';
import type { LoadedPicture } from '../plane/box-object.js';
import type { LoadedFonts } from '../text/fonts.js';

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
  /** Leaves out the background colour, and nothing else. */
  readonly transparent?: boolean;
  /** Draws only to be measured: fills in any order, all lines as in sight, and with every halo, which takes less. */
  readonly onlyExtent?: boolean;
}
