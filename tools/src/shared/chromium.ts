import { type Browser, chromium } from 'playwright-core';

/** Debian's Chromium, or the one that CHROMIUM names. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Starts it without a window, and without anything that asks other machines. */
export function launchChromium(...flags: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The address bar's list loads 400 scripts with the first page, though nobody sees it.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
      ...flags,
    ],
  });
}
