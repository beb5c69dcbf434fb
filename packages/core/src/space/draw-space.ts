import {
  type Construction,
  type ConstructionObject,
  onBehalfOf,
  slideRounding,
  takeSteps,
  type Vec3,
} from '@geoslide/geometry';
import { type Slide, styleProperties, type ViewLayout } from '@geoslide/protocol';
import { finishedHalos } from '../draw/halo.js';
import { OBJECT_STEPS } from '../draw/object-steps.js';
import { readFillColor, readPen, readRegionColor } from '../draw/pen.js';
import { type Box, createViewport, type Px, viewBox } from '../draw/viewport.js';
import { newEffort } from '../labels/effort.js';
import { createInkCosts } from '../labels/ink-costs.js';
import { axisTexts } from '../plane/axes/axis-words.js';
import { drawnSlide, labelOf, needOf, type TextNeed, textNeeds } from '../plane/content.js';
import { drawObject } from '../plane/draw-object.js';
import { finiteNodes } from '../scene/finite.js';
import type { Group, Scene, SceneNode } from '../scene/scene.js';
import { createSceneBudget } from '../scene/scene-budget.js';
import { createReader } from '../style/reader.js';
import { collectWarnings } from '../warnings.js';
import { type AxisLine, drawAxis, type InkAt } from './axes.js';
import { boxAround, isBoxed } from './axis-box/box.js';
import { drawBox } from './axis-box/draw-box.js';
import { endsInBox, withinBox } from './axis-box/within-box.js';
import { AXES, axisRanges, axisStyle, imageOn } from './axis-reach.js';
import { nameWidth } from './axis-tips.js';
import { projected } from './camera/images.js';
import { projector as createProjector, type Projector } from './camera/projection.js';
import { silhouettesOf } from './camera/silhouettes.js';
import { isFinite3 } from './camera/vector.js';
import { crossingOutline, crossingsOf } from './crossing-lines.js';
import { figurePattern } from './face-pattern.js';
import { figureOf, spaceStyleTypes } from './figure-table.js';
import { type Figure, figuresOf } from './figures-of.js';
import { flatObjects } from './flat-objects.js';
import { withGrownQuadrics } from './grown-quadrics.js';
import { figureCenter, type LabelSurroundings, spaceLabel } from './labels/label.js';
import { HIDDEN_WEIGHT, placedLabels } from './labels/place.js';
import { withArrows } from './line-arrows.js';
import type { Painted } from './order/cells.js';
import { type Filling, fillBoxes, paintFills } from './order/fills.js';
import { tintsOf } from './order/tints.js';
import { figureBall, viewBall } from './parts/extent.js';
import type { Parts, Wire } from './parts/parts.js';
import { createPartsBudget } from './parts/parts-budget.js';
import { movedBy } from './rounding.js';
import { litFillings } from './shading/lit-fillings.js';
import { spaceSheet } from './sheet.js';
import { cutSolid, cuts } from './sight/cuts.js';
import { type GapLines, withGaps } from './sight/gaps.js';
import { forOwnLines, type Obstacles } from './sight/obstacle.js';
import { buildObstacles } from './sight/obstacles.js';
import { type Outline, strokeOutlines } from './sight/outlines.js';
import { readHiddenPen, type Sight, stretches } from './sight/wires.js';
import type { DrawnSpace, SpaceInput } from './space-input.js';
import { drawViews, nameSpecs } from './views/draw-views.js';
import { drawWorkingPlane } from './working-plane.js';

export { axisTips } from './axis-tips.js';
export { clearDirection } from './camera/clear-direction.js';
export { aroundGraphs, endlessCamera, graphImages, scaleOfHeights } from './camera/graph-view.js';
export { spaceHandlesOf } from './handles.js';
export { shownParts } from './shown-parts.js';
export type { DrawnSpace, SpaceInput } from './space-input.js';
export { cameraOfViews } from './views/cells.js';

/**
 * All texts that drawing the slide may lay out, so that their fonts can be loaded before.
 *
 * @param layout Of the camera.
 * @param language In which views are named.
 */
export function spaceTextNeeds(
  slide: Slide,
  construction: Construction,
  layout?: ViewLayout,
  language?: SpaceInput['language'],
): TextNeed[] {
  const texts = textNeeds({ ...slide, styleSheet: spaceSheet(slide.styleSheet) }, construction);
  const needs = layout === undefined ? texts : [...texts, ...nameSpecs(layout, language).map(needOf)];
  const styles = AXES.map((name) => axisStyle(slide.styleSheet, name, () => {}, slide.lang));
  const hasAxis = styles.some((style) => style.get('show'));
  return hasAxis ? [...needs, ...axisTexts(['x', 'y', 'z'], styles).map(needOf)] : needs;
}

