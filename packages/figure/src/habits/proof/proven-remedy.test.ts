import { describe, expect, it } from 'vitest';
import { parseFigure } from '../../index.js';

const FIGURE = 'A: Point(0, 0)\nB: Point(4, 0)\nC: Point(1, 3)\nk: Circle(A, 2)\nM: Midpoint(A, C)\n';

const told = (line: string) => parseFigure(FIGURE + line).errors.map(({ remedy }) => remedy);

describe('what a message tells to write holds in the figure', () => {
  it.each([
    ['Angle(A)', 'Angle(B, A, C)'],
    ['Winkel(A)', 'Angle(B, A, C)'],
    ['Raute(A, B, C, M)', 'Polygon(A, B, C, M)'],
    ["board.create('tangent', [C]);", 'Tangent('],
    ['f: parabola with vertex (0,0) through (2,1)', 'f: y = 0.25*(x - (0))^2 + 0'],
    ['Dreieck(A, B, C) rot', 'Triangle(A, B, C) {color: red}'],
    ['TangentenVon(C, k)', 'write t: Tangent(k, C)'],
    ['Streckenlänge(A, B)', 'length(A, B)'],
    ['CircleFromPoints(A, B, C)', 'Circle(A, B, C)'],
    ['Innenwinkel(A, B)', 'Angle(A, B, C)'],
    ['defaultpen(2)', 'unknown constructor or function defaultpen: there are Point'],
    ['(B, B^{3})', '^ does not take a Point and a Number'],
  ])('%s', (line, remedy) => expect(told(line)).toEqual([expect.stringContaining(remedy)]));

  it('is a definition, or none is told', () => {
    expect(told('rows, columns = size()')).toEqual(['take the line away, or begin it with -- as a comment']);
    expect(told('the parabola y = x^2 and the line y = x')).toEqual([
      'write each definition on a line of its own: l: y = x^2, then g: y = x',
    ]);
  });

  it('has a name that nothing else has', () => {
    expect(told('Mittelpunkt von AB')).toEqual(['write P: Midpoint(A, B)']);
    expect(told('Midpoint(AB)')).toEqual(['a definition is written with a name and a colon: P: Midpoint(A, B)']);
    expect(told('Kreis um C mit Radius 2')).toEqual([expect.stringMatching(/^write k_1: Circle\(C, 2\)/)]);
  });

  it('has a name that no other message gives', () => {
    expect(told('- AB\n* BC\n1. ABC')).toEqual([
      'write s: Segment(A, B)',
      'write s_1: Segment(B, C)',
      'write p: Polygon(A, B, C)',
    ]);
  });

  it('may be about names that are not there yet', () => {
    expect(told('tangent to g at T')).toEqual([expect.stringContaining('write t: Tangent(g, T)')]);
    expect(told('reflect A in g')).toEqual([expect.stringContaining('Reflect(A, g)')]);
  });

  it('takes no part of the time for reading', () => {
    const locus = 'x: Locus(Midpoint(A, Point(k, ?:=0.5)), Point(k, ?:=0.5))\n';
    expect(parseFigure(`${FIGURE}${locus.repeat(20)}${'Angle(A)\n'.repeat(100)}`).errors).toHaveLength(100);
  });
});

describe('a line whose meaning is not known otherwise', () => {
  it.each([
    ['label side AC "5 cm"', 'write s: Segment(A, C) "5 cm"'],
    ['H: projeté orthogonal de C sur (AB)', 'write H: Foot(C, Line(A, B))'],
    ['mark AC and BC congruent', 't: Tick(Segment(A, C)), then u: Tick(Segment(B, C))'],
  ])('%s is told with the constructor and the names that its words have', (line, remedy) =>
    expect(told(line)).toEqual([expect.stringContaining(remedy)]),
  );
});

