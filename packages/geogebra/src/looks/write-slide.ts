import { build, type Construction, type Expr, namesIn, print } from '@geoslide/geometry';
import type { Definition, Slide, Style, StyleSheet, Warning } from '@geoslide/protocol';
import type { Element } from '../file/model.js';
import { child, flagIn, type Node, numberIn } from '../file/xml.js';
import type { Draft } from '../objects/draft.js';
import type { DraftMaker } from '../objects/make-drafts.js';
import { definitionOf, following, type Probes, uvarsOf } from '../objects/settle.js';
import { angleTemplate } from '../objects/text-template.js';
import { isOfSpace } from '../translate/kinds.js';
import { member } from '../translate/place.js';
import { Unreadable } from '../unreadable.js';
import { buttonStyle, checkBox, inputBox, sliderStyle, textDefinition, textStyle } from './controls.js';
import { DYNAMIC, dynamicColour } from './dynamic-colour.js';
import { type Label, labelOf } from './label.js';
import { anchoredText, movingCondition } from './moving-text.js';
import { isInverse, objectStyle, solidStyle, strokesOf } from './object-style.js';
import { imageOf } from './pictures.js';
import type { SpaceView } from './space-view.js';
import type { View } from './view.js';

type Entry = [id: string, style: Style];

/** What looks ask of the construction: whether conditions hold, where texts and pictures hang. */
export function probesOf(maker: DraftMaker): { probes: Map<string, Expr>; warnings: Warning[] } {
  const probes = new Map<string, Expr>();
  const warnings: Warning[] = [];
  const ask = (draft: Draft, name: string, text: string | undefined, what: string) => {
    if (text === undefined) return;
    try {
      probes.set(`${draft.id}~${name}`, maker.value(text).tree);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      warnings.push({ id: draft.id, message: `${what}, line ${draft.line}: ${error.message}: it does not count` });
    }
  };
  for (const draft of maker.drafts) {
    const node = draft.element?.node;
    ask(draft, 'condition', child(node, 'condition')?.attributes.showObject, 'the condition to show it');
    if (draft.place !== undefined) probes.set(`${draft.id}~start0`, draft.place);
    for (const name of DYNAMIC) ask(draft, name, child(node, 'objColor')?.attributes[name], 'its colour');
    for (const start of node?.children.filter(({ name }) => name === 'startPoint') ?? [])
      ask(draft, `start${start.attributes.number ?? 0}`, start.attributes.exp, 'the place of it');
  }
  return { probes, warnings };
}

/** The place that an object hangs at, from an expression or from coordinates. */
function startOf(draft: Draft, node: Node, { objects }: Construction, n = 0): { x: number; y: number } | undefined {
  const value = objects.get(`${draft.id}~start${n}`)?.value;
  if (value?.type === 'Point') return value;
  const starts = node.children.filter(({ name }) => name === 'startPoint');
  const start = starts.find(({ attributes }) => Number(attributes.number ?? 0) === n);
  const [x, y, z = 1] = ['x', 'y', 'z'].map((name) => numberIn(start, name));
  return x === undefined || y === undefined || z === 0 ? undefined : { x: x / z, y: y / z };
}

/**
 * Whether an object is in the view that is drawn, by the bits of `ev`: out of the first view, in space, not in space.
 */
function isInView(bits: number, inSpace: boolean, isObjectOfSpace: boolean): boolean {
  const [outOfFirst, isIn, isOut] = [1, 4, 8].map((bit) => (bits & bit) !== 0);
  if (!inSpace) return !outOfFirst;
  return !isOut && (isIn || isObjectOfSpace || !outOfFirst);
}

/** Whether an object is shown in the view that is drawn, where its condition holds. */
function canBeShown({ isInside, element }: Draft, inSpace: boolean): boolean {
  if (isInside || element === undefined) return false;
  const show = child(element.node, 'show');
  if (flagIn(show, 'object') === false) return false;
  return isInView(numberIn(show, 'ev') ?? 0, inSpace, isOfSpace(element.type));
}

/** Whether the condition holds under which an object is shown. */
function isShown({ id }: Draft, { objects, warnings }: Construction): boolean {
  const asked = `${id}~condition`;
  const condition = objects.get(asked)?.value;
  // A condition that is undefined does not hold, in GeoGebra too; one that could not be asked does not count.
  if (condition === undefined) return !warnings.some((warning) => warning.id === asked);
  return !(condition.type === 'Boolean' && !condition.value);
}

/** Solids whose faces are objects too: GeoGebra draws only those. */
function solidsInFaces(drafts: readonly Draft[]): ReadonlySet<string> {
  return new Set(
    drafts.flatMap(({ source }) => {
      if (source?.kind !== 'call' || source.callee.kind !== 'member' || source.callee.property !== 'face') return [];
      return source.callee.object.kind === 'name' ? [source.callee.object.name] : [];
    }),
  );
}

/** The parameter on a slope's triangle in the middle of its upright side. */
const MIDDLE_OF_RISE = 1.5;

