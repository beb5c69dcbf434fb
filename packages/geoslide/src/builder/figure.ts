import { printFigure } from '@geoslide/figure';
import { constructors, isDrawn, properties, unions } from '@geoslide/geometry';
import { type CameraView, isLanguageTag, type Projection } from '@geoslide/protocol';
import type { PdfOptions, PngOptions, PngResult, SvgOptions, TextResult, TikzOptions } from '../options.js';
import type { Project } from '../project.js';
import { renderPdf, renderPng, renderSvg, renderTikz } from '../render.js';
import {
  checkArguments,
  checkKeys,
  checkObject,
  checkOptions,
  checkSource,
  checkStyle,
  isPlainObject,
  named,
} from './checks.js';
import { Free } from './expression.js';
import type { Constructors } from './generated/constructors.js';
import type { Inner } from './generated/members.js';
import type {
  AxisStyle,
  BackgroundStyle,
  ButtonStyle,
  GridStyle,
  ImageStyle,
  LabelStyle,
  NumbersStyle,
  ObjectStyle,
  SliderStyle,
  StyleType,
  TextStyle,
} from './generated/styles.js';
import type { Coordinate, ExprArgument, NumberArgument, ValueType } from './generated/value-types.js';
import type { Handle, Options } from './handle.js';
import { methodName } from './method-name.js';
import { addMissingMembers, missingMethods } from './missing.js';
import { createNames } from './names.js';
import { type Draft, projectOf, type Settings } from './slide.js';
import { printed, printedNumbers, Source } from './source.js';

export interface SliderOptions {
  /** Default 0 and 10; expressions may use other objects. */
  readonly min?: Coordinate;
  readonly max?: Coordinate;
  /** Default 0.1. */
  readonly step?: Coordinate;
  /** Where it stands; default its least value, or 0 where that is an expression. */
  readonly value?: number;
  /** A text template; default the name and the value. */
  readonly label?: string;
  readonly style?: SliderStyle;
}

/** Where a text hangs, and when it is seen. */
interface NotePlace {
  /** A point of the figure; `offsetX`, `offsetY` of the style are then px from there. */
  readonly at?: ExprArgument;
  /** Logical units, added to `at`, or the place itself: `(0.5, a)`. */
  readonly offset?: ExprArgument;
  /** A condition, such as `a > 2`. */
  readonly showIf?: string;
}

/** Logical bounds of what is seen, and px per unit, 50 by default. */
export interface FigureView {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly scale?: number;
  /** px per unit upwards, where they differ. */
  readonly scaleY?: number;
}

/** A camera in space; what is left out has the defaults of the format. Angles are radians. */
export interface FigureCamera {
  readonly offset?: readonly [x: number, y: number, z: number];
  readonly yaw?: number;
  readonly pitch?: number;
  /** A direction by its name, for what the camera does not say itself. */
  readonly view?: CameraView;
  readonly projection?: Projection;
  readonly obliqueAngle?: number;
  readonly obliqueScaleRatio?: number;
  readonly scale?: number;
  /** How many times as long a unit of z is drawn as one of x or y. */
  readonly scaleZ?: number;
}

/**
 * A figure that is built step by step: each constructor of the language is a method, and gives the object that it
 * defines.
 */
