// Writes docs/styles.md and its pictures from the tables that styles are checked with and from the built-in defaults; which values a
// property takes is what the renderer answers to a wrong one. With --check it only says whether they are current.

import './bundle/require-build.mjs';
import { renderPng } from '../packages/geoslide/dist/bundle.mjs';
import { encodePng } from '../packages/png/dist/index.js';
import { contactSheet } from './reference/contact-sheet.mjs';
import { code } from './reference/markdown.mjs';
import { openOutput } from './reference/output.mjs';
import { sections } from './reference/style-words.mjs';

const FORMAT = { width: 96, height: 72, caption: 18, fontSize: 10, ratio: 1.5 };
const WRONG = { string: ['no such value'], number: [-1e9, 1e9], boolean: [] };

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

async function sectionText({ title, id, intro: text, known, open = {}, defaults, byType, cell, draw, words }) {
  const names = new Set([...known.keys(), ...Object.keys({ ...open, ...defaults })]);
  for (const name of names) if (!(name in words)) throw new Error(`${title}: say in style-words.mjs what ${name} is`);
  for (const name of Object.keys(words))
    if (!names.has(name)) throw new Error(`${title}: style-words.mjs has ${name}, which no table has`);
  const entries = [];
  for (const [name, word] of Object.entries(words)) {
    const subject = word.draw ?? draw;
    const values = word.wanted ?? (await wanted(name, known.get(name) ?? open[name] ?? typeof defaults[name], subject));
    const strip = word.values === undefined ? '' : await stripOf(`${id}-${name}`, name, word.values, subject, cell);
    const fallback = defaultText(name, defaults, byType);
    const facts = [`**${code(name)}**`, values, ...(fallback === '' ? [] : [`default ${fallback}`])].join(' · ');
    entries.push(`${facts}<br>${word.doc}${strip}`);
  }
  return `## ${title}\n\n${text}\n\n${entries.join('\n\n')}`;
}

function defaultText(name, defaults, byType = {}) {
  const general = defaults[name];
  const special = new Map();
  for (const [type, style] of Object.entries(byType)) {
    if (name in style) special.set(style[name], [...(special.get(style[name]) ?? []), type]);
  }
  return [
    ...(general === undefined ? [] : [code(String(general))]),
    ...[...special].map(([value, types]) => `${code(String(value))} (${types.join(', ')})`),
  ].join('; ');
}

/** Which values the renderer takes. */
async function wanted(name, type, draw) {
  if (type === 'boolean') return '`true`, `false`';
  const answers = new Set();
  for (const value of WRONG[type]) {
    const { content, view } = draw({ [name]: value });
    const { width, height } = FORMAT;
    const space = content.slides[0].camera?.kind === '3d';
    const options = space
      ? { view3D: { width, height } }
      : { view2D: { ...view, scale: width / (view.right - view.left) } };
    for (const { message } of (await renderPng(content, options)).warnings) {
      const answer = new RegExp(`${name}: .* is not (.*); the default is used`).exec(message)?.[1];
      if (answer !== undefined) answers.add(answer);
    }
  }
  const [answer] = answers;
  if (answer === undefined && type === 'string') throw new Error(`${name}: any text is drawn without a warning`);
  if (answer === undefined) return 'a number';
  if (answer === `a number from ${Number.MIN_VALUE}`) return 'a number above 0';
  const choices = /^one of (.*)$/.exec(answer)?.[1];
  return choices === undefined ? answer : choices.split(', ').map(code).join(', ');
}

async function stripOf(file, name, values, draw, size) {
  const cells = values.map((value) => ({ ...draw({ [name]: value }), name: String(value) }));
  const sheet = await contactSheet(cells, { ...FORMAT, ...size, columns: cells.length });
  output.picture(`pictures/styles/${file}.png`, encodePng(sheet));
  return `<br><img src="pictures/styles/${file}.png" width="${sheet.width / FORMAT.ratio}" alt="${name}: ${values.join(', ')}">`;
}
