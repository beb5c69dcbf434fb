import type { Warning } from '@geoslide/protocol';
import type { Listed } from '../drawing/messages.js';
import { byId, make } from '../page/dom.js';
import { t } from '../words/words.js';

export interface Objects {
  show(listed: Listed, warnings: readonly Warning[]): void;
  /** Marks the row of an object, or none. */
  mark(id: string | undefined): void;
}

/** Rows beyond these would only slow the page down. */
const MAX_ROWS = 1000;

/**
 * The table of the slide's objects.
 *
 * @param onPick Called with the place of the definition whose id was pressed, and the id.
 */
export function createObjects(onPick: (index: number, id: string) => void): Objects {
  const place = byId('objects', HTMLElement);
  // It scrolls, so keys have to reach it.
  place.tabIndex = 0;
  const count = byId('object-count', HTMLSpanElement);
  let marked: string | undefined;

  function mark(id: string | undefined): void {
    marked = id;
    for (const row of place.querySelectorAll<HTMLElement>('tr[data-id]')) {
      row.classList.toggle('marked', row.dataset.id === id);
    }
  }

  return {
    mark,
    show({ objects }, warnings) {
      const head = make(
        'tr',
        {},
        ...(['Id', 'Type', 'Moves', 'Value'] as const).map((text) =>
          make('th', { scope: 'col', textContent: t(text) }),
        ),
      );
      const byObject = new Map<string, string[]>();
      for (const { id, message } of warnings) byObject.set(id ?? '', [...(byObject.get(id ?? '') ?? []), message]);
      const rows = objects.slice(0, MAX_ROWS).flatMap((object) => {
        const pick = make('button', { type: 'button', className: 'link', textContent: object.id });
        pick.addEventListener('click', () => onPick(object.index, object.id));
        const own = byObject.get(object.id) ?? [];
        byObject.delete(object.id);
        const row = make(
          'tr',
          {},
          make('th', { scope: 'row' }, pick),
          make('td', { textContent: object.type }),
          make('td', {
            className: `movement ${object.movement.split(' ')[0]}`,
            textContent: movementText(object.movement),
          }),
          make('td', { className: 'value', title: object.value }, make('span', { textContent: object.value })),
        );
        row.dataset.id = object.id;
        return [row, ...own.map(warningRow)];
      });
      const others = [...byObject].flatMap(([id, all]) =>
        all.map((text) => warningRow(id === '' ? text : `${id}: ${text}`)),
      );
      place.replaceChildren(make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows, ...others)));
      mark(marked);
      const parts = [`${objects.length}`];
      if (warnings.length > 0)
        parts.push(t(warnings.length === 1 ? '{n} warning' : '{n} warnings', { n: warnings.length }));
      count.textContent = parts.join(', ');
    },
  };
}

function movementText(movement: string): string {
  if (movement === '') return '';
  if (movement === 'free' || movement === 'dependent' || movement === 'fixed') return t(movement);
  const [, path] = /^on (?!a path$)(.*)$/.exec(movement) ?? [];
  return path === undefined ? t('on a path') : t('on {path}', { path });
}

function warningRow(text: string): HTMLTableRowElement {
  return make('tr', { className: 'warning' }, make('td', { colSpan: 4, textContent: text }));
}
