import { type Construction, hasInside, type Value } from '@geoslide/geometry';
import { article, type Finding, Findings, type Slide, type StyleProperty, styleProperties } from '@geoslide/protocol';

const properties: Readonly<Record<string, StyleProperty>> = styleProperties.object;

/** Properties that may be meant where one is not read: the first that the type has is named. */
const near: Readonly<Record<string, readonly string[]>> = {
  pointSize: ['angleSize', 'lineWidth'],
  pointStyle: ['lineDash'],
  angleSize: ['pointSize', 'lineWidth'],
  startArrow: ['middleArrow', 'arrowStyle'],
  endArrow: ['middleArrow', 'arrowStyle'],
  middleArrow: ['endArrow', 'arrowStyle'],
  arrowStyle: ['endArrow', 'middleArrow'],
  colors: ['fillColor', 'color'],
  regionOpacity: ['lineOpacity'],
  fillColor: ['color'],
  fillPattern: ['lineDash'],
};

/**
 * Properties of the objects' own styles that the types of these objects do not have, and the same of styles of types.
 * Those of parents hold for many objects, and the items of a list may be others tomorrow: nothing is said of these.
 *
 * @param slide Of a figure text, whose styles stand beside their definitions.
 * @param path The slide's: `slides.0`.
 * @param inSpace Whether the slide is drawn in space, where edges have arrows and all that `figures in space` have.
 */
export function unreadStyles(slide: Slide, { objects }: Construction, path: string, inSpace: boolean): Finding[] {
  const findings = new Findings();
  const indices = new Map(slide.definitions.map(({ id }, index) => [id, index]));
  const parents = new Set(slide.definitions.map((definition) => 'parent' in definition && definition.parent));
  for (const list of ['primitives', 'primitives3d'] as const) {
    if (list === 'primitives3d' && !inSpace) continue;
    for (const [id, style] of slide.styleSheet[list] ?? []) {
      const object = objects.get(id);
      const type = object?.kind === 'primitive' && object.value ? typeOf(object.value) : undefined;
      if (object === undefined || type === undefined || parents.has(id)) continue;
      for (const [key, value] of Object.entries(style)) {
        const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
        if (property === undefined || value === null || reads(type, key, inSpace)) continue;
        findings.add(`${key} ${object.type}`, () => ({
          id,
          path: `${path}.definitions.${indices.get(id)}`,
          message: `nothing reads ${key} of ${article(object.type)} ${object.type}: ${whose(property)}${ofSide(key, type, id, value) ?? remedy(key, type, inSpace)}`,
        }));
      }
    }
  }
  for (const [index, [type, style]] of (slide.styleSheet.types ?? []).entries()) {
    for (const [key, value] of Object.entries(style)) {
      const isRead = !Object.hasOwn(properties, key) || value === null || reads(type, key, inSpace);
      if (isRead || !TYPES.has(type)) continue;
      findings.add(`${key} style ${type}`, () => ({
        path: `${path}.styleSheet.types.${index}`,
        message: `nothing reads ${key} of ${article(type)} ${type}: ${whose(properties[key]!)}${remedy(key, type, inSpace)}`,
      }));
    }
  }
  return findings.list();
}

/** Types that properties name as their own. */
const TYPES: ReadonlySet<string> = new Set(
  Object.values(properties).flatMap(({ of = [], notOf = [] }) => [...of, ...notOf]),
);

/** The type that draws a value, in the plane and in space by one name; undefined for those with a look of their own. */
function typeOf(value: Value): string | undefined {
  const { type } = value;
  // A curve that has an inside is filled as a whole arc is.
  if (value.type === 'Curve3' && hasInside(value)) return 'Arc';
  return type === 'List' || type === 'Image' ? undefined : type.replace(/3$/, '');
}

function reads(type: string, key: string, inSpace: boolean): boolean {
  const { of, notOf } = properties[key]!;
  if (inSpace && /Arrow$/.test(key)) return true;
  if (of?.includes(IN_SPACE)) return inSpace;
  return of?.includes(type) ?? !notOf?.includes(type);
}

const IN_SPACE = 'figures in space';

function whose({ of }: StyleProperty): string {
  if (of === undefined) return 'it has no inside to fill';
  return of.includes(IN_SPACE) ? 'it is for slides in space' : `it is for ${of.join(', ')}`;
}

/** What marks equal sides, for strokes that are those of angles here, and what is seen at the ends of a line. */
function ofSide(key: string, type: string, id: string, value: unknown): string | undefined {
  if (key === 'endDots' && /^(?:Segment|Ray|Vector|Polyline)$/.test(type))
    return '; the ends of a line are seen where they are points of the figure, as P: Point(1, 2)';
  if (type !== 'Segment' || !/^arc(?:Strokes|Count)$/.test(key) || typeof value !== 'number') return undefined;
  return `; for marks of equal sides write m: Tick(${id}, ${value}) as a line of its own`;
}

function remedy(key: string, type: string, inSpace: boolean): string {
  const other = near[key]?.find((name) => reads(type, name, inSpace));
  return other === undefined ? '' : `; did you mean ${other}?`;
}
