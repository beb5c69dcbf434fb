const PLACES = new Set(['offsetX', 'offsetY', 'anchorParam']);
const LISTS = ['primitiveLabels', 'typeLabels'];

type Json = Readonly<Record<string, unknown>>;

/** A project without the places of its labels; with `fixed` they stay at the default ones. */
export function withoutPlaces(project: object, fixed = false): object {
  const { slides } = project as { readonly slides?: readonly Json[] };
  return slides ? { ...project, slides: slides.map((slide) => withoutOffsets(slide, fixed)) } : project;
}

function withoutOffsets(slide: Json, fixed: boolean): Json {
  const sheet = (slide.styleSheet ?? {}) as Readonly<Record<string, readonly (readonly [string, Json])[]>>;
  const cleared = LISTS.flatMap((list) => {
    const entries = sheet[list];
    return entries ? [[list, entries.map(([key, style]) => [key, withoutKeys(style)])] as const] : [];
  });
  const styleSheet = { ...sheet, ...Object.fromEntries(cleared) };
  return { ...slide, styleSheet: fixed ? { ...styleSheet, primitiveLabels: allFixed(slide, styleSheet) } : styleSheet };
}

function allFixed(slide: Json, sheet: Readonly<Record<string, unknown>>): unknown[] {
  const own = new Map((sheet.primitiveLabels ?? []) as readonly (readonly [string, Json])[]);
  const definitions = (slide.definitions ?? []) as readonly { readonly id: string }[];
  return definitions.map(({ id }) => [id, { ...own.get(id), placement: 'fixed' }]);
}

function withoutKeys(style: Json): Json {
  return Object.fromEntries(Object.entries(style).filter(([name]) => !PLACES.has(name)));
}
