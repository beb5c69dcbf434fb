import { definitionSchemas } from '../definition.js';
import { shortJson } from '../describe.js';
import type { Definition, FileContent, Slide, Template } from '../file.js';
import { fileSchema } from '../parse-file.js';
import { requestSchemas, viewSchemas } from '../request.js';
import { isRecord, once } from '../schema-kit.js';
import { camera2D, camera3D, slideSchema, viewBounds } from '../slide.js';
import { backgroundEntries, styleSheetSchema, stylesByName, typeEntries } from '../style-sheet.js';
import { type Finding, Findings } from './findings.js';
import { definitionMeant } from './foreign-project.js';
import { nearestName } from './nearest-name.js';
import { elsewhereRemedy, optionRemedy } from './option-names.js';
import { boundsMeant, inList, LISTS, slideRemedy } from './slide-remedies.js';
import { styleSynonyms } from './style-synonyms.js';
import { styleFindings } from './unknown-style-keys.js';

const keysOf = ({ entries }: { readonly entries: object }): readonly string[] => Object.keys(entries);

/** What figure text keeps in a slide, so that it comes back: nobody writes it by hand. */
const KEPT_BY_FIGURE_TEXT = ['comments'];

/** Keys of files that editors read. */
const NAMED_BY_EDITORS = ['$schema'];

const known = once(() => ({
  file: [...keysOf(fileSchema), ...NAMED_BY_EDITORS],
  slide: keysOf(slideSchema),
  camera2D: keysOf(camera2D),
  camera3D: keysOf(camera3D),
  viewBounds: keysOf(viewBounds),
  styleSheet: keysOf(styleSheetSchema),
  definitions: new Map(Object.entries(definitionSchemas).map(([kind, schema]) => [kind, keysOf(schema)])),
}));

/** Keys of definitions that schemas leave open: nothing is drawn from them. */
const OPEN_IN_DEFINITIONS = ['actions'];

/** Every property of a style, by which a definition may have been given a look. */
const looks = once(() => new Set(Object.values(stylesByName).flatMap((properties) => Object.keys(properties))));

function unknownIn(value: unknown, keys: readonly string[], tell: (key: string) => void): void {
  if (!isRecord(value)) return;
  for (const key of Object.keys(value)) if (!keys.includes(key) && value[key] !== undefined) tell(key);
}

/** Keys of a file itself that nothing reads; its slides have their own findings. */
export function fileFindings(file: FileContent): Finding[] {
  const findings = new Findings();
  const keys = known().file;
  unknownIn(file, keys, (key) =>
    findings.unknownKey({ key, known: keys, what: 'a project', path: '', remedy: () => fileRemedy(key) }),
  );
  return findings.list().map((finding) => ({ ...finding, path: finding.path.slice(1) }));
}

/** What stands beside a project, or in one of its slides. */
function fileRemedy(key: string): string | undefined {
  if (key === 'template')
    return 'a template is given beside the project, as --template FILE on the command line or "template" in a request';
  if (/^(?:width|height|size|scale|dpi|pixelRatio|resolution)$/i.test(key))
    return 'the size is said when a picture is drawn, as --size 640x480 on the command line or "scale" in a request';
  if (/^(?:format|output|outputFormat|type)$/.test(key))
    return 'the format is said when a picture is drawn, as --format svg on the command line';
  if (known().slide.includes(key)) return `it stands in a slide: {"slides": [{${JSON.stringify(key)}: …}]}`;
  return /^(?:objects|elements|shapes|figures?|constructions?|points|lines)$/.test(key)
    ? 'objects stand in a slide: {"slides": [{"definitions": [{"kind": "primitive", "id": "A", "source": "Point(0, 0)"}]}]}'
    : undefined;
}

/** Keys of a slide itself that nothing reads. `path` is the slide's: `slides.0`. */
export function slideKeyFindings(slide: Slide, path: string): Finding[] {
  const findings = new Findings();
  const keys = known().slide;
  unknownIn(slide, [...keys, ...KEPT_BY_FIGURE_TEXT], (key) =>
    findings.unknownKey({
      key,
      known: keys,
      what: 'a slide',
      path,
      remedy: () => slideRemedy(key, (slide as unknown as Readonly<Record<string, unknown>>)[key]),
    }),
  );
  return findings.list();
}

/**
 * Keys of a slide, its camera, its definitions and its styles that nothing reads. `path` is the slide's: `slides.0`.
 */
