import { type Constructor, constructors, type Parameter, properties, styleTypeNames, unions } from '@geoslide/geometry';
import { type StyleProperties, styleProperties, wantedValue } from '@geoslide/protocol';
import { planeTypes, valueNames } from '../../../../geometry/src/types/table.js';
import { methodName } from '../method-name.js';

// The types of the builder, made from the tables of the language and of styles.

const HEADER =
  '// Made from the tables of the language and of styles; `npx vitest run packages/geoslide/src/builder -u` renews it.\n\n';

/** Made by `image` of a figure, which takes a style of pictures. */
const LEFT_OUT: ReadonlySet<string> = new Set(['Image']);

/** The files by name. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const groups = formGroups();
  for (const [group, names] of groups) files.set(`${group}.ts`, HEADER + formsFile(group, names));
  files.set('constructors.ts', HEADER + constructorsFile([...groups.keys()]));
  files.set('members.ts', HEADER + membersFile());
  files.set('styles.ts', HEADER + stylesFile());
  files.set('value-types.ts', HEADER + valueTypesFile(importedTypes(files.values())));
  return files;
}

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);
const literals = (names: Iterable<string>) => [...names].map((name) => `'${name}'`).join(' | ');

/** A union of types of values, by the names of smaller unions where it has all of their types. */
function unionOf(types: Iterable<string>): string {
  const rest = new Set(types);
  const smaller = Object.entries(unions)
    .filter(([name, own]) => name !== 'Conic' && own.length > 2 && own.length < rest.size)
    .sort(([, a], [, b]) => b.length - a.length);
  const named: string[] = [];
  for (const [name, own] of smaller) {
    if (!own.every((type) => rest.has(type))) continue;
    named.push(name);
    for (const type of own) rest.delete(type);
  }
  return [...named, ...(rest.size > 0 ? [literals(rest)] : [])].join(' | ');
}

const MAX_LINE = 116;

