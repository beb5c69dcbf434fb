import type { Cursor } from './cursor.js';
import { type Fields, fields, isEmpty, isFields, mergeInto } from './fields.js';
import type { Report } from './problem.js';

/** An expression of the text that has to be in the language. */
export interface DraftExpression {
  readonly source: string;
  readonly at: number;
  /** True where the text has it in another form: then `at` is the place of what is wrong in it. */
  readonly isRewritten?: boolean;
}

interface DraftDefinition {
  /** The fields of the definition in the file; `kind` is missing where the text leaves it to the source. */
  readonly fields: Fields;
  readonly at: number;
  /** True where its label stands in quotes behind the expression, as somebody typed it. */
  hasTypedLabel?: boolean;
  readonly expressions: readonly DraftExpression[];
}

/** A slide while its statements are read. Lists of [key, value] of the file are objects here. */
export interface DraftSlide {
  /** True where the slide has a camera in space: unmarked styles and axes are then those for space. */
  readonly space: boolean;
  readonly start: number;
  definitions: DraftDefinition[];
  readonly uvarMap: Fields;
  readonly styleSheet: Fields;
  /** Where the text says the styles of the sheet, by their key: `xaxis`, `types.Segment`. */
  readonly styleAt: Map<string, number>;
  readonly comments: Fields;
  camera?: Fields | undefined;
  /** True where the text says something of the camera, even that there is none. */
  cameraSaid: boolean;
  view?: Fields | undefined;
  viewSaid: boolean;
  /** Where the text says the view. */
  viewAt?: number;
  lang?: string;
  template?: { readonly name: string; readonly at: number };
}

export function draftSlide(space: boolean, start = 0): DraftSlide {
  return {
    space,
    start,
    definitions: [],
    uvarMap: fields(),
    styleSheet: fields(),
    styleAt: new Map(),
    comments: fields(),
    cameraSaid: false,
    viewSaid: false,
  };
}

/** What the readers of statements work on. */
export interface Context {
  readonly cursor: Cursor;
  readonly slide: DraftSlide;
  readonly report: Report;
}

/** Keeps where a style is said that the sheet has since the statement at `at`. */
export function keepStylePlaces({ styleSheet, styleAt }: DraftSlide, at: number): void {
  for (const [key, styles] of Object.entries(styleSheet)) {
    if (!styleAt.has(key)) styleAt.set(key, at);
    if (!key.startsWith('types') || !isFields(styles)) continue;
    for (const type of Object.keys(styles)) if (!styleAt.has(`${key}.${type}`)) styleAt.set(`${key}.${type}`, at);
  }
}

/** Lays a style over what the style sheet says already; `id` where the key holds a list of them. */
export function addStyle(sheet: Fields, key: string, style: Fields, id?: string): void {
  if (id !== undefined && isEmpty(style)) return;
  const outer = ownFields(sheet, key);
  mergeInto(id === undefined ? outer : ownFields(outer, id), style);
}

/** The object under a key, made where there is none. */
function ownFields(object: Fields, key: string): Fields {
  const found = object[key];
  if (isFields(found)) return found;
  const made = fields();
  object[key] = made;
  return made;
}
