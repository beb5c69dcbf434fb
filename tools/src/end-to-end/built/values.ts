import type { listValues as listSources } from '../../../../packages/geometry/src/testing/values.js';
import { library } from './library.js';

/** Lists objects by their ids, as the installed library does. */
export const listValues: typeof listSources = (sources, uvarMap = []) => {
  const definitions = Object.entries(sources).map(([id, source]) =>
    typeof source === 'string' ? { kind: 'primitive', id, source } : { ...source, id },
  );
  const slide = { definitions, uvarMap, styleSheet: {}, doc: [] };
  const { objects, warnings } = library.listObjects({ metadata: { version: '11' }, messages: [], slides: [slide] });
  return (id) => {
    const found = objects.find((each) => each.id === id);
    return {
      value: found?.defined ? found.value : undefined,
      warning: warnings.find((each) => each.id === id)?.message,
    };
  };
};