function comment(text: string, indent = ''): string {
  const safe = text.replaceAll('*/', '* /');
  if (indent.length + safe.length + 7 <= MAX_LINE) return `${indent}/** ${safe} */\n`;
  const lines: string[] = [];
  for (const word of safe.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || `${indent} * ${last} ${word}`.length > MAX_LINE) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

/**
 * The entries of each name, by the group of its first one: the forms of the plane and of space are one function.
 */
function formGroups(): Map<string, Map<string, Constructor[]>> {
  const groups = new Map<string, Map<string, Constructor[]>>();
  const byName = new Map<string, Constructor[]>();
  for (const entry of constructors) {
    if (LEFT_OUT.has(entry.name)) continue;
    const known = byName.get(entry.name);
    if (known) known.push(entry);
    else {
      const entries = [entry];
      byName.set(entry.name, entries);
      const group = groups.get(entry.group) ?? new Map<string, Constructor[]>();
      groups.set(entry.group, group.set(entry.name, entries));
    }
  }
  return groups;
}

/** Of so many forms the compiler tells each where none fits, of more the last one only: that is the most usual then. */
const MAX_TOLD = 3;

const AGAIN = '  /** The first form again, which the compiler tells of where none fits. */\n';

function formsFile(group: string, names: ReadonlyMap<string, readonly Constructor[]>): string {
  const used = new Set<string>();
  const methods = [...names].flatMap(([name, entries]) => {
    const written = entries.flatMap(({ signatures }) =>
      signatures.flatMap(({ parameters, returns, doc, example }) =>
        declarations(methodName(name), parameters, returns, used).map(
          (line) => `${comment(`${doc} \`${example}\``, '  ')}  ${line}\n`,
        ),
      ),
    );
    return written.length > MAX_TOLD ? [...written, AGAIN, `${written[0]!.split('\n').at(-2)!}\n`] : written;
  });
  const own = ['Handle', 'Lifted', 'Options'].filter((name) => used.delete(name));
  const imports = [
    ...(used.delete('Expression') ? ["import type { Expression } from '../expression.js';"] : []),
    ...(own.length > 0 ? [`import type { ${own.join(', ')} } from '../handle.js';`] : []),
    `import type { ${[...used].sort().join(', ')} } from './value-types.js';`,
  ];
  return `${imports.join('\n')}\n\nexport interface ${capital(group)}Forms {\n${methods.join('')}}\n`;
}

/** A form as methods: a repeated parameter needs one with options and one without. */
function declarations(name: string, parameters: readonly Parameter[], returns: string, used: Set<string>): string[] {
  used.add('Handle').add('Options');
  const [first] = parameters;
  const last = parameters.at(-1);
  const isGeneric = (returns === 'Object' || returns === 'Any') && first !== undefined;
  const head = isGeneric ? `${name}<T extends ${first.type}>` : name;
  const result = isGeneric ? (returns === 'Any' ? 'Lifted<T>' : 'T') : typesOf(returns, used);
  if (isGeneric) {
    used.add(first.type).add('Expression');
    if (returns === 'Any') used.add('Lifted');
  }
  const write = (parameter: Parameter, i: number) => {
    const type = isGeneric && i === 0 ? 'Expression<T>' : argument(parameter, used);
    return `${parameter.name}${parameter.optional ? '?' : ''}: ${type}`;
  };
  if (last?.type.endsWith('…')) {
    const before = parameters.slice(0, -1).map(write);
    const type = argument({ ...last, type: last.type.slice(0, -1) }, used);
    const rest = (extra: string) => [...before, `...${extra}`].join(', ');
    return [
      `${head}(${rest(`${last.name}: readonly [${type}, ...${type}[]]`)}): Handle<${result}>;`,
      `${head}(${rest(`${last.name}: readonly [${type}, ...${type}[], Options]`)}): Handle<${result}>;`,
    ];
  }
  return [`${head}(${[...parameters.map(write), 'options?: Options'].join(', ')}): Handle<${result}>;`];
}

/** The type of an argument in TypeScript. */
function argument({ name, type }: Parameter, used: Set<string>): string {
  if (type.endsWith('[]')) return `readonly ${argument({ name, type: type.slice(0, -2) }, used)}[]`;
  used.add(`${type}Argument`);
  return name === 'equation' && type !== 'Expr' ? `string | ${type}Argument` : `${type}Argument`;
}

/** `Line | List` with the types that its unions stand for. */
function typesOf(returns: string, used: Set<string>): string {
  const names = returns.split(' | ');
  // What an equation gives may be straight, or a conic. It goes where curves go: `as` tells more.
  if (names.includes('Curve') && names.includes('Conic')) return `'Curve'`;
  return names
    .map((name) => {
      if (name === 'Conic' || !(name in unions)) return `'${name}'`;
      used.add(name);
      return name;
    })
    .join(' | ');
}

const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  // A quadratic function is a parabola, a point the vector to it.
  Conic: ['Curve'],
  Parabola: ['Curve'],
  Vector: ['Point'],
  Vector3: ['Point', 'Point3', 'Vector'],
  Number: Object.entries(planeTypes).flatMap(([name, { number }]) => (number ? [name] : [])),
};

/** The types of values that a parameter takes. */
function taken(type: string): ReadonlySet<string> {
  const names = [...(unions[type] ?? [type]), ...(IMPLIED[type] ?? [])];
  const flat = names.filter((name) => name.endsWith('3')).map((name) => name.slice(0, -1));
  return new Set([...names, ...flat.filter((name) => (valueNames as readonly string[]).includes(name))]);
}

const WITH_COORDINATES: Readonly<Record<string, string>> = {
  Number: 'Coordinate',
  Point: 'readonly [x: Coordinate, y: Coordinate]',
  Point3: 'readonly [x: Coordinate, y: Coordinate, z: Coordinate]',
  List: 'readonly ListItem[]',
};

/** Types that files not made here import. */
const BY_HAND = ['Coordinate', 'ExprArgument', 'NumberArgument', 'SpaceObject', 'ValueType'];

/** The types that are taken from the file of the types of values. */
function importedTypes(files: Iterable<string>): ReadonlySet<string> {
  const imports = [...files].map(
    (text) => /import type \{ ([^}]*) \} from '\.\/value-types\.js'/.exec(text)?.[1] ?? '',
  );
  return new Set([...BY_HAND, ...imports.flatMap((list) => list.split(', '))]);
}

function valueTypesFile(exported: ReadonlySet<string>): string {
  const declare = (name: string, type: string) => `${exported.has(name) ? 'export ' : ''}type ${name} = ${type};\n`;
  const types = new Set<string>();
  for (const { parameters = [] } of [...constructors.flatMap(({ signatures }) => signatures), ...properties]) {
    for (const { type } of parameters) types.add(type.replace(/(?:\[\])?…?$/, ''));
  }
  const groups = Object.entries(unions).filter(([name]) => name !== 'Conic');
  const parts = [
    "import type { Expression, Free } from '../expression.js';\n",
    comment('The type of a value.') + declare('ValueType', unionOf(valueNames)),
    ...groups.map(([name, names]) => declare(name, name === 'Any' ? 'ValueType' : unionOf(names))),
    comment('A number, an expression, or a number that can be moved by hand.') +
      declare('Coordinate', 'number | string | Free'),
    comment('What a list may hold.') + declare('ListItem', 'NumberArgument | Expression<Any> | readonly ListItem[]'),
    [...types]
      .filter((type) => exported.has(`${type}Argument`))
      .sort()
      .map((type) => {
        if (type === 'Expr') {
          return comment('An expression of the language.') + declare('ExprArgument', 'string | Expression<Any>');
        }
        const more = WITH_COORDINATES[type];
        const plain = type !== 'Conic' && type in unions && IMPLIED[type] === undefined && !type.endsWith('3');
        const names = plain ? type : unionOf(taken(type));
        return declare(`${type}Argument`, `${more ? `${more} | ` : ''}Expression<${names}>`);
      })
      .join(''),
  ];
  const isUsed = (part: string) => {
    const name = /^type (\w+)/.exec(part)?.[1];
    return name === undefined || parts.some((other) => other !== part && new RegExp(`\\b${name}\\b`).test(other));
  };
  return parts.filter(isUsed).join('\n');
}

function membersFile(): string {
  const used = new Set<string>();
  const methods = new Set(properties.filter(({ parameters }) => parameters !== undefined).map(({ name }) => name));
  const written = ({ name, parameters = [], returns, doc }: (typeof properties)[number]): string => {
    const result = `Inner<${typesOf(returns, used)}>`;
    const list = parameters.map((p) => `${p.name}${p.optional ? '?' : ''}: ${argument(p, used)}`).join(', ');
    const member = methods.has(name) ? `${name}(${list}): ${result};` : `readonly ${name}: ${result};`;
    return `${comment(doc, '    ')}    ${member}\n`;
  };
  const membersOf = (type: (typeof valueNames)[number]): Members => {
    const own = properties.filter(({ of }) => of.some((name) => (unions[name] ?? [name]).includes(type)));
    const first = own.filter(({ name }, i) => own.findIndex((other) => other.name === name) === i);
    return new Map(first.map((property) => [property.name, written(property)]));
  };
  const types = (name: string, isOfSpace: boolean) => {
    const own = valueNames.filter((type) => unions.SpaceObject!.includes(type) === isOfSpace);
    const { shared, rest } = sharing(new Map(own.map((type) => [type, membersOf(type)])));
    const lines = [...rest].map(([type, { taken, own }]) => {
      const parts = [...picked(name, taken), ...(own === '' ? [] : [`{\n${own}}`])];
      return `  ${type}: ${parts.join(' & ') || 'object'};\n`;
    });
    return { shared: `interface ${name} {\n${shared}}\n\n`, lines: lines.join('') };
  };
  const plane = types('Shared', false);
  const space = types('SpaceShared', true);
  return [
    "import type { Expression } from '../expression.js';\n",
    `import type { ${[...used.add('ValueType')].sort().join(', ')} } from './value-types.js';\n\n`,
    comment('An expression with the properties and methods of its value, such as `s.midpoint`.'),
    'export type Inner<T extends ValueType> = T extends ValueType ? Expression<T> & Members[T] : never;\n\n',
    comment('What values of several types have.') + plane.shared,
    comment('What values in space of several types have.') + space.shared,
    comment('The properties and methods of the values of each type.'),
    `interface Members {\n${plane.lines}${space.lines}}\n`,
  ].join('');
}

/** Members by name, as they are declared. */
type Members = ReadonlyMap<string, string>;

/**
 * Members that several types have alike, and of each type the names of those and its own: of a name that is declared in
 * several ways, the first one is shared.
 */
function sharing(all: ReadonlyMap<string, Members>) {
  const shared = new Map<string, string>();
  for (const [key, text] of [...all.values()].flatMap((members) => [...members])) {
    const isShared = [...all.values()].filter((members) => members.get(key) === text).length > 1;
    if (isShared && !shared.has(key)) shared.set(key, text);
  }
  const rest = [...all].map(([type, members]) => {
    const taken = [...members].filter(([key, text]) => shared.get(key) === text).map(([key]) => key);
    const own = [...members].filter(([key]) => !taken.includes(key)).map(([, text]) => text);
    return [type, { taken, own: own.join('') }] as const;
  });
  return { shared: [...shared.values()].join(''), rest: new Map(rest) };
}

const picked = (name: string, taken: readonly string[]): readonly string[] =>
  taken.length > 0 ? [`Pick<${name}, ${literals(taken)}>`] : [];

function constructorsFile(groups: readonly string[]): string {
  const names = groups.map((group) => `${capital(group)}Forms`);
  const imports = groups.map((group, i) => `import type { ${names[i]} } from './${group}.js';\n`).sort();
  return `${imports.join('')}\n${comment('Every constructor of the language as a method.')}export interface Constructors extends ${names.join(', ')} {}\n`;
}

function stylesFile(): string {
  const kinds = Object.entries(styleProperties).filter(([kind]) => kind !== 'sliderLabel');
  const members = ([kind, table]: [string, StyleProperties]): [string, Members] => {
    const lines = Object.entries(table).map(([name, property]): [string, string] => {
      const type =
        property.type === 'choice'
          ? literals(property.options)
          : property.type === 'number' || property.type === 'boolean'
            ? property.type
            : property.type === 'ticks'
              ? 'readonly (number | string | readonly [position: number | string, text: string])[]'
              : 'string';
      const range = property.type === 'number' ? ` ${capital(wantedValue(property))}.` : '';
      const otherwise = property.default === undefined ? '' : ` Default ${JSON.stringify(property.default)}.`;
      return [name, `${comment(`${property.doc}${range}${otherwise}`, '  ')}  readonly ${name}?: ${type};\n`];
    });
    return [`${capital(kind)}Style`, new Map(lines)];
  };
  const { shared, rest } = sharing(new Map(kinds.map(members)));
  const interfaces = [...rest].map(([name, { taken, own }]) => {
    const base = picked('Shared', taken).map((pick) => ` extends ${pick}`);
    return `export interface ${name}${base} {\n${own}}\n`;
  });
  const types = `${comment('A type of objects that has a style of its own.')}export type StyleType = ${literals(styleTypeNames())};\n`;
  const base = `${comment('What several kinds of styles have.')}interface Shared {\n${shared}}\n`;
  return [types, base, ...interfaces].join('\n');
}
