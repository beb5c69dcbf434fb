import type { TextPosition } from '@geoslide/protocol';
import { byId, make } from '../page/dom.js';
import { t } from '../words/words.js';
import type { Problem } from './problem.js';

/** Most problems that are listed; the rest are counted. */
const MAX_LISTED = 20;

/** Lists what is wrong below the text. */
export function listProblems(problems: readonly Problem[], goTo: (position: TextPosition) => void): void {
  const shown = problems.slice(0, MAX_LISTED).map((problem) => problemRow(problem, goTo));
  const rest = problems.length - shown.length;
  if (rest > 0) shown.push(make('p', { className: 'problem', textContent: t('and {n} more', { n: rest }) }));
  byId('problems', HTMLDivElement).replaceChildren(...shown);
}

function problemRow({ message, position, severity }: Problem, goTo: (position: TextPosition) => void): HTMLElement {
  const row = make('p', { className: `problem ${severity}` });
  if (position) {
    const link = make('button', {
      type: 'button',
      className: 'link',
      textContent: t('line {line}', { line: position.line }),
    });
    link.addEventListener('click', () => goTo(position));
    row.append(link, ' ');
  }
  row.append(message);
  return row;
}