/**
 * Draws a slide in space: projection, visibility and order of painting are settled here, so that the scene holds
 * nothing but flat paths and texts. Figures of the plane lie in z = 0.
 */
export function drawSpace(input: SpaceInput): DrawnSpace {
  const { layout } = input.camera;
  return layout === undefined ? drawView(input) : { ...drawViews(input, layout, drawView), labelOrigins: new Map() };
}

/** One view of a slide. */
function drawView(input: SpaceInput): DrawnSpace {
  const { camera, width, height, construction, fonts } = input;
  const slide = { ...input.slide, styleSheet: spaceSheet(input.slide.styleSheet) };
  const { warnings, reportOn } = collectWarnings();
  const drawn = drawnSlide(slide, construction, reportOn, spaceStyleTypes);
  const { background: behind, workingPlane } = slide.styleSheet;
  const background = createReader(styleProperties.background, [behind], reportOn('background')).get('color');
  const projector = createProjector(camera, width, height, isBoxed(slide.styleSheet));
  const pixels = createViewport({ left: 0, right: width, bottom: -height, top: 0, scale: 1 });
  const view = viewBall(camera, width, height);

  const rounding = slideRounding(slide.definitions);
  const tallest = Math.max(1, projector.scaleZ);
  const unitsPerPx = 1 / projector.scale;
  const figures = withGrownQuadrics(figuresOf({ drawn, construction, pixels, background, view, unitsPerPx, rounding }));
  const values = figures.map((figure) => figure.value);
  const points = values.flatMap((value) => figureOf(value).span(value, camera, projector)).filter(isFinite3);
  const figure = figureBall(points, camera, width, height);
  const center = figureCenter(points, projector);
  const partsBudget = createPartsBudget();
  const wholeParts = figures.map(({ object, value, style, report }) => {
    const filled =
      style.get('regionOpacity') > 0 || style.get('fillPattern') !== undefined || style.get('shading') === 'light';
    const onlyExtent = input.onlyExtent ?? false;
    if (!onlyExtent) onBehalfOf(object.id, () => takeSteps(OBJECT_STEPS));
    const contours = style.get('contourDistance');
    const seen = { projector, camera, view, figure, points, values, contours };
    return partsBudget.spend(object.id, figureOf(value).parts(value, { ...seen, filled, onlyExtent, report }));
  });
  const styledAxes = AXES.map((name) => ({
    name,
    style: axisStyle(slide.styleSheet, name, reportOn(name), slide.lang),
  }));
  const axisBox = boxOfAxes();
  const parts = axisBox ? wholeParts.map((each, i) => withinBox(values[i]!, each, axisBox)) : wholeParts;
  const moved = movedBy(rounding, projector.scale * tallest);
  // What is hidden lies within what is in sight: whoever measures does without the difference.
  const hiding = input.onlyExtent ? [] : parts.filter((_, i) => figures[i]!.style.get('hides'));
  const obstacles = buildObstacles(hiding, projector, moved);
  const opaque = parts.filter((_, i) => {
    const { style } = figures[i]!;
    return (
      !input.onlyExtent &&
      style.get('hides') &&
      (style.get('regionOpacity') === 100 || style.get('shading') === 'light')
    );
  });
  const isAllOpaque = opaque.length === hiding.length;
  const opaqueObstacles = isAllOpaque ? obstacles : buildObstacles(opaque, projector, moved);
  const noObstacles = buildObstacles([], projector, moved);
  const sight: Sight = { ...obstacles, opaque: isAllOpaque ? 'all' : opaqueObstacles };

  const budget = createSceneBudget();
  const group = (id: string, type: string, children: readonly SceneNode[]) =>
    budget.spend(groupOf(id, type, finiteNodes(children, reportOn(id))));
  const fillings = fillingsOf(figures, parts, projector);
  // A section is to be seen in its solid, of which hidden edges show too.
  const opaqueIds = new Set(figures.flatMap(({ object }, i) => (opaque.includes(parts[i]!) ? [object.id] : [])));
  const sections = new Set(
    parts.flatMap((each, i) =>
      opaqueIds.has(cutSolid(figures[i]!.object.tree) ?? '') || opaque.some((solid) => cuts(each, solid)) ? [i] : [],
    ),
  );
  const painted = input.onlyExtent
    ? fillBoxes(fillings, projector)
    : [false, true].flatMap((isSection) =>
        paintFills(
          fillings.filter(({ owner }) => sections.has(owner) === isSection),
          projector,
        ),
      );
  const tintAt = tintsOf(painted, background);
  const box =
    axisBox &&
    drawBox({
      box: axisBox,
      styles: styledAxes.map(({ style }) => style),
      reports: AXES.map(reportOn),
      projector,
      background,
      fonts,
    });
  const axes = box ? [] : drawAxes();
  const drawnLines = figures.map((each, i) => linesOf(each, parts[i]!, projector));
  // Gaps lie within lines: whoever measures does without them.
  const wires = input.onlyExtent ? drawnLines.map((each) => each?.wires ?? []) : withGaps(drawnLines, obstacles);
  const lines = figures.map(({ value, style }, i) => {
    const isSeenThrough = style.get('hiddenLineDash') === undefined && figureOf(value).lines?.hidden === 'behind tints';
    const around = isSeenThrough ? { ...sight, owner: parts[i]! } : forOwnLines(obstacles, parts[i]!);
    return outlineOf(drawnLines[i], wires[i]!, around);
  });
  // They lie within the figures: whoever measures does without them.
  const crossing = input.onlyExtent ? [] : crossingsOf({ figures, parts, camera, projector, rounding });
  const crossingLines = crossing.map((each) => crossingOutline(each, obstacles));
  // Crossings first: what has lines of its own there, such as a section, lies on them.
  const stroked = strokeOutlines(
    [...axes.map(({ outline }) => outline), ...crossingLines, ...lines],
    viewBox(pixels),
    moved,
  );
  const [firstCrossing, firstFigure] = [axes.length, axes.length + crossing.length];
  const ink = axes.length > 0 ? inkOfFigures() : () => 0;
  const axisMarks = axes.map(({ marks }) => marks(ink));
  const crossingGroups = (nodes: (i: number) => readonly SceneNode[]): Group[] =>
    crossing.flatMap(({ figure: { object } }, i) => group(object.id, 'intersection', nodes(i)));
  // A hatched section is seen through the tints of its solid; of a hatched solid only the faces in front are.
  const patterns = figures.map((each, i) => {
    const isFlat = parts[i]!.bodies.length === 0 && parts[i]!.patches.length <= 1;
    return patternOf(each, parts[i]!, sections.has(i) ? noObstacles : isFlat ? opaqueObstacles : obstacles);
  });
  const planeStyle = createReader(styleProperties.grid, [workingPlane], reportOn('workingPlane'));
  const grid = drawWorkingPlane(planeStyle, obstacles, view, points);

  const axisGroups = (nodes: (i: number) => readonly SceneNode[]): Group[] =>
    axes.flatMap(({ name }, i) => group(name, 'axis', nodes(i)));
  const boxGroups = (nodes: (axis: NonNullable<typeof box>[number]) => readonly SceneNode[]): Group[] =>
    (box ?? []).flatMap((axis, i) => group(AXES[i]!, 'axis', nodes(axis)));
  const figureGroups = (nodes: (i: number) => readonly SceneNode[]): Group[] =>
    figures.flatMap(({ object }, i) => group(object.id, object.type, nodes(i)));
  const hiddenLines = [
    ...axisGroups((i) => stroked[i]!.hidden),
    ...crossingGroups((i) => stroked[firstCrossing + i]!.hidden),
    ...figureGroups((i) => stroked[firstFigure + i]!.hidden),
  ];
  const dimensionLabels: SceneNode[] = [];
  const visibleLines = [
    ...boxGroups(({ marks }) => marks),
    ...axisGroups((i) => [...stroked[i]!.visible, ...axisMarks[i]!]),
    ...crossingGroups((i) => stroked[firstCrossing + i]!.visible),
    ...figureGroups((i) => [...stroked[firstFigure + i]!.visible, ...screenMarks(figures[i]!, false)]),
    ...figureGroups((i) => screenMarks(figures[i]!, true)),
  ];

  /** What it costs to write on the lines of figures, which numbers of axes keep clear of. */
  function inkOfFigures(): InkAt {
    const effort = newEffort(!input.onlyExtent);
    const ink = createInkCosts(viewBox(pixels), effort);
    for (const { visible, hidden } of stroked.slice(axes.length)) {
      ink.add(visible, 1);
      ink.add(hidden, HIDDEN_WEIGHT);
    }
    return (box) => (effort.left > 0 ? ink.at(box, Infinity) : 0);
  }

  /** Points that bound a figure along each axis. */
  function reached(value: Figure['value'], { patches, bodies }: Parts): Vec3[] {
    const corners = patches.flatMap((patch) => patch.corners);
    const hasRims = bodies.length > 0 && patches.length > 0;
    const others = hasRims
      ? bodies.flatMap(({ mantle }) => mantle.rows(1).flat())
      : figureOf(value).span(value, camera, projector);
    return [...corners, ...others].filter(isFinite3);
  }

  /** The least and the greatest number; none of none. */
  function extremesOf(numbers: readonly number[]): number[] {
    const [low, high] = numbers.reduce(([least, most], z) => [Math.min(least, z), Math.max(most, z)], [
      Infinity,
      -Infinity,
    ] as const);
    return low <= high ? [low, high] : [];
  }

  /** The box of the axes, where they ask for one and the figure has a place for it. */
  function boxOfAxes() {
    if (!projector.boxed) return undefined;
    const points = values.flatMap((value, i) => reached(value, wholeParts[i]!));
    const styles = styledAxes.map(({ style }) => style);
    return boxAround(styles, [...points, ...endsInBox(values, points)], projector);
  }

  function drawAxes() {
    const silhouettes = silhouettesOf(values, camera, projector);
    const nameWidths = styledAxes.map(({ name, style }) => nameWidth(name, style, fonts));
    const heights = values.flatMap((value, i) =>
      value.type === 'Surface' && value.graph ? extremesOf(reached(value, parts[i]!).map(({ z }) => z)) : [],
    );
    const ranges = axisRanges({ axes: styledAxes, projector, view, points, silhouettes, nameWidths, heights });
    const images = styledAxes.map(({ name, style }, i): AxisLine | undefined => {
      const { min, max } = ranges[i]!;
      return style.get('show') && min < max
        ? [imageOn(projector, name, min), imageOn(projector, name, max)]
        : undefined;
    });
    const taken: Box[] = [];
    const hasNets = values.some(({ type }) => type === 'Surface' || type === 'ImplicitSurface');
    return styledAxes.map(({ name, style }, i) => {
      const others = images.filter((line, k) => k !== i && line !== undefined) as AxisLine[];
      const range = ranges[i]!;
      const report = reportOn(name);
      return { name, ...drawAxis({ name, style, range, others, taken, obstacles, tintAt, fonts, report, hasNets }) };
    });
  }

  function screenMarks({ object, value, mark, report }: Figure, above: boolean): readonly SceneNode[] {
    const { onScreen } = figureOf(value);
    if (onScreen?.above !== above) return [];
    const writing = () => labelOf(drawn, object);
    const { nodes, label } = onScreen.draw(value, {
      mark,
      obstacles,
      opaque: opaqueObstacles,
      center,
      writing,
      fonts,
      report,
    });
    if (label) dimensionLabels.push({ kind: 'group', id: object.id, type: 'label', children: [label] });
    return nodes;
  }

  const surroundings: LabelSurroundings = {
    projector,
    center,
    tintAt,
  };

  const labelOrigins = new Map<string, () => Px | undefined>();

  function drawLabels(): Group[] {
    const done = new Set<ConstructionObject>();
    // Points have the least room to move, so they choose first.
    const byRoom = [...figures.keys()].sort((i, j) => turn(figures[i]!) - turn(figures[j]!) || i - j);
    const labels = byRoom.flatMap((i) => {
      const { object, value, style, report } = figures[i]!;
      const places = figureOf(value).label;
      if (done.has(object) || !places) return [];
      done.add(object);
      const writing = labelOf(drawn, object);
      if (!writing) return [];
      const patch = extentOf(parts[i]!);
      const color = style.get('color');
      const label = spaceLabel({ value, places, patch, writing, style, color, surroundings, fonts, report });
      if (!label) return [];
      labelOrigins.set(object.id, label.origin);
      return [{ ...label, object }];
    });
    const around = { visible: [...visibleLines, ...dimensionLabels], hidden: hiddenLines };
    return placedLabels(labels, around, viewBox(pixels), !input.onlyExtent).flatMap((nodes, i) =>
      group(labels[i]!.object.id, 'label', nodes),
    );
  }

  const flat = flatObjects(input, projector);
  const project = (point: Vec3): Px => projected(projector, point);
  const children: SceneNode[] = [
    ...boxGroups(({ wall }) => wall),
    ...boxGroups(({ lines }) => lines),
    ...finiteNodes(grid ? [grid] : [], reportOn('workingPlane')),
    ...finiteNodes(fillGroups(figures, painted), reportOn('figure')),
    ...figureGroups((i) => patterns[i]!),
    ...hiddenLines,
    ...visibleLines,
    ...dimensionLabels,
    ...drawLabels(),
    ...[...construction.objects.values()]
      .filter(({ kind }) => kind !== 'primitive')
      .flatMap((object) =>
        drawObject(object, { ...drawn, viewport: flat, background, fonts, images: input.images ?? new Map(), project }),
      )
      .map(({ node }) => node),
  ];
  const scene: Scene = {
    width,
    height,
    ...(!input.transparent && { background }),
    children: input.onlyExtent ? children : finishedHalos(children, pixels, false),
  };
  return { scene, warnings, labelOrigins };
}

