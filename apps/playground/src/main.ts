import { pictureStyles } from '@geoslide/element/parts';
import { showFirstPicture } from './drawing/first-picture.js';
import { renderer } from './drawing/page-renderer.js';
import { make } from './page/dom.js';
import { createThemeButton } from './page/theme.js';
import { outlineToolbar } from './tools/tool-button.js';
import { createLanguageChoice } from './words/language-choice.js';

/** Ms after which the page does not wait for its first picture any more. */
const PATIENCE_MS = 1000;

document.head.prepend(make('style', { textContent: pictureStyles }));
createLanguageChoice();
createThemeButton();
outlineToolbar();
// What the page is worked with is loaded behind the first picture: side by side each would take the other's time.
const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
void Promise.race([showFirstPicture(renderer), patience]).finally(() => import('./page.js'));
