// Writes docs/styles.md and its pictures from the tables of style properties. With --check it only says whether they
// are current.

import '../shared/require-build.js';
import { encodePng } from '@geoslide/png';
import { type StyleProperty, wantedValue } from '@geoslide/protocol';
import type { Style } from '../gallery/cell.js';
import { contactSheet, type Format } from '../shared/contact-sheet.js';
import { code } from './markdown.js';
import { openOutput } from './output.js';
import { type Section, type Subject, sections } from './style-words.js';

const FORMAT = { width: 96, height: 72, caption: 18, fontSize: 10, ratio: 1.5 };

const output = openOutput('node tools/dist/docs/style-reference.js');
const parts: string[] = [];
for (const section of sections) parts.push(await sectionText(section));
output.page('styles.md', `${intro()}\n\n${parts.join('\n\n')}\n`);
output.finish('pictures/styles');

function intro() {
  return `# Styles

Every property that a style sheet may give, made by \`node tools/dist/docs/style-reference.js\` from the tables that files are checked with. All
sizes are px that do not grow with the scale of the view; colours are CSS colours (\`#rgb\`, \`#rrggbb\`, \`#rrggbbaa\`, \`rgb()\`,
\`hsl()\`, names); coordinates are logical ones.

For each property the strongest layer counts: the object's own entry, its parent's where \`inheritStyle\` is set, the type's, the built-in
default. A type without an entry falls back to its kind: \`Semicircle\` to \`Arc\`, \`Square\` to \`Polygon\`, \`Hyperbola\` to \`Curve\`. A value
that can't be used is warned of, and the next layer counts.

\`elementLayers\` is a list of ids, or of pairs \`[id, layer]\`: what has a higher layer is painted later. An id alone has its place in the list
as its layer, what is not listed has 0.

A template replaces the background and the styles of types, and keeps what is by id:

\`\`\`sh
npx geoslide render examples/thales.json --out out/night.png --template examples/templates/night.json
\`\`\``;
}

async function sectionText(section: Section): Promise<string> {
  const { title, id, intro: text, properties, looks, cell, draw, subjects = {} } = section;
  const entries: string[] = [];
  for (const [name, property] of Object.entries(properties)) {
    const { doc, shown = [] } = property;
    const subject = subjects[name] ?? draw;
    const pictured = subject !== undefined && shown.length > 0;
    const strip = pictured ? await stripOf(`${id}-${name}`, name, shown, subject, cell) : '';
    const fallback = defaultText(name, property, looks);
    const facts = [`**${code(name)}**`, valuesText(property), ...(fallback === '' ? [] : [`default ${fallback}`])];
    entries.push(`${facts.join(' · ')}<br>${doc}${strip}`);
  }
  for (const name of Object.keys(subjects))
    if (!(name in properties)) throw new Error(`${title}: style-words.ts has ${name}, which no table has`);
  return `## ${title}\n\n${text}\n\n${entries.join('\n\n')}`;
}

function defaultText(
  name: string,
  { default: general, byType = {}, of }: StyleProperty,
  looks: NonNullable<Section['looks']> = new Map(),
): string {
  const special = new Map<unknown, string[]>();
  for (const [type, style] of looks) {
    const value = (style as Style)[name];
    if (value !== undefined) special.set(value, [...(special.get(value) ?? []), type]);
  }
  const types = of === undefined ? '' : ` (${of.join(', ')})`;
  return [
    ...(general === undefined ? [] : [`${code(String(general))}${types}`]),
    ...Object.entries(byType).map(([type, value]) => `${code(String(value))} (${type})`),
    ...[...special].map(([value, types]) => `${code(String(value))} (${types.join(', ')})`),
  ].join('; ');
}

function valuesText(property: StyleProperty): string {
  switch (property.type) {
    case 'boolean':
      return '`true`, `false`';
    case 'choice':
      return property.options.map(code).join(', ');
    case 'text':
      return property.named.map(code).join(', ');
    case 'number':
      if (property.min === undefined && property.max === undefined) return 'a number';
      return property.min === Number.MIN_VALUE ? 'a number above 0' : wantedValue(property);
    default:
      return wantedValue(property);
  }
}

async function stripOf(
  file: string,
  name: string,
  values: readonly unknown[],
  draw: Subject,
  size?: Partial<Format>,
): Promise<string> {
  const cells = values.map((value) => ({ ...draw({ [name]: value }), name: String(value) }));
  const sheet = await contactSheet(cells, { ...FORMAT, ...size, columns: cells.length });
  output.picture(`pictures/styles/${file}.png`, encodePng(sheet));
  return `<br><img src="pictures/styles/${file}.png" width="${sheet.width / FORMAT.ratio}" alt="${name}: ${values.join(', ')}">`;
}
