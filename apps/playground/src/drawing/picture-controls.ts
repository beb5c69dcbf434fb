import type { SpaceShown } from '@geoslide/element/parts';
import { byId } from '../page/dom.js';

/** What the page shows: pixels, or the source of one of the others. */
type ShownFormat = 'png' | 'svg' | 'tikz';

/** The controls over the picture that say how it is drawn. */
export interface PictureControls {
  format(): ShownFormat;
  /** Device px per px. */
  pixelRatio(): number;
  isTransparent(): boolean;
  /** Shows the projection of a slide in space, and nothing of one in the plane. */
  showCamera(camera: SpaceShown | undefined): void;
}

export interface PictureControlsEvents {
  readonly onChange: () => void;
  readonly onProjection: (projection: SpaceShown['projection']) => void;
}

export function createPictureControls({ onChange, onProjection }: PictureControlsEvents): PictureControls {
  const ratio = byId('ratio', HTMLSelectElement);
  const transparent = byId('transparent', HTMLInputElement);
  const projection = byId('projection', HTMLSelectElement);
  let format: ShownFormat = 'png';

  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-format]')) {
    button.addEventListener('click', () => {
      format = button.dataset.format as ShownFormat;
      for (const other of document.querySelectorAll('[data-format]'))
        other.setAttribute('aria-pressed', String(other === button));
      byId('ratio-field', HTMLLabelElement).hidden = format !== 'png';
      byId('transparent-field', HTMLLabelElement).hidden = format === 'tikz';
      onChange();
    });
  }
  for (const control of [ratio, transparent]) control.addEventListener('change', onChange);
  projection.addEventListener('change', () => onProjection(projection.value as SpaceShown['projection']));

  return {
    format: () => format,
    pixelRatio: () => Number(ratio.value),
    isTransparent: () => transparent.checked,
    showCamera(camera) {
      projection.value = camera?.projection ?? 'orthographic';
      byId('projection-field', HTMLLabelElement).hidden = camera === undefined;
    },
  };
}
