// Writes docs/language.md from the tables of @geoslide/geometry. With --check it only says whether the file is current.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constructors, functionTable, properties, signatureText, unions } from '../packages/geometry/dist/index.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(root, 'docs', 'language.md');

const GROUPS = {
  points: 'Points',
  lines: 'Lines',
  circles: 'Circles and arcs',
  conics: 'Conics',
  polygons: 'Polygons',
  angles: 'Angles',
  marks: 'Marks',
  curves: 'Curves',
  transforms: 'Transforms',
  regions: 'Regions and integrals',
  values: 'Numbers of figures, pictures',
  space: 'Space',
};

const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;
const cell = (text) => text.replaceAll('|', '\\|');

function table(headings, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

function functionSection() {
  const rows = functionTable.map((entry) => {
    const aliases = entry.aliases === undefined ? '' : ` Also ${entry.aliases.map(code).join(', ')}.`;
    return [code(entry.usage), cell(entry.doc + aliases)];
  });
  return `## Functions of numbers\n\n${table(['function', 'value'], rows)}`;
}

function constructorSection(group, title) {
  const rows = constructors
    .filter((entry) => entry.group === group)
    .flatMap((entry) =>
      entry.signatures.map((signature) => {
        const aliases = entry.aliases === undefined ? '' : ` Also ${entry.aliases.map(code).join(', ')}.`;
        const form = code(signatureText(entry.name, signature.parameters));
        return [form, signature.returns, cell(signature.doc + aliases), code(signature.example)];
      }),
    );
  return rows.length === 0 ? '' : `### ${title}\n\n${table(['form', 'gives', '', 'example'], rows)}`;
}

function propertySection() {
  const rows = properties.map((property) => [
    code(`.${signatureText(property.name, property.parameters ?? [])}`),
    property.of.join(', '),
    property.returns,
    cell(property.doc),
  ]);
  return `## Properties and methods\n\n${table(['property', 'of', 'gives', ''], rows)}`;
}

function unionSection() {
  const rows = Object.entries(unions).map(([name, types]) => [code(name), types.join(', ')]);
  rows.push(['`Function`', 'a curve y = f(x), or a line that is not vertical']);
  return `### Words for several types\n\n${table(['word', 'types'], rows)}`;
}

const prose = readFileSync(join(root, 'scripts', 'language-syntax.md'), 'utf8').trim();
const groups = Object.entries(GROUPS).map(([group, title]) => constructorSection(group, title));
const unknown = constructors.filter((entry) => !(entry.group in GROUPS));
if (unknown.length > 0) throw new Error(`no heading for the group ${unknown[0].group} of ${unknown[0].name}`);

const page = `${[
  prose,
  functionSection(),
  '## Constructors\n\nThe first form whose parameters fit is taken; where none fits as it stands, an angle, area or segment counts as its\nnumber, a point as a position vector, and a figure of the plane as the same figure in z = 0. `T[]` is a list, `T…` one or\nmore arguments, `name?` may be left out. `Expr` takes the expression itself.',
  unionSection(),
  ...groups.filter((section) => section !== ''),
  propertySection(),
].join('\n\n')}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(target, page);
  console.log(`wrote ${target}`);
} else if (readFileSync(target, 'utf8') !== page) {
  console.error('docs/language.md is not current: run node scripts/language-reference.mjs');
  process.exit(1);
}
