import { nearestName } from '@geoslide/protocol';
import { constructorNames, isConstructor } from '../../registry.js';

/** What to write in place of a kind of definitions that is none of these. */
export function kindRemedy(kind: string, kinds: ReadonlySet<string>): string {
  if (/^(?:label|caption|latex|annotation|title|string)$/i.test(kind))
    return 'give it the kind text and its words as "template"';
  if (/^(?:number|value|constant|variable|parameter|scalar|list|formula)$/i.test(kind))
    return 'give it the kind other, and what it is as its "source", such as "3"';
  const near = nearestName(kind, kinds);
  if (near !== undefined) return `did you mean ${near}?`;
  const meant = isConstructor(kind) ? kind : nearestName(kind, constructorNames());
  return meant !== undefined
    ? `give it the kind primitive and a source such as "${meant}(…)"`
    : `use ${[...kinds].join(', ')}`;
}