/** The triangle that GeoGebra draws for the slope of a line, from where the line begins. */
function slopeTriangle({ element, source }: Draft, id: string): Definition | undefined {
  const size = numberIn(child(element?.node, 'slopeTriangleSize'), 'val') ?? 1;
  const isSlope = source?.kind === 'call' && source.callee.kind === 'name' && source.callee.name === 'slope';
  const line = isSlope ? source.args[0] : undefined;
  if (line === undefined || element?.type !== 'numeric' || !(size > 0)) return undefined;
  const [start, run] = [member(line, 'start'), build.literal(size)];
  const corner = build.add(start, build.call('Point', run, build.literal(0)));
  const top = build.add(start, build.call('Point', run, build.multiply(run, source as Expr)));
  return { kind: 'primitive', id, source: print(build.call('Polygon', start, corner, top)) };
}

/** What a hand can change: sliders and points that can be dragged, and all that is made of them. */
function movableIds(drafts: readonly Draft[]): ReadonlySet<string> {
  const free = drafts.filter(({ uvars, slider }) => slider !== undefined || uvars.length > 0);
  return following(new Set(free.map(({ id }) => id)), drafts);
}

/** The slide of a construction that is settled. */
export function writeSlide(
  maker: Pick<DraftMaker, 'drafts' | 'names' | 'writesRadians'>,
  construction: Construction,
  probes: Probes,
  view: View,
  pictures: ReadonlyMap<string, Uint8Array>,
  space: SpaceView | undefined,
): { slide: Slide; warnings: Warning[] } {
  const definitions: Definition[] = [];
  const lists = { primitives: [], primitiveLabels: [], texts: [], sliders: [], buttons: [], images: [] } as Record<
    'primitives' | 'primitiveLabels' | 'texts' | 'sliders' | 'buttons' | 'images',
    Entry[]
  >;
  const layers: [string, number][] = [];
  const inFaces = solidsInFaces(maker.drafts);
  const movable = movableIds(maker.drafts);
  const warnings: Warning[] = [];
  for (const draft of maker.drafts) {
    const { id, element } = draft;
    const canShow = canBeShown(draft, space !== undefined) && !inFaces.has(id) && !draft.isStandIn;
    const isNow = canShow && isShown(draft, construction);
    // What a condition hides that has no value stays hidden: it may never have one.
    const isAsked = construction.objects.get(`${id}~condition`)?.value?.type === 'Boolean';
    const showIf = canShow && isAsked ? movingCondition(probes.get(`${id}~condition`), movable) : undefined;
    // What comes and goes is in the file with its condition; a picture only where it is seen now, since it is large.
    const shown = isNow || (showIf !== undefined && element?.type !== 'image');
    const hidden = shown ? {} : { hidden: true };
    const add = (...made: readonly Definition[]) =>
      definitions.push(...made.map((each) => (showIf && each.kind !== 'other' ? { ...each, showIf } : each)));
    const layer = numberIn(child(element?.node, 'layer'), 'val') ?? 0;
    if (layer !== 0 && shown) layers.push([id, layer]);
    if (element?.type === 'textfield' && draft.template !== undefined) {
      const [definition, style] = inputBox(element, id, withoutUndefined(draft.template, construction, ''), view);
      add(definition);
      lists.texts.push([id, { ...hidden, ...style }]);
    } else if (element !== undefined && draft.template !== undefined) {
      const template = withoutUndefined(draft.template, construction, '?');
      const own = textStyle(element, view, startOf(draft, element.node, construction));
      const text = {
        definition: textDefinition(id, element, template),
        style: { ...hidden, ...own },
      };
      const isOnPoint = space === undefined && construction.objects.get(`${id}~start0`)?.value?.type === 'Point';
      const moving = isOnPoint ? anchoredText(element, text, probes.get(`${id}~start0`), movable) : undefined;
      add((moving ?? text).definition);
      if (moving === undefined) lists.texts.push([id, text.style]);
      else {
        lists.primitives.push([id, moving.style]);
        lists.primitiveLabels.push([id, moving.labelStyle]);
      }
    } else if (element?.type === 'button') {
      add({ kind: 'button', id, title: child(element.node, 'caption')?.attributes.val ?? draft.label });
      lists.buttons.push([id, { ...hidden, ...buttonStyle(element, view) }]);
    } else if (element?.type === 'image') {
      const corners = [0, 1, 2].map((n) => startOf(draft, element.node, construction, n));
      // Hidden pictures would make a project many times as long.
      const image = shown ? imageOf(id, element, corners, pictures, view) : { reason: 'it is hidden' };
      if ('reason' in image)
        warnings.push({ id, message: `an image, line ${draft.line}: ${image.reason}: it is left out` });
      else {
        add(image.definition);
        lists.images.push([id, image.style]);
      }
    } else if (draft.slider !== undefined && element !== undefined) {
      const label = sliderLabel(draft, element, view, maker.writesRadians);
      const own = label.template === undefined ? {} : { label: label.template };
      add(...definitionOf(draft).map((definition) => ({ ...definition, ...own })));
      lists.sliders.push([id, { ...hidden, ...sliderStyle(element, view), ...label.style }]);
      if (shown && isUpright(element))
        warnings.push({
          id,
          message: `a slider, line ${draft.line}: it stands upright in GeoGebra and is drawn level`,
        });
    } else {
      const isValue =
        ['number', 'boolean', 'text', 'mapping'].includes(draft.kind) ||
        (draft.kind === 'angle' && !isAngleMark(draft));
      const label =
        shown && element !== undefined && !isValue ? labelOf(element, view.fontSize * 1.1, view.precision) : undefined;
      const made = definitionOf(draft);
      add(
        ...made.map((definition) => ({
          ...definition,
          kind: isValue ? 'other' : 'primitive',
          ...(label && { label: label.template }),
        })),
      );
      if (made.length > 0 && shown && isCheckBox(draft)) {
        const [definition, style] = checkBox(element!, maker.names.fresh(`${id}_box`), id, view);
        add(definition);
        lists.texts.push([definition.id, style]);
      }
      const triangle = shown && slopeTriangle(draft, maker.names.fresh(`${id}_triangle`));
      if (triangle) {
        const own = labelOf(element!, view.fontSize * 1.1, view.precision);
        add({
          ...triangle,
          ...(own && { label: own.template.replace('{{value}}', () => `{{${id}}}`) }),
        });
        lists.primitives.push([triangle.id, objectStyle(element!, 'polygon')]);
        if (own) lists.primitiveLabels.push([triangle.id, { ...own.style, anchorParam: MIDDLE_OF_RISE }]);
      }
      if (made.length === 0 || isValue) continue;
      const dynamic = dynamicColour(draft, construction);
      const style: Style = shown
        ? {
            ...objectStyle(element!, draft.kind === 'area' ? 'area' : undefined, view.hasRightAngles),
            ...(space !== undefined && solidStyle(element!, draft, space)),
            ...dynamic,
          }
        : hidden;
      lists.primitives.push([id, style]);
      if (shown && isInverse(child(element?.node, 'objColor')))
        warnings.push({ id, message: `${draft.maker}, line ${draft.line}: what is outside of it is not filled` });
      const strokes = shown && draft.kind === 'segment' && !draft.inSpace ? strokesOf(element!) : 0;
      if (strokes > 0) {
        const ticks = maker.names.fresh(`${id}_ticks`);
        add({ kind: 'primitive', id: ticks, source: `Tick(${id}, ${strokes})` });
        lists.primitives.push([ticks, { color: style.color, lineWidth: style.lineWidth }]);
      }
      if (label) lists.primitiveLabels.push([id, label.style]);
    }
  }
  const { primitives, primitiveLabels, ...others } = lists;
  const objects =
    space === undefined
      ? { primitives, primitiveLabels }
      : { primitives3d: primitives, primitiveLabels3d: primitiveLabels };
  const styleSheet: StyleSheet = {
    ...(space?.style ?? view.style),
    ...Object.fromEntries(Object.entries({ ...objects, ...others }).filter(([, list]) => list.length > 0)),
    ...(layers.length > 0 && { elementLayers: layers }),
  };
  return {
    slide: {
      definitions,
      uvarMap: uvarsOf(maker.drafts),
      styleSheet,
      ...(space === undefined ? view.slide : { camera: space.camera }),
    },
    warnings,
  };
}