export interface Figure extends Constructors {
  /** A number with a name. */
  number(id: string, value: NumberArgument): Handle<'Number'>;
  /** An object by an expression of the language, of the type that the expression gives. */
  define<T extends ValueType>(type: T, source: ExprArgument, options?: Options): Handle<T>;
  /** An expression without a name, of the type that it gives, as an argument of others. */
  expression<T extends ValueType>(type: T, source: string): Inner<T>;
  /** A number that a hand can move: `f.point(f.free(1), f.free(2))` is a point that can be dragged. */
  free(value: number): Free;
  slider(id: string, options?: SliderOptions): Handle<'Number'>;
  /** A text on the slide, a template: `Area: {{area(t)}}`. */
  note(template: string, style?: TextStyle, place?: NotePlace): Figure;
  button(title: string, style?: ButtonStyle): Figure;
  /** A picture by its address. */
  image(address: string, style?: ImageStyle): Figure;
  /** Styles of all objects of a type, such as `Segment` or `Semicircle`, and of their labels. */
  styleOf(type: StyleType, style: ObjectStyle, labelStyle?: LabelStyle): Figure;
  /** Shows, hides or styles all axes. */
  axes(style: boolean | AxisStyle): Figure;
  xaxis(style: boolean | AxisStyle): Figure;
  yaxis(style: boolean | AxisStyle): Figure;
  zaxis(style: boolean | AxisStyle): Figure;
  grid(style: boolean | GridStyle): Figure;
  background(style: string | BackgroundStyle): Figure;
  /** How the numbers that are shown are written. */
  numbers(style: NumbersStyle): Figure;
  /** The language of the texts, a tag such as `ja`: characters of Chinese take their Japanese forms. */
  lang(tag: string): Figure;
  /** What is seen; without it the picture fits the figure. */
  view(view: FigureView): Figure;
  /** Makes it a figure in space. */
  camera(camera?: FigureCamera): Figure;
  /** The order of drawing from the bottom to the top, for these objects. */
  layers(...objects: readonly Handle<ValueType>[]): Figure;
  /** The project as its file holds it. */
  project(): Project;
  /** The project as figure text. */
  text(): string;
  /** As `renderPng`, `renderSvg`, `renderTikz` and `renderPdf` with the project. */
  png(options?: PngOptions): Promise<PngResult>;
  svg(options?: SvgOptions): Promise<TextResult>;
  tikz(options?: TikzOptions): Promise<TextResult>;
  pdf(options?: PdfOptions): Promise<PngResult>;
}

/**
 * Begins an empty figure of one slide.
 *
 * @throws TypeError, from its methods, for an argument that is none and for a name that is taken or can't be one.
 */
