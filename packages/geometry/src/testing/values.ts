import type { Definition } from '@geoslide/protocol';
import { describeValue } from '../text/describe.js';
import { constructSources } from './sources.js';

/** What `geoslide list` prints of an object; `value` is undefined where there is none, and `warning` the reason. */
export interface ListedValue {
  readonly value: unknown;
  readonly warning: string | undefined;
}

/** Lists objects by their ids. */
export function listValues(
  sources: Readonly<Record<string, string | Omit<Definition, 'id'>>>,
  uvarMap?: readonly (readonly [string, number])[],
): (id: string) => ListedValue {
  const { value, warning } = constructSources(sources, uvarMap);
  return (id) => {
    const found = value(id);
    return { value: found && describeValue(found), warning: warning(id) };
  };
}
