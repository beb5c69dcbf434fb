import { construct } from '@geoslide/geometry';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readGeoGebra } from './read-geogebra.js';
import { command, expression, ggbFile, point, xmlOf } from './testing/ggb-file.js';

const TRIANGLE = [point('A', 0, 0), point('B', 4, 0), point('C_{1}', 0, 3)].join('\n');

function sources(file: Uint8Array): Record<string, string | undefined> {
  const { project } = readGeoGebra(file);
  return Object.fromEntries(project.slides[0]!.definitions.map(({ id, source }) => [id, source]));
}

describe('readGeoGebra', () => {
  it('reads free points as points that can be dragged, and fixed ones as they are', () => {
    const { project } = readGeoGebra(ggbFile(point('A', 1.5, 2) + point('B', 3, 4, '<fixed val="true"/>')));
    const { definitions, uvarMap } = project.slides[0]!;
    expect(definitions.map(({ source }) => source)).toEqual(['Point(?, ?)', 'Point(3, 4)']);
    expect(uvarMap).toEqual([
      ['A.0', 1.5],
      ['A.1', 2],
    ]);
  });

  it('reads points and sliders whose expression has numbers alone as free too, where the file saved them', () => {
    const xy = (x: number, y: number) => `<coords x="${x}" y="${y}" z="1"/>`;
    const slider = '<slider min="0" max="5"/><animation step="0.5"/>';
    const file = ggbFile(
      expression('A', '(2 / 3, 1)', 'point', xy(2 / 3, 1)) +
        expression('B', '(2; π / 2)', 'point', xy(0, 2)) +
        expression('C', '(1, 1)', 'point', `${xy(1, 1)}<fixed val="true"/>`) +
        expression('k', '3 / 2', 'numeric', `<value val="1.5"/>${slider}`) +
        expression('D', 'A + (1, 1)', 'point', xy(5 / 3, 2)),
    );
    const { definitions, uvarMap } = readGeoGebra(file).project.slides[0]!;
    expect(definitions.map(({ source, kind }) => source ?? kind)).toEqual([
      'Point(?, ?)',
      'Point(?, ?)',
      'Point(1, 1)',
      'slider',
      'A + Point(1, 1)',
    ]);
    expect(uvarMap.map(([, value]) => value)).toEqual([2 / 3, 1, 0, 2, 1.5]);
  });

  it('takes bare XML too', () => {
    expect(sources(strToU8(xmlOf(TRIANGLE)))).toEqual({ A: 'Point(?, ?)', B: 'Point(?, ?)', C_1: 'Point(?, ?)' });
  });

  it('writes labels as names, one to one, and says which had to change', () => {
    const file = ggbFile(point("A'_1", 1, 1) + point("A_1'", 2, 2) + point('x', 3, 3) + point('P_{a,b}', 4, 4));
    const { project, warnings } = readGeoGebra(file);
    expect(project.slides[0]!.definitions.map(({ id }) => id)).toEqual(["A_1'", "A_1'_2", 'x_2', 'P_a_b']);
    expect(warnings.map(({ message }) => message)).toContain('"x" is called x_2 here');
  });

  it('takes the common point that was saved, on a circle the left one first', () => {
    const circles = command('Circle', ['A', '3'], [['conic', 'c']]) + command('Circle', ['B', '3'], [['conic', 'd']]);
    const y = Math.sqrt(5);
    const meet = command(
      'Intersect',
      ['c', 'd'],
      [
        ['point', 'P', `<coords x="2" y="${-y}" z="1"/>`],
        ['point', 'Q', `<coords x="2" y="${y}" z="1"/>`],
      ],
    );
    const { project, compared } = readGeoGebra(ggbFile(TRIANGLE + circles + meet));
    const { objects } = construct(project.slides[0]!);
    expect(objects.get('P')!.value).toMatchObject({ x: expect.closeTo(2), y: expect.closeTo(-y) });
    expect(objects.get('Q')!.value).toMatchObject({ x: expect.closeTo(2), y: expect.closeTo(y) });
    expect(compared.agreed).toBe(compared.saved);
  });

  it('takes another line for each output where both tangents coincide', () => {
    const line = '<coords x="1" y="0" z="-5"/>';
    const file = ggbFile(
      TRIANGLE +
        point('P', 5, 0) +
        command('Circle', ['A', '5'], [['conic', 'c']]) +
        command(
          'Tangent',
          ['P', 'c'],
          [
            ['line', 'f', line],
            ['line', 'g', line],
          ],
        ),
    );
    expect(sources(file)).toMatchObject({ f: 'Tangent(c, P, 1)', g: 'Tangent(c, P, 2)' });
  });

  it('draws the equation of a locus as it was saved, and what is traced once something has moved', () => {
    // The middle of (6, 0) and a point of the circle of radius 2 runs along the circle of radius 1 around (3, 0).
    const file = ggbFile(
      point('A', 0, 0) +
        point('B', 6, 0) +
        command('Circle', ['A', '2'], [['conic', 'c']]) +
        command('Point', ['c'], [['point', 'P', '<coords x="0" y="2" z="1"/>']]) +
        command('Midpoint', ['P', 'B'], [['point', 'M', '<coords x="3" y="1" z="1"/>']]) +
        command(
          'LocusEquation',
          ['M', 'P'],
          [['implicitpoly', 'e', '<coefficients rep="array" data="[[8,0,1],[-6,0,0],[1,0,0]]"/>']],
        ),
    );
    const { project, warnings } = readGeoGebra(file);
    expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining('as it was saved; when moved')]);
    const slide = project.slides[0]!;
    expect(slide.styleSheet.primitives).toContainEqual(['e_saved', { hidden: true }]);
    const moved = (values: Record<string, number>) => {
      const uvarMap = slide.uvarMap.map(([id, value]): [string, number] => [id, values[id] ?? value]);
      return construct({ ...slide, uvarMap }).objects.get('e')!.value!;
    };
    expect(moved({})).toMatchObject({ type: 'Circle', center: { x: 3, y: 0 }, radius: 1 });
    // The mover alone changes nothing; the end of the segment moves the curve by half of its way.
    expect(moved({ 'P.0': 0.5 })).toMatchObject({ type: 'Circle' });
    const curve = moved({ 'B.0': 8 });
    const points = curve.type === 'Curve' && curve.form === 'sampled' ? curve.branches.flat() : [];
    expect(points.length).toBeGreaterThan(50);
    for (const { x, y } of points) expect(Math.hypot(x - 4, y)).toBeCloseTo(1);
  });

  it('keeps a point on a path where it was, and movable', () => {
    const file = ggbFile(
      TRIANGLE +
        command('Circle', ['A', '5'], [['conic', 'c']]) +
        command('Point', ['c'], [['point', 'P', '<coords x="3" y="4" z="1"/>']]),
    );
    const slide = readGeoGebra(file).project.slides[0]!;
    expect(slide.definitions.at(-1)!.source).toBe('Point(c, ?)');
    expect(slide.uvarMap.at(-1)).toEqual(['P.0', expect.closeTo(Math.atan2(4, 3), 12)]);
  });

  it('draws what comes out otherwise as it was saved, and says so with the line', () => {
    const file = ggbFile(TRIANGLE + command('Midpoint', ['A', 'B'], [['point', 'M', '<coords x="9" y="9" z="1"/>']]));
    const { project, warnings } = readGeoGebra(file);
    expect(project.slides[0]!.definitions.at(-1)!.source).toBe('Point(9, 9)');
    expect(warnings).toEqual([
      {
        id: 'M',
        message: 'Midpoint, line 7: it comes out otherwise than it was saved: it is drawn as it was saved and stays so',
      },
    ]);
  });

  it('corrects only what is wrong itself, not what follows from it', () => {
    const file = ggbFile(
      TRIANGLE +
        command('Midpoint', ['A', 'B'], [['point', 'M', '<coords x="9" y="9" z="1"/>']]) +
        command('Segment', ['A', 'M'], [['segment', 's']]) +
        command('Midpoint', ['s'], [['point', 'N', '<coords x="4.5" y="4.5" z="1"/>']]),
    );
    expect(sources(file)).toMatchObject({ M: 'Point(9, 9)', N: 'Midpoint(s)' });
  });

  it('names a command that it does not know, and draws its object as it was saved where it can', () => {
    const conic = '<matrix A0="1" A1="1" A2="-4" A3="0" A4="0" A5="0"/>';
    const file = ggbFile(
      TRIANGLE +
        command(
          'Strange',
          ['A'],
          [
            ['conic', 'c', conic],
            ['segment', 's'],
          ],
        ),
    );
    const { project, warnings } = readGeoGebra(file);
    expect(project.slides[0]!.definitions.map(({ id }) => id)).toEqual(['A', 'B', 'C_1', 'c']);
    expect(construct(project.slides[0]!).objects.get('c')!.value).toMatchObject({ type: 'Circle', radius: 2 });
    expect(warnings.map(({ id, message }) => `${id}: ${message}`)).toEqual([
      'c: Strange, line 7: the command is not known: it is drawn as it was saved and stays so',
      's: Strange, line 7: the command is not known: it is left out',
    ]);
  });

  it('draws no whole line for a part of it whose ends are not in the file, but cuts it', () => {
    const saved = '<coords x="0" y="1" z="-1"/>';
    const { project, warnings } = readGeoGebra(
      ggbFile(
        TRIANGLE +
          command('Unheard', ['A'], [['segment', 's', saved]]) +
          command('Line', ['A', 'C_{1}'], [['line', 'g']]) +
          command('Intersect', ['s', 'g'], [['point', 'P', '<coords x="0" y="1" z="1"/>']]),
      ),
    );
    const [slide] = project.slides;
    expect(warnings).toMatchObject([{ id: 's', message: expect.stringContaining('which is not drawn') }]);
    const primitives = new Map(slide!.styleSheet.primitives as [string, { hidden?: boolean }][]);
    expect(primitives.get('s')).toEqual({ hidden: true });
    expect(construct(slide!).objects.get('P')?.value).toMatchObject({ x: 0, y: 1 });
  });

  it('leaves out the drawing of a saved curve that would take the whole work of a picture', () => {
    const rows = Array.from({ length: 33 }, () => Array.from({ length: 33 }, () => 1));
    const saved = `<coefficients rep="array" data="${JSON.stringify(rows)}"/>`;
    const { project, warnings } = readGeoGebra(
      ggbFile(TRIANGLE + command('LocusEquation', ['A', 'B'], [['implicitpoly', 'o', saved]])),
    );
    expect(warnings).toMatchObject([{ id: 'o', message: expect.stringContaining('which is not drawn') }]);
    expect(project.slides[0]!.styleSheet.primitives).toContainEqual(['o', { hidden: true }]);
  });

  it('reads expressions by their own grammar', () => {
    const value = (number: number) => `<value val="${number}"/>`;
    const file = ggbFile(
      TRIANGLE +
        expression('a', '2', 'numeric', value(2)) +
        expression('f', 'f(x) = a x² + sin²(x)', 'function') +
        expression('b', "f'(0) + f(1)", 'numeric', value(2 + Math.sin(1) ** 2)) +
        expression('d', 'sqrt((B - A)^(2))', 'numeric', value(4)) +
        expression('k', 'x² + y² = 9', 'conic', '<matrix A0="1" A1="1" A2="-9" A3="0" A4="0" A5="0"/>') +
        expression('u', '(1, 2)', 'vector', '<coords x="1" y="2" z="0"/>') +
        expression('D', 'A + 2 u', 'point', '<coords x="2" y="4" z="1"/>') +
        expression('l', '{1, 4, 9}', 'list') +
        expression('n', 'l(a)', 'numeric', value(4)) +
        expression('o', 'A ≟ B ∨ ¬(a < 1)', 'boolean', '<value val="true"/>'),
    );
    const { warnings, compared } = readGeoGebra(file);
    expect(warnings).toEqual([]);
    expect(compared).toEqual({ saved: 11, agreed: 11 });
  });

  it('expands custom tools', () => {
    const tool = `<geogebra><macro cmdName="Third"><macroInput a0="P" a1="Q"/><macroOutput a0="T"/><construction>
${point('P', 0, 0)}${point('Q', 1, 0)}
${command('Midpoint', ['P', 'Q'], [['point', 'M', '<coords x="0.5" y="0" z="1"/>']])}
${expression('T', 'P + 2 / 3 (M - P)', 'point', '<coords x="0.333" y="0" z="1"/>')}
</construction></macro></geogebra>`;
    const call = command('Third', ['A', 'B'], [['point', 'X', `<coords x="${4 / 3}" y="0" z="1"/>`]]);
    const { project, warnings, compared } = readGeoGebra(ggbFile(TRIANGLE + call, { macros: tool }));
    expect(warnings).toEqual([]);
    expect(compared).toEqual({ saved: 4, agreed: 4 });
    expect(project.slides[0]!.definitions.at(-1)).toMatchObject({ id: 'X', kind: 'primitive' });
  });
});