export function slideFindings(slide: Slide, path: string): Finding[] {
  const findings = new Findings();
  const { camera2D: plane, camera3D: space, viewBounds: bounds, styleSheet: sheet } = known();
  const camera =
    slide.camera?.kind === '3d'
      ? { keys: space, what: 'a camera in space' }
      : { keys: plane, what: 'a camera of the plane' };
  const turn = 'a camera in space is written as {"kind": "3d", "yaw": 0.6, "pitch": 0.3}, in radians';
  const inCamera = slide.camera?.kind === '3d' ? undefined : 'a camera in space has the key kind: "3d"';
  unknownIn(slide.camera, camera.keys, (key) =>
    findings.unknownKey({
      key,
      known: camera.keys,
      what: camera.what,
      path: `${path}.camera`,
      remedy: () =>
        space.includes(key)
          ? inCamera
          : CAMERA_OF_SPACE.test(key)
            ? turn
            : Object.hasOwn(CAMERA_SYNONYMS, key)
              ? `it is ${CAMERA_SYNONYMS[key]} here`
              : /^(?:x|y|left|right|top|bottom|[xy](?:min|max)|(?:min|max)[XY]|target|width|height)$/i.test(key)
                ? `what is seen is said by the slide, as ${boundsMeant(slide.camera)}`
                : undefined,
    }),
  );
  angleFindings(slide.camera, `${path}.camera`, findings);
  unknownIn(slide.viewBounds, bounds, (key) =>
    findings.unknownKey({ key, known: bounds, what: 'viewBounds', path: `${path}.viewBounds` }),
  );
  boundsFindings(slide, path, findings);
  slide.definitions.forEach((definition, index) => {
    definitionFindings(definition, `${path}.definitions.${index}`, findings);
  });
  const ids = new Set(slide.definitions.map(({ id }) => id));
  const sheetPart = (key: string): unknown => (slide.styleSheet as Readonly<Record<string, unknown>>)[key];
  unknownIn(slide.styleSheet, sheet, (key) =>
    findings.unknownKey({
      key,
      known: sheet,
      what: 'a style sheet',
      path: `${path}.styleSheet`,
      remedy: () =>
        ids.has(key)
          ? inList('primitives', { [key]: sheetPart(key) })
          : Object.hasOwn(LISTS, key)
            ? inList(LISTS[key]!, sheetPart(key))
            : /^ax[ei]s$/i.test(key)
              ? 'each axis has its own style: xaxis and yaxis'
              : /^\p{Lu}\p{Ll}/u.test(key)
                ? `styles of a type stand in types, as [[${JSON.stringify(key)}, {"color": "red"}]]`
                : undefined,
    }),
  );
  styleFindings(slide.styleSheet, `${path}.styleSheet`, findings);
  return [...slideKeyFindings(slide, path), ...findings.list()];
}

/** Bounds of a view that hold nothing. */
function boundsFindings({ viewBounds }: Slide, path: string, findings: Findings): void {
  const bounds = viewBounds as Readonly<Record<string, unknown>> | undefined;
  for (const axis of ['X', 'Y']) {
    const [least, most] = [bounds?.[`min${axis}`], bounds?.[`max${axis}`]];
    if (typeof least !== 'number' || typeof most !== 'number' || least < most) continue;
    const message = `min${axis} ${least} is not less than max${axis} ${most}, and the bounds are ignored: ${least === most ? 'write a greater one' : 'exchange the two'}`;
    findings.add(message, () => ({ path: `${path}.viewBounds`, message }));
  }
}

/** Angles of a camera that are hardly meant in radians. */
function angleFindings(camera: unknown, path: string, findings: Findings): void {
  for (const key of ['yaw', 'pitch'] as const) {
    const angle: unknown = isRecord(camera) ? camera[key] : undefined;
    if (typeof angle !== 'number' || Math.abs(angle) <= 2 * Math.PI) continue;
    const radians = Math.round((angle / 180) * Math.PI * 1e4) / 1e4;
    const message = `${key}: the angle ${angle} is in radians: write ${radians} if degrees are meant`;
    findings.add(message, () => ({ path: `${path}.${key}`, message }));
  }
}

/** What cameras in space have in other formats. */
const CAMERA_OF_SPACE =
  /^(?:position|eye|target|lookAt|up|fov|fieldOfView|azimuth|azim|elevation|elev|theta|phi|rotation|angle|roll|tilt|near|far|aspect|distance)$/;

