import type { Assertion } from 'geoslide';

/** What came of a statement that could be measured: `holds, deviation 0 degrees`. */
export function verdictOf({ holds, deviation, unit, note }: Assertion): string {
  const measured = deviation === undefined ? '' : `, deviation ${deviation}${unit === undefined ? '' : ` ${unit}`}`;
  return `${holds ? 'holds' : 'does not hold'}${measured}${note === undefined ? '' : `: ${note}`}`;
}
