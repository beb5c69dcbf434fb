import { readFileSync } from 'node:fs';
import { parseTemplate } from '@geoslide/protocol';
import { expect, it } from 'vitest';
import { parseFigure } from '../parse-figure.js';
import { lookNamed, lookNames } from './named-looks.js';

it.each(lookNames)('%s is the template among the examples', (name) => {
  const file = new URL(`../../../../examples/templates/${name}.json`, import.meta.url);
  const example = parseTemplate(JSON.parse(readFileSync(file, 'utf8')));
  const look = lookNamed(name)!;
  const sorted = ({ defaultStyle = {}, ...rest }: typeof look) => ({
    ...rest,
    defaultStyle: { ...defaultStyle, types: [...(defaultStyle.types ?? [])].sort(([a], [b]) => (a < b ? -1 : 1)) },
  });
  expect(sorted(look)).toEqual(sorted(example));
});

it('a text has them by their names, and any other name is read from a file', () => {
  const { project, errors } = parseFigure('template "textbook"\nA: Point(0, 0)');
  expect(errors).toEqual([]);
  expect(project.slides[0]?.styleSheet.types).toContainEqual(['Point', { color: '#1a1a1a', pointSize: 5 }]);
  const [missing] = parseFigure('template "night"\nA: Point(0, 0)').errors;
  expect(missing?.message).toContain('without a file there are template "textbook" and "greyscale"');
  const [near] = parseFigure('template "looks/Textbook.json"\nA: Point(0, 0)').errors;
  expect(near?.message).toContain('write template "textbook" for the look of that name');
  const own = parseFigure('template "mine"\nA: Point(0, 0)', { template: () => ({ defaultStyle: { types: [] } }) });
  expect(own.errors).toEqual([]);
});
