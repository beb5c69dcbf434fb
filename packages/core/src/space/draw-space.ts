import { type Construction, type ConstructionObject, lift, type SpaceValue, type Value } from '@geoslide/geometry';
import type { Slide, SpaceCamera, Warning } from '@geoslide/protocol';
import type { LoadedPicture } from '../plane/box-object.js';
import { drawnSlide, labelOf, objectStyle, textNeeds } from '../plane/content.js';
import { drawObject } from '../plane/draw-object.js';
import { withoutIdleHalos } from '../plane/halo.js';
import { type MarkContext, markContext } from '../plane/mark.js';
import { objectColor, readPen, readRegionColor } from '../plane/pen.js';
import { createViewport, type Viewport } from '../plane/viewport.js';
import type { Group, Scene, SceneNode } from '../scene/scene.js';
import { objectLayers } from '../style/cascade.js';
import { builtIn } from '../style/defaults.js';
import { createReader, type Report, type StyleReader } from '../style/reader.js';
import type { LoadedFonts } from '../text/fonts.js';
import { collectWarnings } from '../warnings.js';
import { angleParts } from './angle.js';
import { AXES, axisStyle, drawAxis } from './axes.js';
import { figureBall, viewBall } from './extent.js';
import { type Filling, paintFills } from './fills.js';
import { drawSpaceLabel, figureCenter } from './label.js';
import { buildObstacles } from './obstacles.js';
import { type Parts, partsOf } from './parts.js';
import { drawSpacePoint } from './point.js';
import { projector as createProjector, type Projector } from './projection.js';
import { spaceSheet } from './sheet.js';
import { withArrows } from './vector-arrow.js';
import type { Obstacles } from './visibility.js';
import { readHiddenPen, stretches, strokeStretch } from './wires.js';
import { drawWorkingPlane } from './working-plane.js';

export interface SpaceInput {
  readonly slide: Slide;
  readonly construction: Construction;
  readonly camera: SpaceCamera;
  /** Of the picture, px. */
  readonly width: number;
  readonly height: number;
  readonly fonts: LoadedFonts;
  readonly images?: ReadonlyMap<string, LoadedPicture>;
  /** Leaves out the background colour, and nothing else. */
  readonly transparent?: boolean;
}

/** Everything that drawing the slide may lay out, for loading fonts before. */
export function spaceTextNeeds(slide: Slide, construction: Construction): ReturnType<typeof textNeeds> {
  const numbers = { text: '0123456789−.xyz', fontKey: 'KaTeX_Math', math: true };
  return [...textNeeds({ ...slide, styleSheet: spaceSheet(slide.styleSheet) }, construction), numbers];
}

/** One figure in space with what it is drawn from. An object that is a list has several. */
interface Figure {
  readonly object: ConstructionObject;
  readonly value: SpaceValue;
  readonly style: StyleReader;
  readonly mark: MarkContext;
  readonly report: Report;
}

/**
 * Draws a slide in space: projection, visibility and order of painting are settled here, so that the scene holds
 * nothing but flat paths and texts. Figures of the plane lie in z = 0.
 */