/** What other formats call a key of a camera. */
const CAMERA_SYNONYMS: Readonly<Record<string, string>> = {
  type: 'kind: "2d" or "3d"',
  center: 'offset',
  zoom: 'scale',
};

function definitionFindings(definition: Definition, path: string, findings: Findings): void {
  const { kind, id } = definition;
  const keys = known().definitions.get(kind);
  if (keys === undefined) return;
  const call = callMeant(definition);
  const inSource = call && `arguments stand in the source: write "source": ${JSON.stringify(call)}`;
  unknownIn(definition, keys, (key) => {
    if (OPEN_IN_DEFINITIONS.includes(key)) return;
    findings.unknownKey({
      key,
      known: keys,
      what: `a definition of kind ${kind}`,
      path,
      id,
      remedy: () => remedyIn(key, definition),
      own: lookCalled(key, kind) === undefined ? inSource : undefined,
    });
  });
}

const listOfStyles: Readonly<Record<string, string>> = {
  text: 'texts',
  slider: 'sliders',
  button: 'buttons',
  image: 'images',
};

/** What other formats call a key of a definition, and what it is called here. */
const KEY_SYNONYMS: Readonly<Record<string, string>> = {
  expression: 'source',
  definition: 'source',
  formula: 'source',
  src: 'url',
  href: 'url',
  text: 'template',
  content: 'template',
  caption: 'label',
  from: 'min',
  minimum: 'min',
  start: 'min',
  to: 'max',
  maximum: 'max',
  end: 'max',
  increment: 'step',
  range: 'min and max, such as "min": 0, "max": 5',
  visible: 'showIf, a condition such as "a > 2"',
  name: 'id, or label for what is shown',
  position: 'at, a point such as "(1, 2)"',
  coordinates: 'at, a point such as "(1, 2)"',
  x: 'at, a point such as "(1, 2)"',
  y: 'at, a point such as "(1, 2)"',
};

function remedyIn(key: string, definition: Definition): string | undefined {
  const { kind, id } = definition;
  const value: unknown = definition[key as keyof Definition];
  const list = listOfStyles[kind] ?? 'primitives';
  const looksStand = (style: unknown) =>
    `looks stand in styleSheet.${list}, as [[${JSON.stringify(id)}, ${shortJson(style)}]]`;
  if (/^(?:style|styles|look|looks|appearance)$/i.test(key))
    return looksStand(isRecord(value) ? { ...looksIn(definition), ...value } : { color: 'red' });
  if (/^(?:visible|shown?)$/.test(key) && typeof value === 'boolean')
    return value ? 'take it away: objects are seen unless something hides them' : looksStand({ hidden: true });
  if (/^(?:visible|shown?)$/.test(key) && /^(?:false|no|off|hidden)$/i.test(String(value)))
    return looksStand({ hidden: true });
  if (kind === 'slider' && key === 'range' && Array.isArray(value) && value.length === 2)
    return `it is min and max here: write "min": ${JSON.stringify(value[0])}, "max": ${JSON.stringify(value[1])}`;
  const { x, y } = definition as { readonly x?: unknown; readonly y?: unknown };
  if (kind === 'text' && /^[xy]$/.test(key) && typeof x === 'number' && typeof y === 'number')
    return `the place is at here: write "at": "(${x}, ${y})"`;
  if (/^(?:button|image|slider)$/.test(kind) && /^(?:at|x|y|position|coordinates|place|location)$/.test(key))
    return looksStand({ offsetX: coordinate(0, x, value), offsetY: coordinate(1, y, value) });
  if (kind === 'button' && /^(?:text|content|caption)$/.test(key)) return 'it is title here';
  const synonym = Object.hasOwn(KEY_SYNONYMS, key) ? KEY_SYNONYMS[key] : undefined;
  if (synonym !== undefined && known().definitions.get(kind)?.includes(/^\w+/.exec(synonym)![0]))
    return `it is ${synonym} here`;
  if (lookCalled(key, kind) !== undefined) return looksStand(looksIn(definition));
  if (/^(?:value|default|defaultValue|initial|initialValue|current)$/.test(key))
    return `values stand in uvarMap, as [[${JSON.stringify(`${id}.0`)}, ${typeof value === 'number' ? value : 1}]]`;
  return undefined;
}

