import { build, type Construction, type Expr, namesIn } from '@geoslide/geometry';
import { compare, conjunction } from '../translate/conditions.js';
import type { Draft } from './draft.js';

const { call, literal, name } = build;

/** Units that a point has moved at least when it counts as moved. */
const MOVED = 1e-9;

/**
 * The drafts of a settled construction, in which saved equations of loci are drawn while nothing that they follow has
 * moved. Then the locus itself is.
 *
 * @param fresh gives an id that nothing has
 */
export function withTracedLoci(
  drafts: readonly Draft[],
  construction: Construction,
  fresh: (wish: string) => string,
): Draft[] {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  return drafts.flatMap((draft) => {
    const { traced, source } = draft;
    if (traced === undefined || source === undefined) return [draft];
    const rests = movedBy(traced, byId).flatMap((id) => {
      const at = placeOf(id, construction);
      return at === undefined ? [] : [compare('<', at, literal(MOVED))];
    });
    if (rests.length === 0) return [draft];
    const saved: Draft = { ...draft, id: fresh(`${draft.id}_saved`), traced: undefined, isInside: true };
    const locus = call('Locus', name(traced.point), name(traced.mover));
    return [saved, { ...draft, source: call('if', conjunction(rests), name(saved.id), locus) }];
  });
}

/** What can be moved of all that a locus is made of; its own mover only runs along it. */
function movedBy({ point, mover }: NonNullable<Draft['traced']>, byId: ReadonlyMap<string, Draft>): string[] {
  const found = new Set<string>();
  const open = [point];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const source = byId.get(id)?.source;
    if (found.has(id) || source === undefined) continue;
    found.add(id);
    open.push(...namesIn(source));
  }
  found.delete(mover);
  return [...found].filter((id) => byId.get(id)?.slider !== undefined || byId.get(id)?.uvars.length !== 0);
}

/** How far something is from where it was saved; undefined for what is neither a point of the plane nor a number. */
function placeOf(id: string, { objects }: Construction): Expr | undefined {
  const value = objects.get(id)?.value;
  if (value?.type === 'Point') return call('distance', name(id), call('Point', literal(value.x), literal(value.y)));
  if (value?.type === 'Number') return call('abs', build.subtract(name(id), literal(value.value)));
  return undefined;
}
