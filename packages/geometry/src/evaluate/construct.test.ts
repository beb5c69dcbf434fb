import { ProtocolError } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { publishedFiles, readPublished } from '../testing/published.js';
import { constructSources, slideOf, valueOfSource } from '../testing/sources.js';
import { construct } from './construct.js';
import { MAX_DEFINITIONS } from './limits.js';

function protocolErrorOf(run: () => unknown): ProtocolError {
  try {
    run();
  } catch (error) {
    if (error instanceof ProtocolError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('construct', () => {
  it('evaluates in order of dependency and lists in order of the file', () => {
    const { construction, value } = constructSources({ b: 'a + 1', a: '2', c: 'Point(a, b)' });
    expect([...construction.objects.keys()]).toEqual(['b', 'a', 'c']);
    expect(value('c')).toEqual({ type: 'Point', x: 2, y: 3 });
    expect(construction.warnings).toEqual([]);
  });

  it('counts placeholders, not coordinates', () => {
    const { value, warning } = constructSources({ A: 'Point(0, ?)', B: 'Point(?:=2, ?:=3)', C: 'Point(?, 1)' }, [
      ['A.0', 5],
      ['B.1', 7],
    ]);
    expect(value('A')).toMatchObject({ x: 0, y: 5 });
    expect(value('B')).toMatchObject({ x: 2, y: 7 });
    expect(value('C')).toBeUndefined();
    expect(warning('C')).toContain('uvarMap has no value for its placeholder 0');
  });

  it('gives sliders their value within their bounds', () => {
    const slider = { kind: 'slider', min: '-2', max: '2 * m', step: '0.1' };
    const { construction, value } = constructSources(
      { m: '1.5', a: slider, b: slider, c: slider, d: { kind: 'slider' } },
      [
        ['a.0', 1],
        ['b.0', 99],
      ],
    );
    expect([value('a'), value('b'), value('c')]).toMatchObject([{ value: 1 }, { value: 3 }, { value: -2 }]);
    expect(construction.objects.get('a')?.slider).toEqual({ min: -2, max: 3, step: 0.1 });
    expect(construction.objects.get('d')?.slider).toEqual({ min: -5, max: 5, step: 0.1 });
    expect(construction.objects.get('a')?.type).toBe('slider');
  });

  it('leaves an impossible construction undefined, and what depends on it', () => {
    const { construction, warning } = constructSources({
      c: 'Circle(Point(0, 0), 1)',
      l: 'Line(Point(0, 5), Point(1, 5))',
      P: 'Intersect(l, c, 1)',
      s: 'Segment(P, Point(0, 0))',
      m: 's.midpoint',
      ok: 'Point(0, 0)',
    });
    expect(construction.objects.get('P')).toMatchObject({ value: undefined, type: 'Point' });
    expect(warning('P')).toMatch(/misses|no intersection|do not meet/);
    expect(warning('s')).toBe('it depends on P, which is undefined');
    expect(warning('m')).toBe('it depends on s, which is undefined');
    expect(construction.warnings.map(({ id }) => id)).toEqual(['P', 's', 'm']);
  });

  it('names the members of a cycle', () => {
    const { value, warning } = constructSources({ a: 'b + 1', b: 'c', c: 'a', d: 'a', e1: 'e1', ok: '1' });
    expect(warning('a')).toBe('it depends on itself: a → b → c → a: define one of them without the others');
    expect(warning('d')).toBe('it depends on a, which is undefined');
    expect(warning('e1')).toBe('it depends on itself: e1 → e1: define it without e1');
    expect(constructSources({ F: 'F(n) = if(n < 2, n, F(n - 1))' }).warning('F')).toContain('write Iterate(');
    expect(value('ok')).toMatchObject({ value: 1 });
  });

  it.each([
    ['Midpont(A, B)', 'write Midpoint(A, B)'],
    ['Mitelpunkt(A, B)', 'write Midpoint(A, B)'],
    ['cosine(2)', 'did you mean cos?'],
    ['g(2) + 1', 'unknown function g: define it, such as g: y = x^2'],
    ['Hoehe(A, B, C)', 'write Altitude(A, B, C)'],
    ['log2(8)', 'write log(2, 8)'],
    ['equilateral(A, B)', 'write Polygon(A, B, 3)'],
    ['Midpoint(A)', 'write Midpoint(A, B), with two points'],
    ['Segment(A, Bee)', 'unknown name Bee: define it, such as Bee: Point(0, 0)'],
    ['Circle(A, r)', 'unknown name r: define it, such as r: 2'],
    ['Point(xA, y_B)', 'unknown name xA: write A.x'],
    ['Segment([A, B])', 'Segment takes its arguments without square brackets: write Segment(A, B)'],
    ['Segment("A", "B")', 'Segment takes its arguments without quotes: write Segment(A, B)'],
    ['Polyline(["A", "B"])', 'Polyline takes its arguments without quotes: write Polyline([A, B])'],
    ['Intersect(A, B)', 'no intersection of a Point and a Point is known: take lines'],
    ['seg ∩ Segment(A, B)', 'Intersect(a, b) gives the points of two lines'],
    ['seg.midpont', 'did you mean midpoint?'],
    ['Circle(A, "r")', 'Circle does not take (Point, String); it takes Circle('],
    ['Circel + 1', 'unknown name Circel'],
    ['sinn(1)', 'did you mean sin?'],
    ['Segment', 'Segment is a constructor: write Segment(…)'],
    ['sin + 1', 'sin is a function: write sin(…)'],
    ['sin(1, 2)', 'sin(x)'],
    ['xaxis', 'did you mean xAxis?'],
    ['A < B', '< does not compare a Point and a Point'],
    ['A ^ 3', '^ does not take a Point and a Number'],
    ['1 / 0', 'division by 0'],
    ['sqrt(-2)', 'sqrt(-2) is undefined'],
    ['seg(2, 3)', 'seg takes 1 argument'],
    ['note + 1', 'note is a text, which has no value'],
    ['seg.midpoint(1)', '.midpoint does not take (Number)'],
    ['if(1 > 2, A)', 'no condition of if holds'],
    ['if(A, 1, 2)', 'a Point is neither true nor false'],
  ])('%s: %s', (source, reason) => {
    const { value, warning } = constructSources({
      A: 'Point(0, 0)',
      B: 'Point(1, 0)',
      seg: 'Segment(A, B)',
      note: { kind: 'text', template: '' },
      subject: source,
    });
    expect(value('subject')).toBeUndefined();
    expect(warning('subject')).toContain(reason);
  });

  it('refuses names that mean something else, and second definitions', () => {
    const { construction, value, warning } = constructSources({ x: '1', e: '2', xAxis: '3', z: '4', u: '5' });
    expect([value('x'), value('xAxis')]).toEqual([undefined, undefined]);
    expect(warning('x')).toContain('variable of curves');
    expect(warning('xAxis')).toContain('predefined');
    expect([value('z'), value('u')]).toMatchObject([{ value: 4 }, { value: 5 }]);
    expect(construction.objects.size).toBe(5);
    const definitions = ['1', '2'].map((source) => ({ kind: 'primitive', id: 'a', source }));
    const twice = construct({ definitions, uvarMap: [], styleSheet: {} });
    expect(twice.objects.get('a')?.value).toMatchObject({ value: 1 });
    expect(twice.warnings[0]?.message).toContain('more than once');
  });

  it('lets a definition hide a constant', () => {
    const { construction, value } = constructSources({
      e: 'Segment(Point(0, 0), Point(3, 4))',
      l: 'e.length + 1',
      f: '2x',
      π: '3',
      n: '2π f(1)',
    });
    expect(construction.warnings).toEqual([]);
    expect([value('l'), value('n')]).toMatchObject([{ value: 6 }, { value: 12 }]);
    expect(constructSources({ l: 'e' }).value('l')).toMatchObject({ value: Math.E });
  });

  it('what takes the variable of curves for an object of that name follows from its refusal', () => {
    const { construction, warning } = constructSources({
      y: 'Line(Point(0, 0), Point(4, 1))',
      P: 'Intersect(y, y)',
      f: 'y = sin(x)',
    });
    expect(warning('y')).toBe('y is the variable of curves: choose another name');
    expect(construction.warnings.map(({ id, cause }) => [id, cause])).toEqual([
      ['y', undefined],
      ['P', 'y'],
    ]);
  });

  it('skips unknown kinds and keeps those without a value', () => {
    const { construction, warning } = constructSources({
      q: { kind: 'quiz', source: '1' },
      r: { kind: 'number', source: '3' },
      note: { kind: 'text', template: 'a' },
      go: { kind: 'button', title: 'Go' },
      empty: { kind: 'primitive' },
      of: 'q + 1',
    });
    expect(construction.warnings).toContainEqual({
      id: 'of',
      message: 'it depends on q, which is undefined',
      cause: 'q',
    });
    expect(construction.objects.has('q')).toBe(false);
    expect(warning('q')).toBe('unknown kind "quiz": it is skipped; use primitive, other, text, slider, button, image');
    expect(warning('r')).toBe(
      'unknown kind "number": it is skipped; give it the kind other, and what it is as its "source", such as "3"',
    );
    expect(construction.objects.get('note')).toMatchObject({ type: 'text', value: undefined });
    expect(construction.objects.get('go')).toMatchObject({ type: 'button', value: undefined });
    expect(warning('note')).toBeUndefined();
    expect(warning('empty')).toBe('it has no source');
  });

  it.each([
    [{ source: 'Image("https://a.b/c.png")' }, 'https://a.b/c.png'],
    [{ source: ' https://a.b/c.png ' }, 'https://a.b/c.png'],
    [{ url: 'data:image/png;base64,AAAA' }, 'data:image/png;base64,AAAA'],
    [{ source: `Image("data:${'A'.repeat(100_000)}")` }, `data:${'A'.repeat(100_000)}`],
  ])('reads the address of an image (%#)', (fields, address) => {
    const { construction } = constructSources({ picture: { kind: 'image', ...fields } });
    expect(construction.objects.get('picture')).toMatchObject({ type: 'image', value: { type: 'Image', address } });
  });

  it('gives style types', () => {
    const { construction } = constructSources({
      s: 'Semicircle(Point(0, 0), Point(1, 0))',
      p: 'Point(0, 0, 1)',
      e1: 'Segment(Point(0, 0, 0), Point(0, 0, 1))',
      f: 'y = x^3',
      l: 'y = x',
      mk: 'Segment.mk(Point(0, 0), Point(1, 0))',
    });
    const types = [...construction.objects.values()].map(({ type }) => type);
    expect(types).toEqual(['Semicircle', 'Point', 'Segment', 'Curve', 'Line', 'Segment']);
  });

  it('tells where a source does not parse', () => {
    const sources = { A: 'Point(1, 2)', B: 'Point(1 2)', a: { kind: 'slider', min: '1 +', max: '2' } };
    const error = protocolErrorOf(() => construct(slideOf(sources)));
    expect(error.issues.map(({ path }) => path)).toEqual(['definitions.1.source', 'definitions.2.min']);
    expect(error.issues[0]?.message).toBe('definition B: column 9: found "2", expected an operator, "," or ")"');
    expect(error.message).toContain('definitions.1.source: definition B');
  });

  it('says where the name of a source that begins with one stands', () => {
    const slide = slideOf({ B: 'B: Point(3, 3)' });
    expect(() => construct(slide)).toThrow('write Point(3, 3) alone; the name B stands in the key id');
  });

  it('throws for them too where the name is taken or not allowed', () => {
    const broken = { kind: 'primitive', source: 'Point(1,' };
    const definitions = [
      { ...broken, id: 'A', source: 'Point(1, 2)' },
      { ...broken, id: 'A' },
      { ...broken, id: 'x' },
      { kind: 'slider', id: 'y', min: '(' },
    ];
    const error = protocolErrorOf(() => construct({ ...slideOf({}), definitions }));
    expect(error.issues.map(({ path }) => path)).toEqual([
      'definitions.1.source',
      'definitions.2.source',
      'definitions.3.min',
    ]);
  });

  it.each([...publishedFiles])('gives the positions that the labels of %s carry', (file) => {
    for (const slide of readPublished(file).slides) {
      const { objects, warnings } = construct(slide);
      expect(warnings).toEqual([]);
      for (const [id, { anchorPoint }] of slide.styleSheet.primitiveLabels ?? []) {
        const value = objects.get(id)?.value;
        if (value?.type !== 'Point' || !Array.isArray(anchorPoint) || STALE_ANCHORS.has(`${file} ${id}`)) continue;
        expect(Math.hypot(value.x - anchorPoint[0], value.y - anchorPoint[1]), id).toBeLessThan(1e-6);
      }
    }
  });

  it('refuses more definitions than it bounds', () => {
    const definitions = Array.from({ length: MAX_DEFINITIONS + 1 }, (_, index) => ({ kind: 'text', id: `t${index}` }));
    const error = protocolErrorOf(() => construct({ definitions, uvarMap: [], styleSheet: {} }));
    expect(error.issues[0]?.path).toBe('definitions');
  });
});

/** Anchors that are older than the last drag of their slide. */
const STALE_ANCHORS = new Set(['001.json F']);

describe('expressions of definitions', () => {
  it.each([
    ['2 + 3 * 4', 14],
    ['a(3 + 1)^2', 32],
    ['-A + 2 B', { x: 1, y: -2 }],
    ['(A + B) / 2', { x: 1, y: 1 }],
    ['A + Vector(1, 1)', { x: 2, y: 3 }],
    ['Vector(1, 2) * Vector(3, 4)', 11],
    ['distance(A, B)', Math.sqrt(5 - 1)],
    ['length(s) + s', 4],
    ['angle(B, A, B) + 1', 1],
    ['if(a > 1, A, B)', { x: 1, y: 2 }],
    ['f(3)', 10],
    ['f(f(1))', 5],
    ["f'(3) + f''(0)", 8],
    ["u'(2) + u''(1)", 12],
    ["w(3) + 2 w'(3)", -8],
    ['g(2)', 7],
    ['h(4)', 9],
    ['l(2)', 5],
    ['curve(0)', { x: 1, y: 0 }],
    ['max(list) + sum(list)', 9],
    ['sum(f(k), k, 1, 3)', 17],
    ['(-8)^(1/3)', -2],
    ['1 < a <= 2 && A == A', true],
    ['A.x + B.y', 1],
    ['s.midpoint.x', 1],
    ['Intersect(y = x^2, y = 4, 2).x', 2],
    ['Integral(x^2, 0, 3) + 0', 9],
    ['(f + 1)', undefined],
  ])('%s', (source, expected) => {
    const { value, warning } = constructSources({
      a: '2',
      A: 'Point(1, 2)',
      B: 'Point(1, 0)',
      s: 'Segment(A, B)',
      f: 'x^2 + 1',
      g: 'f(x) + a',
      h: 'h(x) = 2x + 1',
      u: 'u(t) = 5 t^2 - t^3',
      w: "w(s) = u'(s) + 5",
      l: 'y = 2x + 1',
      curve: 'Curve(cos(t), sin(t), 0, 2π)',
      list: '[1, 2, 3]',
      subject: source,
    });
    const result = value('subject');
    expect(warning('subject')).toBeUndefined();
    if (typeof expected === 'object') expect(result).toMatchObject(expected);
    else if (typeof expected === 'number') expect(result).toMatchObject({ value: expect.closeTo(expected, 9) });
    else if (expected === undefined) expect(result?.type).toBe('Curve');
    else expect(result).toMatchObject({ value: expected });
  });

  it('tells how a graph over t is written', () => {
    const { warning } = constructSources({ U: '5 sin(t)', b: 'x + t' });
    expect(warning('U')).toContain('the variable t has no meaning here: write 5 sin(x) for a graph, define t');
    expect(warning('b')).toContain('the variable t has no meaning here: define t');
  });

  it('gives the graph of the derivative of a function of any variable', () => {
    const { value, warning } = constructSources({
      s: 's(t) = t^4',
      v: "y = s'(x)",
      a: "s''",
      q: 'q(t) = (t, t^2)',
      r: "q'(1)",
    });
    expect(value('v')).toMatchObject({ type: 'Curve', form: 'explicit' });
    expect(value('a')).toMatchObject({ type: 'Curve', form: 'explicit' });
    expect(warning('r')).toBe("q gives points: define a: a(t) = q(t).x, whose derivative is a'(t)");
  });

  it('puts functions into functions', () => {
    const { value } = constructSources({
      k: '3',
      f: 'k x^2',
      g: "f(x + 1) + f'(x) + f(k) + f.at(x)",
      moved: 'Translate(f, Vector(1, 2))',
      m: 'moved(x) * 1',
      part: 'Curve(x^2, 0, 2)',
      p: 'part(x) + 1',
      inner: 'sum(x k, k, 1, 3)',
      outer: 'sum(inner(k), k, 1, 2)',
    });
    const at = (id: string, x: number) => {
      const curve = value(id);
      return curve?.type === 'Curve' && curve.form === 'explicit' ? curve.f.at(x) : Number.NaN;
    };
    expect(at('g', 2)).toBeCloseTo(27 + 12 + 27 + 12, 12);
    expect(at('m', 2)).toBeCloseTo(5, 12);
    expect(at('p', 1)).toBe(2);
    expect(at('p', 3)).toBeNaN();
    expect(value('outer')).toMatchObject({ value: 18 });
  });

  it('reads the name of the definition before an equals sign as its own', () => {
    const { value, construction } = constructSources({
      n: 'n = 2 + 1',
      f: 'f(x) = n x',
      g: 'g(y) = y^2 + n',
      r: 'r = 1 + cos(θ)',
    });
    expect(constructSources({ r: 'r = 2' }).value('r')).toMatchObject({ value: 2 });
    expect(construction.warnings).toEqual([]);
    expect(value('n')).toMatchObject({ value: 3 });
    expect(value('f')).toMatchObject({ type: 'Line', direction: { x: 1, y: 3 } });
    expect(value('g')).toMatchObject({ form: 'inverse' });
    expect(value('r')).toMatchObject({ form: 'parametric' });
  });

  it('reads a comparison without variables as a truth value', () => {
    expect(valueOfSource('1 != 2')).toEqual({ type: 'Boolean', value: true });
    expect(valueOfSource('y < x').type).toBe('Region');
  });
});