export function figure(): Figure {
  const token = {};
  const drafts: Draft[] = [];
  const settings: Settings = { layers: [], types: new Map(), typeLabels: new Map() };
  const names = createNames();

  function add(draft: Omit<Draft, 'style' | 'labelStyle'>, { style = {}, labelStyle = {} }: Options = {}): Named {
    const made: Draft = { ...draft, style: { ...style }, labelStyle: { ...labelStyle } };
    drafts.push(made);
    return new Named(made, token);
  }

  function define(kind: 'primitive' | 'other', type: string, source: string, values: number[], options: Options = {}) {
    const { id = names.of(type, options.label), label, showIf } = options;
    if (options.id !== undefined) names.take(id);
    return add({ id, kind, fields: withoutMissing({ source, label, showIf }), values }, options);
  }

  function construct(name: string, given: readonly unknown[]): Named {
    const last = given.at(-1);
    const method = methodName(name);
    const options = isPlainObject(last) ? last : undefined;
    const places = options ? given.slice(0, -1) : given;
    if (options) checkOptions(method, options);
    checkArguments(method, places);
    Source.check(places, token);
    const args = places.filter((arg) => arg !== undefined);
    const values: number[] = [];
    const list =
      name === 'Polyhedron' && args.length === 2
        ? `${printed([args[0]])}, ${printedNumbers(args[1])}`
        : printed(args, values);
    const source = `${name}(${list})`;
    checkSource(method, source);
    return define(name === capital(name) ? 'primitive' : 'other', name, source, values, options);
  }

  function single(kind: 'text' | 'button' | 'image', fields: Record<string, unknown>, style: object = {}): Figure {
    add({ id: names.of(kind), kind, fields, values: [] }, { style });
    return self;
  }

  function set(
    key: 'xaxis' | 'yaxis' | 'zaxis' | 'grid',
    style: boolean | object = true,
    method: string = key,
  ): Figure {
    if (typeof style !== 'boolean') {
      checkObject(method, style, "true, false or a style such as { color: 'red' }");
      checkStyle(key, key === 'grid' ? 'grid' : 'axis', style);
    }
    const given = typeof style === 'boolean' ? { show: style } : key === 'grid' ? { show: true, ...style } : style;
    settings[key] = { ...settings[key], ...given };
    return self;
  }

  const own: Omit<Figure, keyof Constructors> = {
    number(id, value) {
      if (typeof id !== 'string' || value === undefined)
        throw new TypeError(`number takes a name and a value, as in number('a', 3), not ${named(id)}`);
      const source = printed([value]);
      checkSource('number', source);
      return define('other', 'number', source, [], { id }) as never;
    },
    define(type, source, options) {
      if (source === undefined || !unions.Any!.some((known) => known === type))
        throw new TypeError(
          `define takes a type and an expression, as in define('Line', 'y = 2x'), not ${named(source === undefined ? type : [type])}`,
        );
      if (options !== undefined) checkOptions('define', options as Record<string, unknown>);
      Source.check([source], token);
      checkSource('define', String(source));
      return define(isDrawn(type) ? 'primitive' : 'other', type, String(source), [], options) as never;
    },
    expression: (_, source) => new Source(`(${source})`) as never,
    free: (value) => new Free(value),
    slider(id, options = {}) {
      checkText('slider', id, "slider('a', { min: 0, max: 5 })");
      checkObject('slider', options, 'its bounds in an object, such as { min: 0, max: 5, step: 0.1, value: 1 }');
      checkKeys(
        'slider',
        options,
        ['min', 'max', 'step', 'value', 'label', 'style'],
        '{ min, max, step, value, label, style }',
      );
      const { min = 0, max = 10, step = 0.1, value, label, style } = options;
      checkStyle('slider', 'slider', style);
      names.take(id);
      const fields = {
        ...Object.fromEntries(Object.entries({ min, max, step }).map(([key, bound]) => [key, printed([bound])])),
        ...(label !== undefined && { label }),
      };
      const start = value ?? (typeof min === 'number' ? min : 0);
      return add({ id, kind: 'slider', fields, values: [start] }, { style: { ...style } as ObjectStyle }) as never;
    },
    note(template, style, place = {}) {
      checkText('note', template, "note('Area: {{t.area}}')");
      if (style !== undefined && ['at', 'offset', 'showIf'].some((key) => key in Object(style)))
        throw new TypeError("note takes its place behind its style, as in note('A', {}, { at: [1, 2] })");
      checkStyle('note', 'text', style);
      checkObject('note', place, 'its place in an object, such as { at: [1, 2] }');
      checkKeys('note', place, ['at', 'offset', 'showIf'], '{ at, offset, showIf }');
      const { at, offset, showIf } = place;
      const [hangs, moved] = [at, offset].map((place) => (place === undefined ? undefined : printed([place])));
      return single('text', withoutMissing({ template, at: hangs, offset: moved, showIf }), style);
    },
    button(title, style) {
      checkText('button', title, "button('Go')");
      checkStyle('button', 'button', style);
      return single('button', { title }, style);
    },
    image(address, style) {
      checkText('image', address, "image('https://…')");
      checkStyle('image', 'image', style);
      return single('image', { url: address }, style);
    },
    styleOf(type, style, labelStyle = {}) {
      checkText('styleOf', type, "styleOf('Segment', { color: 'red' })");
      checkStyle('styleOf', 'object', style);
      checkStyle('styleOf', 'label', labelStyle);
      settings.types.set(type, { ...settings.types.get(type), ...style });
      settings.typeLabels.set(type, { ...settings.typeLabels.get(type), ...labelStyle });
      return self;
    },
    axes(style) {
      set('xaxis', style, 'axes');
      set('yaxis', style, 'axes');
      return set('zaxis', style, 'axes');
    },
    xaxis: (style) => set('xaxis', style),
    yaxis: (style) => set('yaxis', style),
    zaxis: (style) => set('zaxis', style),
    grid: (style) => set('grid', style),
    numbers(style) {
      settings.numbers = { ...style };
      return self;
    },
    lang(tag) {
      if (!isLanguageTag(tag)) throw new TypeError(`lang has ${named(tag)}: give a language tag such as "ja"`);
      settings.lang = tag;
      return self;
    },
    background(style) {
      if (typeof style !== 'string') checkStyle('background', 'background', style);
      settings.background = typeof style === 'string' ? { color: style } : { ...style };
      return self;
    },
    view(view) {
      const example = '{ left: -5, right: 5, bottom: -3, top: 3 }';
      checkObject('view', view, example);
      checkKeys('view', view, [...BOUNDS, 'scale', 'scaleY'], example);
      for (const bound of BOUNDS)
        if (!Number.isFinite(view[bound]))
          throw new TypeError(`view has ${bound}: ${named(view[bound])}: give four numbers, as in ${example}`);
      if (view.left >= view.right || view.bottom >= view.top)
        throw new TypeError(`view goes from less to more: left below right, bottom below top, as in ${example}`);
      settings.view = view;
      return self;
    },
    camera(camera = {}) {
      checkObject('camera', camera, "an object such as { view: 'top' } or { yaw: 0.5, pitch: 0.3 }");
      settings.camera = { ...camera };
      return self;
    },
    layers(...objects) {
      for (const object of objects)
        if (!(object instanceof Source))
          throw new TypeError(
            `layers takes objects of the figure one by one, as in layers(A, k), not ${named(object)}`,
          );
      Source.check(objects, token);
      settings.layers = objects.map(({ id }) => id);
      return self;
    },
    project: () => structuredClone(projectOf(drafts, settings)),
    text(...given: unknown[]) {
      if (given.length > 0)
        throw new TypeError(
          "text gives the figure as figure text, and takes nothing: a text on the slide is note('…')",
        );
      return printFigure(projectOf(drafts, settings));
    },
    png: (options) => renderPng(projectOf(drafts, settings), options),
    svg: (options) => renderSvg(projectOf(drafts, settings), options),
    tikz: (options) => renderTikz(projectOf(drafts, settings), options),
    pdf: (options) => renderPdf(projectOf(drafts, settings), options),
  };

  const forms = Object.fromEntries(
    constructors.map(({ name }) => [methodName(name), (...args: unknown[]) => construct(name, args)]),
  );
  const methods = { ...(forms as unknown as Constructors), ...own };
  const self: Figure = Object.assign(Object.create(missingMethods(Object.keys(methods))), methods);
  return self;
}