/** A coordinate of a place: by itself, or in a list. */
function coordinate(index: number, own: unknown, place: unknown): number {
  const part: unknown = Array.isArray(place) ? place[index] : own;
  return typeof part === 'number' ? part : index + 1;
}

/** The source with the arguments that stand beside it: `Circle(A, 2)` for `Circle` and `"args": ["A", 2]`. */
function callMeant(definition: Definition): string | undefined {
  const { kind, id, source = '', ...rest } = definition as Definition & { readonly source?: string };
  const name = /^\s*(\p{Lu}\p{L}*)\s*(?:\(\s*\))?\s*$/u.exec(source)?.[1];
  const keys = known().definitions.get(kind) ?? [];
  const given = Object.entries(rest).filter(([key]) => !keys.includes(key) && lookCalled(key, kind) === undefined);
  return name === undefined ? undefined : definitionMeant({ type: name, ...Object.fromEntries(given) }, 0)?.source;
}

/** The property of a style that a key of a definition is, nearly is, or is in other programs. */
function lookCalled(key: string, kind: string): string | undefined {
  const keys = known().definitions.get(kind) ?? [];
  if (keys.includes(key)) return undefined;
  const foreign = OF_OTHER_LOOKS.test(key) ? /^\w+$/.exec(styleSynonyms[key] ?? '')?.[0] : undefined;
  if (foreign !== undefined) return foreign;
  const look = looks().has(key) ? key : nearestName(key, looks());
  return look === undefined || nearestName(key, keys) !== undefined ? undefined : look;
}

/** Names of looks in other programs that are no arguments: a `radius` is one of those. */
const OF_OTHER_LOOKS = /^(?:stroke|dash|line|thickness|marker|point|border|edge|font|text)/;

/** All looks that a definition has been given: of several pairs for one object the last would count. */
function looksIn(definition: Definition): Readonly<Record<string, unknown>> {
  const found = Object.entries(definition).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
    if (key === 'style' && isRecord(value)) return Object.entries(value);
    const look = lookCalled(key, definition.kind);
    return look === undefined ? [] : [[look, value]];
  });
  return Object.fromEntries(found);
}

/** Keys of a template that nothing reads; a project or a style sheet in its place is told as such. */
export function templateFindings(template: Template, path: string): Finding[] {
  if (!isRecord(template)) {
    const message =
      'it is no object, and changes nothing: give what its file holds; a look by its name stands in a figure text, template "textbook" or template "greyscale"';
    return [{ path, message }];
  }
  if ('slides' in template) {
    const message =
      'it is a project, not a template, and changes nothing: a template has backgroundStyle and defaultStyle';
    return [{ path, message }];
  }
  const findings = new Findings();
  const keys = ['backgroundStyle', 'defaultStyle', 'previewPngUrl', 'metadata', ...NAMED_BY_EDITORS];
  const background = Object.keys(backgroundEntries);
  const types = Object.keys(typeEntries);
  unknownIn(template, keys, (key) => {
    const group = background.includes(key) ? 'backgroundStyle' : types.includes(key) ? 'defaultStyle' : undefined;
    const remedy = () => (group === undefined ? templateRemedy(key, template) : `${key} stands inside ${group}`);
    findings.unknownKey({ key, known: ['backgroundStyle', 'defaultStyle'], what: 'a template', path, remedy });
  });
  const { backgroundStyle, defaultStyle } = template;
  const inGroup = (group: unknown, name: string, own: readonly string[]) =>
    unknownIn(group, own, (key) =>
      findings.unknownKey({ key, known: own, what: `a template's ${name}`, path: `${path}.${name}` }),
    );
  inGroup(backgroundStyle, 'backgroundStyle', background);
  inGroup(defaultStyle, 'defaultStyle', types);
  styleFindings(backgroundStyle ?? {}, `${path}.backgroundStyle`, findings);
  styleFindings(defaultStyle ?? {}, `${path}.defaultStyle`, findings);
  return findings.list();
}

