import { styleProperties } from '@geoslide/protocol';
import { byId } from '../page/dom.js';
import { type Backdrop, namesOf } from '../text/backdrop-names.js';

export interface BackdropBoxes {
  /** Shows what a slide has. */
  show(slide: unknown, isInSpace: boolean): void;
}

/** The boxes that show axes and grid, or hide them. */
export function createBackdrop(write: (what: Backdrop, isInSpace: boolean, isShown: boolean) => void): BackdropBoxes {
  const boxes = [
    ['axes', byId('axes', HTMLInputElement)],
    ['grid', byId('grid', HTMLInputElement)],
  ] as const;
  let isInSpace = false;
  for (const [what, box] of boxes) {
    box.addEventListener('change', () => write(what, isInSpace, box.checked));
  }

  return {
    show(slide, inSpace) {
      isInSpace = inSpace;
      const { styleSheet = {} } = (slide ?? {}) as {
        readonly styleSheet?: Readonly<Record<string, { readonly show?: boolean }>>;
      };
      for (const [what, box] of boxes) {
        const preset = styleProperties[what === 'axes' ? 'axis' : 'grid'].show.default === true;
        box.checked = namesOf(what, isInSpace).some((name) => styleSheet[name]?.show ?? preset);
      }
    },
  };
}
