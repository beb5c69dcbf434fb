/** A language, and behind hyphens its script, region and so on: `ja`, `zh-Hans`. Names of languages are longer. */
const TAG = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i;

/** Characters of a tag, for which BCP 47 asks readers to have room. */
export const MAX_LANGUAGE_TAG_LENGTH = 35;

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

/** Whether a value has the form of a BCP 47 tag. Which languages there are is not looked up. */
export function isLanguageTag(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX_LANGUAGE_TAG_LENGTH) return false;
  return TAG.test(value) && languageMeant(value) === undefined;
}

/** What to give instead of a value that is no tag, to follow "is not" or "must be". */
export function wantedLanguage(value?: unknown): string {
  const meant = typeof value === 'string' ? languageMeant(value) : undefined;
  return meant === undefined ? 'a language tag such as ja, zh-Hans or ko' : `a language tag, here ${meant}`;
}
