import { mostCostly } from '@geoslide/geometry';
import { RenderError } from '@geoslide/protocol';
import type { Parts } from './parts.js';

/** Facets of round bodies, which are sorted and painted: some 500 spheres. */
const MAX_FACETS = 500_000;

/** Faces, which cut each other: a dozen surfaces. */
const MAX_PATCHES = 50_000;

/** Lines times what may hide them: each is looked at against each, as for 900 cubes. */
const MAX_TESTS = 60_000_000;

/** Counts the parts of all figures of a slide. */
export interface PartsBudget {
  /** @throws RenderError TOO_COMPLEX where they are more than can be drawn in time; it names the object with the most parts. */
  spend(id: string, parts: Parts): Parts;
}

export function createPartsBudget(): PartsBudget {
  let facets = 0;
  let patches = 0;
  let bodies = 0;
  let wires = 0;
  const costs = new Map<string, number>();
  return {
    spend(id, parts) {
      const own = parts.bodies.reduce((sum, { mantle }) => sum + mantle.facetCount, 0);
      costs.set(id, (costs.get(id) ?? 0) + own + parts.patches.length + parts.wires.length);
      facets += own;
      patches += parts.patches.length;
      bodies += parts.bodies.length;
      wires += parts.wires.length;
      if (facets <= MAX_FACETS && patches <= MAX_PATCHES && wires * (patches + bodies) <= MAX_TESTS) return parts;
      throw new RenderError(
        'TOO_COMPLEX',
        `The slide has too many solids and surfaces in space: leave some of them out.${mostCostly(costs)}`,
      );
    },
  };
}
