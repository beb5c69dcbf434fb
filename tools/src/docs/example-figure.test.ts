import { constructors } from '@geoslide/geometry';
import { listObjects } from 'geoslide';
import { expect, it } from 'vitest';
import { exampleFigure } from './example-figure.js';

const SURROUNDINGS = `slider a: -2 .. 2 step 0.1 = 1
P: Point(a, a^2)
l: PerpBisector(Point(0, 1), Point(a, -1))
`;
const examples = constructors.flatMap(({ signatures }) =>
  signatures.map((signature) => [signature.example, signature] as const),
);

function lastValue(text: string) {
  const { objects, warnings } = listObjects(text);
  return { value: objects.at(-1)?.value, warnings };
}

it.each(examples)('%s is the same as a figure', (example, signature) => {
  const lines = exampleFigure(signature);
  const figure = lastValue(lines.join('\n'));
  expect(figure.warnings, lines.join('\n')).toEqual([]);
  expect(figure.value).toEqual(lastValue(`${SURROUNDINGS}result: ${example}`).value);
});

it('names what a form is given as its parameters', () => {
  const [midpoint] = constructors.find(({ name }) => name === 'Midpoint')!.signatures;
  expect(exampleFigure(midpoint!)).toEqual(['P: Point(0, 0)', 'Q: Point(4, 2)', 'M: Midpoint(P, Q)']);
});
