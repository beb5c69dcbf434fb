import type { Page } from 'playwright-core';
import { boxOf, canvasHash, check, middleOf, open, selectedIn, settled, shot, textIn, textOf, write } from './page.js';

/** Clicks a place of the picture, in units of a slide that shows -8 .. 8 and -5 .. 5 at 50 px. */
async function place(page: Page, x: number, y: number): Promise<void> {
  const box = await boxOf(page, '#picture canvas');
  const scale = box.width / 16;
  await page.mouse.click(box.x + (x + 8) * scale, box.y + (5 - y) * scale);
  await settled(page);
  await page.waitForTimeout(120);
}

const tool = (page: Page, title: string) => page.click(`#tools [aria-label="${title}"]`);

/** Figures that are drawn by hand, with tools alone. */
export async function making(): Promise<void> {
  for (const form of ['figure text', 'JSON']) {
    await open('', {}, async (page, go) => {
      await go();
      await settled(page);
      await page.click('#new');
      await settled(page);
      if (form === 'JSON') {
        await page.click('#convert');
        await page.waitForFunction(() => document.querySelector('#file-name')?.textContent === 'untitled.json');
        await settled(page);
      }
      const empty = await textIn(page);
      await tool(page, 'Polygon');
      check(`${form}: a tool says what to do`, (await textOf(page, '#tool-hint')) === 'Pick the first corner');
      for (const [x, y] of [
        [-3, -2],
        [4, -2],
        [1, 3],
        [-3, -2],
      ] as const)
        await place(page, x, y);
      await tool(page, 'Perpendicular bisector');
      for (const [x, y] of [
        [-3, -2],
        [4, -2],
        [4, -2],
        [1, 3],
      ] as const)
        await place(page, x, y);
      await tool(page, 'Intersection');
      await place(page, 0.5, -4);
      await place(page, 5, 2.05);
      await shot(page, `making-lines-${form}`);
      await tool(page, 'Circle');
      await place(page, 0.5, -0.7);
      await place(page, -3, -2);
      await tool(page, 'Move');
      await shot(page, `making-${form}`);
      const objects = await textOf(page, '#objects');
      check(
        `${form}: a triangle and its circumcircle are drawn by tools alone`,
        /Polygon/.test(objects) && /Circle/.test(objects) && (await page.locator('tr.warning, .problem').count()) === 0,
        (await textIn(page)).slice(0, 600),
      );
      const drawn = await textIn(page);
      await place(page, 0.5 + 3.734, -0.7);
      await page.waitForSelector('.ghost .lit', { state: 'attached' });
      await shot(page, `selected-${form}`);
      check(
        `${form}: a click selects an object`,
        (await textOf(page, 'tr.marked th')) === 'k',
        await textOf(page, 'tr.marked'),
      );
      await page.focus('.cm-content');
      const selected = await selectedIn(page);
      const wanted =
        form === 'JSON' ? '{ "kind": "primitive", "id": "k", "source": "Circle(S, A)" }' : 'k: Circle(S, A)';
      check(`${form}: and its definition`, selected === wanted, selected);
      await page.click('#tools [aria-label="Delete the selected object"]');
      await page.waitForFunction(() => document.querySelector('tr.marked') === null);
      await settled(page);
      check(`${form}: it is deleted`, !/Circle\(/.test(await textIn(page)));
      await page.click('#undo');
      await settled(page);
      check(`${form}: and comes back in one step`, (await textIn(page)) === drawn);
      for (let i = 0; i < 8 && (await textIn(page)) !== empty; i += 1) {
        await page.click('#undo');
        await settled(page);
      }
      check(`${form}: each click was one step`, (await textIn(page)) === empty, await textIn(page));
      return `making, ${form}`;
    });
  }
  await early();
  await others();
  await sides();
}

/** A hand that is faster than the page: it presses the picture of the project before, which is still there. */
async function early(): Promise<void> {
  await open('', {}, async (page, go) => {
    let send = () => {};
    const isWanted = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/figure-module/, async (route) => {
      await isWanted;
      await route.continue();
    });
    await go();
    await settled(page);
    await page.click('#new');
    check('a project that is read is not shown yet', (await page.getAttribute('#picture', 'aria-busy')) === 'true');
    await tool(page, 'Point');
    const { x, y, width, height } = await boxOf(page, '#picture canvas');
    await page.mouse.click(x + width / 3, y + height / 3);
    const { x: pointX, y: pointY } = await middleOf(page, 'point A');
    await page.mouse.move(pointX, pointY);
    await page.mouse.down();
    await page.mouse.move(pointX + 40, pointY + 40, { steps: 4 });
    await page.mouse.up();
    send();
    await settled(page);
    await page.waitForTimeout(300);
    const text = await textIn(page);
    check('what is pressed in the picture of another project makes nothing', !text.includes('Point'), text);
    await place(page, 3, 2);
    check(
      'and the next press makes a point',
      (await textIn(page)).includes('A: Point(?:=3, ?:=2)'),
      await textIn(page),
    );
    return 'an early hand';
  });
}

