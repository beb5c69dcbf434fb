import { type Issue, ProtocolError, type Slide, type Warning } from '@geoslide/protocol';
import type { Construction, ConstructionObject } from '../construction.js';
import { onBehalfOf } from '../functions/steps.js';
import { isKnownKind, readEntries } from './entries.js';
import { MAX_DEFINITIONS } from './limits.js';
import { shownBy } from './looks.js';
import type { Outcome } from './outcome.js';
import { Program } from './program.js';
import { stacking } from './stacked.js';
import { expectedStyleType } from './style-type.js';

/**
 * Evaluates the definitions of a slide in the order of their dependencies. A value that cannot exist is undefined, and a
 * warning says why. Throws ProtocolError for too many definitions, and, with the path `definitions.<index>.source`, for
 * sources that are not in the language.
 */
export function construct(slide: Slide): Construction {
  const count = slide.definitions.length;
  if (count > MAX_DEFINITIONS) {
    throw violation([{ path: 'definitions', message: `${count} definitions: a slide has at most ${MAX_DEFINITIONS}` }]);
  }
  const issues: Issue[] = [];
  const warnings: Warning[] = [];
  const entries = readEntries(slide, issues, warnings);
  if (issues.length > 0) throw violation(issues);
  const skipped = new Set(slide.definitions.flatMap(({ id, kind }) => (isKnownKind(kind) ? [] : [id])));
  const program = new Program(entries, new Map(slide.uvarMap), skipped);
  const objects = new Map<string, ConstructionObject>();
  for (const outcome of program.run()) {
    const { entry, reason, cause } = outcome;
    objects.set(entry.id, objectOf(outcome));
    if (reason === undefined) continue;
    warnings.push({ id: entry.id, message: reason, ...(cause === undefined ? {} : { cause }) });
  }
  const construction = { objects, warnings };
  for (const { id, looks } of entries) {
    if (Object.keys(looks).length === 0) continue;
    const report = (message: string) => warnings.push({ id, message });
    const shown = onBehalfOf(id, () => shownBy(looks, construction, report));
    objects.set(id, { ...objects.get(id)!, ...shown });
  }
  const stacked = stacking();
  for (const [id, object] of objects) {
    const value = object.isShown ? object.value && stacked(object.value) : object.value;
    if (value !== object.value) objects.set(id, { ...object, value });
  }
  return construction;
}

/**
 * What is not in the language of a slide's sources, with paths such as `definitions.3.source`; nothing is evaluated.
 */
export function sourceIssues(slide: Slide): Issue[] {
  const issues: Issue[] = [];
  readEntries(slide, issues, []);
  return issues;
}

function violation(issues: readonly Issue[]): ProtocolError {
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
  return new ProtocolError(`${issues[0]!.path}: ${issues[0]!.message}${more}`, issues);
}

function objectOf({ entry, result }: Outcome): ConstructionObject {
  const { definition, id, body } = entry;
  const tree = body.kind === 'expression' ? body.tree : undefined;
  const missing = tree === undefined ? definition.kind : expectedStyleType(tree, definition.kind);
  return {
    id,
    kind: definition.kind,
    definition,
    tree,
    type: result?.type ?? missing,
    value: result?.value,
    isShown: true,
    ...(result?.slider && { slider: result.slider }),
  };
}
