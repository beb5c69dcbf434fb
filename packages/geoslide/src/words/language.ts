import type { Slide } from '@geoslide/protocol';

/** The languages that pictures are described in. */
export type Language = 'en' | 'zh';

const HAN = /\p{Script=Han}/u;
const KANA = /\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** The language of a description: Chinese where the slide's `lang` or, without it, its letters say so; else English. */
export function languageOf({ definitions, lang }: Slide): Language {
  if (lang !== undefined) return /^zh(?:-|$)/i.test(lang) ? 'zh' : 'en';
  const written = definitions
    .map(({ label, template, title }) => `${label ?? ''} ${template ?? ''} ${title ?? ''}`)
    .join(' ');
  return HAN.test(written) && !KANA.test(written) ? 'zh' : 'en';
}
