import type { DrawOptions } from '@geoslide/element/parts';
import type { PageDrawing } from './drawing/page-drawing.js';
import type { PageView } from './drawing/page-view.js';
import type { Renderer } from './drawing/renderer.js';
import { createAnimationForm } from './exports/animation-form.js';
import { createExports, type ExportFormat } from './exports/exports.js';
import type { ListObjects } from './language/completion.js';
import { createReference } from './language/reference.js';
import { createRename } from './language/rename.js';
import { drawSamplesWith } from './language/sample-picture.js';
import type { PageState } from './page-state.js';
import { createInputLine } from './panels/input-line.js';
import { createViewButtons } from './panels/view-buttons.js';
import { createGallery } from './projects/gallery.js';
import type { Projects } from './projects/projects.js';
import { createTemplateEditor } from './templates/template-editor.js';
import type { Templates } from './templates/templates.js';
import { loadedFigure } from './text/figure-form.js';
import type { PageText } from './text/page-text.js';
import { createLettering } from './tools/lettering.js';
import type { Making } from './tools/making.js';

export interface SurroundingsPorts {
  readonly state: PageState;
  readonly text: PageText;
  readonly renderer: Renderer;
  readonly drawing: PageDrawing;
  readonly view: PageView;
  readonly templates: Templates;
  readonly making: Making;
  readonly projects: Projects;
  /** The element in which the picture lies. */
  readonly frame: HTMLElement;
  readonly objects: ListObjects;
  readonly shownFormat: () => ExportFormat;
  /** Device px per px of saved files. */
  readonly pixelRatio: () => number;
  /** Shows the slide's own view. */
  readonly reset: () => void;
  /** Shows all of the slide. */
  readonly fit: () => Promise<void>;
}

/** The small pictures of examples. */
const GALLERY: DrawOptions = { slideIndex: 1, pixelRatio: 0.4 };

/** The menus, dialogs and fields that ask something of the text and the picture, and hold nothing of them. */
export function createSurroundings(ports: SurroundingsPorts): void {
  const { state, text, renderer, drawing, view, templates, making, projects, reset, fit } = ports;
  const { editor, edits, reading } = text;
  const project = () => reading.project;
  const slideIndex = () => state.slideIndex;
  const name = () => `${editor.project().name}${(state.listed?.slides ?? 1) > 1 ? `-${state.slideIndex}` : ''}`;

  createViewButtons({
    reset,
    fit,
    save() {
      const shown = view.shown();
      if (!shown) return;
      void edits.put((written) => loadedFigure().withView(written, state.slideIndex, shown)).then(() => view.forget());
    },
  });
  createLettering({
    picture: ports.frame,
    at: making.at,
    project,
    slideIndex,
    rewrite(write) {
      view.hold();
      void edits.put(write);
    },
  });
  createGallery({
    draw: (example) => renderer.draw({ as: 'pixels', project: example, options: GALLERY, isShown: false }),
    open: projects.openCopy,
  });
  createTemplateEditor({
    chosen() {
      const value = templates.chosen();
      return value && { name: templates.chosenName(), value, isOwn: templates.isOwn() };
    },
    apply: templates.add,
    remove: templates.remove,
  });
  createExports({ draw: drawing.file, name, shownFormat: ports.shownFormat });
  createAnimationForm({
    sliders: () => state.listed?.sliders ?? [],
    draw: (ask) =>
      renderer.animate({ ...ask, project: project(), options: drawing.options('png', ports.pixelRatio()) }),
    name,
  });
  createRename({ editor, objects: ports.objects, slideIndex, settle: text.settle });
  createReference();
  createInputLine({ read: making.read, add: making.add });
  drawSamplesWith(renderer.sample);
}
