import { t } from '../words/words.js';
import { byId } from './dom.js';

const themes = ['auto', 'light', 'dark'] as const;

/** The button that goes round automatic, light and dark; the choice is kept. */
export function createThemeButton(): void {
  const button = byId('theme', HTMLButtonElement);
  let current = themes.find((theme) => theme === localStorage.getItem('theme')) ?? 'auto';

  function apply(): void {
    document.documentElement.dataset.theme = current;
    button.textContent = t(`Theme: ${current}`);
  }

  button.addEventListener('click', () => {
    current = themes[(themes.indexOf(current) + 1) % themes.length] ?? 'auto';
    localStorage.setItem('theme', current);
    apply();
  });
  apply();
}
