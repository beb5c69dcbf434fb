import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { decodePng } from '@geoslide/png';
import { differences, type Picture } from '../shared/pixels.js';
import { root } from '../shared/root.js';

const docs = join(root, 'docs');

/**
 * A picture is another one where a larger share of its pixels than this differs by more than this in a channel. The golden
 * pictures are stricter: these need not be made again because a curve is sampled elsewhere, or a dash begins elsewhere.
 */
const TOLERANCE = 24;
const MAX_SHARE = 0.0005;

/** Files are relative to `docs/`. */
interface Output {
  page(file: string, text: string): void;
  /** A picture that looks the same stays as it is, whatever its bytes. */
  picture(file: string, bytes: Uint8Array): void;
  /** `folder` holds these pictures only: others in it are removed, or reported. */
  finish(folder?: string): void;
}

/**
 * Where a tool puts the pages and pictures that it makes: into `docs/`, or with `--check` nowhere: then it says which
 * of them are not current, and the process fails.
 *
 * @param command What makes them current again, such as `node tools/dist/docs/language-reference.js`.
 */
export function openOutput(command: string): Output {
  const check = process.argv.includes('--check');
  const stale: string[] = [];
  const made = new Set<string>();

  function keep(file: string, content: string | Uint8Array, isCurrent: (old: Buffer) => boolean): void {
    if (made.has(file)) throw new Error(`${file} is made twice`);
    made.add(file);
    const path = join(docs, file);
    if (existsSync(path) && isCurrent(readFileSync(path))) return;
    stale.push(file);
    if (check) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  return {
    page: (file, text) => keep(file, text, (old) => old.toString() === text),

    picture: (file, bytes) =>
      keep(file, bytes, (old) => old.equals(bytes) || looksTheSame(decodePng(bytes), decodePng(old))),

    finish(folder) {
      const found = folder === undefined || !existsSync(join(docs, folder)) ? [] : readdirSync(join(docs, folder));
      const left = found.map((name) => `${folder}/${name}`).filter((file) => !made.has(file));
      if (!check) for (const file of left) rmSync(join(docs, file));
      for (const file of [...stale, ...left]) {
        const name = relative(root, join(docs, file));
        if (check) console.error(`${name} is not current: run ${command}`);
        else console.log(`${left.includes(file) ? 'removed' : 'wrote'} ${name}`);
      }
      if (check && stale.length + left.length > 0) process.exitCode = 1;
    },
  };
}

function looksTheSame(a: Picture, b: Picture): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    differences(a, b, TOLERANCE).length <= MAX_SHARE * a.width * a.height
  );
}
