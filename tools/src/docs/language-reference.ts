// Writes docs/language.md from the tables of @geoslide/geometry, and a picture of each form from its example. With --check it only says
// whether they are current.
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
import { cell, code, table } from './markdown.js';
import { openOutput } from './output.js';

const output = openOutput('node tools/dist/docs/language-reference.js');

const GROUPS: Readonly<Record<ConstructorGroup, string>> = {
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

function functionSection() {
  const rows = functionTable.map((entry) => {
    const aliases = entry.aliases === undefined ? '' : ` Also ${entry.aliases.map(code).join(', ')}.`;
    return [code(entry.usage), cell(entry.doc + aliases)];
  });
  return `## Functions of numbers\n\n${table(['function', 'value'], rows)}`;
}

/** A heading as wide as a picture: pages shrink pictures in tables where text asks for the room. */
const PICTURE_COLUMN = '&nbsp;'.repeat(28);

async function constructorSection(group: string, title: string): Promise<string> {
  const rows: string[][] = [];
  for (const entry of constructors.filter((each) => each.group === group)) {
    const aliases = entry.aliases === undefined ? '' : ` Also ${entry.aliases.map(code).join(', ')}.`;
    for (const signature of entry.signatures) {
      const form = code(signatureText(entry.name, signature.parameters));
      const picture = await pictureOf(entry, signature);
      rows.push([picture, `${form}<br>${code(signature.example)}`, returned(signature), cell(signature.doc + aliases)]);
    }
  }
  return rows.length === 0 ? '' : `### ${title}\n\n${table([PICTURE_COLUMN, 'form, example', 'gives', ''], rows)}`;
}

/** What a form or property gives, as the table prints it: a bar would end the cell. */
const returned = ({ returns }: { readonly returns: string }) => returns.replaceAll(' | ', ' or ');

async function pictureOf(entry: Constructor, signature: Signature): Promise<string> {
  const bytes = await constructorPicture(entry, signature);
  if (bytes === undefined) return '';
  const types = signature.parameters.map(({ type }) => type.replace('[]', 'List').replace('…', 's'));
  const file = `pictures/language/${[entry.name, ...types].join('-')}.png`;
  output.picture(file, bytes);
  return `<img src="${file}" width="120" alt="">`;
}

function propertySection() {
  const rows = properties.map((property) => [
    code(`.${signatureText(property.name, property.parameters ?? [])}`),
    property.of.join(', '),
    returned(property),
    cell(property.doc),
  ]);
  return `## Properties and methods\n\n${table(['property', 'of', 'gives', ''], rows)}`;
}

function unionSection() {
  const rows = Object.entries(unions).map(([name, types]) => [code(name), types.join(', ')]);
  rows.push(['`Function`', 'a curve y = f(x), or a line that is not vertical']);
  return `### Words for several types\n\n${table(['word', 'types'], rows)}`;
}

const prose = readFileSync(join(root, 'tools', 'src', 'docs', 'language-syntax.md'), 'utf8').trim();
const groups: string[] = [];
for (const [group, title] of Object.entries(GROUPS)) groups.push(await constructorSection(group, title));

const page = `${[
  prose,
  functionSection(),
  '## Constructors\n\nThe first form whose parameters fit is taken; where none fits as it stands, an angle, area or segment counts as its\nnumber, a point as a position vector, and a figure of the plane as the same figure in z = 0. `T[]` is a list, `T…` one or\nmore arguments, `name?` may be left out. `Expr` takes the expression itself.\nPictures show the example: what it is given in gray, what it gives in red.',
  unionSection(),
  ...groups.filter((section) => section !== ''),
  propertySection(),
].join('\n\n')}\n`;

output.page('language.md', page);
output.finish('pictures/language');
