import type { Listed } from '../drawing/messages.js';
import { byId } from '../page/dom.js';
import { ownStyle, type StyleEdit } from '../text/style-edits.js';
import { language } from '../words/words.js';
import type { PropertyRow } from './property-rows.js';

export interface Properties {
  /** Shows the properties of an object, or none. */
  select(id: string | undefined): void;
  /** The project has changed. */
  refresh(): void;
}

export interface PropertiesPorts {
  readonly listed: () => Listed | undefined;
  readonly project: () => unknown;
  readonly slideIndex: () => number;
  /** Writes a change into the text, in one step of undo. */
  readonly write: (edit: StyleEdit) => void;
}

/** The panel with the style of the selected object. */
export function createProperties({ listed, project, slideIndex, write }: PropertiesPorts): Properties {
  const panel = byId('properties', HTMLDetailsElement);
  const title = byId('properties-of', HTMLSpanElement);
  const place = byId('property-rows', HTMLDivElement);
  let selected: string | undefined;
  let rows: readonly PropertyRow[] = [];
  /** What the rows are made for. */
  let shape = '';
  let propertyRows: typeof import('./property-rows.js').propertyRows | undefined;

  function styled() {
    const all = listed();
    const object = all?.objects.find(({ id }) => id === selected);
    return object && all && { id: object.id, kind: object.kind, type: object.valueType, isInSpace: all.isInSpace };
  }

  async function refresh(): Promise<void> {
    // Waited for once: a row that is shown again later would overwrite what is being typed into it.
    propertyRows ??= (await import('./property-rows.js')).propertyRows;
    const object = styled();
    const next = object ? JSON.stringify([object, language()]) : '';
    if (next !== shape) {
      shape = next;
      rows = object ? propertyRows(object, (part, property, value) => write({ ...object, part, property, value })) : [];
      place.replaceChildren(...rows.map(({ element }) => element));
    }
    panel.hidden = rows.length === 0;
    if (!object) return;
    title.textContent = `${object.id}${object.type === '' ? '' : `, ${object.type}`}`;
    for (const { part, property, element, show } of rows) {
      const value = ownStyle(project(), slideIndex(), object, part)[property];
      element.classList.toggle('own', value !== undefined);
      show(value);
    }
  }

  return {
    select(id) {
      selected = id;
      void refresh();
    },
    refresh() {
      if (selected !== undefined) void refresh();
    },
  };
}
