import { type Text, zh } from './zh.js';

// The texts of the page: English as it is written in the page and its code, Chinese from a table.

export type { Text } from './zh.js';

export type Language = 'en' | 'zh';

const KEY = 'language';

const english = new Map<string, string>(Object.entries(zh).map(([text, translated]) => [translated, text]));

let current: Language = kept() ?? preferred();
const listeners: (() => void)[] = [];

function kept(): Language | undefined {
  const found = globalThis.localStorage?.getItem(KEY);
  return found === 'en' || found === 'zh' ? found : undefined;
}

/** The first of the languages that the browser's user reads. */
function preferred(): Language {
  const wanted = globalThis.navigator?.languages?.find((each) => /^(?:en|zh)\b/i.test(each));
  return wanted?.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

export const language = (): Language => current;

/** A text in the language of the page; `{name}` stands for a value. */
export function t(text: Text, values: Readonly<Record<string, string | number>> = {}): string {
  const found: string = current === 'zh' ? zh[text] : text;
  return found.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Calls once the language has changed. */
export function onLanguage(act: () => void): void {
  listeners.push(act);
}

/** Shows the page in another language, and keeps the choice in this browser. */
export function setLanguage(next: Language): void {
  current = next;
  localStorage.setItem(KEY, next);
  translatePage();
  for (const act of listeners) act();
}

const ATTRIBUTES = ['title', 'aria-label', 'placeholder', 'aria-roledescription', 'data-drop'];
/** What comes from projects and from the tables of the language. */
const FOREIGN =
  '.cm-editor, .picture > *, .code, #objects tbody, #recent-list strong, #reference-found, .slide-list canvas';

/** Puts the texts of the page that stand there as they are into its language. */
export function translatePage(): void {
  document.documentElement.lang = current === 'zh' ? 'zh-Hans' : 'en';
  translate(document.body);
}

function translate(element: Element): void {
  if (element.matches(FOREIGN)) return;
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name);
    const next = value === null ? undefined : translated(value);
    if (next !== undefined) element.setAttribute(name, next);
  }
  for (const node of element.childNodes) {
    if (node instanceof Element) translate(node);
    else if (node instanceof globalThis.Text) {
      const own = node.data.trim();
      const next = own === '' ? undefined : translated(own);
      if (next !== undefined) node.data = node.data.replace(own, () => next);
    }
  }
}

/** Undefined for what is no text of the page. */
function translated(shown: string): string | undefined {
  const text = english.get(shown) ?? shown;
  if (!Object.hasOwn(zh, text)) return undefined;
  return current === 'zh' ? zh[text as Text] : text;
}
