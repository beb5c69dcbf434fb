import { drawSlide, type Scene, textNeeds } from '@geoslide/core';
import {
  axisTips,
  cameraOfViews,
  clearDirection,
  drawSpace,
  graphCamera,
  graphImages,
  spaceTextNeeds,
} from '@geoslide/core/space';
import { createFontLoader } from '@geoslide/fonts';
import { isSpaceSlide } from '@geoslide/protocol';
import { choosePlaneView, chooseSpaceView } from '../../../packages/geoslide/dist/choose-view.js';
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
  if (inSpace)
    return drawSpace({
      ...drawn,
      ...chooseSpaceView(
        placed,
        {},
        { fonts, images, drawSpace, axisTips, clearDirection, graphCamera, graphImages, cameraOfViews },
      ),
    }).scene;
  const { viewBound, scale, plane, pixelRatio } = choosePlaneView(placed, {}, { fonts, images });
  return drawSlide({ ...drawn, view: { ...viewBound, scale, plane }, pixelRatio }).scene;
}
