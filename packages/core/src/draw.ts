import { type Construction, onBehalfOf, takeSteps } from '@geoslide/geometry';
import { isEven, logAxesOf, type Slide, styleProperties, type Warning } from '@geoslide/protocol';
import { withAlignedDashes } from './draw/aligned-dashes.js';
import { type PixelGrid, pixelGrid } from './draw/crisp.js';
import { finishedHalos } from './draw/halo.js';
import { OBJECT_STEPS } from './draw/object-steps.js';
import { inDrawingOrder, readLayers } from './draw/order.js';
import { createViewport, type View, type Viewport, viewBox } from './draw/viewport.js';
import { type Effort, newEffort } from './labels/effort.js';
import { createInkCosts, type InkCosts } from './labels/ink-costs.js';
import { placeLabels } from './labels/place-labels.js';
import { drawAxes } from './plane/axes/axes.js';
import { drawGrid } from './plane/axes/grid.js';
import type { LoadedPicture } from './plane/box-object.js';
import { namesOnAxis } from './plane/chart-texts.js';
import { axisStyle, drawnSlide, gridStyle } from './plane/content.js';
import { type DrawContext, type DrawnPart, drawObject } from './plane/draw-object.js';
import { finiteNodes } from './scene/finite.js';
import type { Group, Scene, SceneNode } from './scene/scene.js';
import { createSceneBudget } from './scene/scene-budget.js';
import { createReader } from './style/reader.js';
import type { LoadedFonts } from './text/fonts.js';
import { collectWarnings } from './warnings.js';

export { textNeeds } from './plane/content.js';

export interface DrawInput {
  readonly slide: Slide;
  readonly construction: Construction;
  /** Logical bounds, left < right and bottom < top, and px per unit. */
  readonly view: View;
  readonly fonts: LoadedFonts;
  /** Decoded pictures by their address; those that are missing are not drawn. */
  readonly images?: ReadonlyMap<string, LoadedPicture>;
  /** Leaves out the background colour, and nothing else. */
  readonly transparent?: boolean;
  /** Device px per px, for lines that are snapped to them; without it nothing is snapped. */
  readonly pixelRatio?: number;
  /**
   * Draws only to be measured: without these objects, by their ids, and with every halo, which takes less. With
   * `unseenLabels`, labels that stay where their style puts them are there outside of the view too.
   */
  readonly onlyExtent?: { readonly without: ReadonlySet<string>; readonly unseenLabels?: boolean };
  /** Ids of the objects to draw; without it all. */
  readonly only?: ReadonlySet<string>;
}

/**
 * Draws a slide of the plane. The scene is (right - left) · scale px wide, not rounded, where the axes are linear.
 * Warnings tell of styles that can't be used and of texts that can't be written as they are.
 * @throws RenderError TOO_COMPLEX for more than a picture can show.
 */
export function drawSlide(input: DrawInput): { scene: Scene; warnings: Warning[] } {
  const { slide, construction } = input;
  const { warnings, reportOn } = collectWarnings();
  const drawn = drawnSlide(slide, construction, reportOn);
  const { styleSheet } = slide;
  const background = createReader(styleProperties.background, [styleSheet.background], reportOn('background')).get(
    'color',
  );
  const viewport = createViewport(input.view);
  // Numbers and labels choose their places as at pixelRatio 1, so that a figure is the same at each.
  const { pixelRatio } = input;
  const pixels = pixelGrid(pixelRatio && 1);
  const onDevice = pixelRatio === undefined || pixelRatio === 1 ? pixels : pixelGrid(pixelRatio);
  const context: DrawContext = {
    ...drawn,
    viewport,
    background,
    fonts: input.fonts,
    images: input.images ?? new Map(),
    unseenLabels: input.onlyExtent?.unseenLabels ?? false,
    isMeasured: input.onlyExtent !== undefined,
  };

  reportLinear(slide, viewport, reportOn);
  const [xStyle, yStyle] = [axisStyle(drawn, 'xaxis'), axisStyle(drawn, 'yaxis')];
  const ruling = { xStyle, yStyle, viewport, background, fonts: input.fonts };
  const gridLook = gridStyle(drawn, reportOn('grid'));
  const isPainted = !input.onlyExtent;
  const budget = createSceneBudget();
  const objects = [...construction.objects.values()].flatMap((object) => {
    if (input.onlyExtent?.without.has(object.id)) return [];
    if (input.only?.has(object.id) === false) return [];
    const parts = onBehalfOf(object.id, () => {
      if (isPainted && object.isShown) takeSteps(OBJECT_STEPS);
      return drawObject(object, context);
    });
    budget.spend(parts.map(({ node }) => node));
    return parts;
  });
  const effort = newEffort(isPainted);
  const ink = inkOfObjects(objects, viewport, effort);
  const axesOn = drawAxes({
    ...ruling,
    pixels,
    marks: drawn.marks,
    report: reportOn('axes'),
    isClear: (box) => !isPainted || !ink().touches(box),
    isNamed: namesOnAxis(drawn),
  });
  const ruledOn = (of: PixelGrid): readonly SceneNode[] => {
    const grid = drawGrid({ ...ruling, style: gridLook, pixels: of, report: reportOn('grid') });
    return finiteNodes([...(grid ? [grid] : []), ...axesOn(of)], reportOn('axes'));
  };
  const seenByLabels = ruledOn(pixels);
  const ruled = onDevice === pixels ? seenByLabels : ruledOn(onDevice);
  const placed = withPlacedLabels(objects, seenByLabels, { viewport, ink, effort, isPainted });
  const layers = readLayers(styleSheet.elementLayers);
  const isBehindAxes = (part: DrawnPart) => isField(part) && !layers.has(part.id);
  const ordered = inDrawingOrder(
    placed.filter((part) => !isBehindAxes(part)),
    layers,
  );
  const fields = inDrawingOrder(placed.filter(isBehindAxes), layers);
  const children = [...fields, ...ruled, ...(isPainted ? withAlignedDashes(ordered) : ordered)];
  const scene: Scene = {
    width: viewport.width,
    height: viewport.height,
    ...(!input.transparent && { background }),
    children: input.onlyExtent ? children : finishedHalos(children, viewport, true),
    ...(isEven(viewport.plane) && { view: { left: viewport.left, top: viewport.top, scale: viewport.scale } }),
  };
  return { scene, warnings };
}

