import { parseFigure } from '@geoslide/figure';
import { construct } from '@geoslide/geometry';
import { expect, test } from 'vitest';
import { spaceTools } from './space-tools.js';
import { freeName, type Made, type Tool, tools, type Wanted } from './tool.js';

const SCENE = 'A: Point(0, 0)\nB: Point(4, 0)\nC: Point(4, 3)\ng: Line(A, B)\nh: Line(A, C)\nk: Circle(A, B)\n';
const SPACE = `camera on
A: Point(?:=0, ?:=0, ?:=0)
B: Point(?:=4, ?:=0, ?:=0)
C: Point(?:=4, ?:=3, ?:=0)
D: Point(?:=2, ?:=1, ?:=2)
g: Line(A, D)
h: Plane(Point(0, 0, 1), Vector(0, 0, 1))
k: Sphere(A, 3)
`;
const PICKS: Partial<Record<Wanted, readonly string[]>> = {
  Point: ['C', 'A', 'B'],
  PlaneObject: ['k'],
  LineLike: ['g', 'h'],
  Path: ['k', 'h'],
};
const SPACE_PICKS: Partial<Record<Wanted, readonly string[]>> = {
  Point: ['A', 'B', 'C'],
  SpaceObject: ['g', 'h'],
  Solid: ['k'],
  Plane: ['h'],
};
const AT = { x: 2, y: 3, flat: { x: 2, y: 3 }, middle: { x: 2, y: 1 } };

function madeBy(tool: Tool, picks: Partial<Record<Wanted, readonly string[]>>): Made {
  const used: Partial<Record<Wanted, number>> = {};
  const picked = tool.picks.flatMap(({ wanted }) => {
    const index = used[wanted] ?? 0;
    used[wanted] = index + 1;
    return picks[wanted]?.[index] ?? [];
  });
  return tool.statement(picked, AT, (_question, preset) => preset || 'a "text"')!;
}

function expectDrawn(scene: string, { names }: Tool, { word, top, rest }: Made): void {
  const name = freeName(names, (id) => 'ABCDghk'.includes(id));
  const first = top === undefined ? '' : `T: ${top}\n`;
  const text = `${scene}${first}${word ?? ''} ${name}: ${typeof rest === 'string' ? rest : rest('T')}\n`;
  const { project, errors, warnings } = parseFigure(text);
  expect([...errors, ...warnings], text).toEqual([]);
  const construction = construct(project.slides[0]!);
  expect(construction.warnings, text).toEqual([]);
  expect(construction.objects.get(name), text).toBeDefined();
}

const but = (all: Readonly<Record<string, Tool>>) => Object.entries(all).filter(([name]) => name !== 'point');

test.each(but(tools))('%s makes what can be drawn', (_, tool) => expectDrawn(SCENE, tool, madeBy(tool, PICKS)));

test.each(but(spaceTools))('%s makes what can be drawn in space', (_, tool) =>
  expectDrawn(SPACE, tool, madeBy(tool, SPACE_PICKS)),
);

test('names that are taken are not given again', () => {
  expect(freeName(['A', 'B'], (name) => name === 'A')).toBe('B');
  expect(freeName(['A', 'B'], (name) => name.length === 1)).toBe('A_1');
  expect(freeName(['text1'], (name) => name === 'text1' || name === 'text_1')).toBe('text_2');
});
