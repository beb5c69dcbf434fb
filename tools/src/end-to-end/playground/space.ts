import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { boxOf, canvasHash, check, drag, middleOf, open, settled, shot, textIn, textOf, write } from './page.js';

/** A slide in space: its camera. */
export async function space(): Promise<void> {
  await open('#example=cube-section', {}, async (page, go) => {
    await go();
    await settled(page);
    const before = await canvasHash(page);
    const box = await boxOf(page, '#picture canvas');
    await page.mouse.move(box.x + 200, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 260, box.y + 180, { steps: 8 });
    await page.mouse.up();
    await settled(page);
    const turned = await canvasHash(page);
    check('the camera turns with the mouse', turned !== before);
    await page.click('#request summary');
    await page.waitForSelector('#body:not(:empty)');
    const body = JSON.parse(await textOf(page, '#body'));
    check(
      'and the request says its yaw and pitch',
      Math.abs(body.view3D.yaw) > 0 && body.view3D.pitch !== 0.38,
      JSON.stringify(body.view3D),
    );
    await page.selectOption('#projection', 'perspective');
    await settled(page);
    check('the projection can be chosen', (await canvasHash(page)) !== turned);
    await page.click('[data-format="svg"]');
    await page.waitForSelector('#picture svg');
    await settled(page);
    check(
      'a slide in space is drawn as SVG',
      await page.isHidden('#message'),
      await textOf(page, '#picture svg title'),
    );
    await page.click('[data-format="png"]');
    await settled(page);
    check('and PNG comes back', await page.isHidden('#message'));
    check('it has the tools of space', await page.isVisible('#tools [aria-label="Pyramid"]'));
    await shot(page, 'space');
    return 'space';
  });
  await solids();
  await fills();
  for (const form of ['figure text', 'JSON'] as const) await dragged(form);
}

/** Presses a place of the picture, as parts of its size. */
async function press(page: Page, x: number, y: number): Promise<void> {
  const box = await boxOf(page, '#picture canvas');
  await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
  await settled(page);
}