describe('looks', () => {
  const settings = `<gui><font size="16"/></gui><euclidianView><size width="600" height="400"/>
<coordSystem xZero="200" yZero="300" scale="50" yscale="50"/><evSettings axes="true" grid="true"/>
<axis id="0" show="true" label="x" showNumbers="false" tickStyle="0"/></euclidianView>`;

  it('takes the window, the axes and the grid', () => {
    const slide = readGeoGebra(ggbFile(TRIANGLE, { settings })).project.slides[0]!;
    expect(slide.viewBounds).toEqual({ minX: -4, maxX: 8, minY: -2, maxY: 6, scale: 50 });
    expect(slide.styleSheet).toMatchObject({
      grid: { show: true },
      xaxis: { show: true, label: false, axisLabelPreset: 'name' },
      yaxis: { show: true, label: true },
    });
  });

  it('takes colours, sizes, dashes and labels of objects, and hides what is hidden', () => {
    const looks = '<objColor r="255" g="0" b="16" alpha="0.25"/><lineStyle thickness="6" type="20" opacity="51"/>';
    const file = ggbFile(
      point('A', 0, 0, '<pointSize val="4"/><pointStyle val="1"/><labelMode val="1"/>') +
        point('B', 4, 0) +
        command('Polygon', ['A', 'B', '4'], [['polygon', 'p', looks]]) +
        `<element type="point" label="H"><show object="false" label="true"/><coords x="1" y="1" z="1"/></element>`,
    );
    const { styleSheet, definitions } = readGeoGebra(file).project.slides[0]!;
    const styles = Object.fromEntries(styleSheet.primitives!);
    expect(styles.A).toEqual({ pointSize: 8, pointStyle: 'cross' });
    expect(styles.p).toEqual({
      color: '#ff0010',
      lineWidth: 3,
      lineDash: 'dotted',
      lineOpacity: 20,
      regionOpacity: 25,
    });
    expect(styles.H).toEqual({ hidden: true });
    expect(definitions.map(({ label }) => label)).toEqual(['A = {{latex}}', 'B', 'p', undefined]);
  });

  it('hides what a condition hides', () => {
    const more = (limit: number) => `<condition showObject="x(A) &lt; ${limit}"/>`;
    const file = ggbFile(point('A', 1, 0) + point('B', 2, 0, more(0)) + point('C', 3, 0, more(2)));
    const slide = readGeoGebra(file).project.slides[0]!;
    expect(slide.definitions.map(({ showIf }) => showIf)).toEqual([undefined, 'A.x < 0', 'A.x < 2']);
    const { objects } = construct(slide);
    expect([...objects.values()].map(({ isShown }) => isShown)).toEqual([true, false, true]);
  });

  it('hides for good what a condition hides that nothing moves', () => {
    const number = expression('n', '3', 'numeric', '<value val="3"/>');
    const file = ggbFile(number + point('B', 2, 0, '<condition showObject="n &lt; 2"/>'));
    const slide = readGeoGebra(file).project.slides[0]!;
    expect(Object.fromEntries(slide.styleSheet.primitives!).B).toEqual({ hidden: true });
    expect(slide.definitions.at(-1)!.showIf).toBeUndefined();
  });

  it('hides what hangs on a number that is undefined', () => {
    const open = '<condition showObject="ok ≟ 1"/>';
    const file = ggbFile(
      expression('ok', 'NaN', 'numeric') + expression('no', '?', 'numeric') + point('A', 1, 0, open),
    );
    const { project, warnings } = readGeoGebra(file);
    expect(warnings).toEqual([]);
    expect(project.slides[0]!.styleSheet.primitives).toEqual([['A', { hidden: true }]]);
  });

  it('writes texts that a condition chooses, and conditions that compare texts', () => {
    const { project, warnings } = readGeoGebra(
      ggbFile(
        expression('a', '3', 'numeric', '<value val="3"/>') +
          expression('s', 'If[a > 2, "large", "small"] + "!"', 'text') +
          point('A', 1, 2, '<condition showObject="If[a > 2, &quot;p&quot;, &quot;q&quot;] == &quot;p&quot;"/>'),
      ),
    );
    expect(warnings).toEqual([]);
    const text = project.slides[0]!.definitions.find(({ id }) => id === 's');
    expect(text).toMatchObject({ template: '{{if(a > 2, "large", "small")}}!' });
  });

  it('writes texts of several parts that conditions choose', () => {
    const text = expression('s', '"a " + If(a > 2, "is " + a + "!", a < 0, "", "rest " + (2a))', 'text');
    const { project, warnings } = readGeoGebra(ggbFile(expression('a', '3', 'numeric', '<value val="3"/>') + text));
    expect(warnings).toEqual([]);
    expect(project.slides[0]!.definitions.at(-1)).toMatchObject({
      template:
        'a {{if(a > 2, "is ", "")}}{{if(a > 2, a, "")}}{{if(a > 2, "!", "")}}' +
        '{{if(a > 2, "", a < 0, "", "rest ")}}{{if(a > 2, "", a < 0, "", 2 * a)}}',
    });
  });

  it('writes texts with what changes in them, where they hang', () => {
    const file = ggbFile(
      point('A', 1, 2, '<fixed val="true"/>') +
        expression('s', '"x is " + (x(A)) + "!"', 'text', '<startPoint exp="A"/><font sizeM="2"/>'),
      { settings },
    );
    const { definitions, styleSheet } = readGeoGebra(file).project.slides[0]!;
    expect(definitions.at(-1)).toEqual({ kind: 'text', id: 's', template: 'x is {{A.x}}!' });
    expect(styleSheet.texts![0]![1]).toMatchObject({ offsetX: 1, offsetY: 2, fontSize: 32, mode: 'normal' });
  });

  it('writes each text of a list of texts at its place', () => {
    const file = ggbFile(
      expression('a', '3', 'numeric', '<value val="3"/>') +
        command('Sequence', ['Text("no. " + (a i), (i, 2i))', 'i', '1', '2'], [['list', 'L']]) +
        expression('M', '{Text("x", (1, 1), false, true)}', 'list'),
      { settings },
    );
    const { project, warnings } = readGeoGebra(file);
    const { definitions, styleSheet } = project.slides[0]!;
    expect(warnings).toEqual([]);
    expect(definitions.slice(1)).toEqual([
      { kind: 'text', id: 'L_1', template: 'no. {{a * 1}}' },
      { kind: 'text', id: 'L_2', template: 'no. {{a * 2}}' },
      { kind: 'text', id: 'M_1', template: 'x' },
    ]);
    expect(styleSheet.texts!.map(([, style]) => [style.offsetX, style.offsetY, style.mode])).toEqual([
      [1, 2, 'normal'],
      [2, 4, 'normal'],
      [1, 1, 'latex'],
    ]);
  });

  it('says why a list of texts whose number can change is left out', () => {
    const list = command('Sequence', ['Text("" + i, (i, 0))', 'i', '1', 'a'], [['list', 'L']]);
    const { warnings } = readGeoGebra(ggbFile(expression('a', '3', 'numeric', '<value val="3"/>') + list));
    expect(warnings).toEqual([{ id: 'L', message: expect.stringContaining('texts whose number can change') }]);
  });

  it('writes sliders with their label, in the colour of the object', () => {
    const slider = '<slider min="0" max="5" absoluteScreenLocation="true" x="30" y="40" width="150"/>';
    const file = ggbFile(
      `<element type="numeric" label="a"><value val="2"/>${slider}<show object="true" label="true"/><objColor r="0" g="102" b="51"/></element>`,
      { settings },
    );
    const { definitions, styleSheet } = readGeoGebra(file).project.slides[0]!;
    expect(definitions[0]).toMatchObject({ kind: 'slider', id: 'a' });
    expect(styleSheet.sliders![0]![1]).toMatchObject({
      offsetX: 30,
      offsetY: 40,
      trackLength: 3,
      color: '#006633',
      labelColor: '#006633',
    });
  });

  it('writes check boxes as they stand, and no boolean that follows from others', () => {
    const place = '<labelOffset x="20" y="30"/><labelMode val="3"/><caption val="Show all"/>';
    const { project } = readGeoGebra(
      ggbFile(
        `<element type="boolean" label="b"><value val="true"/><show object="true" label="true"/>${place}</element>` +
          expression('n', '¬b', 'boolean', '<value val="false"/>'),
      ),
    );
    const [slide] = project.slides;
    const texts = slide!.definitions.filter(({ kind }) => kind === 'text');
    expect(texts).toMatchObject([{ id: 'b_box', template: '{{if(b, "☑", "□")}} Show all' }]);
    expect(slide!.styleSheet.texts).toMatchObject([['b_box', { offsetX: 25, offsetY: 35, screenFixed: true }]]);
  });

  it('takes pictures from the zip', () => {
    const picture =
      '<file name="a/b.png"/><startPoint number="0" x="1" y="2" z="1"/><startPoint number="1" x="3" y="2" z="1"/>';
    const element = `<element type="image" label="i"><show object="true"/>${picture}</element>`;
    const file = ggbFile(element, { settings, pictures: { 'a/b.png': new Uint8Array([1, 2, 3, 4]) } });
    const { definitions, styleSheet } = readGeoGebra(file).project.slides[0]!;
    expect(definitions).toEqual([{ kind: 'image', id: 'i', source: 'Image("data:image/png;base64,AQIDBA==")' }]);
    expect(styleSheet.images![0]![1]).toMatchObject({ offsetX: 1, width: 100 });
  });

  it('says which pictures are left out because they are hidden', () => {
    const element = '<element type="image" label="i"><show object="false"/><file name="a.png"/></element>';
    const { project, warnings } = readGeoGebra(ggbFile(element, { pictures: { 'a.png': new Uint8Array([1, 2, 3]) } }));
    expect(project.slides[0]!.definitions).toEqual([]);
    expect(warnings).toEqual([{ id: 'i', message: expect.stringContaining('it is hidden: it is left out') }]);
  });
});