/** A template with what GeoGebra writes for objects that are undefined: their names alone would stand there. */
function withoutUndefined(template: string, { objects }: Construction, word: string): string {
  return template.replace(/\{\{([\p{L}_][\p{L}\p{M}\p{Nd}_]*'*)\}\}/gu, (place, name: string) => {
    const object = objects.get(name);
    return object !== undefined && object.value === undefined ? word : place;
  });
}

/** A boolean that depends on nothing: GeoGebra shows only these, as check boxes. */
function isCheckBox({ kind, source }: Draft): boolean {
  return kind === 'boolean' && source !== undefined && namesIn(source).size === 0;
}

function isAngleMark({ source }: Draft): boolean {
  return source?.kind === 'call' && source.callee.kind === 'name' && source.callee.name === 'Angle';
}

function isUpright({ node }: Element): boolean {
  return flagIn(child(node, 'slider'), 'horizontal') === false;
}

/** What stands at a slider, by the mode of its label, and how. */
function sliderLabel({ kind, id }: Draft, element: Element, view: View, inRadians: boolean): Partial<Label> {
  const label = labelOf(element, view.fontSize, view.precision);
  if (label === undefined) return {};
  const value = kind === 'angle' ? angleTemplate(build.name(id), inRadians) : '{{value}}';
  const { mode, font } = label.style;
  return {
    template: label.template.replace('{{value}}', () => value),
    style: { ...(mode !== undefined && { mode }), ...(font !== undefined && { font }) },
  };
}
