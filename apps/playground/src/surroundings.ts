import { type DrawOptions, type ListedSlider, ownView } from '@geoslide/element/parts';
import { createAnimationForm } from './animation/animation-form.js';
import type { Editor } from './editor/editor.js';
import { createExports, type ExportFormat } from './exports.js';
import type { ListObjects } from './language/completion.js';
import { createReference } from './language/reference.js';
import { createRename } from './language/rename.js';
import { drawSamplesWith } from './language/sample-picture.js';
import type { PageView } from './page-view.js';
import { createInputLine } from './panels/input-line.js';
import { createViewButtons } from './panels/view-buttons.js';
import { createGallery } from './projects/gallery.js';
import type { Projects } from './projects/projects.js';
import type { Renderer } from './renderer.js';
import { createTemplateEditor } from './templates/template-editor.js';
import type { Templates } from './templates.js';
import { loadedFigure } from './text/figure-form.js';
import type { TextEdits } from './text/text-edits.js';
import { createLettering } from './tools/lettering.js';
import type { Making } from './tools/making.js';

export interface SurroundingsPorts {
  readonly editor: Editor;
  readonly renderer: Renderer;
  readonly edits: TextEdits;
  readonly view: PageView;
  readonly templates: Templates;
  readonly making: Making;
  readonly projects: Projects;
  /** The element of the picture. */
  readonly picture: HTMLElement;
  readonly project: () => unknown;
  /** The slide that is shown, from 1. */
  readonly slideIndex: () => number;
  readonly slideCount: () => number;
  readonly sliders: () => readonly ListedSlider[];
  readonly objects: ListObjects;
  readonly shownFormat: () => ExportFormat;
  /** What a file of a format is drawn with. */
  readonly options: (as: ExportFormat) => DrawOptions;
  /** Shows all of the slide. */
  readonly fit: () => Promise<void>;
  /** Puts what hands have done into the text. */
  readonly settle: () => void;
}

/** The small pictures of examples. */
const GALLERY: DrawOptions = { slideIndex: 1, pixelRatio: 0.4 };

/** The menus, dialogs and fields that ask something of the text and the picture, and hold nothing of them. */
export function createSurroundings(ports: SurroundingsPorts): void {
  const { editor, renderer, edits, view, templates, making, project, slideIndex, options } = ports;
  const name = () => `${editor.project().name}${ports.slideCount() > 1 ? `-${slideIndex()}` : ''}`;

  createViewButtons({
    reset: () => view.set(ownView, false),
    fit: ports.fit,
    save() {
      const shown = view.shown();
      if (shown) void edits.put((text) => loadedFigure().withView(text, slideIndex(), shown)).then(() => view.forget());
    },
  });
  createLettering({
    picture: ports.picture,
    at: making.at,
    project,
    slideIndex,
    rewrite(write) {
      view.hold();
      void edits.put(write);
    },
  });
  createGallery({
    draw: (text) => renderer.draw({ as: 'pixels', project: text, options: GALLERY, isShown: false }),
    open: ports.projects.openCopy,
  });
  createTemplateEditor({
    chosen() {
      const value = templates.chosen();
      return value && { name: templates.chosenName(), value };
    },
    apply: templates.add,
  });
  createExports({
    draw: (as) => renderer.draw({ as, project: project(), options: options(as), isShown: false }),
    name,
    shownFormat: ports.shownFormat,
  });
  createAnimationForm({
    sliders: ports.sliders,
    draw: (ask) => renderer.animate({ ...ask, project: project(), options: options('png') }),
    name,
  });
  createRename({ editor, objects: ports.objects, slideIndex, settle: ports.settle });
  createReference();
  createInputLine({ read: making.read, add: making.add });
  drawSamplesWith(renderer.sample);
}
