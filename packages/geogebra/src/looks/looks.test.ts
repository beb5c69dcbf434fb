import { construct } from '@geoslide/geometry';
import { describe, expect, it } from 'vitest';
import { readGeoGebra } from '../read-geogebra.js';
import { command, expression, ggbFile, point } from '../testing/ggb-file.js';

function slideOf(file: Uint8Array) {
  const slide = readGeoGebra(file).project.slides[0]!;
  const { styleSheet, definitions } = slide;
  const styles = Object.fromEntries([...(styleSheet.primitives ?? []), ...(styleSheet.texts ?? [])]);
  return { slide, styleSheet, definitions, styles };
}

const ENDS = point('A', 0, 0) + point('B', 4, 0);

describe('decorations', () => {
  const segment = (more: string) => ggbFile(ENDS + command('Segment', ['A', 'B'], [['segment', 's', more]]));

  it('strokes across a segment are ticks of its colour', () => {
    const { definitions, styles } = slideOf(segment('<objColor r="255" g="0" b="0"/><decoration type="2"/>'));
    expect(definitions.at(-1)).toEqual({ kind: 'primitive', id: 's_ticks', source: 'Tick(s, 2)' });
    expect(styles.s_ticks).toMatchObject({ color: '#ff0000' });
  });

  it('arrows of a segment stand in its middle or at its ends', () => {
    const { styles, definitions } = slideOf(segment('<decoration type="4"/><endStyle val="arrow_filled"/>'));
    expect(styles.s).toMatchObject({ middleArrow: 'stealth', endArrow: 'filled_stealth' });
    expect(definitions).toHaveLength(3);
  });

  it.each([
    [1, { arcCount: 2 }],
    [2, { arcCount: 3 }],
    [3, { arcStrokes: 1 }],
    [5, { arcStrokes: 3 }],
    [6, { endArrow: 'filled_stealth' }],
    [7, { startArrow: 'filled_stealth' }],
  ])('the decoration %i of an angle', (type, style) => {
    const angle = command('Angle', ['A', 'B', '(4, 3)'], [['angle', 'w', `<decoration type="${type}"/>`]]);
    const { angleSize, lineWidth, regionOpacity, ...own } = slideOf(ggbFile(ENDS + angle)).styles.w!;
    expect(own).toEqual(style);
  });
});

describe('fillings', () => {
  it('a pattern lets what is behind show through, and has its angle and distance', () => {
    const looks = '<objColor r="0" g="0" b="0" alpha="0.6" fillType="1" hatchAngle="30" hatchDistance="15"/>';
    const { styles } = slideOf(ggbFile(ENDS + command('Polygon', ['A', 'B', '4'], [['polygon', 'p', looks]])));
    expect(styles.p).toMatchObject({ regionOpacity: 0, fillPattern: 'hatch', patternAngle: 30, patternSpacing: 15 });
  });
});

describe('numbers that are undefined', () => {
  const file = (inner: string) => ggbFile(expression('n', '?', 'numeric') + inner);

  it('are a question mark in texts, and nothing in input boxes', () => {
    const text = slideOf(file(expression('s', '"n is " + n + "."', 'text'))).definitions.at(-1);
    expect(text).toMatchObject({ template: 'n is ?.' });
    const box = slideOf(file(command('Textfield', ['n'], [['textfield', 'box']]))).definitions.at(-1);
    expect(box).toMatchObject({ template: 'box ' });
  });
});

describe('colours that change', () => {
  it.each([
    ['dynamicr="a" dynamicg="0" dynamicb="1"', '#8000ff'],
    ['dynamicr="a + 1" dynamicg="3a" dynamicb="a > 0"', '#8080ff'],
    ['dynamicr="a" dynamicg="1" dynamicb="1" colorSpace="1"', '#00ffff'],
    ['dynamicr="a" dynamicg="1" dynamicb="a" colorSpace="2"', '#00ffff'],
  ])('%s', (attributes, color) => {
    const number = '<element type="numeric" label="a"><show object="false"/><value val="0.5"/></element>';
    const looks = `<objColor r="1" g="2" b="3" alpha="0" ${attributes.replace('>', '&gt;')}/>`;
    expect(slideOf(ggbFile(number + point('P', 1, 1, looks))).styles.P).toMatchObject({ color });
  });

  it('are as they are without the changes where an expression can not be read', () => {
    const looks = '<objColor r="1" g="2" b="3" alpha="0" dynamicr="nothing" dynamicg="0" dynamicb="0"/>';
    const file = ggbFile(point('P', 1, 1, looks));
    expect(slideOf(file).styles.P).toMatchObject({ color: '#010203' });
    expect(readGeoGebra(file).warnings[0]).toMatchObject({ id: 'P', message: expect.stringContaining('its colour') });
  });
});

