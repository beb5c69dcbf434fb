import type { Value } from '@geoslide/geometry';
import type { Color } from '../scene/scene.js';
import { parseColor } from '../style/color.js';
import type { ObjectStyle, Report } from '../style/reader.js';

const namesOf = (style: ObjectStyle): readonly string[] | undefined => style.get('colors')?.split(';');

/** The colours of a chart's series, the usual ones where the style names none; what is no colour is left out. */
export function seriesColors(style: ObjectStyle, usual: readonly string[]): readonly Color[] {
  return (namesOf(style) ?? usual).flatMap((name) => parseColor(name) ?? []);
}

/** Tells of what a chart's style names that is no colour. */
export function reportColors({ type }: Value, style: ObjectStyle, report: Report): void {
  if (type !== 'Chart' && type !== 'Distribution') return;
  for (const name of namesOf(style) ?? []) {
    if (parseColor(name) !== undefined) continue;
    report(`colors: "${name.trim()}" is not a colour such as teal or #1d5fad; it is left out`);
  }
}
