/** Units of length by their millimetres. */
const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, dm: 100, m: 1000 };

const LENGTH = /(\d+(?:\.\d+)?)\s*\*?\s*(mm|cm|dm|m)(?![\p{L}\d_])/gu;

/** A source without units, all of its lengths in the unit that a figure has most: `1.5` for `15 mm` beside `6 cm`. */
export function withoutLengthUnits(source: string, figure: string): string {
  const counts = new Map<string, number>();
  for (const [, , unit = ''] of figure.matchAll(LENGTH)) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const [base = ''] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return source.replace(LENGTH, (_, number: string, unit: string) => {
    const share = MILLIMETRES[unit]! / (MILLIMETRES[base] ?? MILLIMETRES[unit]!);
    return String(Number((Number(number) * share).toFixed(6)));
  });
}
