import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { checkProject, listObjects } from 'geoslide';
import { describe, expect, test } from 'vitest';
import { root } from '../shared/root.js';
import { blocks, documents, firstLine, isRun, NOT_RUN, named } from './document-blocks.js';

// What is read of the documents; document-commands.test.ts runs their code.

describe('JSX', () => {
  test.each(named(blocks.filter(({ language }) => language === 'tsx')))('%s compiles', async (_, { code }) => {
    await expect(transform(code, { loader: 'tsx' })).resolves.toMatchObject({ warnings: [] });
  });
});

describe('links', () => {
  test.each(documents)('of %s lead somewhere', (file) => {
    // What code says leads nowhere from the document.
    const text = readFileSync(join(root, file), 'utf8').replace(/```(?:html|tsx)\n[\s\S]*?```|`[^`\n]*`/g, '');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? match[2]!);
    for (const link of links.filter((each) => !/^https?:/.test(each))) {
      const [path, anchor] = link.split('#', 2);
      const target = path === '' ? file : join(dirname(file), path!);
      expect(existsSync(join(root, target)), link).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(target), link).toContain(anchor);
    }
  });
});

function anchorsOf(file: string): string[] {
  const headings = readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, text]) =>
    text!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('the construction language', () => {
  const [block] = blocks.filter(({ file, language }) => file === 'docs/language.md' && language === '');

  test('the sources that it begins with are constructed', () => {
    const sources = [...block!.code.matchAll(/^(\w+): (.*?)(?: {2,}.*)?$/gm)];
    const definitions = [
      { kind: 'slider', id: 'a', min: '0', max: '5', step: '0.1' },
      ...sources.map(([, id, source]) => ({ kind: 'primitive', id, source })),
    ];
    const uvarMap = [
      ['a.0', 1],
      ['A.0', 0],
      ['A.1', 1],
      ['P.0', 2],
    ];
    expect(sources.length).toBe(block!.code.trim().split('\n').length);
    const slide = { definitions, uvarMap, styleSheet: {} };
    expect(listObjects({ metadata: { version: '11' }, messages: [], slides: [slide] }).warnings).toEqual([]);
  });
});

describe('every block', () => {
  test('is in a language that is tested', () => {
    const others = blocks.filter(({ language }) => !['sh', 'js', 'json'].includes(language));
    // Figure text is drawn by packages/geoslide/src/doc-figures, the page of docs/element.md by
    // tools/dist/end-to-end/element/check.js.
    const tested = ['docs/cookbook.md', 'docs/element.md', 'docs/labels.md', 'docs/language.md', 'docs/tutorial.md'];
    expect([...new Set(others.map(({ file }) => file))].sort()).toEqual(tested);
  });

  test('of figure text about labels is read without a problem', async () => {
    const texts = blocks.filter(({ language, file }) => language === '' && file === 'docs/labels.md');
    expect(texts.length).toBeGreaterThan(0);
    for (const { code } of texts) expect(await checkProject(code)).toEqual([]);
  });

  test('of JSON is the answer of the shell block before it', () => {
    // Those of the file format have a test of their own in packages/geoslide/src/doc-figures.
    const answers = blocks.filter(({ language, file }) => language === 'json' && file !== 'docs/format.md');
    for (const { previous } of answers) expect(previous?.language).toBe('sh');
  });

  test('that is not run says so, and every reason is used', () => {
    const used = new Set(blocks.filter((block) => !isRun(block)).map(firstLine));
    expect([...used].sort()).toEqual(Object.keys(NOT_RUN).sort());
  });

  test('with commands is fenced', () => {
    for (const file of documents) {
      expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/^ {4}(npm|npx|node|curl|geoslide|git) /m);
    }
  });
});
