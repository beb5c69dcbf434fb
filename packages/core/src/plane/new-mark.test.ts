import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { files, lines } from '../testing/new-mark.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const PACKAGES = ['protocol', 'geometry', 'core'] as const;
const TYPE = 'packages/geometry/src/types/plane/bracket.ts';
const MARK = 'packages/core/src/plane/marks/bracket.ts';

const copies: string[] = [];

/** A copy of the sources that marks are made of, with some files written and some lines added. */
function copyWith(written: Readonly<Record<string, string>>, added: Readonly<Record<string, string>>): string {
  const copy = mkdtempSync(join(tmpdir(), 'geoslide-new-mark-'));
  copies.push(copy);
  for (const name of PACKAGES) {
    cpSync(join(root, 'packages', name, 'src'), join(copy, 'packages', name, 'src'), {
      recursive: true,
      filter: (path) => !path.endsWith('.test.ts') && basename(path) !== 'testing',
    });
    symlinkSync(join(root, 'packages', name, 'node_modules'), join(copy, 'packages', name, 'node_modules'), 'junction');
  }
  for (const [path, text] of Object.entries(written)) writeFileSync(join(copy, path), text);
  for (const [path, line] of Object.entries(added)) appendFileSync(join(copy, path), `${line}\n`);
  const base = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
  const paths = Object.fromEntries(PACKAGES.map((name) => [`@geoslide/${name}`, [`./packages/${name}/src/index.ts`]]));
  paths['#foreign-words'] = ['./packages/geometry/src/foreign-words.ts'];
  paths['#near-names'] = ['./packages/geometry/src/evaluate/near/near-names.ts'];
  paths['#json-hints'] = ['./packages/protocol/src/json/json-hints.ts'];
  paths['#near-forms'] = ['./packages/geometry/src/evaluate/near/near-forms.ts'];
  paths['#foreign-forms'] = ['./packages/geometry/src/syntax/foreign-forms.ts'];
  const compilerOptions = { ...base.compilerOptions, composite: false, declaration: false, noEmit: true, paths };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['packages'] }));
  writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
  return copy;
}

/** What the compiler says, an error a line. */
function errorsOf(copy: string): string[] {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--pretty', 'false', '-p', copy], {
    cwd: copy,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => /^\S.*error TS/.test(line));
}

/** A record's fields, and a file that leaves out each of them in turn. */
function withoutEach(path: keyof typeof files, record: string): { fields: string[]; text: string } {
  const text = files[path];
  const body = text.slice(text.indexOf(`: ${record} = {`));
  const fields = [...body.matchAll(/^ {2}(\w+):/gm)].map(([, field]) => field!);
  const variants = fields.map((field) => {
    const rest = `const { ${field}: _${field}, ...but_${field} } = bracket;\nvoid _${field};`;
    return `${rest}\nexport const without_${field}: ${record} = but_${field};`;
  });
  return { fields, text: [text, ...variants].join('\n') };
}

describe('a new type of value and its mark', () => {
  afterEach(() => {
    for (const copy of copies.splice(0)) rmSync(copy, { recursive: true });
  });

  it('take three files and two lines', () => {
    expect(Object.keys(files)).toHaveLength(3);
    expect(Object.keys(lines)).toHaveLength(2);
  });

  it('do not compile without the lines', () => {
    const errors = errorsOf(copyWith(files, {}));
    expect(errors.sort()).toEqual([
      expect.stringMatching(/plane\/marks-table\.ts.*'Bracket' is missing/),
      expect.stringMatching(/types\/table\.ts.*'Bracket' is missing/),
    ]);
  });

  it('do not compile without one of the fields of a record', () => {
    const type = withoutEach(TYPE, 'PlaneType<BracketValue>');
    const mark = withoutEach(MARK, 'Mark<BracketValue>');
    expect(type.fields).toContain('transform');
    expect(mark.fields).toContain('anchor');
    const errors = errorsOf(copyWith({ ...files, [TYPE]: type.text, [MARK]: mark.text }, lines));
    // These are all the errors: the files that leave nothing out, which are among the rest, compile.
    const missing = errors.map((error) => /Property '(\w+)' is missing/.exec(error)?.[1]);
    expect(missing.sort()).toEqual([...type.fields, ...mark.fields].sort());
  });

  it('do not compile where the type is not entered in the list of values', () => {
    const unlisted = files[TYPE].replace(/ {2}interface PlaneValues \{[^}]*\}\n/, '');
    expect(unlisted).not.toBe(files[TYPE]);
    expect(errorsOf(copyWith({ ...files, [TYPE]: unlisted }, lines))).not.toEqual([]);
  });
});
