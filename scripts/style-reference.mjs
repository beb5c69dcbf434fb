// Writes docs/styles.md and its pictures from the tables of style properties. With --check it only says whether they are current.

import '../tools/dist/shared/require-build.js';
import { encodePng } from '../packages/png/dist/index.js';
import { wantedValue } from '../packages/protocol/dist/index.js';
import { contactSheet } from './reference/contact-sheet.mjs';
import { code } from './reference/markdown.mjs';
import { openOutput } from './reference/output.mjs';
import { sections } from './reference/style-words.mjs';

const FORMAT = { width: 96, height: 72, caption: 18, fontSize: 10, ratio: 1.5 };

const output = openOutput('node scripts/style-reference.mjs');
const parts = [];
for (const section of sections) parts.push(await sectionText(section));
output.page('styles.md', `${intro()}\n\n${parts.join('\n\n')}\n`);
output.finish('pictures/styles');

function intro() {
  return `# Styles

Every property that a style sheet may give, made by \`node scripts/style-reference.mjs\` from the tables that files are checked with. All
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

async function sectionText({ title, id, intro: text, properties, looks, cell, draw, subjects = {} }) {
  const entries = [];
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
    if (!(name in properties)) throw new Error(`${title}: style-words.mjs has ${name}, which no table has`);
  return `## ${title}\n\n${text}\n\n${entries.join('\n\n')}`;
}

function defaultText(name, { default: general, byType = {}, of }, looks = new Map()) {
  const special = new Map();
  for (const [type, style] of looks) {
    if (name in style) special.set(style[name], [...(special.get(style[name]) ?? []), type]);
  }
  const types = of === undefined ? '' : ` (${of.join(', ')})`;
  return [
    ...(general === undefined ? [] : [`${code(String(general))}${types}`]),
    ...Object.entries(byType).map(([type, value]) => `${code(String(value))} (${type})`),
    ...[...special].map(([value, types]) => `${code(String(value))} (${types.join(', ')})`),
  ].join('; ');
}

function valuesText(property) {
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

async function stripOf(file, name, values, draw, size) {
  const cells = values.map((value) => ({ ...draw({ [name]: value }), name: String(value) }));
  const sheet = await contactSheet(cells, { ...FORMAT, ...size, columns: cells.length });
  output.picture(`pictures/styles/${file}.png`, encodePng(sheet));
  return `<br><img src="pictures/styles/${file}.png" width="${sheet.width / FORMAT.ratio}" alt="${name}: ${values.join(', ')}">`;
}
