import type { Style } from '@geoslide/protocol';

/** The properties of a style that have one of these names. A style may have far more than are named. */
export function onlyOf(style: Style, names: Iterable<string>): Style {
  const found: [string, unknown][] = [];
  for (const name of names) {
    if (Object.hasOwn(style, name)) found.push([name, style[name]]);
  }
  return Object.fromEntries(found);
}
