import { definitionSchemas } from '../definition.js';
import { shortJson } from '../describe.js';
import type { Definition } from '../file.js';
import { isRecord, once } from '../schema-kit.js';
import { stylesByName } from '../style-sheet.js';
import { type Findings, unknownIn } from './findings.js';
import { definitionMeant } from './foreign-project.js';
import { nearestName } from './nearest-name.js';
import { styleSynonyms } from './style-synonyms.js';

/** The keys of each kind of definition. */
const keysOfKinds = once(
  () => new Map(Object.entries(definitionSchemas).map(([kind, { entries }]) => [kind, Object.keys(entries)])),
);

/** Keys of definitions that schemas leave open: nothing is drawn from them. */
const OPEN_IN_DEFINITIONS = ['actions'];

/** Every property of a style, by which a definition may have been given a look. */
const looks = once(() => new Set(Object.values(stylesByName).flatMap((properties) => Object.keys(properties))));

/** Keys of a definition that nothing reads. */
export function definitionFindings(definition: Definition, path: string, findings: Findings): void {
  const { kind, id } = definition;
  const keys = keysOfKinds().get(kind);
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
  if (/^(?:draggable|movable|moveable|fixed|locked|interactive|free)$/i.test(key))
    return 'what a hand moves has "?" in its source, as in "Point(?:=1, ?:=2)": take the key away';
  const ends = /^(?:domain|range|interval|xRange|limits)$/i.test(key) && kind === 'primitive' ? value : undefined;
  if (Array.isArray(ends) && ends.length === 2) {
    const formula = ('source' in definition ? String(definition.source) : 'x^2').replace(
      /^\s*\w+(?:\(x\))?\s*=\s*/,
      '',
    );
    return `the ends are arguments: write "source": ${JSON.stringify(`Curve(${formula}, ${ends.join(', ')})`)}`;
  }
  const offsets = /^label_?(?:offset|position|shift)$/i.test(key) && Array.isArray(value) ? value : undefined;
  if (offsets !== undefined)
    return `looks of labels stand in styleSheet.primitiveLabels, as ${shortJson([[id, { offsetX: offsets[0], offsetY: offsets[1] }]])}, px to the right and downwards`;
  if (/^(?:button|image|slider)$/.test(kind) && /^(?:at|x|y|position|coordinates|place|location)$/.test(key))
    return looksStand({ offsetX: coordinate(0, x, value), offsetY: coordinate(1, y, value) });
  if (kind === 'button' && /^(?:text|content|caption)$/.test(key)) return 'it is title here';
  const synonym = Object.hasOwn(KEY_SYNONYMS, key) ? KEY_SYNONYMS[key] : undefined;
  if (synonym !== undefined && keysOfKinds().get(kind)?.includes(/^\w+/.exec(synonym)![0]))
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
  const keys = keysOfKinds().get(kind) ?? [];
  const given = Object.entries(rest).filter(([key]) => !keys.includes(key) && lookCalled(key, kind) === undefined);
  return name === undefined ? undefined : definitionMeant({ type: name, ...Object.fromEntries(given) }, 0)?.source;
}

/** The property of a style that a key of a definition is, nearly is, or is in other programs. */
function lookCalled(key: string, kind: string): string | undefined {
  const keys = keysOfKinds().get(kind) ?? [];
  if (keys.includes(key)) return undefined;
  if (FILL.test(key) && kind === 'primitive') return 'regionOpacity';
  const foreign = OF_OTHER_LOOKS.test(key) ? /^\w+$/.exec(styleSynonyms[key] ?? '')?.[0] : undefined;
  if (foreign !== undefined) return foreign;
  const look = looks().has(key) ? key : nearestName(key, looks());
  return look === undefined || nearestName(key, keys) !== undefined ? undefined : look;
}

/** Names of looks in other programs that are no arguments: a `radius` is one of those. */
const OF_OTHER_LOOKS = /^(?:stroke|dash|line|thickness|marker|point|border|edge|font|text)/;

/** The inside of a figure in other programs: its colour, or how much of what is behind it is seen. */
const FILL = /^fill(?:ed|_?colou?r|_?opacity)?$/i;

/** What the inside of a figure in other programs is here. */
function fillOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'number') return { regionOpacity: value <= 1 ? Math.round(100 * value) : value };
  return typeof value === 'string' ? { color: value, regionOpacity: 30 } : { regionOpacity: value === false ? 0 : 30 };
}

/** All looks that a definition has been given: of several pairs for one object the last would count. */
function looksIn(definition: Definition): Readonly<Record<string, unknown>> {
  const found = Object.entries(definition).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
    if (key === 'style' && isRecord(value)) return Object.entries(value);
    if (FILL.test(key) && definition.kind === 'primitive') return Object.entries(fillOf(value));
    const look = lookCalled(key, definition.kind);
    return look === undefined ? [] : [[look, value]];
  });
  return Object.fromEntries(found);
}
