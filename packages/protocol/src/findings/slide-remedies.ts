import { shortJson } from '../describe.js';
import { endCalled, VIEW_ENDS } from '../json/view-ends.js';
import { isRecord } from '../schema-kit.js';

/** What other formats call a key of a slide, or what stands in its style sheet. */
export function slideRemedy(key: string, value: unknown): string | undefined {
  const small = key.toLowerCase();
  if (/^(?:styles?|looks?|appearance|attributes|properties)$/.test(small))
    return `looks stand in styleSheet, as ${shortJson({ primitives: stylePairs(value) ?? EXAMPLE_STYLES, types: [['Point', { color: 'red' }]] })}`;
  const shown = isRecord(value) ? value : { show: value !== false && value !== 'off' && value !== 'none' };
  const inSheet = (part: object) => `write "styleSheet": ${shortJson(part)}`;
  if (/^ax[ei]s$|^show_?axes$/.test(small)) return inSheet({ xaxis: shown, yaxis: shown });
  if (/^(?:show_?)?grid$/.test(small)) return inSheet({ grid: shown });
  if (/^[xyz]axis$/.test(small)) return inSheet({ [small]: shown });
  if (/^background(?:color)?$/.test(small))
    return `write "styleSheet": {"background": {"color": ${typeof value === 'string' ? JSON.stringify(value) : '"white"'}}}`;
  if (/^(?:view|bounds|viewport|window|viewbox|boundingbox|range)$/.test(small)) return `write ${boundsMeant(value)}`;
  if (/^(?:objects|elements|shapes|primitives|figures?|items|constructions?)$/.test(small))
    return 'it is definitions here';
  const kind = /^(slider|text|button|image)s$/.exec(small)?.[1];
  if (kind !== undefined) {
    const [first] = [value].flat();
    const own = isRecord(first) ? { kind, ...first } : { kind, id: kind[0] };
    return `each is a definition: write ${shortJson(own)} into definitions`;
  }
  if (/^(?:values|variables|vars|parameters|uvars)$/.test(small))
    return `it is uvarMap here, as ${shortJson(uvars(value))}`;
  if (/^(?:width|height|size|scale|dpi|pixelratio|resolution)$/.test(small))
    return 'the size is said when a picture is drawn, as --size 640x480 on the command line or "size" in a request';
  if (/^(?:title|heading|caption|name)$/.test(small))
    return `nobody sees it: for words in the picture write ${shortJson({ kind: 'text', id: 'title', template: typeof value === 'string' ? value : 'Title' })} into definitions`;
  return undefined;
}

/** Numbers that move, by the names that others give them. */
function uvars(given: unknown): readonly (readonly [string, unknown])[] {
  const numbers = isRecord(given) ? Object.entries(given).filter(([, value]) => typeof value === 'number') : [];
  return numbers.length === 0 ? [['A.0', 1]] : numbers.map(([id, value]) => [`${id}.0`, value]);
}

/** What to write for the bounds of a view as others write it; an example where they are not known. */
export const boundsMeant = (value: unknown): string =>
  `"viewBounds": ${shortJson(boundsIn(value) ?? { minX: -5, maxX: 5, minY: -3, maxY: 3 })}`;

/** The bounds of a view as others write it: an object with its four ends, or with a range for x and for y. */
function boundsIn(value: unknown): Readonly<Record<string, number>> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).flatMap(([key, own]): readonly (readonly [string, unknown])[] => {
    const [, axis] = /^([xy])(?:range|lim|axis)?$/i.exec(key) ?? [];
    if (axis === undefined || !Array.isArray(own)) return [[key, own]];
    return [
      [`${axis}min`, own[0]],
      [`${axis}max`, own[1]],
    ];
  });
  const found = VIEW_ENDS.flatMap((name) => {
    const end = entries.find(([key]) => endCalled(key) === name)?.[1];
    return typeof end === 'number' ? [[name, end] as const] : [];
  });
  return found.length === VIEW_ENDS.length ? Object.fromEntries(found) : undefined;
}

/** What other formats call a list of styles. */
export const LISTS: Readonly<Record<string, 'primitives' | 'primitiveLabels'>> = {
  objects: 'primitives',
  styles: 'primitives',
  elements: 'primitives',
  ids: 'primitives',
  definitions: 'primitives',
  labels: 'primitiveLabels',
};

/** Where styles of objects or labels stand, with those that were given: pairs, or an object by id. */
export function inList(name: 'primitives' | 'primitiveLabels', given: unknown): string {
  const isObjects = name === 'primitives';
  const shown = stylePairs(given) ?? (isObjects ? EXAMPLE_STYLES : [['A', { fontSize: 14 }]]);
  return `styles of ${isObjects ? 'objects' : 'labels'} stand in ${name}, as ${shortJson(shown)}`;
}

const EXAMPLE_STYLES = [['A', { color: 'red' }]];

/** Styles by id, as pairs; undefined for what are none. */
function stylePairs(given: unknown): readonly unknown[] | undefined {
  const pairs = isRecord(given) ? Object.entries(given) : given;
  const isStyles = Array.isArray(pairs) && pairs.length > 0 && pairs.every((pair) => isRecord(pair?.[1]));
  return isStyles ? pairs : undefined;
}