describe('input boxes', () => {
  const box = '<labelOffset x="100" y="50"/><caption val="Length:"/><font sizeM="1" size="0" style="0"/>';

  it('are texts of their caption and their value', () => {
    const { definitions, styles } = slideOf(
      ggbFile(expression('n', '7', 'numeric') + command('Textfield', ['n'], [['textfield', 'box', box]])),
    );
    expect(definitions.at(-1)).toEqual({ kind: 'text', id: 'box', template: 'Length: {{n}}' });
    expect(styles.box).toMatchObject({ offsetX: 100, screenFixed: true, fontSize: 12 });
  });

  it('are named where they are of no object', () => {
    const { warnings } = readGeoGebra(ggbFile(`<element type="textfield" label="box">${box}</element>`));
    expect(warnings).toEqual([{ id: 'box', message: expect.stringContaining('it is of no object: it is left out') }]);
  });
});

describe('axes and grid', () => {
  const view = (inner: string) =>
    slideOf(
      ggbFile(ENDS, {
        settings: `<euclidianView><size width="600" height="400"/><coordSystem xZero="300" yZero="200" scale="50"/>${inner}</euclidianView>`,
      }),
    ).styleSheet;

  it('have a title, short ticks, a unit, and the place where they cross', () => {
    const { xaxis, yaxis } = view(
      '<evSettings axes="true"/><axis id="0" show="true" label="$t$ in s" unitLabel="" tickStyle="0" axisCross="1.5" positiveAxis="true"/>' +
        '<axis id="1" show="true" label="y" unitLabel="°" tickStyle="2" axisCross="-2" positiveAxis="false"/>',
    );
    expect(xaxis).toMatchObject({ title: '$t$ in s', minorTicks: true, tick: true, crossing: 1.5, min: -2 });
    expect(yaxis).toMatchObject({ axisLabelPreset: 'name', tick: false, unit: '°', crossing: -2 });
    expect(yaxis?.min).toBeUndefined();
  });

  it.each([
    [0, undefined],
    [1, 'isometric'],
    [2, 'polar'],
    [3, undefined],
  ])('grid of type %i', (type, kind) => {
    const { grid } = view(`<evSettings axes="true" grid="true" gridType="${type}"/>`);
    expect(grid?.kind).toBe(kind);
  });
});

describe('sliders', () => {
  const slider = (bounds: string, value = 0.5, more = '') =>
    `<element type="numeric" label="w"><value val="${value}"/><slider ${bounds} absoluteScreenLocation="true" x="30" y="40" width="150"/><show object="true" label="true"/><animation step="0.1"/>${more}</element>`;

  it.each([
    ['min="0°" max="360°"', '0', '6.283185307179586'],
    ['min="-2" max="2n"', '-2', '2 * n'],
  ])('with the bounds %s', (bounds, min, max) => {
    const { definitions } = slideOf(ggbFile(expression('n', '7', 'numeric') + slider(bounds)));
    expect(definitions[1]).toMatchObject({ kind: 'slider', id: 'w', min, max });
  });

  it.each([
    ['degree', 'w = {{w / 1°}}°', 'w = {{w / 1°}}°; 2 w = {{2 * w / 1°}}°; {{asin(1)}}'],
    ['radiant', 'w = {{w}} rad', 'w = {{w}} rad; 2 w = {{2 * w}} rad; {{asin(1)}}'],
  ])('of angles have their values in the unit %s, and so have texts', (unit, label, template) => {
    const angle = slider('min="0" max="3"', 0.5, '<labelMode val="1"/>').replace('type="numeric"', 'type="angle"');
    const text = expression('s', '"w = " + w + "; 2 w = " + (2 w) + "; " + (asin(1))', 'text');
    const { definitions } = slideOf(ggbFile(angle + text, { settings: `<kernel><angleUnit val="${unit}"/></kernel>` }));
    expect(definitions).toMatchObject([
      { kind: 'slider', label },
      { kind: 'text', template },
    ]);
  });

  it.each([
    [0, 'w', {}],
    [2, '{{value}}', {}],
    [3, 'How far', { mode: 'normal', font: 'sans-serif' }],
    [9, '\\text{How far} = {{value}}', {}],
  ])('have the label of the mode %i', (mode, label, style) => {
    const more = `<labelMode val="${mode}"/><caption val="How far"/>`;
    const { definitions, styleSheet } = slideOf(ggbFile(slider('min="0" max="3"', 0.5, more)));
    expect(definitions[0]).toMatchObject({ label });
    expect(styleSheet.sliders![0]![1]).toMatchObject(style);
  });

  it('that stand upright are drawn level, with a warning', () => {
    const { warnings } = readGeoGebra(ggbFile(slider('min="0" max="3" horizontal="false"')));
    expect(warnings).toEqual([{ id: 'w', message: expect.stringContaining('it stands upright') }]);
  });

  it('is a number where a bound is undefined', () => {
    expect(slideOf(ggbFile(slider('min="?" max="5"'))).definitions).toMatchObject([{ kind: 'other', id: 'w' }]);
  });
});

