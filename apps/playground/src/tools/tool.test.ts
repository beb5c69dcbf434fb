import { parseFigure } from '@geoslide/figure';
import { construct } from '@geoslide/geometry';
import { expect, test } from 'vitest';
import { freeName, type Tool, tools } from './tool.js';

const SCENE = 'A: Point(0, 0)\nB: Point(4, 0)\nC: Point(4, 3)\ng: Line(A, B)\nh: Line(A, C)\nk: Circle(A, B)\n';
const PICKS = { Point: ['C', 'A', 'B'], LineLike: ['g', 'h'], Path: ['k', 'h'], Place: [] } as const;

test.each(Object.entries<Tool>(tools).filter(([name]) => name !== 'point'))('%s makes what can be drawn', (_, tool) => {
  const used = { Point: 0, LineLike: 0, Path: 0, Place: 0 };
  const picked = tool.picks.flatMap(({ wanted }) => PICKS[wanted][used[wanted]++] ?? []);
  const made = tool.statement(picked, { x: 2, y: 3 }, (_question, preset) => preset || 'a "text"')!;
  const name = freeName(tool.names, (id) => 'ABCghk'.includes(id));
  const text = `${SCENE}${made.word ?? ''} ${name}: ${made.rest}\n`;
  const { project, errors, warnings } = parseFigure(text);
  expect([...errors, ...warnings]).toEqual([]);
  const construction = construct(project.slides[0]!);
  expect(construction.warnings).toEqual([]);
  expect(construction.objects.has(name)).toBe(true);
});

test('names that are taken are not given again', () => {
  expect(freeName(['A', 'B'], (name) => name === 'A')).toBe('B');
  expect(freeName(['A', 'B'], (name) => name.length === 1)).toBe('A_1');
  expect(freeName(['text1'], (name) => name === 'text1' || name === 'text_1')).toBe('text_2');
});
