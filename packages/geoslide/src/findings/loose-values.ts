import { looseValue } from '@geoslide/figure';
import type { Finding, Slide } from '@geoslide/protocol';

/** Characters of a text that are looked at. */
const MAX_TEXT = 2000;

/** Characters of a value that a message repeats. */
const MAX_SHOWN = 80;

/**
 * Plain texts of a slide in JSON whose values stand in one brace, and are shown as they are typed. Figure text is told
 * of them when it is read; in a formula, braces hold together.
 */
export function looseValues({ definitions, styleSheet }: Slide, path: string): Finding[] {
  const ids = new Set<unknown>(definitions.map(({ id }) => id));
  const modes = new Map((styleSheet.texts ?? []).map(([id, { mode }]) => [id, mode]));
  return definitions.flatMap(({ id, kind, template }, index) => {
    if (kind !== 'text' || template === undefined || !template.includes('{')) return [];
    if ((modes.get(id) ?? styleSheet.textType?.mode) === 'latex') return [];
    const found = looseValue(template.slice(0, MAX_TEXT), ids);
    if (found === undefined) return [];
    const message =
      found.written.length > MAX_SHOWN
        ? 'a value in one brace is shown as it stands: write two braces around it'
        : `${found.written} is shown as it stands: write {{${found.name}}} for the value`;
    return [{ id, path: `${path}.definitions.${index}.template`, message }];
  });
}
