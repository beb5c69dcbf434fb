import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { openChecks } from '../../shared/check.js';
import { launchChromium } from '../../shared/chromium.js';
import { root } from '../../shared/root.js';
import { freePort, startService } from '../servers/start-service.js';

const bin = join(root, 'apps/cli/bin/geoslide.js');
const shots = process.argv.slice(2).find((arg) => !arg.startsWith('--'));
const judgesSpeed = !process.argv.includes('--report-speed');
if (shots) mkdirSync(shots, { recursive: true });

/** For files of the check. */
export const folder = mkdtempSync(join(tmpdir(), 'geoslide-playground-'));

const checks = openChecks();

export function check(name: string, holds: boolean, detail = ''): void {
  checks.check(name, holds, detail, true);
}

/** A check of a speed, which is only printed with --report-speed. */
export function checkSpeed(name: string, holds: boolean, detail: string): void {
  if (judgesSpeed) check(name, holds, detail);
  else console.log(`noted  ${name}: ${detail}`);
}

execFileSync(process.execPath, [join(root, 'apps/playground/build.mjs')], { stdio: 'inherit' });
const service = await startService({ port: await freePort(), data: join(folder, 'data') });
const browser = await launchChromium();

/** Where the playground is served. */
export const { base } = service;

/** Ends all that was started, and prints the counts. */
export async function finish(): Promise<void> {
  await browser.close();
  await service.end();
  rmSync(folder, { recursive: true, force: true });
  checks.finish();
}

/** Drives a page; `go` opens it. Gives the name of what it was about. */
type Use = (page: Page, go: () => Promise<unknown>) => Promise<string>;

/** A page of a new profile; what its console says and what it asks of other machines are faults. */
export async function open(hash: string, options: BrowserContextOptions, use: Use): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    acceptDownloads: true,
    ...options,
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: base });
  const page = await context.newPage();
  const said: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  context.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(`${base}/`)) foreign.push(request.url());
  });
  page.setDefaultTimeout(15_000);
  const name = await use(page, () => page.goto(`${base}/${hash}`));
  check(`${name}: the console is silent`, said.length === 0, said.join(' | '));
  check(`${name}: nothing is asked of another machine`, foreign.length === 0, foreign.join(' '));
  await context.close();
}

/** ms from what a hand does to the begin of the drawing, on a busy machine. */
const BEFORE_BUSY = 80;

/** Waits until the page shows what was asked of it last. */
export async function settled(page: Page): Promise<void> {
  // What a hand does is written into the text a moment later, and only then is the picture drawn.
  await page.waitForTimeout(BEFORE_BUSY);
  await page.waitForSelector('#picture:not([aria-busy]) > *');
}

/** The text of the editor once it is as wanted, or as it is after ten seconds: a page writes it after it has drawn. */
export async function textThat(page: Page, isWanted: (text: string) => boolean): Promise<string> {
  let text = await textIn(page);
  for (const end = Date.now() + 10_000; !isWanted(text) && Date.now() < end; text = await textIn(page)) {
    await page.waitForTimeout(50);
  }
  return text;
}

/** What the page shows, as text. */
export function canvasHash(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      document.querySelector<HTMLCanvasElement>('#picture canvas')?.toDataURL() ??
      document.querySelector('#picture')?.innerHTML,
  );
}

/** A screenshot, where a folder was given. */
export async function shot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
}

/** Chromium drops downloads of a page past ten in a second, without a word. */
const DOWNLOAD_MS = 120;
let lastDownload = 0;

/** The project's text, as a download gives it. */
export async function textIn(page: Page): Promise<string> {
  await page.waitForTimeout(Math.max(1, lastDownload + DOWNLOAD_MS - Date.now()));
  lastDownload = Date.now();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate(() => document.querySelector<HTMLButtonElement>('#save')?.click()),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

/** Puts a text in place of the project's. */
export async function write(page: Page, text: string): Promise<void> {
  await page.focus('.cm-content');
  await page.keyboard.press('Control+a');
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('.cm-content')?.dispatchEvent(event);
  }, text);
}

/** What is selected in the text. */
export const selectedIn = (page: Page): Promise<string> => page.evaluate(() => String(getSelection()));

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box of what is found, px of the page. */
export async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return box;
}

/** px of the page. */
export async function middleOf(page: Page, handle: string): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = await boxOf(page, `[data-handle="${handle}"]`);
  return { x: x + width / 2, y: y + height / 2 };
}

/** px of the page for a px of the picture, which fills its place. */
export async function pageScale(page: Page, width: number): Promise<number> {
  return (await boxOf(page, '#picture canvas')).width / width;
}

/** Drags a handle by px of the page. */
export async function drag(page: Page, handle: string, dx: number, dy: number): Promise<void> {
  const { x, y } = await middleOf(page, handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 8 });
  await page.mouse.up();
  await settled(page);
}

/** The values of the sliders and free points in the text. */
export async function variables(page: Page): Promise<Record<string, number>> {
  const { uvarMap } = JSON.parse(await textIn(page)).slides[0];
  return Object.fromEntries(uvarMap);
}

/** Whether two PNG files show the same. */
export function samePixels(a: string, b: string): boolean {
  const one = PNG.sync.read(readFileSync(a));
  const two = PNG.sync.read(readFileSync(b));
  return one.width === two.width && one.height === two.height && one.data.equals(two.data);
}

/** Runs the command `geoslide`. */
export function cli(...args: readonly string[]): void {
  execFileSync(process.execPath, [bin, ...args], { stdio: ['ignore', 'inherit', 'ignore'] });
}

/** The text of what is found; empty where it has none. */
export const textOf = async (page: Page, selector: string): Promise<string> => (await page.textContent(selector)) ?? '';
