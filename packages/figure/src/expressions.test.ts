import { describe, expect, it } from 'vitest';
import { parseFigure, printFigure } from './index.js';

const definitionOf = (text: string) => {
  const { project: content, errors, warnings } = parseFigure(text);
  const problems = [...errors, ...warnings];
  return { definition: content.slides[0]!.definitions.at(-1)!, problems, content };
};

describe('expressions in a block', () => {
  it.each([
    ['A: Point(1, 2) {showIf: a > 2}', { showIf: 'a > 2' }],
    ['A: Point(1, 2) {showIf: "a > 2"}', { showIf: 'a > 2' }],
    ['A: Point(1, 2) {color: red, showIf: max(a, b) > 2, lineWidth: 3}', { showIf: 'max(a, b) > 2' }],
    ['text t: "T" {at: A}', { at: 'A' }],
    ['text t: "T" {at: Midpoint(A, B), offset: (0.5, -1), color: red}', { at: 'Midpoint(A, B)', offset: '(0.5, -1)' }],
    ['slider b: 0 .. 5 {showIf: a ≥ 2 && a < 4}', { showIf: 'a ≥ 2 && a < 4' }],
  ])('%s', (text, fields) => {
    const { definition, problems, content } = definitionOf(`slider a: 0 .. 3\n${text}`);
    expect(problems).toEqual([]);
    expect(definition).toMatchObject(fields);
    const printed = printFigure(content);
    expect(parseFigure(printed).project).toEqual(content);
    expect(printFigure(parseFigure(printed).project)).toBe(printed);
  });

  it('names the place of what is not in the language', () => {
    const { problems } = definitionOf('A: Point(1, 2) {showIf: a >}');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line: 1 });
  });
});

describe('polar coordinates', () => {
  it.each(['(2; 60°)', '(2; 60°) + (1, 0)', 'Segment((0, 0), (2; 60°))', '(2; pi / (1 + 2))'])('%s', (source) => {
    const { definition, problems } = definitionOf(`A: ${source}`);
    expect(problems).toEqual([]);
    expect(definition.source).toBe(source);
  });

  it('are not the semicolons between arguments', () => {
    const { definition } = definitionOf('c: Circle((1,5; 2); 3)');
    expect(definition.source).toBe('Circle((1.5, 2), 3)');
  });
});
