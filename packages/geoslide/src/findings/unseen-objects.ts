import { type Bounds, type Color, type Scene, type SceneNode, seenOn } from '@geoslide/core';
import { type Construction, type ConstructionObject, formatNumber, type Value } from '@geoslide/geometry';
import { type Finding, Findings, type Slide, type Style } from '@geoslide/protocol';
import { paintedBounds, unite } from '../contain/painted-bounds.js';
import type { PlaneView } from '../view.js';

/** Slides of more objects are not looked through. */
const MAX_OBJECTS = 500;

/** What has a size, and is not seen where it is smaller than this, px. */
const SIZED = /^(?:Segment|Vector|Circle|Ellipse|Polygon|Arc|Sector)$/;
const SMALL = 4;

/** A graph that is narrower, px, and reaches through half of the picture looks like a vertical line. */
const NARROW = 8;

/** What a picture shows of a slide of the plane. */
export interface Shown {
  /** The slide as its text has it. */
  readonly slide: Slide;
  readonly construction: Construction;
  readonly scene: Scene;
  readonly view: PlaneView;
  /** Ids of what is told of already. */
  readonly warned: ReadonlySet<string | undefined>;
  /** The slide's: `slides.0`. */
  readonly path: string;
}

/**
 * Objects that are to be seen, and of which the picture shows nothing: they lie outside of it, have no point there, or
 * have the colour of the background. Nothing is said of those that are hidden, or have no value.
 */
export function unseenObjects({ slide, construction, scene, view, path, warned }: Shown): Finding[] {
  const findings = new Findings();
  if (slide.definitions.length > MAX_OBJECTS) return [];
  const seen = seenOn(slide, construction).objects.filter(
    ({ id, kind, value }) =>
      !warned.has(id) && (kind === 'text' || (value !== undefined && (kind === 'primitive' || kind === 'image'))),
  );
  const drawings = drawingsOf(scene);
  const indices = new Map(slide.definitions.map(({ id }, index) => [id, index]));
  for (const object of seen) {
    const reason = whyUnseen(object, drawings.get(object.id) ?? [], { scene, view, slide });
    if (reason === undefined) continue;
    const { id } = object;
    findings.add(reason, () => ({ id, path: `${path}.definitions.${indices.get(id)}`, message: reason }));
  }
  for (const { id, other } of samePlaces(slide)) {
    // Of two that are seen in turn none hides the other, and of two with one name the first alone is drawn.
    if (id === other || [id, other].some((name) => styleOf(name, slide).showIf !== undefined)) continue;
    const message = `it lies where ${other} does, and one of the two is not seen: give it other coordinates`;
    findings.add('place', () => ({ id, path: `${path}.definitions.${indices.get(id)}`, message }));
  }
  for (const { id, label } of slide.definitions) {
    const value = construction.objects.get(id)?.value;
    if (warned.has(id) || !label?.replaceAll('{{id}}', '').includes('{{') || styleOf(id, slide).hidden !== true)
      continue;
    const first = value?.type === 'List' ? value.items[0] : value;
    if (first?.type !== 'Point') continue;
    const message = 'its label is hidden with it: write {pointSize: 0} in place of {hidden: true} for the label alone';
    findings.add('label', () => ({ id, path: `${path}.definitions.${indices.get(id)}`, message }));
  }
  const told = findings.list();
  const isShown = scene.children.some((node) => node.kind === 'group' && indices.has(node.id ?? ''));
  if (slide.definitions.length > 0 && !isShown && told.length === 0 && warned.size === 0) {
    const message = `the picture shows none of ${shownIds([...indices.keys()])}: ${nothingShown(construction)}`;
    return [{ path, message }];
  }
  return told;
}