/** Where what other formats put into a template, or at its root, stands here. */
function templateRemedy(key: string, template: Template): string | undefined {
  const value = (template as Readonly<Record<string, unknown>>)[key];
  if (/^(?:styleSheet|styles?|defaults?)$/i.test(key) && isRecord(value)) {
    const inGroup = (names: object) => Object.entries(value).filter(([name]) => Object.hasOwn(names, name));
    const parts = { backgroundStyle: inGroup(backgroundEntries), defaultStyle: inGroup(typeEntries) };
    const groups = Object.entries(parts).filter(([, own]) => own.length > 0);
    if (groups.length > 0)
      return `write ${shortJson(Object.fromEntries(groups.map(([name, own]) => [name, Object.fromEntries(own)])))}`;
  }
  const ofTypes = Object.entries(template).filter(([name, style]) => /^\p{Lu}\p{Ll}/u.test(name) && isRecord(style));
  return ofTypes.some(([name]) => name === key)
    ? `styles of types stand in defaultStyle: write ${shortJson({ defaultStyle: { types: ofTypes } })}`
    : undefined;
}

/** What an angle of a camera is called here; more than a turn is hardly meant in radians. */
function angleRemedy(key: string, value: unknown): string | undefined {
  const own = /^(?:azim(?:uth)?|theta|heading|alpha)$/i.test(key)
    ? 'yaw'
    : /^(?:elev(?:ation)?|phi|tilt|beta)$/i.test(key)
      ? 'pitch'
      : undefined;
  if (own === undefined) return /^(?:fov|perspective)$/i.test(key) ? 'write "projection": "perspective"' : undefined;
  const angle = typeof value === 'number' ? value : 0.5;
  const radians = Math.abs(angle) > 2 * Math.PI ? Math.round((angle / 180) * Math.PI * 1e4) / 1e4 : angle;
  return `it is ${own} here, in radians: write "${own}": ${radians}`;
}

/** Keys of views in the options of a render that nothing reads. */
export function viewFindings(views: Readonly<Record<string, unknown>>): Finding[] {
  const findings = new Findings();
  if (!['view2D', 'view3D', 'viewBound', 'size', 'contain'].some((name) => isRecord(views[name]))) return [];
  const schemas = viewSchemas();
  const own = { view2D: schemas.View2D, view3D: schemas.View3D, viewBound: schemas.ViewBound, size: schemas.Size };
  for (const [name, schema] of Object.entries(own)) {
    const keys = keysOf(schema).filter((key) => key !== 'transparent');
    const view = views[name] as Readonly<Record<string, unknown>>;
    const remedy = (key: string) => (name === 'view3D' ? angleRemedy(key, view[key]) : undefined);
    unknownIn(view, keys, (key) =>
      findings.unknownKey({ key, known: keys, what: name, path: name, remedy: () => remedy(key) }),
    );
  }
  angleFindings(views.view3D, 'view3D', findings);
  unknownIn(views.contain, ['padding'], (key) =>
    findings.unknownKey({ key, known: ['padding'], what: 'contain', path: 'contain' }),
  );
  return findings.list();
}

/** Options that a function does not have, which draws the format of that name. */
export function optionFindings(options: object, keys: readonly string[], format?: string): Finding[] {
  const findings = new Findings();
  const what = format === undefined ? 'the options' : `the options of ${format}`;
  unknownIn(options, keys, (key) =>
    findings.unknownKey({ key, known: keys, what, path: '', remedy: () => optionRemedy(key, keys) }),
  );
  return findings.list().map((finding) => ({ ...finding, path: finding.path.slice(1) }));
}

/** Fields that an endpoint without them tells itself. */
const OF_OTHER_ENDPOINTS = ['viewBound', 'pixelRatio'];

/**
 * Keys of a request's body that are misspelt, or that are an option of another name. Integrations may add fields of their own (spec.md 9.3), so that nothing
 * is said of those that are like none of the endpoint's.
 */
export function bodyFindings(body: unknown, endpoint: keyof ReturnType<typeof requestSchemas>): Finding[] {
  const schema = requestSchemas()[endpoint];
  const keys = 'entries' in schema ? keysOf(schema as { entries: object }) : [];
  const findings = new Findings();
  unknownIn(body, keys, (key) => {
    if (OF_OTHER_ENDPOINTS.includes(key)) return;
    const remedy = elsewhereRemedy(key, (body as Readonly<Record<string, unknown>>)[key]) ?? optionRemedy(key, keys);
    if (remedy === undefined && nearestName(key, keys) === undefined) return;
    findings.unknownKey({ key, known: keys, what: 'the body', path: '', remedy: () => remedy });
  });
  const own = findings.list().map((finding) => ({ ...finding, path: finding.path.slice(1) }));
  // The renderer gets of it what it reads.
  return isRecord(body) ? [...own, ...viewFindings({ contain: body.contain })] : own;
}
