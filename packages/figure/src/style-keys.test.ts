import { expect, it } from 'vitest';
import { parseFigure } from './parse-figure.js';

it.each<[string, string, object]>([
  ['xaxis {label: "time"}', 'xaxis', { title: 'time' }],
  ['xaxis {name: "t"}', 'xaxis', { title: 't' }],
  ['xaxis {step: 2}', 'xaxis', { distanceMode: 'custom', distance: 2 }],
  ['yaxis {numbers: false}', 'yaxis', { label: false }],
  ['yaxis {log: true}', 'yaxis', { scale: 'log' }],
  ['grid {step: 0.5}', 'grid', { distanceMode: 'custom', distance: 0.5 }],
  ['grid {type: polar}', 'grid', { kind: 'polar' }],
])('%s is read, with a warning', (line, key, style) => {
  const { project, errors, warnings } = parseFigure(`${line}\nA: Point(0, 0)`);
  expect(errors).toEqual([]);
  expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining('it is read as that')]);
  expect(project.slides[0]?.styleSheet).toMatchObject({ [key]: style });
});

it.each(['xaxis {range: [0, 5]}', 'xaxis {arrows: true}'])('%s is told alone', (line) => {
  const { warnings } = parseFigure(`${line}\nA: Point(0, 0)`);
  expect(warnings.map(({ message }) => message)).not.toContainEqual(expect.stringContaining('read as that'));
});
