import { byId } from '../page/dom.js';
import { type Language, language, setLanguage, translatePage } from './words.js';

/** The list of languages of the page. */
export function createLanguageChoice(): void {
  const select = byId('language', HTMLSelectElement);
  select.value = language();
  select.addEventListener('change', () => setLanguage(select.value as Language));
  translatePage();
}
