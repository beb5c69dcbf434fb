/** Bounds of what a picture shows, logical units. */
export interface View {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Style properties by name, or lists of a style sheet. */
export type Style = Readonly<Record<string, unknown>>;

/** By the id of an object, or by a type. */
export type ByName<T> = Readonly<Record<string, T>>;

/** A project of one slide, as a file has it. */
export interface Project {
  readonly metadata: { readonly version: string };
  readonly messages: readonly never[];
  readonly slides: readonly [Slide];
}

interface Slide {
  readonly definitions: readonly object[];
  readonly uvarMap: readonly (readonly [string, number])[];
  readonly styleSheet: Style;
  readonly doc: readonly never[];
  readonly camera?: Style;
}

/** A picture to be drawn, with its name; one in space has a camera of its own and no view. */
export interface Cell {
  readonly name: string;
  readonly content: Project;
  readonly view?: View;
}

/**
 * `style`, `labels`, `types`: style sheet lists by id or type; `sheet`: more of the style sheet; `definitions`: more
 * definitions.
 */
export interface CellOptions {
  readonly style?: ByName<Style> | undefined;
  readonly labels?: ByName<Style>;
  readonly types?: ByName<Style>;
  readonly sheet?: Style;
  readonly definitions?: readonly object[];
  /** Values of placeholders. */
  readonly uvar?: ByName<number>;
  /** Default 4.8 × 3.6 units around the origin. */
  readonly view?: View;
}

/** A project of one slide. */
export function project(slide: Slide): Project {
  return { metadata: { version: '11' }, messages: [], slides: [slide] };
}

/** Definitions by id; an id may have its label template behind a `|`: `A|{{id}}`. */
export function primitives(sources: ByName<string>): { kind: string; id: string; source: string; label?: string }[] {
  return Object.entries(sources).map(([key, source]) => {
    const [id = '', label] = key.split('|');
    return { kind: 'primitive', id, source, ...(label && { label }) };
  });
}

/** What a cell shows, logical units. Views are 4 : 3, as cells are. */
const VIEW = { left: -2.4, right: 2.4, bottom: -1.9, top: 1.7 };

/**
 * One picture of the gallery: a whole project.
 *
 * @param name What is shown, such as `lineDash dashed`.
 * @param sources Definitions by id, as `primitives` takes them.
 */
export function cell(name: string, sources: ByName<string>, options: CellOptions = {}): Cell & { readonly view: View } {
  const { types, style, labels } = options;
  const styleSheet = {
    xaxis: { show: false },
    yaxis: { show: false },
    ...(types && { types: Object.entries(types) }),
    ...(style && { primitives: Object.entries(style) }),
    ...(labels && { primitiveLabels: Object.entries(labels) }),
    ...options.sheet,
  };
  const content = project({
    definitions: [...primitives(sources), ...(options.definitions ?? [])],
    uvarMap: Object.entries(options.uvar ?? {}),
    styleSheet,
    doc: [],
  });
  return { name, content, view: options.view ?? VIEW };
}

/** Cells for the values of one property of the object `id`. */
export function values(
  property: string,
  list: readonly unknown[],
  sources: ByName<string>,
  id: string,
  options: CellOptions = {},
): Cell[] {
  return list.map((value) =>
    cell(`${property} ${value}`, sources, {
      ...options,
      style: { ...options.style, [id]: { ...options.style?.[id], [property]: value } },
    }),
  );
}