/** A zip whose directory says something else of its first entry, at that place of the record (APPNOTE.TXT, 4.3.12). */
function saying(zip: Uint8Array, place: number, value: number): Uint8Array {
  const bytes = Buffer.from(zip);
  const record = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  if (place === 8 || place === 28) bytes.writeUInt16LE(value, record + place);
  else bytes.writeUInt32LE(value, record + place);
  return bytes;
}

describe('files that are none', () => {
  const cases: [what: string, file: Uint8Array, message: RegExp][] = [
    ['text', strToU8('A: Point(1, 2)'), /neither a zip nor XML/],
    ['a zip without a construction', zipSync({ 'a.xml': strToU8('<a/>') }), /no geogebra\.xml/],
    ['a broken zip', ggbFile(TRIANGLE).slice(0, 200), /the zip is damaged/],
    ['broken XML', strToU8('<geogebra>\n<construction></geogebra>'), /geogebra\.xml, line 2/],
    ['a document type', strToU8('<!DOCTYPE a [<!ENTITY b "c">]><geogebra/>'), /document type/],
    [
      'a zip bomb',
      zipSync({ 'geogebra.xml': new Uint8Array(10_000_000) }, { level: 9 }),
      /inflates \d+ bytes to 10000000/,
    ],
    [
      'too many entries',
      zipSync(Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`${i}.txt`, new Uint8Array()]))),
      /more than 2000 entries/,
    ],
    [
      'too many statements',
      strToU8(xmlOf(Array.from({ length: 4001 }, (_, i) => point(`P_{${i}}`, i, 0)).join(''))),
      /more than 4000 statements/,
    ],
    [
      'a zip that says to have fewer bytes than it has',
      saying(zipSync({ 'geogebra.xml': new Uint8Array(10_000_000) }, { level: 9 }), 24, 1000),
      /geogebra\.xml in the zip says to have 1000 bytes, and has more/,
    ],
    ['a zip that says to have more', saying(ggbFile(TRIANGLE), 24, 5000), /says to have 5000 bytes, and has \d+/],
    [
      'a picture that is not packed and says to have fewer bytes than it has',
      saying(zipSync({ 'a.png': new Uint8Array(2000) }, { level: 0 }), 24, 1000),
      /a\.png in the zip says to have 1000 bytes, and has 2000/,
    ],
    ['an entry that ends beyond the file', saying(ggbFile(TRIANGLE), 20, 1e6), /not where its directory says/],
    ['an entry that begins beyond the file', saying(ggbFile(TRIANGLE), 42, 1e6), /not where its directory says/],
    ['a name that ends beyond the file', saying(ggbFile(TRIANGLE), 28, 1e4), /the zip/],
    ['an encrypted zip', saying(ggbFile(TRIANGLE), 8, 1), /geogebra\.xml in the zip is encrypted/],
    ['a million elements', strToU8(xmlOf('<a/>'.repeat(1_000_000))), /geogebra\.xml has more than 120000 elements/],
    [
      'a million attributes',
      ggbFile(`<a ${Array.from({ length: 400_000 }, (_, i) => `b${i}=""`).join(' ')}/>`),
      /more than 360000 attributes/,
    ],
    ['a million elements in each other', strToU8(xmlOf('<a b=">">'.repeat(1_000_000))), /more than 40 elements within/],
    [
      'elements too deep',
      strToU8(`<geogebra>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</geogebra>`),
      /more than 40 elements/,
    ],
  ];

  const tool = (name: string, calls: readonly string[], more = '') =>
    `<macro cmdName="${name}"><macroInput/><macroOutput a0="o"/><construction>${calls
      .map((called, i) => command(called, [], [['point', `o${i}`]]))
      .join('')}${more}</construction></macro>`;
  const tools = (...macros: string[]) => `<geogebra>${macros.join('')}</geogebra>`;

  cases.push(
    [
      'empty tools that call each other six times each, ten million calls in all',
      ggbFile(command('t0', [], [['point', 'A']]), {
        macros: tools(
          ...Array.from({ length: 9 }, (_, i) => tool(`t${i}`, Array(6).fill(`t${i + 1}`))),
          tool('t9', []),
        ),
      }),
      /custom tools make more than 200000 objects, as far as the tool t\d/,
    ],
    [
      'commands with too many arguments',
      ggbFile(
        point('A', 0, 0) +
          Array.from({ length: 101 }, (_, i) => command('Polygon', Array(500).fill('A'), [['polygon', `q${i}`]])).join(
            '',
          ),
      ),
      /more than 50000 arguments/,
    ],
    ['a name of 200 kB, which it quotes in part', strToU8(`<a></${'b'.repeat(200_000)}>`), /^.{100,500}…$/],
    ['more elements than any file has', strToU8('<a/>'.repeat(500_000)), /more than 120000 elements/],
    ['more attributes than any file has', strToU8(`<a ${'b="1" '.repeat(360_001)}/>`), /more than 360000 attributes/],
    [
      'sequences of millions of items',
      ggbFile(
        Array.from({ length: 9 }, (_, i) =>
          expression(`L_${i}`, 'Sequence(Sequence(Sequence(i j k, i, 1, 99), j, 1, 99), k, 1, 99)', 'list'),
        ).join(''),
      ),
      /takes too much work/,
    ],
    [
      // A search of the whole text for the end of the line, for each element, would read 330 GB here.
      'many elements in one line',
      strToU8(
        `<geogebra><construction>${'<element type="point" label="A"/>'.repeat(100_000)}</construction></geogebra>`,
      ),
      /more than 4000 statements/,
    ],
  );

  it.each(cases)('refuses %s with the reason', (_, file, message) => {
    expect(() => readGeoGebra(file)).toThrow(message);
  });

  it('refuses one stream under many names', () => {
    const pictures = Object.fromEntries(
      Array.from({ length: 3 }, (_, i) => [`${i}.png`, new Uint8Array(5000).fill(i)]),
    );
    const bytes = Buffer.from(zipSync(pictures, { level: 0 }));
    for (let at = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])); at !== -1; ) {
      bytes.writeUInt32LE(0, at + 42);
      bytes.writeUInt32LE(6000, at + 20);
      bytes.writeUInt32LE(6000, at + 24);
      at = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]), at + 1);
    }
    expect(() => readGeoGebra(bytes)).toThrow(/its entries lie over each other/);
  });

  it('reads on where elements are in comments and quotes', () => {
    const more = `<!-- ${'<a>'.repeat(50)} --><![CDATA[${'<a>'.repeat(50)}]]><b c='${'>'.repeat(50)}' d="'"/>`;
    expect(readGeoGebra(ggbFile(TRIANGLE + more)).project.slides[0]!.definitions).toHaveLength(
      readGeoGebra(ggbFile(TRIANGLE)).project.slides[0]!.definitions.length,
    );
  });

  it('leaves an expression out that nests too deep', () => {
    const { warnings } = readGeoGebra(ggbFile(expression('a', `${'('.repeat(2000)}1${')'.repeat(2000)}`, 'numeric')));
    expect(warnings).toHaveLength(1);
  });
});
