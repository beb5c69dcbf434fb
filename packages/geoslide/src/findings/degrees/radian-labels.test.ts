import { expect, it } from 'vitest';
import { renderSvg } from '../../index.js';

const ANGLE = 'A: Point(0, 0)\nB: Point(4, 0)\nC: Point(1, 3)\na: angle(B, A, C)\nb: 30°\nn: 30\nw: Angle(B, A, C)';

it.each([
  [' "{{value}}°"', '{{value}}° shows radians: write {{degrees}}°'],
  [' "{{value}}^\\\\circ"', '{{value}}^\\circ shows radians: write {{degrees}}^\\circ'],
  [' "{{degrees}}°"', undefined],
  ['\ntext t: "{{w}}°, {{n}}°, {{b}}"', undefined],
  ['\ntext t: "{{w.value}}°"', '{{w.value}}° shows radians: write {{w.degrees}}°'],
  ['\ntext t: "{{a}}°"', '{{a}}° shows radians: write {{a/1°}}°'],
  ['\ntext t: "{{b}}°"', '{{b}}° shows radians: write {{b/1°}}°'],
  ['\ntext t: "{{angle(B, A, C)}}°"', '{{angle(B, A, C)}}° shows radians: write {{angle(B, A, C)/1°}}°'],
])('%s', async (line, told) => {
  const { warnings } = await renderSvg(ANGLE + line);
  const messages = warnings.map(({ message }) => message).filter((message) => !message.includes('nothing uses it'));
  expect(messages).toEqual(told === undefined ? [] : [told]);
});