/** Tells of axes that are to be logarithmic and can't be: of a view that reaches 0. */
function reportLinear(slide: Slide, { plane }: Viewport, reportOn: (id: string) => (message: string) => void): void {
  const asked = logAxesOf(slide);
  for (const [name, isAsked, isLog, range] of [
    ['x', asked.x, plane.logX, 'view 0.1 .. 1000, 0 .. 5'],
    ['y', asked.y, plane.logY, 'view 0 .. 5, 0.1 .. 1000'],
  ] as const) {
    if (!isAsked || isLog) continue;
    reportOn(`${name}axis`)(
      `the view reaches ${name} = 0, which a logarithmic axis does not: the ${name}-axis is drawn linear; begin the view above 0, as in ${range}`,
    );
  }
}

/** Fields are behind everything, as a grid is. */
const isField = ({ rank }: DrawnPart): boolean => rank === 'field';

/** Labels rather lie on the lines of a grid than on others. */
const GRID_WEIGHT = 0.01;

/** More labels than these leave no room to look for, and stay where they are. */
const MOST_LABELS = 2000;

/** The ink of the objects and of the labels that stay where they are, found when it is asked for first. */
function inkOfObjects(parts: readonly DrawnPart[], viewport: Viewport, effort: Effort): () => InkCosts {
  let ink: InkCosts | undefined;
  return () => {
    if (ink) return ink;
    ink = createInkCosts(viewBox(viewport), effort);
    const standing = parts.filter(({ spots }) => !spots);
    const nodes = (ofFields: boolean) => standing.filter((part) => isField(part) === ofFields).map(({ node }) => node);
    ink.add(nodes(false), 1);
    ink.add(nodes(true), GRID_WEIGHT);
    return ink;
  };
}

interface Placement {
  readonly viewport: Viewport;
  readonly ink: () => InkCosts;
  readonly effort: Effort;
  /** False where the content is only measured: then labels may leave the view. */
  readonly isPainted: boolean;
}

/** Moves the labels that nobody placed by hand to where they touch least. */
function withPlacedLabels(
  parts: readonly DrawnPart[],
  ruled: readonly SceneNode[],
  { viewport, ink: inkOf, effort, isPainted }: Placement,
): readonly DrawnPart[] {
  const movable = parts.flatMap(({ node, spots }, index) => {
    const [text] = node.kind === 'group' ? node.children : [];
    return spots && text?.kind === 'text' ? [{ index, label: { node: text, spots } }] : [];
  });
  if (movable.length === 0 || movable.length > MOST_LABELS) return parts;
  const view = viewBox(viewport);
  const ink = inkOf();
  const isGrid = (node: SceneNode): boolean => node.kind === 'group' && node.type === 'grid';
  ink.add(ruled.filter(isGrid), GRID_WEIGHT);
  const axes = ruled.filter((node) => !isGrid(node));
  ink.add(axes, 1);
  const labels = placeLabels({ labels: movable.map(({ label }) => label), ink, effort, view, inView: isPainted });
  const placed = new Map(movable.map(({ index }, k) => [index, labels[k]!]));
  return parts.map((part, index) => {
    const label = placed.get(index);
    const own = (part.node as Group).children;
    if (!label || (label === own[0] && !part.spots?.leader)) return part;
    const leader = part.spots?.leader?.(label);
    return { ...part, node: { ...(part.node as Group), children: [...(leader ? [leader] : []), label] } };
  });
}
