import { nearestName } from './nearest-name.js';

/** What others call the project or the text of a request. */
const CONTENT_NAMES = 'figure project text source code input data body geoslide';

/** The key of a body that has the name of what should be its `content`; undefined where there is none. */
export function contentSynonym(body: object): string | undefined {
  const keys = Object.keys(body);
  const names = CONTENT_NAMES.split(' ');
  return keys.find((key) => names.includes(key)) ?? keys.find((key) => nearestName(key, ['content']) !== undefined);
}

/** By the names of others, what each is here: of several the first that there is. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** One value for each of the names, which stand with blanks between them. */
export function named<T>(value: T, names: string): Record<string, T> {
  return Object.fromEntries(names.split(' ').map((name) => [name, value]));
}

/** What another name is among the known ones, such as `size, { width, height } in px` for `size`. */
export function synonymOf(synonyms: Synonyms, name: string, known: readonly string[]): string | undefined {
  const own = Object.hasOwn(synonyms, name) ? synonyms[name] : undefined;
  return own?.find((synonym) => known.includes(/^\w+/.exec(synonym)![0]));
}

/** What other programs call an option or a field. */
const OPTION_SYNONYMS: Synonyms = {
  ...named(['slideIndex'], 'slideindex slide page slidenumber'),
  ...named(['size, { width, height } in px'], 'width height dimensions'),
  ...named(
    ['pixelRatio', 'view2D, with pixelRatio', 'scale, the px of a unit'],
    'pixelratio devicepixelratio dpi density resolution',
  ),
  ...named(['contain, as {"padding": 16}'], 'padding margin'),
  ...named(['contain, which is true or has a padding'], 'fit'),
  ...named(['scale', 'view2D, with scale'], 'zoom'),
  ...named(['viewBound', 'view2D'], 'viewbound viewbounds view viewport bounds'),
  ...named(['values'], 'set variables parameters'),
  ...named(['content, whose slides these are'], 'slides'),
  ...named(['content, a project or figure text'], CONTENT_NAMES),
};

/** What stands in a figure and not beside it. */
const IN_THE_FIGURE: Readonly<Record<string, string>> = {
  ...named('the figure says it, as in background {color: white}', 'background backgroundColor'),
  ...named('the figure says it, as in axes on', 'axes'),
  ...named('the figure says it, as in grid on', 'grid'),
  ...named('the figure says it, as in camera {yaw: 0.5}; view3D turns it for one picture', 'camera'),
};

/** What to write in place of an option or a field that there is not. */
export function optionRemedy(key: string, keys: readonly string[]): string | undefined {
  const own = synonymOf(OPTION_SYNONYMS, key.toLowerCase().replace(/[_-]/g, ''), keys);
  if (own !== undefined) return `it is ${own} here`;
  return Object.hasOwn(IN_THE_FIGURE, key) ? IN_THE_FIGURE[key] : undefined;
}

/** What a call asks for that the path of the call, or the figure, says. */
export function elsewhereRemedy(key: string, value: unknown): string | undefined {
  if (/^(?:values|variables|parameters|set)$/.test(key)) return 'the figure has the values, as in slider a: 0 .. 5 = 2';
  const format = /^(?:format|output|outputFormat|type|mimeType)$/.test(key) ? String(value).toLowerCase() : '';
  const [, named] =
    /^(?:(?:image|application|text)\/)?(?:x-)?(svg|tikz|tex|pdf|jpe?g|webp|gif|bmp|tiff?|eps)/.exec(format) ?? [];
  if (named === undefined) return undefined;
  const own = named === 'tex' ? 'tikz' : named;
  return /^(?:svg|tikz|pdf)$/.test(own)
    ? `the path says the format: POST /api/render-${own}`
    : 'the paths draw PNG, and /api/render-svg, render-tikz and render-pdf SVG, TikZ and PDF';
}