/** Every other tool, the keyboard, and the text that selects in the picture. */
async function others(): Promise<void> {
  await open('', {}, async (page, go) => {
    await go();
    await settled(page);
    await page.click('#new');
    await write(page, 'view -8 .. 8, -5 .. 5 scale 50\n\nA: Point(?:=-5, ?:=-3) "A"\nB: Point(?:=5, ?:=-3) "B"\n');
    await settled(page);
    await tool(page, 'Line');
    await page.focus('[data-handle="point A"]');
    await page.keyboard.press('Enter');
    await page.focus('[data-handle="point B"]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('#objects')?.textContent?.includes('Line'));
    await settled(page);
    check('keys pick points too', (await textIn(page)).includes('g: Line(A, B)'));
    await tool(page, 'Point');
    await place(page, 2, -3);
    check(
      'a point on a line stays on it',
      /C: Point\(g, \?:=0\.7\d*\) "\{\{id\}\}"/.test(await textIn(page)),
      await textIn(page),
    );
    await tool(page, 'Perpendicular line');
    await place(page, -2, -3);
    await place(page, -2, 2);
    await tool(page, 'Parallel line');
    await place(page, -2, 2);
    await place(page, 0, -3);
    await tool(page, 'Segment');
    await place(page, -6, 4);
    await place(page, -3, 4);
    await tool(page, 'Ray');
    await place(page, -6, 3);
    await place(page, -4, 3.5);
    await tool(page, 'Midpoint');
    await place(page, -6, 4);
    await place(page, -3, 4);
    await tool(page, 'Circle');
    await place(page, 5, 2);
    await place(page, 6, 2);
    await tool(page, 'Tangent');
    await place(page, 4, 2);
    await place(page, 2, 0);
    await tool(page, 'Angle');
    await place(page, -6, 4);
    await place(page, -2, 2);
    await place(page, 2, 0);
    for (const [title, answer, at] of [
      ['Text', 'Hello {{1 + 1}}', 3.5],
      ['Slider', '0 .. 3 = 1', 4.5],
    ] as const) {
      await tool(page, title);
      page.once('dialog', (dialog) => void dialog.accept(answer));
      await place(page, 3, at);
    }
    await tool(page, 'Move');
    const text = await textIn(page);
    const wanted = [
      'PerpLine(g, D)',
      'ParallelLine(g, D)',
      'Segment(E, F)',
      'Ray(',
      'Midpoint(E, F)',
      'Circle(',
      'Tangent(',
      'Angle(',
      'text text1: "Hello {{1 + 1}}"',
      'slider b: 0 .. 3 = 1',
    ];
    check(
      'every tool writes its definition',
      wanted.every((part) => text.includes(part)),
      text,
    );
    check(
      'without a mistake',
      (await page.locator('tr.warning, .problem').count()) === 0,
      await textOf(page, '#problems'),
    );
    await shot(page, 'tools');
    const before = await canvasHash(page);
    await page.click('.cm-line:has-text("Segment(E, F)")');
    await page.waitForSelector('.ghost .lit', { state: 'attached' });
    check('the cursor lights up its object', (await textOf(page, 'tr.marked td')) === 'Segment');
    const { x, y } = await middleOf(page, 'point E');
    await page.mouse.click(x, y);
    await page.waitForFunction(() => document.querySelector('tr.marked th')?.textContent === 'E');
    check('a press on a point selects it, and moves nothing', (await canvasHash(page)) === before);
    await page.focus('#picture');
    await page.keyboard.press('Delete');
    await settled(page);
    const rest = await textIn(page);
    check('with a point goes what is made from it', !/Segment\(E|Midpoint\(E|Angle\(E|^E:/m.test(rest), rest);
    return 'tools';
  });
}

/** The sides of a polygon are lines for tools. */
async function sides(): Promise<void> {
  await open('', {}, async (page, go) => {
    await go();
    await settled(page);
    await page.click('#new');
    await settled(page);
    await tool(page, 'Polygon');
    for (const [x, y] of [
      [-3, -2],
      [4, -2],
      [1, 3],
      [-3, -2],
    ] as const)
      await place(page, x, y);
    await tool(page, 'Perpendicular line');
    await place(page, 2.5, 0.5);
    await place(page, -3, -2);
    check(
      'an altitude is drawn by a side and a corner',
      (await textIn(page)).includes('g: PerpLine(poly.edge(2), A)'),
      await textIn(page),
    );
    return 'sides';
  });
}
