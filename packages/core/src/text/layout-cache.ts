import type { LoadedFonts } from './fonts.js';
import type { LaidOutText, TextLayoutStyle } from './laid-out-text.js';

/** Layouts that are kept for each set of fonts: some 10 MB at most. */
export const MAX_LAYOUTS = 2000;
/** Longer texts are rarely met again. */
export const MAX_KEPT_LENGTH = 60;

interface Kept {
  readonly version: number;
  readonly layouts: Map<string, LaidOutText>;
}

const kept = new WeakMap<LoadedFonts, Kept>();

/** Gives the layout that is known of a short text in these fonts, or keeps what `lay` gives. */
export function cachedLayout(
  source: string,
  style: TextLayoutStyle,
  fonts: LoadedFonts,
  lay: () => LaidOutText,
): LaidOutText {
  const { version } = fonts;
  if (version === undefined || source.length > MAX_KEPT_LENGTH) return lay();
  let own = kept.get(fonts);
  if (own?.version !== version) {
    own = { version, layouts: new Map() };
    kept.set(fonts, own);
  }
  const { layouts } = own;
  const key = keyOf(source, style);
  const known = layouts.get(key);
  if (known) return known;
  const laid = lay();
  if (layouts.size === MAX_LAYOUTS) layouts.clear();
  layouts.set(key, laid);
  return laid;
}

/** What tells one layout from another. */
export function keyOf(
  source: string,
  { mode, font, fontSize, align = 'left', language = '' }: TextLayoutStyle,
): string {
  // Fonts may have any name.
  return `${mode}|${align}|${fontSize}|${language}|${font.length}|${font}${source}`;
}
