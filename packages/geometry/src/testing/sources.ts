import type { Definition, Slide } from '@geoslide/protocol';
import { construct } from '../evaluate/construct.js';
import type { Value } from '../values.js';

/** A slide of definitions, most of them primitives given by their sources. */
export function slideOf(
  sources: Readonly<Record<string, string | Omit<Definition, 'id'>>>,
  uvarMap: readonly (readonly [string, number])[] = [],
): Slide {
  const definitions = Object.entries(sources).map(([id, source]) =>
    typeof source === 'string' ? { kind: 'primitive', id, source } : { ...source, id },
  );
  return { definitions, uvarMap, styleSheet: {} };
}

export function constructSources(
  sources: Readonly<Record<string, string | Omit<Definition, 'id'>>>,
  uvarMap: readonly (readonly [string, number])[] = [],
) {
  const construction = construct(slideOf(sources, uvarMap));
  return {
    construction,
    value: (id: string): Value | undefined => construction.objects.get(id)?.value,
    warning: (id: string): string | undefined => construction.warnings.find((warning) => warning.id === id)?.message,
  };
}

/** The value of one source. Throws the reason where it is undefined. */
export function valueOfSource(source: string): Value {
  const { value, warning } = constructSources({ subject: source });
  const result = value('subject');
  if (result === undefined) throw new Error(warning('subject') ?? 'no value');
  return result;
}
