import {
  build,
  type Construction,
  closestParameter,
  construct,
  type Expr,
  namesIn,
  print,
  type Value,
} from '@geoslide/geometry';
import { type Definition, ProtocolError, type Slide, type Warning } from '@geoslide/protocol';
import { agrees } from './agree.js';
import type { Draft } from './draft.js';
import { isStandIn, remains, sourceOf } from './from-saved.js';
import { type Saved, savedOf } from './saved.js';

/** Times that the construction is corrected and looked at again. */
const ROUNDS = 12;
/** Definitions that are evaluated at once, the readings that are compared included. */
const MAX_DEFINITIONS = 9000;

/** What is evaluated beside the drafts, by a name of its own. */
export type Probes = ReadonlyMap<string, Expr>;

export interface Settled {
  /** The values of all drafts and probes. */
  readonly construction: Construction;
  readonly warnings: readonly Warning[];
  /** Objects with a saved value, and how many of them had it from their construction. */
  readonly compared: number;
  readonly agreed: number;
}

/**
 * Makes drafts give what GeoGebra saved: of several readings the right one is taken, points on paths get their
 * parameter, and what still differs is replaced by what was saved, with a warning.
 */
export function settle(drafts: readonly Draft[], probes: Probes): Settled {
  const saved = new Map(drafts.map((draft) => [draft.id, draft.element && savedOf(draft.element)]));
  const warnings: Warning[] = [];
  let construction = evaluate(drafts, readings(drafts));
  choose(drafts, construction, saved);
  construction = evaluate(drafts, probes);
  const known = drafts.filter(({ id }) => isComparable(saved.get(id)));
  const wrong = () => known.filter(({ id }) => !agrees(construction.objects.get(id)?.value, saved.get(id)));
  let agreed: number | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const bad = wrong();
    agreed ??= known.filter(({ isConstructed }) => isConstructed).length - bad.length;
    if (bad.length === 0) break;
    const tainted = following(new Set(bad.map(({ id }) => id)), drafts);
    const isRoot = ({ source }: Draft) =>
      source === undefined || ![...namesIn(source)].some((name) => tainted.has(name));
    // In the last round what follows from something wrong is corrected too.
    const roots = round < ROUNDS - 1 ? bad.filter(isRoot) : bad;
    for (const draft of roots.length > 0 ? roots : bad)
      warnings.push(...replace(draft, saved.get(draft.id), construction));
    construction = evaluate(drafts, probes);
  }
  return { construction, warnings, compared: known.length, agreed: agreed ?? known.length };
}

/** Some objects, and all that is made of them; a construction names nothing before it is there. */
export function following(ids: ReadonlySet<string>, drafts: readonly Draft[]): ReadonlySet<string> {
  const found = new Set(ids);
  for (const { id, source } of drafts) {
    if (source !== undefined && [...namesIn(source)].some((name) => found.has(name))) found.add(id);
  }
  return found;
}

function isComparable(saved: Saved | undefined): boolean {
  return saved !== undefined && saved.kind !== 'undefined' && saved.kind !== 'polynomial';
}

function replace(draft: Draft, saved: Saved | undefined, construction: Construction): Warning[] {
  const reason = construction.warnings.find(({ id }) => id === draft.id)?.message;
  draft.source = sourceOf(saved);
  draft.uvars = [];
  const differs = reason ?? 'it comes out otherwise than it was saved';
  draft.isStandIn = isStandIn(draft.element, saved);
  const message = `${draft.maker}, line ${draft.line}: ${differs}: ${remains(draft.source, draft.isStandIn)}`;
  return [{ id: draft.id, message }];
}

/** Names for the other readings of a draft: no expression can refer to them. */
const readingId = (id: string, n: number) => `${id}~${n}`;
const pathId = (id: string) => `${id}~path`;

function readings(drafts: readonly Draft[]): Map<string, Expr> {
  const found = new Map<string, Expr>();
  for (const { id, better, path } of drafts) {
    for (const [n, reading] of better.entries()) found.set(readingId(id, n), reading);
    if (path !== undefined) found.set(pathId(id), path);
  }
  return found;
}

