import type { TextLayout } from '../scene/scene.js';

export interface TextLayoutStyle {
  readonly mode: 'latex' | 'plain';
  /** A font key of a style. In a formula it only chooses the font of characters that KaTeX has no glyph for. */
  readonly font: string;
  /** px per em; 0 gives an empty layout. */
  readonly fontSize: number;
  /** How the lines of plain text stand to each other. */
  readonly align?: 'left' | 'center' | 'right';
  /** The language of the text as a BCP 47 tag: `ja` takes Japanese forms of the characters that Chinese has too. */
  readonly language?: string | undefined;
}

export interface LaidOutText {
  readonly layout: TextLayout;
  /** Sentences without the object's name: LaTeX errors, characters that no font has, what was cut. */
  readonly warnings: readonly string[];
}
