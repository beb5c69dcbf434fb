/**
 * A BCP 47 tag by its form: a language, and behind hyphens its script, region and so on, `ja` or `zh-Hans`. Which
 * languages there are is not looked up; codes of countries and of three letters that people take for one are none.
 */
export const LANGUAGE_TAG = /^(?!(?:jp|JP|jpn|cn|CN|zho|kor)(?:-|$))[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,4}$/;

/** What people write for a language that has another tag. */
const MEANT: Readonly<Record<string, string>> = {
  japanese: 'ja',
  jp: 'ja',
  jpn: 'ja',
  日本語: 'ja',
  chinese: 'zh',
  cn: 'zh',
  zho: 'zh',
  中文: 'zh',
  korean: 'ko',
  kor: 'ko',
  한국어: 'ko',
  english: 'en',
  german: 'de',
  french: 'fr',
  spanish: 'es',
  arabic: 'ar',
  hebrew: 'he',
  hindi: 'hi',
  marathi: 'mr',
};

/** The tag of a language that is given by its name or country, such as `japanese` or `jp`; undefined for others. */
export function languageMeant(value: string): string | undefined {
  const name = value.toLowerCase();
  return Object.hasOwn(MEANT, name) ? MEANT[name] : undefined;
}

export function isLanguageTag(value: unknown): value is string {
  return typeof value === 'string' && LANGUAGE_TAG.test(value);
}

/** What to give instead of a value that is no tag, to follow "is not" or "must be". */
export function wantedLanguage(value?: unknown): string {
  const meant = typeof value === 'string' ? languageMeant(value) : undefined;
  return meant === undefined ? 'a language tag such as ja, zh-Hans or ko' : `a language tag, here ${meant}`;
}
