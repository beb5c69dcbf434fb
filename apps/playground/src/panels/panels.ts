import { type Drawn, ownView } from '@geoslide/element/parts';
import type { Listed } from '../drawing/messages.js';
import type { PageDrawing } from '../drawing/page-drawing.js';
import type { PageView } from '../drawing/page-view.js';
import type { PictureControls } from '../drawing/picture-controls.js';
import type { PageState } from '../page-state.js';
import { createRequestPanel } from '../request/request.js';
import { slidesOf } from '../slides/slides-of.js';
import { createSlidesPanel } from '../slides/slides-panel.js';
import type { Templates } from '../templates/templates.js';
import { contentOf, loadedFigure, placeIn } from '../text/figure-form.js';
import type { PageText } from '../text/page-text.js';
import { createBackdrop } from './backdrop.js';
import { createObjects } from './objects.js';
import { createProperties } from './properties.js';

/** What tells of the picture beside it: objects, properties, slides, axes and grid, the request. */
export interface Panels {
  /** Marks an object, and shows its properties; or none. */
  mark(id: string | undefined): void;
  /** A picture of a figure at rest is shown. */
  showBackdrop(isInSpace: boolean): void;
  /** Its objects are known. */
  show(drawn: Drawn, listed: Listed): void;
}

export interface PanelsPorts {
  readonly state: PageState;
  readonly text: PageText;
  readonly view: PageView;
  readonly drawing: PageDrawing;
  readonly templates: Templates;
  readonly controls: PictureControls;
  /** Lights up an object in the picture. */
  readonly light: (id: string) => void;
}

export function createPanels(ports: PanelsPorts): Panels {
  const { state, text, view, drawing, templates, controls, light } = ports;
  const { reading, edits, editor } = text;
  const request = createRequestPanel();
  const objects = createObjects((index, id) => {
    editor.goTo(placeIn(text.settled(), `slides.${state.slideIndex - 1}.definitions.${index}`));
    light(id);
  });
  const properties = createProperties({
    listed: () => state.listed,
    project: () => reading.project,
    slideIndex: () => state.slideIndex,
    write(edit) {
      view.hold();
      void edits.style(state.slideIndex, edit);
    },
  });
  const backdrop = createBackdrop((what, isInSpace, isShown) => {
    view.hold();
    const { slideIndex } = state;
    void edits.put((written) => loadedFigure().withBackdrop(written, slideIndex, { what, isInSpace, isShown }));
  });
  const slides = createSlidesPanel({
    look: templates.chosen,
    draw: drawing.thumb,
    choose(next) {
      text.settle();
      state.slideIndex = next;
      view.set(ownView, false);
    },
    edit(edit, next) {
      void edits.slides(edit, () => {
        state.slideIndex = next;
        view.forget();
      });
    },
  });

  return {
    mark(id) {
      objects.mark(id);
      properties.select(id);
    },
    showBackdrop: (isInSpace) => backdrop.show(slidesOf(reading.project)[state.slideIndex - 1], isInSpace),
    show(drawn, listed) {
      const { slideIndex } = state;
      const template = templates.chosen();
      objects.show(listed, drawn.warnings);
      properties.refresh();
      slides.show(reading.project, slideIndex);
      request.show({
        project: contentOf(text.settled(), reading.project),
        slideIndex,
        format: controls.format(),
        shown: drawn,
        pixelRatio: controls.pixelRatio(),
        transparent: controls.isTransparent(),
        ...(template && { template }),
      });
    },
  };
}
