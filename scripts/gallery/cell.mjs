/** What a cell shows, logical units. Views are 4 : 3, as cells are. */
const VIEW = { left: -2.4, right: 2.4, bottom: -1.9, top: 1.7 };

/**
 * One picture of the gallery: a whole project.
 *
 * @param {string} name What is shown, such as `lineDash dashed`.
 * @param {Record<string, string>} sources Definitions by id; an id may have its label template behind a `|`: `A|{{id}}`.
 * @param {object} [options] `style`, `labels`, `types`: style sheet lists by id or type; `sheet`: more of the style
 *   sheet; `definitions`: more definitions; `uvar`: values of placeholders; `view`: another view.
 */
export function cell(name, sources, options = {}) {
  const definitions = Object.entries(sources).map(([key, source]) => {
    const [id, label] = key.split('|');
    return { kind: 'primitive', id, source, ...(label && { label }) };
  });
  const styleSheet = {
    xaxis: { show: false },
    yaxis: { show: false },
    types: Object.entries(options.types ?? {}),
    primitives: Object.entries(options.style ?? {}),
    primitiveLabels: Object.entries(options.labels ?? {}),
    ...options.sheet,
  };
  const slide = {
    definitions: [...definitions, ...(options.definitions ?? [])],
    uvarMap: Object.entries(options.uvar ?? {}),
    styleSheet,
    doc: [],
  };
  const content = { metadata: { version: '11' }, messages: [], slides: [slide] };
  return { name, content, view: options.view ?? VIEW };
}

/** Cells for the values of one property of the object `id`. */
export function values(property, list, sources, id, options = {}) {
  return list.map((value) =>
    cell(`${property} ${value}`, sources, {
      ...options,
      style: { ...options.style, [id]: { ...options.style?.[id], [property]: value } },
    }),
  );
}