describe('a sentence that no habit reads', () => {
  it.each([
    ['let T divide AB in the ratio 2:1', 'write d: Divide(A, B, 2, 1), which says nothing of "ratio", "T"'],
    ['square ABXY with side AB', 'write s: Square(A, B), which says nothing of "ABXY"'],
  ])('%s is answered with a form and the names of the line', (line, remedy) =>
    expect(told(line)).toEqual([expect.stringContaining(remedy)]),
  );

  it.each([
    ['put the words "Hello" at (2, 3)', 'write text t: "Hello" {at: (2, 3)}'],
    ['x from -5 to 5 and y from -2 to 8', 'write view -5 .. 5, -2 .. 8'],
    ['a slider named h going from 0 to 10', 'write slider h: 0 .. 10 = 0'],
    ['make the font bigger', 'an example of such a statement is style Point label {fontSize: 20}'],
  ])('%s is answered with a statement', (line, remedy) =>
    expect(told(line)).toEqual([expect.stringContaining(remedy)]),
  );

  it.each([
    ['A: (0, 0)\nB: (4, 0)\nC: (1, 3)\nF: foot of C on AB', 'mark right angle at F', 'write a: Angle(A, F, C)'],
    ['A: (0, 0)\nB: (4, 0)\nM: Milieu(A, B)', 'angle droit en M', 'write a: Angle(A, M, Rotate(A, 90°, M))'],
    ['Draw an equilateral triangle ABC with side 4', 'Mark the angle at A', 'write a: Angle(C, A, B)'],
    [
      'A: (0, 0)\nB: (4, 0)\nC: (1, 3)\ntriangle ABC',
      'angle A = angle B',
      'write each definition on a line of its own: a: Angle(C, A, B), then a_1: Angle(A, B, C)',
    ],
    ['A: (0, 0)\nB: (4, 0)\nC: (1, 3)', 'mark angle at C in red', 'write a: Angle(A, C, B) {color: red}'],
    ['A: (0, 0)\nB: (4, 0)\nC: (1, 3)', 'angle A B C', 'write a: Angle(A, B, C)'],
    ['A: (0, 0)\nB: (4, 0)', 'w: Winkel bei A', 'as in a: Angle(P, A, Q)'],
    ['A: (0, 0)\nB: (4, 0)', 'horizontal arrow at 2', 'an example of Vector is v: Vector(2, 1)'],
    ['A: (0, 0)\nc: Circle(A, 2)', 'Label the centre M', 'write M: Center(c) "M"'],
  ])('says which angle or center is meant: %s, %s', (text, line, remedy) =>
    expect(parseFigure(`${text}\n${line}`).errors.at(-1)?.remedy).toContain(remedy),
  );

  it('gives no two lines the same new name', () => {
    const names = (text: string) =>
      parseFigure(text).errors.map(({ remedy }) => /(?:write|as in|colon:) (?:text )?(\S+):/.exec(remedy)?.[1]);
    expect(names('A --> B\nB --> C\nC --> A')).toEqual(['v', 'v_1', 'v_2']);
    expect(names('y = x^2 {0 < x < 2}\nx = 1\ny = 2x')).toEqual(['f', 'f_1', 'f_2']);
    expect(names('Segment(A, B)\nSegment(B, C)\ns: Segment[AB]')).toEqual(['s_1', 's_2']);
  });

  it('takes points that the text has, and no others', () => {
    const triangle = 'A: Point(0, 0)\nB: Point(4, 0)\nC: Point(1, 3)\n';
    const remedies = (line: string) => parseFigure(triangle + line).errors.map(({ remedy }) => remedy);
    expect(remedies('mark the right angle at A')).toEqual([expect.stringMatching(/^write a: Angle\(B, A, C\)/)]);
    expect(remedies('the external bisector at A')).toEqual([
      expect.stringMatching(/^write e: ExternalBisector\(B, A, C\)/),
    ]);
    expect(remedies('Die Mittelsenkrechten schneiden sich in U')).toEqual(['write U: Circumcenter(A, B, C)']);
    expect(remedies('the three altitudes of ABC meet at H')).toEqual(['write H: Orthocenter(A, B, C)']);
  });

  it.each([
    ['rotate the triangle 90 degrees about A', 'write r: Rotate(Polygon(A, B, C), 90°, A)'],
    ['Verschiebe das Dreieck um 2 nach rechts', 'write t: Translate(Polygon(A, B, C), (2, 0))'],
    ['Schwerpunkt S einzeichnen', 'write S: Centroid(A, B, C)'],
    ['reflect the triangle in the x-axis', 'write r: Reflect(Polygon(A, B, C), xAxis)'],
    ['join A to the midpoint of BC', 'write s: Segment(A, Midpoint(B, C))'],
    ['die Höhe auf die Seite AB', 'write a: Altitude(C, A, B)'],
    ['作∠ABC的平分线BD', 'write a: AngleBisector(A, B, C)'],
    ['a pentagon on AB', 'write p: Polygon(A, B, 5)'],
  ])('may have objects that are said by others: %s', (line, remedy) =>
    expect(parseFigure(`A: Point(0, 0)\nB: Point(4, 0)\nC: Point(1, 3)\n${line}`).errors.map((e) => e.remedy)).toEqual([
      expect.stringContaining(remedy),
    ]),
  );

  it.each([
    ['tangent to the circle at A', 'write t: Tangent(k, A)'],
    ['the two tangents from A touch k at S and T', 'an example of Tangent is t: Tangent(k, A)'],
    ['arc from (1,0) to (0,1) centered at origin', 'write a: Arc((0, 0), (1,0), (0,1))'],
    ['Schnittpunkte von f und k', 'write P: Intersect(f, k)'],
  ])('takes objects that the text has: %s', (line, remedy) =>
    expect(
      parseFigure(`k: Circle((0, 0), 3)\nf: y = x\nA: Point(5, 0)\n${line}`).errors.map((fault) => fault.remedy),
    ).toEqual([expect.stringContaining(remedy)]),
  );

  it('gives no other place to points that the text has', () =>
    expect(
      parseFigure('A: Point(0, 0)\nB: Point(5, 1)\nisosceles triangle on base AB').errors[0]?.remedy,
    ).not.toContain('A: Point'));

  it('is told what a definition leaves out of it', () =>
    expect(told('shade the inside of ABC in bright blue')).toEqual([
      expect.stringContaining('Polygon(A, B, C) {color: blue, regionOpacity: 30}, which says nothing of "inside"'),
    ]));
});

