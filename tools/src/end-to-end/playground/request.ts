import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_KEY } from '../servers/start-service.js';
import { check, folder, open, samePixels, settled, shot, textOf } from './page.js';

/** The request that makes the same picture. */
export async function request(): Promise<void> {
  await open(`#key=${API_KEY}`, {}, async (page, go) => {
    await go();
    await settled(page);
    check('the key leaves the address', !page.url().includes(API_KEY), page.url());
    await page.focus('#picture');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('+');
    await page.selectOption('#templates', 'Exam, black on white');
    await settled(page);
    await page.click('#request summary');
    await page.waitForSelector('#curl:not(:empty)');
    await page.click('#copy-curl');
    const command = await page.evaluate(() => navigator.clipboard.readText());
    const result = JSON.parse(execFileSync('sh', ['-c', command], { encoding: 'utf8' }));
    check('the copied curl command runs', result.success === true, JSON.stringify(result).slice(0, 200));
    const file = join(folder, 'service.png');
    writeFileSync(file, Buffer.from(await (await fetch(result.url)).arrayBuffer()));
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#download')]);
    const ours = join(folder, 'page.png');
    await download.saveAs(ours);
    check('and makes exactly the picture that is shown', samePixels(ours, file));
    await page.click('#send');
    await page.waitForSelector('#answer h3');
    const answer = await textOf(page, '#answer');
    check('sending shows the answer', answer.includes('Answer: 200') && answer.includes('"success": true'));
    await shot(page, 'request');
    return 'request';
  });
}
