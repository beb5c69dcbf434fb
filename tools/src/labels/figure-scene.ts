import { drawSlide, type Scene, textNeeds } from '@geoslide/core';
import { drawSpace, spaceTextNeeds } from '@geoslide/core/space';
import { createFontLoader } from '@geoslide/fonts';
import { isSpaceSlide } from '@geoslide/protocol';
import { chooseSpaceView } from '../../../packages/geoslide/dist/choose-space-view.js';
import { choosePlaneView } from '../../../packages/geoslide/dist/choose-view.js';
import { chartRoom } from '../../../packages/geoslide/dist/contain/chart-room.js';
import { lineUp } from '../../../packages/geoslide/dist/line-up.js';
import { prepareSlide } from '../../../packages/geoslide/dist/prepare.js';

const fonts = createFontLoader();
const images = new Map();

/** The scene of a project's first slide in its own view, without pictures. */
export async function figureScene(project: unknown): Promise<Scene> {
  const prepared = prepareSlide(project, {});
  const { slide, construction } = prepared;
  const inSpace = isSpaceSlide(slide);
  await fonts.loadAll((inSpace ? spaceTextNeeds : textNeeds)(slide, construction));
  const placed = { ...prepared, ...lineUp(slide, construction, { fonts, images }) };
  const drawn = { slide: placed.slide, construction, fonts, images };
  if (inSpace) return drawSpace({ ...drawn, ...chooseSpaceView(placed, {}, { fonts, images }) }).scene;
  const { viewBound, scale, plane, pixelRatio } = choosePlaneView(placed, {}, { fonts, images }, chartRoom);
  return drawSlide({ ...drawn, view: { ...viewBound, scale, plane }, pixelRatio }).scene;
}