const BOUNDS = ['left', 'right', 'bottom', 'top'] as const;

function withoutMissing(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** @param example The call as it is meant. */
function checkText(method: string, text: unknown, example: string): void {
  if (typeof text !== 'string') throw new TypeError(`${method} takes a text, as in ${example}, not ${named(text)}`);
}

const STYLE_KINDS = {
  primitive: 'object',
  other: 'object',
  text: 'text',
  slider: 'slider',
  button: 'button',
  image: 'image',
} as const;

let hasMissing = false;

function addMembersOnce(): void {
  if (hasMissing) return;
  hasMissing = true;
  const own = new Set(properties.map(({ name }) => name));
  addMissingMembers(Named.prototype, (name) => own.has(name));
}

/** What `Handle` declares. */
class Named extends Source {
  readonly #draft: Draft;

  constructor(draft: Draft, figure: object) {
    super(draft.id, figure);
    addMembersOnce();
    this.#draft = draft;
  }

  get id(): string {
    return this.#draft.id;
  }

  style(style: ObjectStyle): this {
    checkStyle('style', STYLE_KINDS[this.#draft.kind], style);
    this.#draft.style = { ...this.#draft.style, ...style };
    return this;
  }

  label(template: string, style: LabelStyle = {}): this {
    checkText('label', template, ".label('A')");
    checkStyle('label', this.#draft.kind === 'slider' ? 'sliderLabel' : 'label', style);
    this.#draft.fields.label = template;
    this.#draft.labelStyle = { ...this.#draft.labelStyle, ...style };
    return this;
  }

  as(): this {
    return this;
  }
}
