import { strToU8, zipSync } from 'fflate';

/** A `geogebra.xml` around the statements of a construction. */
export function xmlOf(construction: string, settings = ''): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<geogebra format="5.0">
${settings}
<construction title="">
${construction}
</construction>
</geogebra>`;
}

/** A `.ggb` file of a construction; other entries of the zip may be given. */
export function ggbFile(
  construction: string,
  { settings = '', macros = '', pictures = {} as Record<string, Uint8Array> } = {},
): Uint8Array {
  return zipSync({
    'geogebra.xml': strToU8(xmlOf(construction, settings)),
    ...(macros !== '' && { 'geogebra_macro.xml': strToU8(macros) }),
    ...pictures,
  });
}

const show = '<show object="true" label="true"/>';

/** A point with a saved place. */
export function point(label: string, x: number, y: number, more = ''): string {
  return `<element type="point" label="${label}">${show}<coords x="${x}" y="${y}" z="1"/>${more}</element>`;
}

/** A command with its outputs as elements, given as [type, label, the XML of the saved value]. */
export function command(
  name: string,
  inputs: readonly string[],
  outputs: readonly (readonly [type: string, label: string, saved?: string])[],
): string {
  const numbered = (values: readonly string[]) =>
    values
      .map((value, i) => `a${i}="${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"`)
      .join(' ');
  const elements = outputs
    .filter(([, label]) => label !== '')
    .map(([type, label, saved = '']) => `<element type="${type}" label="${label}">${show}${saved}</element>`);
  return `<command name="${name}"><input ${numbered(inputs)}/><output ${numbered(outputs.map(([, label]) => label))}/></command>
${elements.join('\n')}`;
}

/** An object that an expression gives. */
export function expression(label: string, text: string, type: string, saved = ''): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return `<expression label="${label}" exp="${escaped}"/>
<element type="${type}" label="${label}">${show}${saved}</element>`;
}