describe('marks', () => {
  it('a slope that is shown has its triangle, from where the line begins', () => {
    const slope =
      command('Line', ['A', '(4, 2)'], [['line', 'g']]) +
      command('Slope', ['g'], [['numeric', 'm', '<value val="0.5"/><slopeTriangleSize val="3"/><labelMode val="1"/>']]);
    const { definitions, slide } = slideOf(ggbFile(ENDS + slope));
    expect(definitions.at(-1)).toMatchObject({ id: 'm_triangle', label: 'm = {{m}}' });
    expect(construct(slide).objects.get('m_triangle')!.value).toMatchObject({
      vertices: [
        { x: 0, y: 0 },
        { x: 3, y: 0 },
        { x: 3, y: 1.5 },
      ],
    });
  });

  it.each([
    ['rightAngleStyle="1"', '', undefined],
    ['rightAngleStyle="2"', '', false],
    ['', '<emphasizeRightAngle val="false"/>', false],
  ])('right angles with %s%s', (settings, own, emphasizeRightAngle) => {
    const angle = command('Angle', ['(0, 1)', 'A', 'B'], [['angle', 'w', own]]);
    const view = `<euclidianView><evSettings axes="false" grid="false" ${settings}/></euclidianView>`;
    expect(slideOf(ggbFile(ENDS + angle, { settings: view })).styles.w?.emphasizeRightAngle).toBe(emphasizeRightAngle);
  });

  it('what is filled outside of it is not filled inside, with a warning', () => {
    const circle = command(
      'Circle',
      ['A', '2'],
      [['conic', 'c', '<objColor r="0" g="0" b="0" alpha="0.5" inverseFill="true"/>']],
    );
    expect(slideOf(ggbFile(ENDS + circle)).styles.c).toMatchObject({ regionOpacity: 0 });
    expect(readGeoGebra(ggbFile(ENDS + circle)).warnings).toEqual([
      { id: 'c', message: expect.stringContaining('outside') },
    ]);
  });

  it('a grid has the dashes of the file', () => {
    const view = '<euclidianView><evSettings axes="true" grid="true"/><lineStyle axes="1" grid="20"/></euclidianView>';
    expect(slideOf(ggbFile(ENDS, { settings: view })).styleSheet.grid).toMatchObject({ lineDash: 'dotted' });
  });
});

describe('a text at a point', () => {
  const text = (start: string, body = '"Here"') =>
    expression('s', body, 'text', `<startPoint ${start}/><labelOffset x="3" y="-8"/><font serif="true" sizeM="1"/>`);

  it('is the label of its place where that can be moved', () => {
    const { definitions, styles, styleSheet } = slideOf(ggbFile(ENDS + text('exp="A + (1, 0)"')));
    expect(definitions.at(-1)).toEqual({ kind: 'primitive', id: 's', source: 'A + Point(1, 0)', label: 'Here' });
    expect(styles.s).toEqual({ pointSize: 0 });
    const label = Object.fromEntries(styleSheet.primitiveLabels!).s;
    expect(label).toMatchObject({ offsetX: 3, offsetY: -8, mode: 'normal', font: 'serif', strokeOpacity: 0 });
  });

  it.each([
    ['coordinates', text('x="1" y="2" z="1"')],
    ['a place that stays', text('exp="(1, 2)"')],
    ['a word that means the point in a label', text('exp="A"', '"" + length')],
  ])('stands where it is with %s', (_, own) => {
    const length = expression('length', '5', 'numeric', '<value val="5"/>');
    expect(slideOf(ggbFile(ENDS + length + own)).definitions.at(-1)).toMatchObject({ kind: 'text', id: 's' });
  });
});

describe('a text with a condition to show it', () => {
  const slider = (value: number) =>
    `<element type="numeric" label="a"><value val="${value}"/><slider min="0" max="5"/><show object="true" label="true"/></element>`;
  const text = (condition: string, more = '') =>
    expression('s', '"a is " + a', 'text', `<condition showObject="${condition}"/>${more}`);

  it('comes and goes with a slider', () => {
    for (const value of [1, 4]) {
      const { definitions, styles } = slideOf(ggbFile(slider(value) + text('a &gt; 3')));
      expect(definitions.at(-1)).toMatchObject({ template: 'a is {{a}}', showIf: 'a > 3' });
      expect(styles.s?.hidden).toBeUndefined();
    }
  });

  it('stays as it was where nothing changes the condition', () => {
    const b = expression('b', '2', 'numeric', '<value val="2"/>');
    const constant = slideOf(ggbFile(slider(1) + b + text('b &gt; 3')));
    expect(constant.definitions.at(-1)).toMatchObject({ template: 'a is {{a}}' });
    expect(constant.styles.s).toMatchObject({ hidden: true });
  });
});
