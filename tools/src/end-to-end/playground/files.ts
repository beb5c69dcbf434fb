import { join } from 'node:path';
import { root } from '../../shared/root.js';
import { canvasHash, check, open, settled, textIn } from './page.js';

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
}
