import { anglesIn, isInDegrees } from '@geoslide/figure';
import { ParseError, parse } from '@geoslide/geometry';
import { type Definition, type Finding, Findings, type Slide } from '@geoslide/protocol';

/** Longer sources are not looked at. */
const MAX_LENGTH = 1000;

/**
 * Numbers and sliders that are used as angles, and are hardly radians: `α: 30` in `Rotate(A, α, B)`.
 * @param path The slide's: `slides.0`.
 */
export function degreeNames({ definitions }: Slide, path: string): Finding[] {
  const findings = new Findings();
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  for (const [index, { id, source }] of definitions.entries()) {
    if (typeof source !== 'string' || source.length > MAX_LENGTH) continue;
    for (const name of namesOfAngles(source)) {
      const own = byId.get(name);
      const value = own && degreesOf(own);
      if (value === undefined) continue;
      const message = `${name} is ${value} radians here: write ${name}° in its place if degrees are meant`;
      findings.add(name, () => ({ id, path: `${path}.definitions.${index}.source`, message }));
    }
  }
  return findings.list();
}

function namesOfAngles(source: string): readonly string[] {
  try {
    return anglesIn(parse(source)).flatMap((angle) => (angle.kind === 'name' ? [angle.name] : []));
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return [];
  }
}

/** The number of a definition, or the highest of a slider, where that is hardly meant in radians. */
function degreesOf({ source, max }: Definition): string | undefined {
  const text = String(source ?? max ?? '');
  return /^\d+$/.test(text) && isInDegrees(Number(text)) ? `${source === undefined ? 'up to ' : ''}${text}` : undefined;
}
