import { expect, it } from 'vitest';
import { slideFindings } from './unknown-keys.js';

/** What is told of a definition with keys that nothing reads. */
const told = (definition: object): readonly string[] =>
  slideFindings({ definitions: [definition], uvarMap: [], styleSheet: {} } as never, 'slides.0').map(
    ({ message }) => message,
  );

const point = { kind: 'primitive', id: 'A', source: 'Point(0, 0)' };
const slider = { kind: 'slider', id: 'a', min: 0, max: 5 };
const text = { kind: 'text', id: 't', template: 'a' };
const button = { kind: 'button', id: 'b', title: 'b' };

it.each([
  [{ ...point, style: { color: 'red' } }, 'looks stand in styleSheet.primitives, as [["A", {"color":"red"}]]'],
  [{ ...point, look: 'red' }, '[["A", {"color":"red"}]]'],
  [{ ...point, visible: true }, 'take it away: objects are seen unless something hides them'],
  [{ ...point, visible: false }, '[["A", {"hidden":true}]]'],
  [{ ...point, shown: 'no' }, '[["A", {"hidden":true}]]'],
  [{ ...slider, range: [1, 4] }, 'it is min and max here: write "min": 1, "max": 4'],
  [{ ...text, x: 1, y: 2 }, 'the place is at here: write "at": "(1, 2)"'],
  [{ ...point, draggable: true }, 'what a hand moves has "?" in its source'],
  [{ kind: 'primitive', id: 'f', source: 'y = x^2', domain: [0, 2] }, 'write "source": "Curve(x^2, 0, 2)"'],
  [
    { ...point, labelOffset: [4, 6] },
    'styleSheet.primitiveLabels, as [["A",{"offsetX":4,"offsetY":6}]], px to the right',
  ],
  [{ ...button, position: [30, 40] }, '[["b", {"offsetX":30,"offsetY":40}]]'],
  [{ ...button, x: 30 }, '{"offsetX":30,"offsetY":2}'],
  [{ ...button, caption: 'c' }, 'it is title here'],
  [{ ...text, content: 'b' }, 'it is template here'],
  [{ ...point, fill: 0.4 }, '{"regionOpacity":40}'],
  [{ ...point, fillColor: 'red' }, '{"color":"red","regionOpacity":30}'],
  [{ ...point, filled: false }, '{"regionOpacity":0}'],
  [{ ...slider, value: 3 }, 'values stand in uvarMap, as [["a.0", 3]]'],
  [{ ...slider, initial: 'three' }, 'values stand in uvarMap, as [["a.0", 1]]'],
  [{ kind: 'primitive', id: 'k', source: 'Circle', args: ['A', 2] }, 'write "source": "Circle(A, 2)"'],
])('%j is told with what to write', (definition, remedy) => {
  const plain = (message: string) => message.replaceAll(' ', '');
  expect(plain(told(definition).join('\n'))).toContain(plain(remedy));
});

it('says nothing of keys that are read, and of actions', () => {
  expect(told(point)).toEqual([]);
  expect(told({ ...button, actions: [] })).toEqual([]);
});
