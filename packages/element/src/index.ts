import { GeoslideFigure } from './figure-element.js';

export { GeoslideFigure };

// On a server there is nothing to define, and a page may load the module twice.
if (globalThis.customElements && !customElements.get('geoslide-figure')) {
  customElements.define('geoslide-figure', GeoslideFigure);
}

declare global {
  interface HTMLElementTagNameMap {
    'geoslide-figure': GeoslideFigure;
  }
}
