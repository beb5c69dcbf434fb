import { check, drag, open, pageScale, settled, shot, textIn, textOf, textThat, variables, write } from './page.js';

/** The panel of properties, the input line, and the grid that points stay on. */
export async function panels(): Promise<void> {
  for (const form of ['figure text', 'JSON']) {
    await open('', {}, async (page, go) => {
      await go();
      await settled(page);
      await page.click('#new');
      await write(page, 'view -8 .. 8, -5 .. 5 scale 50\n\nA: Point(?:=-3, ?:=1) "A"\n');
      await settled(page);
      if (form === 'JSON') {
        await page.click('#convert');
        await page.waitForFunction(() => document.querySelector('#file-name')?.textContent === 'untitled.json');
        await settled(page);
      }
      const before = await textIn(page);
      await page.fill('#input', 'Circle(A, ');
      await page.press('#input', 'Enter');
      await page.waitForSelector('#input-fault:not([hidden])');
      check(`${form}: what can't be read is told`, (await textOf(page, '#input-fault')).includes('expected'));
      for (const typed of ['B = (2, 1)', 'Circle(A, B)']) {
        await page.fill('#input', typed);
        await page.press('#input', 'Enter');
        await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#input')?.value === '');
        await settled(page);
      }
      const objects = await textOf(page, '#objects');
      check(`${form}: what is typed is added`, objects.includes('Circle') && objects.includes('(2, 1)'), objects);
      const added = await textIn(page);

      await page.click('#objects tr[data-id="B"] button');
      await page.waitForSelector('#properties:not([hidden])');
      const row = (name: string) => `#property-rows label:has(> span:text-is("${name}"))`;
      await page.fill(`${row('color')} input[type="text"]`, '#cc0022');
      await page.press(`${row('color')} input[type="text"]`, 'Enter');
      await settled(page);
      await page.selectOption(`${row('hidden')} select`, 'false');
      await settled(page);
      await page.fill(`${row('label: fontSize')} input`, '30');
      // The picture is drawn again while somebody types.
      await page.setViewportSize({ width: 1200, height: 800 });
      await settled(page);
      await page.press(`${row('label: fontSize')} input`, 'Enter');
      await settled(page);
      await shot(page, `properties-${form}`);
      const styled = await textThat(page, (text) => /fontSize"?: 30/.test(text));
      check(
        `${form}: a property is written into the text`,
        ['#cc0022', 'hidden', '30'].every((part) => styled.includes(part)),
        styled,
      );
      await page.fill(`${row('color')} input[type="text"]`, '');
      await page.press(`${row('color')} input[type="text"]`, 'Enter');
      await settled(page);
      const without = await textThat(page, (text) => !text.includes('#cc0022'));
      check(`${form}: and taken out of it`, !without.includes('#cc0022'), without);
      for (let i = 0; i < 4; i += 1) {
        await page.click('#undo');
        await settled(page);
      }
      check(`${form}: each property was one step`, (await textIn(page)) === added, await textIn(page));
      for (let i = 0; i < 2; i += 1) {
        await page.click('#undo');
        await settled(page);
      }
      check(`${form}: and so was each definition`, (await textIn(page)) === before, await textIn(page));

      if (form === 'JSON') {
        await page.check('#snap');
        const scale = await pageScale(page, 800);
        await drag(page, 'point A', 53 * scale, 22 * scale);
        const { 'A.0': x = NaN, 'A.1': y = NaN } = await variables(page);
        check(
          'a point stays on the grid where it is wanted',
          [x, y].every((value) => Number.isInteger(2 * value)),
          `${x}, ${y}`,
        );
      }
      return `panels, ${form}`;
    });
  }
  await typing();
}

/** What a teacher types who comes from GeoGebra. */
async function typing(): Promise<void> {
  await open('', {}, async (page, go) => {
    await go();
    await settled(page);
    await page.click('#new');
    await settled(page);
    for (const typed of [
      'A = (1, 1)',
      'y = m x + n',
      'm = 2',
      'Curve(cos(t), sin(t), t, 0, 6)',
      '"hello"',
      'A = (2, 3)',
    ]) {
      await page.fill('#input', typed);
      await page.press('#input', 'Enter');
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#input')?.value === '');
      await settled(page);
    }
    const text = await textIn(page);
    const wanted = [
      'A: Point(?:=2, ?:=3) "{{id}}"',
      'slider m: -5 .. 5 step 0.1 = 2\nslider n: -5 .. 5 step 0.1 = 1',
      'y = m x + n',
      'Curve(cos(t), sin(t), 0, 6)',
      'text text1: "hello"',
    ];
    check(
      'what is typed as in GeoGebra is drawn',
      wanted.every((part) => text.includes(part)) && (await page.locator('tr.warning').count()) === 0,
      text,
    );
    await page.fill('#input', 'ZoomIn(1, 2)');
    await page.press('#input', 'Enter');
    await page.waitForSelector('#input-fault:not([hidden])');
    check(
      'what can not be drawn is told where it is typed, and stays there',
      (await page.inputValue('#input')) === 'ZoomIn(1, 2)' && (await textIn(page)) === text,
      await textOf(page, '#input-fault'),
    );
    return 'typing';
  });
}