export function drawSpace(input: SpaceInput): { scene: Scene; warnings: Warning[] } {
  const { camera, width, height, construction, fonts } = input;
  const slide = { ...input.slide, styleSheet: spaceSheet(input.slide.styleSheet) };
  const { warnings, reportOn } = collectWarnings();
  const drawn = drawnSlide(slide, construction, reportOn);
  const white = { r: 255, g: 255, b: 255, a: 1 };
  const backgroundStyle = createReader([slide.styleSheet.background ?? {}, builtIn.background], reportOn('background'));
  const background = backgroundStyle.color('color', white);
  const projector = createProjector(camera, width, height);
  const pixels = createViewport({ left: 0, right: width, bottom: -height, top: 0, scale: 1 });

  const figures = [...construction.objects.values()].flatMap((object) => {
    if (object.kind !== 'primitive' || !object.value) return [];
    const style = objectStyle(drawn, object);
    if (style.flag('hidden', false)) return [];
    return figuresOf(object, object.value, style);
  });
  function figuresOf(object: ConstructionObject, value: Value, style: StyleReader): Figure[] {
    const report = reportOn(object.id);
    if (value.type === 'List') {
      return value.items.flatMap((item) => {
        const layers = objectLayers(drawn.index, construction.objects, {
          ...object,
          type: item.type.replace(/3$/, ''),
          value: item,
        });
        return figuresOf(object, item, createReader(layers, report));
      });
    }
    const lifted = lift(value);
    if (lifted) return [{ object, value: lifted, style, mark: markContext(pixels, style, background), report }];
    if (isDrawn(value)) report(`a ${object.type} is not drawn in space`);
    return [];
  }

  const values = figures.map((figure) => figure.value);
  const view = viewBall(camera, width, height);
  const figureReach = figureBall(values, view);
  const parts = figures.map(({ value, style }) =>
    partsOf(value, {
      projector,
      view,
      figure: figureReach,
      filled: style.number('regionOpacity', 0, { min: 0, max: 100 }) > 0,
    }),
  );
  const obstacles = buildObstacles(parts, projector);

  const wires = figures.map((figure, i) => drawWires(figure, parts[i]!, obstacles));
  const axes = AXES.map((name) =>
    drawAxis({
      name,
      style: axisStyle(slide.styleSheet, name, reportOn(name)),
      obstacles,
      view,
      background,
      fonts,
      report: reportOn(name),
    }),
  );
  const planeStyle = createReader([slide.styleSheet.workingPlane ?? {}, builtIn.grid], reportOn('workingPlane'));
  const grid = drawWorkingPlane(planeStyle, obstacles, view);
  const center = figureCenter(values, projector);
  const labels = drawLabels();

  function drawLabels(): Group[] {
    const done = new Set<string>();
    return figures.flatMap(({ object, value, style, report }) => {
      const writing = done.has(object.id) ? undefined : labelOf(drawn, object);
      done.add(object.id);
      if (!writing) return [];
      const color = objectColor(style);
      const node = drawSpaceLabel({ value, writing, style, projector, center, color, background, fonts, report });
      return node ? [{ kind: 'group', id: object.id, type: 'label', children: [node] }] : [];
    });
  }

  const flat = flatObjects(input, projector);
  const children: SceneNode[] = [
    ...(grid ? [grid] : []),
    ...fillGroups(figures, parts, projector),
    ...axes.flatMap(({ hidden }) => hidden ?? []),
    ...wires.flatMap(({ figure, hidden }) => group(figure, hidden)),
    ...axes.flatMap(({ visible }) => visible ?? []),
    ...wires.flatMap(({ figure, visible }) => group(figure, visible)),
    ...figures.flatMap((figure) =>
      figure.value.type === 'Point3' ? group(figure, drawSpacePoint(figure.value, figure.mark, obstacles)) : [],
    ),
    ...labels,
    ...[...construction.objects.values()]
      .filter(({ kind }) => kind !== 'primitive')
      .flatMap((object) =>
        drawObject(object, { ...drawn, viewport: flat, background, fonts, images: input.images ?? new Map() }),
      )
      .map(({ node }) => node),
  ];
  return { scene: { width, height, ...(!input.transparent && { background }), children: withoutIdleHalos(children, pixels) }, warnings };
}

/** Texts, sliders, buttons and pictures lie in the picture's plane, their logical coordinates counted from the origin's image. */
function flatObjects({ width, height }: SpaceInput, projector: Projector): Viewport {
  const origin = projector.project({ x: 0, y: 0, z: 0 });
  const [x, y] = Number.isFinite(origin.x + origin.y) ? [origin.x, origin.y] : [width / 2, height / 2];
  const { scale } = projector;
  return createViewport({
    left: -x / scale,
    right: (width - x) / scale,
    bottom: (y - height) / scale,
    top: y / scale,
    scale,
  });
}

function isDrawn({ type }: Value): boolean {
  return type !== 'Number' && type !== 'Boolean' && type !== 'String' && type !== 'Image';
}

function group({ object: { id, type } }: Figure, children: readonly SceneNode[]): Group[] {
  return children.length > 0 ? [{ kind: 'group', id, type, children }] : [];
}

interface DrawnWires {
  readonly figure: Figure;
  readonly hidden: SceneNode[];
  readonly visible: SceneNode[];
}

function drawWires(figure: Figure, parts: Parts, obstacles: Obstacles): DrawnWires {
  const { value, style } = figure;
  const { projector } = obstacles;
  const result: DrawnWires = { figure, hidden: [], visible: [] };
  const pen = readPen(style);
  const hiddenPen = pen && readHiddenPen(pen, style);
  if (!pen || value.type === 'Point3') return result;
  const own = value.type === 'Angle3' ? angleParts(value, style, projector).wires : parts.wires;
  for (const whole of own) {
    const { wire, heads } = withArrows(
      whole,
      style,
      pen,
      projector,
      value.type === 'Vector3' ? 'filled_stealth' : 'none',
    );
    for (const stretch of stretches(obstacles, wire)) {
      if (!stretch.hidden) result.visible.push(strokeStretch(stretch, pen));
      else if (hiddenPen) result.hidden.push(strokeStretch(stretch, hiddenPen));
    }
    result.visible.push(...heads);
  }
  return result;
}

function fillGroups(figures: readonly Figure[], parts: readonly Parts[], projector: Projector): Group[] {
  const fillings: Filling[] = [];
  figures.forEach(({ value, style }, i) => {
    const color = readRegionColor(style);
    if (!color) return;
    const { patches, facets } = parts[i]!;
    const owner = String(i);
    if (value.type === 'Angle3') {
      fillings.push({ owner, color, faces: [angleParts(value, style, projector).face], facets: false });
      return;
    }
    const shaded = value.type === 'Surface';
    fillings.push({ owner, color, faces: patches.map(({ corners }) => corners), facets: false, shaded });
    if (facets.length > 0) fillings.push({ owner, color, faces: facets, facets: true });
  });
  return paintFills(fillings, projector).flatMap(({ owner, node }) => group(figures[Number(owner)]!, [node]));
}