/** The corners of the middle face, or the ends of the first line: what is drawn of an endless figure. */
function extentOf({ patches, wires }: Parts): readonly Vec3[] | undefined {
  const [wire] = wires;
  return patches[Math.floor(patches.length / 2)]?.corners ?? (wire?.kind === 'segment' ? [wire.a, wire.b] : undefined);
}

const turn = ({ value }: Figure): number => figureOf(value).label?.turn ?? 0;

function groupOf(id: string, type: string, children: readonly SceneNode[]): Group[] {
  return children.length > 0 ? [{ kind: 'group', id, type, children }] : [];
}

interface FigureLines extends GapLines {
  readonly heads: readonly SceneNode[];
}

/** The lines of a figure, whole; undefined where it has none. */
function linesOf({ value, style, mark }: Figure, parts: Parts, projector: Projector): FigureLines | undefined {
  const pen = readPen(style);
  const { lines } = figureOf(value);
  if (!pen || !lines) return undefined;
  const wires = lines.wires === 'parts' ? parts.wires : lines.wires(value, mark, projector, parts);
  const arrowed = wires.map((wire) => withArrows(wire, value.type, style, pen, projector));
  return {
    wires: arrowed.map(({ wire }) => wire),
    heads: arrowed.flatMap(({ heads }) => heads),
    pen,
    hiddenPen: readHiddenPen(pen, style, lines.hidden),
    gap: style.get('crossingGap'),
  };
}

