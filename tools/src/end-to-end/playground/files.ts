import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/root.js';
import { canvasHash, check, drag, middleOf, open, settled, textIn } from './page.js';

/** Files that are opened and dropped. */
export async function files(): Promise<void> {
  await open('', {}, async (page, go) => {
    await go();
    await settled(page);
    await page.setInputFiles('#file', join(root, 'examples/parabola-tangent.json'));
    await page.waitForFunction(() => document.querySelector('#file-name')?.textContent === 'parabola-tangent.json');
    await settled(page);
    check('a file opens', (await textIn(page)).includes('Parabola') || (await textIn(page)).includes('x^2'));
    const template = { defaultStyle: { types: [['Curve', { color: '#00ff00' }]] } };
    const before = await canvasHash(page);
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'green.json', { type: 'application/json' }));
      return transfer;
    }, JSON.stringify(template));
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('#templates')?.value === 'green');
    await settled(page);
    check('a template can be dropped', (await canvasHash(page)) !== before);
    return 'files';
  });
  await open('', {}, async (page, go) => {
    await go();
    await settled(page);
    const data = await page.evaluateHandle(
      (all) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(all)], 'altitudes.ggb'));
        return transfer;
      },
      [...readFileSync(join(root, 'examples/altitudes.ggb'))],
    );
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
    await page.waitForFunction(() => document.querySelector('#file-name')?.textContent === 'altitudes.geoslide');
    await settled(page);
    const [label, point] = [await middleOf(page, 'label A'), await middleOf(page, 'point A')];
    await drag(page, 'label A', point.x - label.x, point.y - label.y);
    await drag(page, 'point A', 60, -20);
    const rows = await page.locator('#objects tbody tr').allTextContents();
    const [a, b, c, h] = ['A', 'B', 'C', 'H'].map((id) => {
      const row = rows.find((text) => text.startsWith(`${id}Point`)) ?? '';
      const [x = Number.NaN, y = Number.NaN] = /\((.*)\)/.exec(row)?.[1]?.split(',').map(Number) ?? [];
      return { x, y };
    }) as [Place, Place, Place, Place];
    check('a point is dragged from under its label', a.x > -3 && a.y > -1, rows.join(' | '));
    // The orthocentre is where each corner's altitude crosses the other side at a right angle.
    const rest = [across(a, h, b, c), across(b, h, c, a), across(c, h, a, b)];
    const isRight = rest.every((one) => Math.abs(one) < 0.01);
    check('and what follows from it in a GeoGebra file is right', isRight, rest.join(' '));
    return 'GeoGebra';
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The product of the vectors from a to b and from c to d; 0 at a right angle. */
function across(a: Place, b: Place, c: Place, d: Place): number {
  return (b.x - a.x) * (d.x - c.x) + (b.y - a.y) * (d.y - c.y);
}