function choose(
  drafts: readonly Draft[],
  { objects }: Construction,
  saved: ReadonlyMap<string, Saved | undefined>,
): void {
  // Where two common points or tangents coincide now, each output is still another one.
  const taken = new Set<string>();
  for (const draft of drafts) {
    const own = saved.get(draft.id);
    if (own === undefined || own.kind === 'undefined') continue;
    const right = draft.better.filter((_, n) => {
      const value = objects.get(readingId(draft.id, n))?.value;
      return value !== undefined && agrees(value, own);
    });
    const sourceOfLine = (reading: Expr) => `${draft.line} ${print(reading)}`;
    const chosen = right.find((reading) => !taken.has(sourceOfLine(reading))) ?? right[0];
    if (chosen !== undefined) {
      draft.source = chosen;
      taken.add(sourceOfLine(chosen));
    }
    const path = objects.get(pathId(draft.id))?.value;
    if (path !== undefined && draft.path !== undefined && own.kind === 'point') putOnPath(draft, draft.path, path, own);
  }
}

/** `Point(path, ?)`, where the path has a parameter. */
function putOnPath(draft: Draft, path: Expr, value: Value, place: { readonly x: number; readonly y: number }): void {
  try {
    const parameter = closestParameter(value, place);
    if (!Number.isFinite(parameter)) return;
    draft.source = build.call('Point', path, { kind: 'placeholder', index: 0, start: 0, end: 0 });
    draft.uvars = [parameter];
  } catch {
    // Implicit curves and figures in space have no parameter: the nearest point of them stays.
  }
}

/** Loci take longest, and nothing here asks for their values but what lies on them. */
function isSkipped({ id, source }: Draft, used: ReadonlySet<string>): boolean {
  const isLocus = source?.kind === 'call' && source.callee.kind === 'name' && source.callee.name === 'Locus';
  return isLocus && !used.has(id);
}

function evaluate(drafts: readonly Draft[], others: ReadonlyMap<string, Expr>, isRetry = false): Construction {
  const used = new Set(drafts.flatMap(({ source }) => (source === undefined ? [] : [...namesIn(source)])));
  const own = drafts.filter((draft) => !isSkipped(draft, used));
  const extra = [...others].slice(0, Math.max(0, MAX_DEFINITIONS - own.length));
  const slide: Slide = {
    definitions: [
      ...own.flatMap(definitionOf),
      ...extra.map(([id, source]) => ({ kind: 'other', id, source: print(source) })),
    ],
    uvarMap: uvarsOf(own),
    styleSheet: {},
  };
  try {
    return construct(slide);
  } catch (error) {
    // A source that is not in our language; each of them is named by its place in the slide.
    if (!(error instanceof ProtocolError)) throw error;
    const bad = new Set(error.issues.map(({ path }) => slide.definitions[Number(path.split('.')[1])]?.id));
    if ([...bad].every((id) => id === undefined)) throw error;
    for (const draft of drafts) {
      if (!bad.has(draft.id)) continue;
      draft.source = isRetry ? undefined : draft.element && sourceOf(savedOf(draft.element));
      draft.uvars = [];
    }
    return evaluate(drafts, new Map(extra.filter(([id]) => !bad.has(id))), true);
  }
}

/** The definition of a draft that has a value; none where it has none. */
export function definitionOf({ id, source, slider, template }: Draft): Definition[] {
  if (source === undefined || template !== undefined) return [];
  if (slider !== undefined) {
    const [min, max] = [slider.min, slider.max].map((bound) =>
      typeof bound === 'number' ? String(bound) : print(bound),
    );
    return [{ kind: 'slider', id, min, max, step: String(slider.step) }];
  }
  return [{ kind: 'primitive', id, source: print(source) }];
}

/** The values of the placeholders of drafts. */
export function uvarsOf(drafts: readonly Draft[]): [name: string, value: number][] {
  return drafts.flatMap(({ id, uvars }) => uvars.map((value, i): [string, number] => [`${id}.${i}`, value]));
}
