import type { Description } from 'geoslide';
import type { ShownHandle } from '../drawing/drawn.js';

/** What assistive technology says of handles, by their part: `Point A`. */
export type HandleWords = Readonly<Record<ShownHandle['part'], (id: string) => string>> & {
  /** Of a point, with its coordinates. */
  readonly pointAt: (id: string, place: string) => string;
};

/** In the languages that pictures are described in. */
export const handleWords: Readonly<Record<Description['language'], HandleWords>> = {
  en: {
    point: (id) => `Point ${id}`,
    thumb: (id) => `Slider ${id}`,
    label: (id) => `Label of ${id}`,
    text: (id) => `Text ${id}`,
    button: (id) => `Button ${id}`,
    pointAt: (id, place) => `Point ${id} at ${place}`,
  },
  zh: {
    point: (id) => `点 ${id}`,
    thumb: (id) => `滑块 ${id}`,
    label: (id) => `${id} 的标签`,
    text: (id) => `文本 ${id}`,
    button: (id) => `按钮 ${id}`,
    pointAt: (id, place) => `点 ${id}，位于 ${place}`,
  },
  de: {
    point: (id) => `Punkt ${id}`,
    thumb: (id) => `Regler ${id}`,
    label: (id) => `Beschriftung von ${id}`,
    text: (id) => `Text ${id}`,
    button: (id) => `Schaltfläche ${id}`,
    pointAt: (id, place) => `Punkt ${id} bei ${place}`,
  },
  fr: {
    point: (id) => `Point ${id}`,
    thumb: (id) => `Curseur ${id}`,
    label: (id) => `Étiquette de ${id}`,
    text: (id) => `Texte ${id}`,
    button: (id) => `Bouton ${id}`,
    pointAt: (id, place) => `Point ${id} en ${place}`,
  },
  es: {
    point: (id) => `Punto ${id}`,
    thumb: (id) => `Deslizador ${id}`,
    label: (id) => `Etiqueta de ${id}`,
    text: (id) => `Texto ${id}`,
    button: (id) => `Botón ${id}`,
    pointAt: (id, place) => `Punto ${id} en ${place}`,
  },
};
