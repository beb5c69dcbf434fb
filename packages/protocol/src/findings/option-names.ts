import { nearestName } from './nearest-name.js';

/** What others call the project or the text of a request. */
const CONTENT_NAMES: readonly string[] = [
  'figure',
  'project',
  'text',
  'source',
  'code',
  'input',
  'data',
  'body',
  'geoslide',
];

/** The key of a body that has the name of what should be its `content`; undefined where there is none. */
export function contentSynonym(body: object): string | undefined {
  const keys = Object.keys(body);
  return (
    keys.find((key) => CONTENT_NAMES.includes(key)) ?? keys.find((key) => nearestName(key, ['content']) !== undefined)
  );
}

/** What other programs call an option or a field, and what it is here: the first that there is. */
const OPTION_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  slide: ['slideIndex'],
  page: ['slideIndex'],
  slideNumber: ['slideIndex'],
  width: ['size, { width, height } in px'],
  height: ['size, { width, height } in px'],
  dimensions: ['size, { width, height } in px'],
  dpi: ['pixelRatio', 'view2D, with pixelRatio'],
  density: ['pixelRatio', 'view2D, with pixelRatio'],
  resolution: ['pixelRatio', 'view2D, with pixelRatio'],
  padding: ['contain, as {"padding": 16}'],
  margin: ['contain, as {"padding": 16}'],
  fit: ['contain, which is true or has a padding'],
  zoom: ['scale', 'view2D, with scale'],
  view: ['viewBound', 'view2D'],
  viewport: ['viewBound', 'view2D'],
  bounds: ['viewBound', 'view2D'],
  set: ['values'],
  variables: ['values'],
  parameters: ['values'],
  slides: ['content, whose slides these are'],
  ...Object.fromEntries(CONTENT_NAMES.map((name) => [name, ['content, a project or figure text']])),
};

/** What stands in a figure and not beside it. */
const IN_THE_FIGURE: Readonly<Record<string, string>> = {
  background: 'the figure says it, as in background {color: white}',
  backgroundColor: 'the figure says it, as in background {color: white}',
  axes: 'the figure says it, as in axes on',
  grid: 'the figure says it, as in grid on',
  camera: 'the figure says it, as in camera {yaw: 0.5}; view3D turns it for one picture',
};

/** What to write in place of an option or a field that there is not. */
export function optionRemedy(key: string, keys: readonly string[]): string | undefined {
  const synonyms = Object.hasOwn(OPTION_SYNONYMS, key) ? OPTION_SYNONYMS[key]! : [];
  const own = synonyms.find((synonym) => keys.includes(/^\w+/.exec(synonym)![0]));
  if (own !== undefined) return `it is ${own} here`;
  return Object.hasOwn(IN_THE_FIGURE, key) ? IN_THE_FIGURE[key] : undefined;
}
