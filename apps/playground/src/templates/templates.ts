import { parseTemplate, type Template } from '@geoslide/protocol';
import { byId, make } from '../page/dom.js';
import { notify } from '../page/notice.js';
import { type Text, t } from '../words/words.js';
import blueprint from './blueprint.json' with { type: 'json' };
import board from './board.json' with { type: 'json' };
import exam from './exam.json' with { type: 'json' };

const builtIn: readonly (readonly [name: Text, value: unknown])[] = [
  ['Exam, black on white', exam],
  ['Blackboard', board],
  ['Blueprint', blueprint],
];

export interface Templates {
  /** The chosen template; undefined keeps the slide's styles. */
  readonly chosen: () => Template | undefined;
  /** Its name; empty for none. */
  readonly chosenName: () => string;
  /**
   * The template that a figure text names, such as `board.json`, among those that the page has; throws where there is
   * none.
   */
  readonly named: (name: string) => unknown;
  /** Whether the chosen template is one of the user's. */
  readonly isOwn: () => boolean;
  /** Adds a template of the user's, keeps it in this browser, and chooses it; throws ProtocolError where it is none. */
  add(name: string, value: unknown): void;
  /** Takes the chosen template away, which is one of the user's. */
  remove(): void;
}

export function createTemplates(onChange: () => void): Templates {
  const select = byId('templates', HTMLSelectElement);
  const values = new Map<string, Template>();
  const own = keptTemplates();

  function addOption(name: string, value: unknown): void {
    const template = parseTemplate(value);
    if (!values.has(name)) select.append(make('option', { value: name, textContent: name }));
    values.set(name, template);
  }

  select.append(make('option', { value: '', textContent: t('none') }));
  for (const [name, value] of builtIn) addOption(t(name), value);
  for (const [name, value] of own) addOption(name, value);
  select.addEventListener('change', onChange);

  return {
    chosen: () => values.get(select.value),
    chosenName: () => select.value,
    named(name) {
      const found = values.get(name.replace(/^.*\/|\.json$/gi, ''));
      if (found === undefined) throw new Error(t('the page has no such template: open its file first'));
      return found;
    },
    isOwn: () => own.has(select.value),
    add(name, value) {
      addOption(name, value);
      own.set(name, value);
      keep(own);
      select.value = name;
      onChange();
    },
    remove() {
      const name = select.value;
      own.delete(name);
      keep(own);
      const before = builtIn.find(([each]) => t(each) === name);
      if (before) addOption(name, before[1]);
      else {
        values.delete(name);
        select.selectedOptions[0]?.remove();
        select.value = '';
      }
      onChange();
    },
  };
}

const KEY = 'templates';

/** The templates of the user's that this browser keeps, by their names. */
function keptTemplates(): Map<string, unknown> {
  const own = new Map<string, unknown>();
  try {
    for (const [name, value] of JSON.parse(localStorage.getItem(KEY) ?? '[]'))
      own.set(String(name), parseTemplate(value));
  } catch {
    // The rest was not written by this page: it is left out.
  }
  return own;
}

function keep(own: ReadonlyMap<string, unknown>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...own]));
  } catch {
    notify(t('The browser has no room for the template: save it as a file.'));
  }
}

/** Whether JSON looks like a template rather than a project. */
export function isTemplate(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !('slides' in value) &&
    ('defaultStyle' in value || 'backgroundStyle' in value)
  );
}