function outlineOf(lines: FigureLines | undefined, wires: readonly Wire[], sight: Sight): Outline | undefined {
  if (!lines) return undefined;
  const { pen, hiddenPen, heads } = lines;
  return { stretches: wires.flatMap((wire) => stretches(sight, wire)), pen, hiddenPen, heads };
}

function patternOf({ value, style }: Figure, parts: Parts, obstacles: Obstacles): readonly SceneNode[] {
  if (!style.get('fillPattern')) return [];
  const { fill } = figureOf(value);
  const { projector } = obstacles;
  const { patches, bodies } = parts;
  const isCurved = fill === 'cells' || fill === 'skin';
  const faces = isCurved ? [] : typeof fill === 'function' ? [fill(value, style, projector)] : cornersOf(patches);
  const curved = { patches: isCurved ? patches : [], bodies };
  return figurePattern(faces, curved, style, { ...obstacles, owner: parts });
}

const cornersOf = (patches: Parts['patches']) => patches.map(({ corners }) => corners);

function fillingsOf(figures: readonly Figure[], parts: readonly Parts[], projector: Projector): Filling[] {
  return figures.flatMap(({ value, style }, owner): Filling[] => {
    const { fill } = figureOf(value);
    const isLit = style.get('shading') === 'light' && fill !== 'cells';
    const color = isLit ? readFillColor(style) : readRegionColor(style);
    if (!color) return [];
    if (isLit) {
      const flat = parts[owner]!.patches.flatMap(({ corners, sheet }) => (sheet === undefined ? [corners] : []));
      const faces = typeof fill === 'function' ? [fill(value, style, projector)] : flat;
      return litFillings(owner, color, faces, parts[owner]!, projector);
    }
    if (typeof fill === 'function') return [{ owner, color, faces: [fill(value, style, projector)], kind: 'faces' }];
    const { patches, bodies } = parts[owner]!;
    // Each piece of a skin tints what is behind it.
    const sheets = new Set(patches.map(({ sheet }) => sheet));
    const facesOf = (piece: number | undefined) =>
      patches.flatMap(({ corners, sheet }) => (sheet === piece ? [corners] : []));
    return [
      ...[...sheets].map((piece): Filling => ({ owner, color, faces: facesOf(piece), kind: fill })),
      ...bodies.map((body): Filling => ({ owner, color, kind: 'body', body })),
    ];
  });
}

/** Fills of one figure that follow each other as one group. */
function fillGroups(figures: readonly Figure[], painted: readonly Painted[]): Group[] {
  const groups: { id: string; type: string; kind: 'group'; children: SceneNode[] }[] = [];
  let last = -1;
  for (const { owner, node } of painted) {
    const { id, type } = figures[owner]!.object;
    if (owner === last) groups[groups.length - 1]!.children.push(node);
    else groups.push({ kind: 'group', id, type, children: [node] });
    last = owner;
  }
  return groups;
}
