import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseCommand } from '../arguments.js';
import { UsageError } from '../errors.js';

/** A figure to begin with: each kind of line once, and what it says. */
const STARTER = `-- A first figure: change it, and draw it again.
-- ?:=6 is a 6 that a hand can move, in the playground; Point(6, 0) is written as well.

axes off
A: Point(?:=0, ?:=0) "A"
B: Point(?:=6, ?:=0) "B"
C: Point(?:=2, ?:=4) "C"
s: Polygon(A, B, C) {regionOpacity: 12}
k: Circumcircle(A, B, C) {lineDash: dashed}
O: Center(k) "O"
r: Segment(O, C) {color: firebrick} "r"
`;

/** `geoslide init [NAME]`: a figure to begin with, in a file that is not there yet. */
export async function init(args: string[]): Promise<void> {
  const { positionals } = parseCommand(args, {});
  const [name = 'figure.geoslide', ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`one file at a time: "${rest[0]}" is one too many`);
  const ending = extname(name);
  if (ending !== '' && ending !== '.geoslide')
    throw new UsageError(
      `init writes a figure, which ends in .geoslide: write geoslide init ${name.slice(0, -ending.length)}`,
    );
  const file = name.endsWith('.geoslide') ? name : `${name}.geoslide`;
  try {
    await writeFile(file, STARTER, { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new Error(`${file} is there already: name another file, such as "geoslide init triangle"`);
    }
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`${file}: there is no such folder: make it first, or name a file in this one`);
    throw error;
  }
  console.log(`${file} is a figure to begin with. Draw it: geoslide render ${file}`);
}