/** Points with the same numbers for coordinates: one was copied, and not changed. */
function samePlaces({ definitions }: Slide): readonly { readonly id: string; readonly other: string }[] {
  const first = new Map<string, string>();
  return definitions.flatMap(({ id, source }) => {
    const place = typeof source === 'string' ? /^(?:Point)?\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)$/.exec(source) : null;
    if (place === null) return [];
    const key = `${Number(place[1])} ${Number(place[2])}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, id);
    return other === undefined ? [] : [{ id, other }];
  });
}

const shownIds = (ids: readonly string[]): string => `${ids.slice(0, 3).join(', ')}${ids.length > 3 ? ', …' : ''}`;

/** What to do about a picture without any object. */
function nothingShown({ objects }: Construction): string {
  const number = [...objects.values()].find(({ value }) => value?.type === 'Number');
  return number === undefined
    ? 'write an object such as A: Point(0, 0), or take {hidden: true} away'
    : `a number is shown by a text, as in text t: "${number.id} = {{${number.id}}}"`;
}

/** What each object paints, without its label. */
function drawingsOf({ children }: Scene): ReadonlyMap<string, SceneNode[]> {
  const byId = new Map<string, SceneNode[]>();
  for (const node of children) {
    if (node.kind !== 'group' || node.id === undefined || node.type === 'label') continue;
    const own = byId.get(node.id);
    if (own === undefined) byId.set(node.id, [node]);
    else own.push(node);
  }
  return byId;
}

function whyUnseen(
  { id, type, value, kind }: ConstructionObject,
  nodes: readonly SceneNode[],
  { scene, view, slide }: Pick<Shown, 'scene' | 'view' | 'slide'>,
): string | undefined {
  const bounds = unite(nodes.map(paintedBounds));
  const isEmpty = bounds.left > bounds.right;
  const ranges = `which has ${rangesOf(view)}: ${remedyFor(slide)}`;
  if (isEmpty) {
    if (isDrawnNowhere(value, kind) || isMadeInvisible(id, slide)) return undefined;
    return whyEmpty(id, value!, slide) ?? `nothing of it is in the picture, ${ranges}`;
  }
  const { width, height } = scene;
  if (bounds.right < 0 || bounds.bottom < 0 || bounds.left > width || bounds.top > height)
    return `it lies outside of the picture, at ${placeOf(bounds, scene, view)}: the picture ${ranges.replace('which ', '')}`;
  const [across, down] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  if (SIZED.test(value?.type ?? '') && Math.max(across, down) < SMALL)
    return 'it is too small to be seen: give it other points or another size';
  if (value?.type === 'Polygon') {
    const { vertices } = value;
    if (isFlat(vertices)) return 'its corners lie on one line: move one of them';
    if (crosses(vertices)) return 'its sides cross: write its corners in the order in which they stand around it';
  }
  const isGraph = value?.type === 'Curve' || type === 'Parabola';
  if (isGraph && across < NARROW && down > height / 2)
    return 'it is so steep that it looks like a vertical line: write a view with a scale of its own for y, such as view -5 .. 5, 0 .. 5000 scale 50, 0.1';
  const background = scene.background;
  if (background !== undefined && kind === 'primitive' && !nodes.some(isFilled) && nodes.every(hasOnly(background)))
    return 'it has the colour of the background, and is not seen: give it another color';
  return undefined;
}

/** Values that have no look of their own, or may have none. */
const isDrawnNowhere = (value: Value | undefined, kind: string): boolean =>
  kind === 'text' || value === undefined || /^(?:List|Number|String|Boolean|Distribution|Function)$/.test(value.type);

const styleOf = (id: string, { styleSheet }: Slide): Style =>
  styleSheet.primitives?.find(([own]) => own === id)?.[1] ?? {};

/** True for an object whose own style says that nothing of it is seen. */
function isMadeInvisible(id: string, slide: Slide): boolean {
  const style = styleOf(id, slide);
  return ['lineWidth', 'lineOpacity', 'pointSize'].some((key) => style[key] === 0);
}

/** Why an object paints nothing, by its own style or by its points. */
function whyEmpty(id: string, value: Value, slide: Slide): string | undefined {
  const style = styleOf(id, slide);
  if (Number(style.displayMinX) > Number(style.displayMaxX))
    return 'nothing of it is seen, for its displayMinX is greater than its displayMaxX: exchange the two';
  if (value.type === 'Angle' && Math.abs(value.value) < FLAT)
    return 'the angle is 0, and is not seen: its three points lie on one line';
  if ((value.type === 'Segment' || value.type === 'Vector') && areOne(value.start, value.end))
    return 'its two ends are one point, and it is not seen: give it other points';
  return undefined;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What is smaller counts as nothing. */
const FLAT = 1e-9;

const areOne = (a: Place, b: Place): boolean => Math.hypot(a.x - b.x, a.y - b.y) < FLAT;

/** Twice the area of a triangle, positive where it runs counterclockwise. */
const turn = (a: Place, b: Place, c: Place): number => (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);

function isFlat(vertices: readonly Place[]): boolean {
  const [first] = vertices;
  const far = first && vertices.find((vertex) => !areOne(vertex, first));
  if (first === undefined || far === undefined) return true;
  const size = Math.max(...vertices.map(({ x, y }) => Math.hypot(x - first.x, y - first.y)));
  return vertices.every((vertex) => Math.abs(turn(first, far, vertex)) <= FLAT * size * size);
}

/** Whether two opposite sides of a quadrilateral cross; stars of more corners are meant so. */
function crosses(vertices: readonly Place[]): boolean {
  const [a, b, c, d] = vertices;
  if (vertices.length !== 4 || !a || !b || !c || !d) return false;
  const meet = (p: Place, q: Place, r: Place, s: Place) =>
    turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0;
  return meet(a, b, c, d) || meet(b, c, d, a);
}

function remedyFor({ viewBounds }: Slide): string {
  return viewBounds
    ? 'write a view that shows it, or leave the view out'
    : 'write a view that shows it, or other numbers';
}

const rounded = (value: number): string => formatNumber(value, Math.abs(value) < 10 ? 2 : 0);

const rangesOf = ({ viewBound: { left, right, bottom, top } }: PlaneView): string =>
  `x from ${rounded(left)} to ${rounded(right)} and y from ${rounded(bottom)} to ${rounded(top)}`;

/** The middle of what is painted, in logical units. */
function placeOf({ left, right, top, bottom }: Bounds, { width, height }: Scene, { viewBound }: PlaneView): string {
  const x = viewBound.left + ((left + right) / 2 / width) * (viewBound.right - viewBound.left);
  const y = viewBound.top - ((top + bottom) / 2 / height) * (viewBound.top - viewBound.bottom);
  return `(${rounded(x)}, ${rounded(y)})`;
}

/** Regions in the colour of the background cover what lies under them. */
const isFilled = (node: SceneNode): boolean =>
  node.kind === 'group'
    ? node.type !== 'Point' && node.children.some(isFilled)
    : node.kind === 'path' && node.fill !== undefined;

const hasOnly =
  (color: Color) =>
  (node: SceneNode): boolean => {
    if (node.kind === 'group') return node.children.every(hasOnly(color));
    if (node.kind !== 'path') return false;
    return [node.stroke?.color, node.fill?.color].every((own) => own === undefined || isSame(own, color));
  };

const isSame = (a: Color, b: Color): boolean => a.r === b.r && a.g === b.g && a.b === b.b;
