import type { Slide } from '@geoslide/protocol';

/** The slides of a project, as far as it can be read. */
export function slidesOf(project: unknown): readonly Slide[] {
  return (project as { readonly slides?: readonly Slide[] } | undefined)?.slides ?? [];
}
