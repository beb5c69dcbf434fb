import { isRecord } from './schema-kit.js';

// From version "10" to "11" (docs/format.md, "Versions"). The input is not validated yet: whatever does not look as it
// should is passed on as it is, so that the validation names it at its own path.

function mapRecord(value: unknown, change: (record: Record<string, unknown>) => Record<string, unknown>): unknown {
  return isRecord(value) ? change(value) : value;
}

function mapKeys(
  record: Record<string, unknown>,
  keys: readonly string[],
  change: (value: unknown) => unknown,
): Record<string, unknown> {
  const changed = { ...record };
  for (const key of keys) if (changed[key] !== undefined) changed[key] = change(changed[key]);
  return changed;
}

const upgradeDistance = (style: unknown) =>
  mapRecord(style, (record) => (record.distanceMode === 'half-pi' ? { ...record, distanceMode: 'half_pi' } : record));

/** 0..1 becomes 0..100; a missing or zero value becomes 100. */
function upgradeOpacity(value: unknown): unknown {
  if (value === undefined || value === null || value === 0) return 100;
  return typeof value === 'number' ? value * 100 : value;
}

const upgradeText = (style: unknown) =>
  mapRecord(style, (record) => ({
    ...record,
    fillOpacity: upgradeOpacity(record.fillOpacity),
    strokeOpacity: upgradeOpacity(record.strokeOpacity),
  }));

const upgradeTexts = (texts: unknown) =>
  Array.isArray(texts)
    ? texts.map((entry: unknown) =>
        Array.isArray(entry) ? [entry[0], upgradeText(entry[1]), ...entry.slice(2)] : entry,
      )
    : texts;

const upgradeStyleSheet = (styleSheet: unknown) =>
  mapRecord(styleSheet, (record) => {
    const distances = mapKeys(record, ['xaxis', 'yaxis', 'grid'], upgradeDistance);
    return mapKeys(mapKeys(distances, ['textType'], upgradeText), ['texts'], upgradeTexts);
  });

const upgradeSlides = (slides: unknown) =>
  Array.isArray(slides)
    ? slides.map((slide: unknown) => mapRecord(slide, (record) => mapKeys(record, ['styleSheet'], upgradeStyleSheet)))
    : slides;

/** A version "10" file as version "11"; its own object is left as it is. */
export function upgradeFrom10(file: Record<string, unknown>): Record<string, unknown> {
  return {
    ...mapKeys(file, ['templateStyle'], upgradeStyleSheet),
    slides: upgradeSlides(file.slides),
    ...(file.messages === undefined ? {} : { messages: [file.messages] }),
    metadata: mapRecord(file.metadata, (metadata) => ({ ...metadata, version: '11' })),
  };
}
