import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.js';

/** The pages that people read, relative to the root. */
export const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/language'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
  ...['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => `${group}/${name}/README.md`)
      .filter((file) => existsSync(join(root, file))),
  ),
];

/** Blocks that no test runs begin with one of these comments, so that their readers see it too. */
export const NOT_RUN: Readonly<Record<string, string>> = {
  '# needs an AWS account':
    'the template and the bundle are tested without one, by apps/lambda and tools/dist/end-to-end/service/check.js',
  '# needs Docker': 'deploy/image.check.ts does what the Dockerfiles say, and deploy/compose.test.ts checks the rest',
  '# needs root': 'deploy/*.test.ts check the unit and the proxy, deploy/image.check.ts starts nginx',
  '# takes some minutes':
    'whole runs: .ci/run runs the tests, the demo and the gate of speed; other speeds are measured by hand',
  '# takes a minute': 'tools/dist/end-to-end/packages/check.js packs, installs and uses the packages in .ci/run',
  '// in a browser': 'tools/dist/end-to-end/packages/check.js bundles it and runs it in Chromium in .ci/run',
};

/** A fenced piece of code in a page. */
export interface Block {
  readonly file: string;
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** The block before it in the document. */
  readonly previous: Block | undefined;
}

function blocksOf(file: string): Block[] {
  const text = readFileSync(join(root, file), 'utf8');
  const blocks: Block[] = [];
  for (const match of text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)) {
    const line = text.slice(0, match.index).split('\n').length;
    blocks.push({ file, line, language: match[1]!, code: match[2]!, previous: blocks.at(-1) });
  }
  return blocks;
}

/** Of all pages, in order. */
export const blocks = documents.flatMap(blocksOf);
export const firstLine = ({ code }: Block) => code.split('\n', 1)[0]!;
export const isRun = (block: Block) => !(firstLine(block) in NOT_RUN);
/** With their places, as rows of a table of tests. */
export const named = (list: readonly Block[]) => list.map((block) => [`${block.file}:${block.line}`, block] as const);
