import type { Slide } from '@geoslide/protocol';

/** The languages that pictures are described in. */
export const LANGUAGES = ['en', 'zh', 'de', 'fr', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

const HAN = /\p{Script=Han}/u;
const KANA = /\p{Script=Hiragana}|\p{Script=Katakana}/u;

/**
 * The language of a description: what the slide's `lang` says where it is one of them; without a `lang` Chinese where
 * the letters of the slide are; else English.
 */
export function languageOf({ definitions, lang }: Slide): Language {
  if (lang !== undefined) return LANGUAGES.find((each) => each === lang.replace(/-.*/, '').toLowerCase()) ?? 'en';
  const written = definitions
    .map(({ label, template, title }) => `${label ?? ''} ${template ?? ''} ${title ?? ''}`)
    .join(' ');
  return HAN.test(written) && !KANA.test(written) ? 'zh' : 'en';
}
