// Writes docs/language.md and a page for each group from the tables of @geoslide/geometry, and a picture of each form
// from its example. With --check it only says whether they are current.
import '../shared/require-build.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Constructor,
  type ConstructorGroup,
  constructors,
  functionTable,
  properties,
  type Signature,
  signatureText,
  unions,
} from '@geoslide/geometry';
import { root } from '../shared/root.js';
import { constructorPicture } from './constructor-picture.js';
import { exampleFigure } from './example-figure.js';
import { cell, code, table } from './markdown.js';
import { openOutput } from './output.js';

const output = openOutput('node tools/dist/docs/language-reference.js');

const GROUPS: Readonly<Record<ConstructorGroup, string>> = {
  points: 'Points',
  lines: 'Lines',
  circles: 'Circles and arcs',
  conics: 'Conics',
  polygons: 'Polygons',
  triangles: 'Triangles',
  powers: 'Circles, inversion, similarity',
  sets: 'Sets of points',
  angles: 'Angles',
  marks: 'Marks',
  curves: 'Curves',
  transforms: 'Transforms',
  regions: 'Regions and integrals',
  fields: 'Fields and differential equations',
  values: 'Numbers of figures, pictures',
  statistics: 'Statistics and charts',
  lists: 'Lists',
  space: 'Space',
};

/** The way back from a page of a group. */
const UP = '[The language](../language.md)';

function functionPage(): string {
  const rows = functionTable.map((entry) => {
    const aliases = entry.aliases === undefined ? '' : ` Also ${entry.aliases.map(code).join(', ')}.`;
    return [code(entry.usage), cell(entry.doc + aliases)];
  });
  return `# Functions of numbers\n\n${UP}\n\n${table(['function', 'value'], rows)}\n`;
}

/** A heading as wide as a picture: pages shrink pictures in tables where text asks for the room. */
const PICTURE_COLUMN = '&nbsp;'.repeat(28);

/** The names of the constructors of a group, in their order. */
function namesOf(group: string): string[] {
  return [...new Set(constructors.filter((entry) => entry.group === group).map(({ name }) => name))];
}

/** A page of a group: each constructor has a heading of its own, which links lead to. */
async function groupPage(group: string, title: string): Promise<string> {
  const sections: string[] = [];
  for (const name of namesOf(group)) sections.push(await constructorSection(group, name));
  const contents = namesOf(group).map((name) => `[${name}](#${name.toLowerCase()})`);
  return `${[`# ${title}`, UP, contents.join(' · '), ...sections].join('\n\n')}\n`;
}

async function constructorSection(group: string, name: string): Promise<string> {
  const rows: string[][] = [];
  for (const entry of constructors.filter((each) => each.group === group && each.name === name)) {
    const aliases = entry.aliases === undefined ? '' : ` Also ${entry.aliases.map(code).join(', ')}.`;
    for (const signature of entry.signatures) {
      const form = code(signatureText(entry.name, signature.parameters));
      const picture = await pictureOf(entry, signature);
      const example = exampleFigure(signature).map(code).join('<br>');
      rows.push([picture, `${form}<br>${example}`, returned(signature), cell(signature.doc + aliases)]);
    }
  }
  return `## ${name}\n\n${table([PICTURE_COLUMN, 'form, example', 'gives', ''], rows)}`;
}

/** What a form or property gives, as the table prints it: a bar would end the cell. */
const returned = ({ returns }: { readonly returns: string }) => returns.replaceAll(' | ', ' or ');

async function pictureOf(entry: Constructor, signature: Signature): Promise<string> {
  const bytes = await constructorPicture(entry, signature);
  if (bytes === undefined) return '';
  const types = signature.parameters.map(({ type }) => type.replace('[]', 'List').replace('…', 's'));
  const file = `pictures/language/${[entry.name, ...types].join('-')}.png`;
  output.picture(file, bytes);
  return `<img src="../${file}" width="120" alt="">`;
}

function propertyPage(): string {
  const rows = properties.map((property) => [
    code(`.${signatureText(property.name, property.parameters ?? [])}`),
    property.of.join(', '),
    returned(property),
    cell(property.doc),
  ]);
  return `# Properties and methods\n\n${UP}\n\n${table(['property', 'of', 'gives', ''], rows)}\n`;
}

function unionSection() {
  const rows = Object.entries(unions).map(([name, types]) => [code(name), types.join(', ')]);
  rows.push(['`Function`', 'a curve y = f(x), or a line that is not vertical']);
  return `### Words for several types\n\n${table(['word', 'types'], rows)}`;
}

const prose = readFileSync(join(root, 'tools', 'src', 'docs', 'language-syntax.md'), 'utf8').trim();

function contentsTable(): string {
  const rows = Object.entries(GROUPS).map(([group, title]) => {
    const page = `language/${group}.md`;
    const names = namesOf(group).map((name) => `[${name}](${page}#${name.toLowerCase()})`);
    return [`[${title}](${page})`, names.join(' · ')];
  });
  return table(['page', 'constructors'], rows);
}

const page = `${[
  prose,
  '## Constructors',
  contentsTable(),
  '[Functions of numbers](language/functions.md) · [Properties and methods](language/properties.md)',
  'The first form whose parameters fit is taken; where none fits as it stands, an angle, area or segment counts as its\nnumber, a point as a position vector, and a figure of the plane as the same figure in z = 0. `T[]` is a list, `T…` one or\nmore arguments, `name?` may be left out. `Expr` takes the expression itself.\nExamples are [figure text](tutorial.md). Pictures show them: what a form is given in gray, what it gives in red.',
  unionSection(),
].join('\n\n')}\n`;

output.page('language.md', page);
output.page('language/functions.md', functionPage());
output.page('language/properties.md', propertyPage());
for (const [group, title] of Object.entries(GROUPS)) {
  output.page(`language/${group}.md`, await groupPage(group, title));
}
output.finish('pictures/language');
