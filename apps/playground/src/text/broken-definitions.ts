import type { Issue } from '@geoslide/protocol';

const DEFINITION = /^(?:content\.)?slides\.(\d+)\.definitions\.(\d+)\.(?:source|min|max|step|showIf|at|offset)$/;

/**
 * A project without the definitions that issues with these paths are about, as the paths count them. Undefined where
 * something else is wrong with it.
 */
export function withoutBroken(project: unknown, issues: readonly Issue[]): unknown {
  const places = issues.map(({ path }) => DEFINITION.exec(path));
  const broken = new Set(places.map((place) => place && `${place[1]}.${place[2]}`));
  if (broken.has(null)) return undefined;
  const { slides, ...file } = project as { readonly slides: readonly { readonly definitions: readonly unknown[] }[] };
  return {
    ...file,
    slides: slides.map((slide, s) => ({
      ...slide,
      definitions: slide.definitions.filter((_, d) => !broken.has(`${s}.${d}`)),
    })),
  };
}
