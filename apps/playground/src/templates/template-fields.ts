import { oneLine } from '../text/project-text.js';

// What the form of a template shows and changes: places in its JSON.

/** A template, or what is meant to be one. */
export type TemplateJson = Readonly<Record<string, unknown>>;

/** Where a value of a style stands in a template. */
export type TemplatePlace =
  /** In the styles of the background: of several names, such as both axes, all have the value. */
  | { readonly part: 'background'; readonly names: readonly string[]; readonly property: string }
  /** In the style of all texts, sliders or buttons. */
  | { readonly part: 'kind'; readonly name: 'textType' | 'sliderType' | 'buttonType'; readonly property: string }
  /** In the styles of types of objects, or of their labels. */
  | {
      readonly part: 'type';
      readonly list: 'types' | 'typeLabels';
      readonly types: readonly string[];
      readonly property: string;
    };

type Style = Readonly<Record<string, unknown>>;
type Pair = readonly [type: string, style: Style];

/** The types that a template may give looks, in the order of the form. */
export const templateTypes: readonly string[] = [
  ...['Point', 'Segment', 'Line', 'Ray', 'Vector', 'Polyline', 'Polygon', 'Angle', 'Circle', 'Arc', 'Sector'],
  ...['CircleSegment', 'Ellipse', 'EllipticArc', 'Hyperbola', 'Parabola', 'Conic', 'Curve', 'Region', 'Area'],
  ...['Tick', 'Dimension', 'Polyhedron', 'Sphere', 'Cone', 'Cylinder', 'Plane', 'Surface'],
];

const isObject = (value: unknown): value is Style =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectIn = (parent: Style, key: string): Style => {
  const found = parent[key];
  return isObject(found) ? found : {};
};

function pairsIn(template: TemplateJson, list: string): readonly Pair[] {
  const found = objectIn(template, 'defaultStyle')[list];
  return Array.isArray(found) ? (found as Pair[]) : [];
}

/** The value at a place; of several names or types the one that all have, and undefined where they differ. */
export function templateValue(template: TemplateJson, place: TemplatePlace): unknown {
  const values = valuesAt(template, place);
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}

function valuesAt(template: TemplateJson, place: TemplatePlace): readonly unknown[] {
  const { property } = place;
  if (place.part === 'background') {
    const all = objectIn(template, 'backgroundStyle');
    return place.names.map((name) => objectIn(all, name)[property]);
  }
  if (place.part === 'kind') return [objectIn(objectIn(template, 'defaultStyle'), place.name)[property]];
  const pairs = pairsIn(template, place.list);
  return place.types.map((type) => pairs.findLast(([key]) => key === type)?.[1][property]);
}

/** The template with a value at a place; without one for undefined. */
export function withTemplateValue(template: TemplateJson, place: TemplatePlace, value: unknown): TemplateJson {
  const { property } = place;
  const changed = (style: Style): Style => withKey(style, property, value);
  if (place.part === 'background') {
    const all = objectIn(template, 'backgroundStyle');
    const styles = place.names.map((name) => [name, changed(objectIn(all, name))] as const);
    return { ...template, backgroundStyle: { ...all, ...Object.fromEntries(styles) } };
  }
  const defaults = objectIn(template, 'defaultStyle');
  if (place.part === 'kind') {
    return { ...template, defaultStyle: { ...defaults, [place.name]: changed(objectIn(defaults, place.name)) } };
  }
  const pairs = place.types.reduce((all, type) => withType(all, type, changed), pairsIn(template, place.list));
  return { ...template, defaultStyle: { ...defaults, [place.list]: pairs } };
}

/** Of several entries of a type the last one counts. */
function withType(pairs: readonly Pair[], type: string, change: (style: Style) => Style): readonly Pair[] {
  const index = pairs.findLastIndex(([key]) => key === type);
  const next = change(pairs[index]?.[1] ?? {});
  if (index >= 0) return pairs.with(index, [type, next]);
  return Object.keys(next).length > 0 ? [...pairs, [type, next]] : pairs;
}

function withKey(style: Style, key: string, value: unknown): Style {
  if (value !== undefined) return { ...style, [key]: value };
  const { [key]: _, ...rest } = style;
  return rest;
}

/** Characters of a line. */
const LINE = 100;

/** The text of a template: what fits into a line stands in one. */
export function templateText(template: unknown, indent = ''): string {
  const line = oneLine(template);
  const isLeaf = typeof template !== 'object' || template === null || Object.keys(template).length === 0;
  if (isLeaf || (indent !== '' && indent.length + line.length <= LINE)) return line;
  const inner = `${indent}  `;
  const members = Array.isArray(template)
    ? template.map((each) => templateText(each, inner))
    : Object.entries(template).map(([key, each]) => `${JSON.stringify(key)}: ${templateText(each, inner)}`);
  const [open, close] = Array.isArray(template) ? '[]' : '{}';
  return `${open}\n${inner}${members.join(`,\n${inner}`)}\n${indent}${close}`;
}
