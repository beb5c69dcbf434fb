import type { FileContent } from '@geoslide/protocol';
import { expect, it } from 'vitest';
import { onlySlide } from '../requests/only-slide.js';
import { createPackageRenderer } from './package-renderer.js';

const slide = (...sources: string[]): FileContent['slides'][number] => ({
  definitions: sources.map((source, i) => ({ kind: 'primitive', id: `p${i}`, source })),
  uvarMap: [],
  styleSheet: {},
});
const control = { signal: new AbortController().signal };
const options = { slideIndex: 2, viewBound: { left: 0, right: 1, bottom: 0, top: 1 } };
const methods = ['renderPng', 'renderSvg', 'renderTikz'] as const;

it.each(methods)('%s refuses a source that does not parse on whichever slide it stands', async (method) => {
  const renderer = createPackageRenderer({ imageHosts: [] });
  const slides = [slide('Point(0, 0)', 'Point(0, '), slide('Point(1, 1)'), slide('1 +')];
  const content = onlySlide({ slides, metadata: { version: '11' } }, 2);
  await expect(renderer[method](content, options, control)).rejects.toMatchObject({
    name: 'ProtocolError',
    issues: [
      { path: 'slides.0.definitions.1.source', message: expect.stringContaining('column') },
      { path: 'slides.2.definitions.0.source', message: expect.stringContaining('column') },
    ],
  });
});

it('draws a slide beside which others can not be constructed', async () => {
  const content: FileContent = { slides: [slide('Segment(A, B)'), slide('Point(1, 1)')], metadata: { version: '11' } };
  const { warnings } = await createPackageRenderer({ imageHosts: [] }).renderSvg(content, options, control);
  expect(warnings).toEqual([]);
});