it('takes what the lines before have named last for it and them', () => {
  const figure = 'A: Point(0, 0)\nB: Point(1, 1)\nk: Circle(A, 2)\nl: Line(A, B)\n';
  expect(parseFigure(`${figure}Their intersection is O`).errors[0]?.remedy).toMatch(/^write O: Intersect\(k, l\)/);
  expect(parseFigure(`A: Point(0, 0)\nB: Point(1, 1)\nconnect them`).errors[0]?.remedy).toMatch(
    /^write s: Segment\(A, B\)/,
  );
});

it('tells what is added to an object with its own definition', () => {
  const figure = 'A = (1, 2)\nk: Circle(A, 2) {color: red} "k"\n';
  const remedies = (line: string) => parseFigure(figure + line).errors.map(({ remedy }) => remedy);
  expect(remedies('SetLineStyle(k, 1)')).toEqual([
    'write k: Circle(A, 2) {color: red, lineDash: dashed} "k" in place of the definition of k',
  ]);
  expect(remedies('label("$A$", A, NE)')).toEqual([
    'write A: (1, 2) "A" {offsetX: 14, offsetY: -14} in place of the definition of A',
  ]);
  expect(remedies('label k below')).toEqual([
    'write k: Circle(A, 2) {color: red} "k" {offsetX: 0, offsetY: 14} in place of the definition of k',
  ]);
});