/** Solids that are made and dragged by hand. */
async function solids(): Promise<void> {
  await open('', {}, async (page, go) => {
    await go();
    await settled(page);
    await page.click('#new-space');
    await settled(page);
    const empty = await textIn(page);
    await page.click('#tools [aria-label="Pyramid"]');
    for (const [x, y] of [
      [0.35, 0.65],
      [0.6, 0.72],
      [0.65, 0.55],
      [0.35, 0.65],
    ] as const)
      await press(page, x, y);
    await page.click('#tools [aria-label="Move"]');
    const text = await textIn(page);
    check(
      'a pyramid is made on the working plane',
      /^A: Point\(\?:=[-\d.]+, \?:=[-\d.]+, \?:=0\)/m.test(text) && /Pyramid\(Polygon\(A, B, C\), D\)/.test(text),
      text,
    );
    check('without a mistake', (await page.locator('tr.warning, .problem').count()) === 0);
    await shot(page, 'pyramid');
    const start = await middleOf(page, 'point A');
    await drag(page, 'point A', 40, 20);
    const end = await middleOf(page, 'point A');
    const dragged = await textIn(page);
    check(
      'a corner follows the mouse along the plane',
      Math.hypot(end.x - start.x - 40, end.y - start.y - 20) < 1.5 && /^A: Point\([^)]*\?:=0\)/m.test(dragged),
      dragged,
    );
    await page.keyboard.down('Shift');
    await drag(page, 'point D', 0, -40);
    await page.keyboard.up('Shift');
    const lifted = await textIn(page);
    const height = Number(/^D: Point\(\?:=[-\d.]+, \?:=[-\d.]+, \?:=([-\d.]+)\)/m.exec(lifted)?.[1]);
    check('with Shift the apex goes upright', height > 3.2, lifted);
    await page.focus('[data-handle="point D"]');
    await page.keyboard.press('PageUp');
    await settled(page);
    check('and by a key', (await textIn(page)) !== lifted);
    for (const [index, name] of ['Cone', 'Cube'].entries()) {
      await page.click(`#tools [aria-label="${name}"]`);
      await press(page, 0.2 + 0.55 * index, 0.8);
      await press(page, 0.26 + 0.55 * index, 0.81);
    }
    await page.click('#tools [aria-label="Move"]');
    const made = await textIn(page);
    check('other solids are made too', /Cone\(/.test(made) && /Cube\(/.test(made), made);
    await shot(page, 'solids');
    for (let i = 0; i < 20 && (await textIn(page)) !== empty; i += 1) {
      await page.click('#undo');
      await settled(page);
    }
    check('all of it is undone', (await textIn(page)) === empty, await textIn(page));
    return 'solids';
  });
}

/** Pictures in space have the shape of their place, and files that of the picture. */
async function fills(): Promise<void> {
  await open('#example=cube-section', {}, async (page, go) => {
    await go();
    await settled(page);
    const shape = async () => {
      const { width, height } = await boxOf(page, '#picture canvas');
      return width / height;
    };
    const room = async () => (await boxOf(page, '#picture')).width - 24 - (await boxOf(page, '#picture canvas')).width;
    check(
      'a picture in space fills its place',
      Math.abs(await room()) < 3 && (await shape()) > 1.1,
      `${await shape()}`,
    );
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#download')]);
    const { width, height } = PNG.sync.read(readFileSync(await download.path()));
    check('a file shows what is seen', Math.abs(width / height - (await shape())) < 0.01, `${width} × ${height}`);
    await page.click('#fit');
    await settled(page);
    check('and so it does with all of the slide', Math.abs(await room()) < 3);
    await page.setViewportSize({ width: 1000, height: 1100 });
    await page.waitForFunction(() => {
      const { width = 0, height = 1 } = document.querySelector('#picture canvas')?.getBoundingClientRect() ?? {};
      return width / height < 0.9;
    });
    await settled(page);
    check('it follows the window', Math.abs(await room()) < 3, `${await shape()}`);
    await shot(page, 'space-narrow');
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.waitForFunction(() => {
      const { width = 0, height = 1 } = document.querySelector('#picture canvas')?.getBoundingClientRect() ?? {};
      return width / height > 0.9;
    });
    await settled(page);
    await page.evaluate(() => {
      const post = Worker.prototype.postMessage;
      Object.assign(globalThis, { draws: 0 });
      Worker.prototype.postMessage = function (this: Worker, message: { ask: { kind: string } }, ...rest: unknown[]) {
        if (message.ask.kind === 'draw')
          Object.assign(globalThis, { draws: (Reflect.get(globalThis, 'draws') as number) + 1 });
        Reflect.apply(post, this, [message, ...rest]);
      } as typeof post;
    });
    await page.click('#new-space');
    await page.waitForFunction(() => (Reflect.get(globalThis, 'draws') as number) > 0);
    await settled(page);
    await page.waitForTimeout(500);
    const draws = await page.evaluate(() => Reflect.get(globalThis, 'draws') as number);
    check('another slide in space is drawn once', draws === 1, `${draws}`);
    return 'a picture that fills its place';
  });
}

/** A label and a point on a path in space. */
async function dragged(form: 'figure text' | 'JSON'): Promise<void> {
  await open('', {}, async (page, go) => {
    await go();
    await settled(page);
    await page.click('#new-space');
    await settled(page);
    await write(
      page,
      [
        'camera {yaw: 0.5, pitch: 0.4, offset: [0, 0, 1], scale: 0.09}',
        'axes off',
        '',
        'A: Point(?:=2, ?:=-2, ?:=0) "A"',
        's: Segment(Point(-2, -2, 0), Point(-2, 2, 3))',
        'P: Point(s, ?:=0.2) "P"',
        '',
      ].join('\n'),
    );
    await settled(page);
    if (form === 'JSON') {
      await page.click('#convert');
      await page.waitForFunction(() => document.querySelector('#file-name')?.textContent === 'untitled.json');
      await settled(page);
    }
    const before = await textIn(page);
    const label = await middleOf(page, 'label A');
    await drag(page, 'label A', 40, -30);
    const moved = await middleOf(page, 'label A');
    check(
      `${form}: a label in space follows the mouse`,
      Math.hypot(moved.x - label.x - 40, moved.y - label.y + 30) < 2,
      JSON.stringify([label, moved]),
    );
    const written = await textIn(page);
    const wanted =
      form === 'JSON'
        ? /"primitiveLabels3d": \[\s*\["A", \{ "offsetX": -?\d+/
        : /"A" \{offsetX: -?\d+, offsetY: -?\d+\}/;
    check(`${form}: and its place is in the text`, wanted.test(written), written);
    const start = await middleOf(page, 'point P');
    await drag(page, 'point P', 60, -80);
    const end = await middleOf(page, 'point P');
    const after = await textIn(page);
    check(
      `${form}: a point on a path in space moves along it`,
      end.y < start.y - 20 && after !== written,
      JSON.stringify([start, end]),
    );
    await page.click('#tools [aria-label="Point"]');
    await page.mouse.click((start.x + end.x) / 2, (start.y + end.y) / 2);
    await page.waitForSelector('[data-handle="point B"]');
    await settled(page);
    const made = await middleOf(page, 'point B');
    check(
      `${form}: a point that is put on a path in space stays on it, where it was put`,
      Math.hypot(made.x - (start.x + end.x) / 2, made.y - (start.y + end.y) / 2) < 1.5 &&
        (await textOf(page, 'tr[data-id="B"] .movement')) === 'on s',
      await textIn(page),
    );
    await page.click('#tools [aria-label="Move"]');
    await shot(page, `dragged-in-space-${form}`);
    for (let i = 0; i < 3; i += 1) {
      await page.click('#undo');
      await settled(page);
    }
    check(`${form}: each was one step`, (await textIn(page)) === before, await textIn(page));
    return `dragged in space, ${form}`;
  });
}
