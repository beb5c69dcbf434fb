import { isInDegrees } from '@geoslide/figure';
import { type Construction, ParseError, parse } from '@geoslide/geometry';
import { type Finding, Findings, type Slide } from '@geoslide/protocol';

/** Longer sources are not looked at. */
const MAX_LENGTH = 200;

/** Paths whose parameters are angles. */
const ROUND: readonly string[] = ['Circle', 'Arc', 'Sector', 'CircleSegment', 'Ellipse', 'EllipticArc'];

/**
 * Places on circles and ellipses that are hardly meant in radians: `Point(k, 90)`.
 *
 * @param path The slide's: `slides.0`.
 */
export function degreeParameters({ definitions }: Slide, { objects }: Construction, path: string): Finding[] {
  const findings = new Findings();
  for (const [index, { id, source }] of definitions.entries()) {
    const place = typeof source === 'string' && source.length <= MAX_LENGTH ? placeOf(source) : undefined;
    const type = place === undefined ? undefined : objects.get(place.on)?.value?.type;
    if (place === undefined || type === undefined || !ROUND.includes(type)) continue;
    findings.add(id, () => ({
      id,
      path: `${path}.definitions.${index}.source`,
      message: `${place.parameter} is in radians here: write Point(${place.on}, ${place.parameter}°) if degrees are meant`,
    }));
  }
  return findings.list();
}

/** `{ on: 'k', parameter: 90 }` for `Point(k, 90)`. */
function placeOf(source: string): { readonly on: string; readonly parameter: number } | undefined {
  if (!/^\s*Point\s*\(/.test(source)) return undefined;
  try {
    const tree = parse(source);
    const [on, parameter, ...others] = tree.kind === 'call' ? tree.args : [];
    if (on?.kind !== 'name' || parameter?.kind !== 'number' || others.length > 0) return undefined;
    return isInDegrees(parameter.value) ? { on: on.name, parameter: parameter.value } : undefined;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return undefined;
  }
}
