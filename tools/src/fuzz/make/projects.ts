import { latex } from './latex.js';
import { finiteNumber } from './numbers.js';
import { pictureAddress } from './pictures.js';
import type { Random } from './random.js';
import { expression, formula, numberText, placeholderValue, type Scope, source } from './sources.js';
import { style, styleSheet } from './styles.js';
import { nastyName, nastyText } from './text.js';

const NAMES = [
  ...'ABCDEFGHPQRSTabcdfghklm',
  "A'",
  "A''",
  'f_1',
  'f_12',
  '角A',
  'α',
  'sin',
  'xAxis',
  'e',
  'π',
  'constructor',
  'valueOf',
];
const KINDS = ['text', 'slider', 'button', 'image', 'other', 'sketch'];

function label(random: Random): string {
  const kind = random.int(5);
  if (kind === 0) return '{{id}}';
  if (kind === 1) return nastyText(random);
  if (kind === 2) return `{{${formula(random, [])}}}`;
  if (kind === 3) return latex(random);
  return random.pick(['{{x}}, {{y}}', '{{length}}', '{{latex}}', '{{value}}', '{{A.x}} + {{', 'A']);
}

function otherDefinition(random: Random, id: string, scope: Scope): Record<string, unknown> {
  const kind = random.pick(KINDS);
  switch (kind) {
    case 'text':
      return { kind, id, template: label(random) };
    case 'slider': {
      scope.set('Number', [...(scope.get('Number') ?? []), id]);
      const bound = () => (random.chance(0.3) ? numberText(random) : random.pick(['0', '-5', '10', '0.1', 'A', '1/0']));
      return { kind, id, min: bound(), max: bound(), step: bound(), label: label(random) };
    }
    case 'button':
      return { kind, id, title: nastyText(random), actions: [] };
    case 'image':
      return random.chance(0.5)
        ? { kind, id, url: pictureAddress(random) }
        : { kind, id, source: `Image("${pictureAddress(random)}")` };
    default:
      return { kind, id, source: expression(random, scope, random.pick(['Number', 'List', 'Any'])) };
  }
}

function camera(random: Random, spatial: boolean): Record<string, unknown> {
  const wildness = random.chance(0.1) ? 0.5 : 0;
  const number = () => finiteNumber(random, wildness);
  if (!spatial) return { kind: '2d', offset: [number(), number()], scale: Math.abs(number()) * 10 + 1e-9 };
  return {
    kind: '3d',
    offset: [number(), number(), number()],
    ...(random.chance(0.7) && { yaw: number(), pitch: number() }),
    projection: random.pick(['orthographic', 'perspective', 'oblique']),
    ...(random.chance(0.3) && { obliqueAngle: number(), obliqueScaleRatio: Math.abs(number()) }),
    ...(random.chance(0.5) && { scale: Math.abs(number()) / 10 + 1e-9 }),
  };
}

/** A slide of definitions that build on each other, with a style for some. */
export function slide(random: Random, most = 14): Record<string, unknown> {
  const spatial = random.chance(0.3);
  const scope: Scope = new Map();
  const count = 1 + random.int(most);
  const ids: string[] = [];
  const definitions = Array.from({ length: count }, (_, index) => {
    const id = random.chance(0.01)
      ? nastyName(random)
      : index < NAMES.length && random.chance(0.97)
        ? NAMES[index]!
        : random.pick(NAMES);
    ids.push(id);
    if (random.chance(0.12)) return otherDefinition(random, id, scope);
    const made = source(random, scope, spatial);
    // A name of what comes later, or of itself: cycles.
    if (random.chance(0.02)) scope.set(made.type, [...(scope.get(made.type) ?? []), random.pick(NAMES)]);
    scope.set(made.type, [...(scope.get(made.type) ?? []), id]);
    return {
      kind: 'primitive',
      id,
      source: made.source,
      ...(random.chance(0.4) && { label: label(random) }),
      ...(random.chance(0.05) && { parent: random.pick(ids), inheritStyle: true }),
    };
  });
  const uvarMap = ids.flatMap((id) => [0, 1, 2].map((n) => [`${id}.${n}`, placeholderValue(random)]));
  return {
    definitions,
    uvarMap,
    styleSheet: random.chance(0.7) ? styleSheet(random, ids) : { xaxis: style(random) },
    doc: [],
    ...(random.chance(0.8) && { camera: camera(random, spatial) }),
    ...(random.chance(0.05) && {
      viewBounds: { minX: -5, maxX: finiteNumber(random), minY: -5, maxY: finiteNumber(random) },
    }),
  };
}

export function project(random: Random): Record<string, unknown> {
  return { messages: [], slides: [slide(random)], metadata: { version: random.chance(0.97) ? '11' : '10' } };
}

/** Many of one thing: what a bound on work has to hold for. */
export function crowdedProject(random: Random): Record<string, unknown> {
  const count = random.pick([200, 1000, 10_000, 10_001]);
  const scope: Scope = new Map([['Point', ['A', 'B']]]);
  const one = source(random, scope, false).source;
  const definitions = [
    { kind: 'primitive', id: 'A', source: 'Point(1, 2)' },
    { kind: 'primitive', id: 'B', source: 'Point(-3, 1)' },
    ...Array.from({ length: count }, (_, i) =>
      random.chance(0.5)
        ? { kind: 'primitive', id: `p${i}`, source: `Point(${(i % 100) / 10 - 5}, ${i / 1000 - 5})`, label: '{{id}}' }
        : { kind: 'primitive', id: `p${i}`, source: one },
    ),
  ];
  return { slides: [{ definitions, uvarMap: [], styleSheet: {} }], metadata: { version: '11' } };
}
