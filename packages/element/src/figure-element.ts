import type { Warning } from '@geoslide/protocol';
import type { Figure } from './figure/open-figure.js';
import { make } from './make.js';
import { elementStyles, pictureStyles } from './styles.js';

/** Where a bundle finds the font files: beside this package, as package managers and their mirrors have them. */
const FONTS_BESIDE = '../../../fonts/files/';
/** px outside of the window in which figures are drawn already. */
const AHEAD = '300px';

/** On a server the class is there, but nothing is drawn. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * `<geoslide-figure>`: draws a project where it stands in a page, once it comes near to the window.
 *
 * Attributes: `src` (address of a project: JSON, figure text or `.ggb`; without it the text inside of the element is
 * the
 * project), `slide` (from 1), `width` (px; default as large as the slide, at most as wide as there is room),
 * `interactive`
 * (hands and keys move it), `transparent` (no background), `label` (the text alternative; default made from the
 * objects), `loading="eager"` (draws at once), `fonts` (address of the folder `files` of `@geoslide/fonts`).
 *
 * Events: `load` when the picture is there; `error` with a `message` where there is none; `change` after a hand has
 * moved
 * something.
 */
export class GeoslideFigure extends Base {
  static readonly observedAttributes = ['src', 'slide', 'width', 'interactive', 'transparent', 'label', 'fonts'];
  /** Address of the folder with the font files for all figures of the page that name none themselves. */
  static fonts: string | undefined;

  #project: unknown;
  #figure: Figure | undefined;
  #message: HTMLElement | undefined;
  #isNear = false;
  #isWaiting = false;
  /** Counts what was asked to be drawn: only the latest counts. */
  #version = 0;
  #nearness: IntersectionObserver | undefined;
  #content: MutationObserver | undefined;

  /** The project that is drawn, with what hands have moved; undefined before it is read. */
  get project(): unknown {
    return this.#figure?.project ?? this.#project;
  }

  /** Draws a project, parsed or as a text, in place of `src` and of the text inside. */
  set project(project: unknown) {
    this.#project = project;
    this.#renew();
  }

  /** What of the picture that is shown could not be drawn as it is written. */
  get warnings(): readonly Warning[] {
    return this.#figure?.warnings() ?? [];
  }

  connectedCallback(): void {
    if (!this.shadowRoot) {
      const style = make('style', { textContent: pictureStyles + elementStyles });
      this.attachShadow({ mode: 'open' }).append(style);
    }
    this.#content = new MutationObserver(() => this.#renew());
    this.#content.observe(this, { childList: true, characterData: true, subtree: true });
    this.#isNear = this.getAttribute('loading') === 'eager';
    if (this.#isNear) this.#renew();
    else this.#waitForWindow();
  }

  #waitForWindow(): void {
    this.#nearness = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#nearness?.disconnect();
        this.#isNear = true;
        this.#renew();
      },
      { rootMargin: AHEAD },
    );
    this.#nearness.observe(this);
  }

  disconnectedCallback(): void {
    this.#nearness?.disconnect();
    this.#content?.disconnect();
    this.#version += 1;
    this.#clear();
    this.#isNear = false;
  }

  attributeChangedCallback(): void {
    this.#renew();
  }

  /** Draws anew, once for all that changes at the same time. */
  #renew(): void {
    if (!this.#isNear || this.#isWaiting) return;
    this.#isWaiting = true;
    queueMicrotask(() => {
      this.#isWaiting = false;
      if (this.#isNear) void this.#draw();
    });
  }

  async #draw(): Promise<void> {
    const version = ++this.#version;
    const root = this.shadowRoot;
    if (!root) return;
    let figure: Figure | undefined;
    try {
      const { openFigure, readSource } = await import('./figure/open-figure.js');
      const src = this.getAttribute('src');
      const source = this.#project ?? (src === null ? this.textContent : new URL(src, document.baseURI));
      const project = await readSource(source);
      if (version !== this.#version) return;
      figure = openFigure({
        project,
        root,
        slideIndex: Number(this.getAttribute('slide') ?? 1),
        width: this.#width(),
        isInteractive: this.hasAttribute('interactive'),
        isTransparent: this.hasAttribute('transparent'),
        label: this.getAttribute('label') ?? undefined,
        fonts: this.#fonts(),
        onChange: () => this.dispatchEvent(new Event('change')),
      });
      await figure.drawn;
    } catch (error) {
      figure?.end();
      if (version === this.#version) this.#fail(error instanceof Error ? error.message : String(error));
      return;
    }
    if (version !== this.#version) return figure.end();
    this.#clear();
    this.#figure = figure;
    this.dispatchEvent(new Event('load'));
  }

  /** Takes away the last picture, or what was said in its place. */
  #clear(): void {
    this.#figure?.end();
    this.#figure = undefined;
    this.#message?.remove();
  }

  #width(): number | undefined {
    const text = this.getAttribute('width');
    if (text === null) return undefined;
    const width = Number(text);
    if (width > 0 && Number.isFinite(width)) return width;
    throw new Error(`width="${text}" has to be a number of px above 0`);
  }

  #fonts(): string {
    const given = this.getAttribute('fonts') ?? GeoslideFigure.fonts;
    const address = given === undefined ? new URL(FONTS_BESIDE, import.meta.url) : new URL(given, document.baseURI);
    return address.href.replace(/\/?$/, '/');
  }

  /** Says in place of the picture why there is none. */
  #fail(message: string): void {
    this.#clear();
    this.#message = make('p', { className: 'message', role: 'alert', textContent: message });
    this.shadowRoot?.append(this.#message);
    this.dispatchEvent(new ErrorEvent('error', { message }));
  }
}
