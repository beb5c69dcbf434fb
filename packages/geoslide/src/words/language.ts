import type { Slide } from '@geoslide/protocol';

/** The languages that pictures are described in. */
export type Language = 'en' | 'zh';

const HAN = /\p{Script=Han}/u;
const KANA = /\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** The language that a slide is written in, as far as its letters tell: Chinese, or else English. */
export function languageOf({ definitions }: Slide): Language {
  const written = definitions
    .map(({ label, template, title }) => `${label ?? ''} ${template ?? ''} ${title ?? ''}`)
    .join(' ');
  return HAN.test(written) && !KANA.test(written) ? 'zh' : 'en';
}
