import { parseTemplate, type Template } from '@geoslide/protocol';
import { byId, make } from './dom.js';
import blueprint from './templates/blueprint.json' with { type: 'json' };
import board from './templates/board.json' with { type: 'json' };
import exam from './templates/exam.json' with { type: 'json' };
import { type Text, t } from './words/words.js';

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
  /** Adds a template of the user's and chooses it; throws ProtocolError where it is none. */
  add(name: string, value: unknown): void;
}

export function createTemplates(onChange: () => void): Templates {
  const select = byId('templates', HTMLSelectElement);
  const values = new Map<string, Template>();

  function addOption(name: string, value: unknown): void {
    if (!values.has(name)) select.append(make('option', { value: name, textContent: name }));
    values.set(name, parseTemplate(value));
  }

  select.append(make('option', { value: '', textContent: t('none') }));
  for (const [name, value] of builtIn) addOption(t(name), value);
  select.addEventListener('change', onChange);

  return {
    chosen: () => values.get(select.value),
    chosenName: () => select.value,
    named(name) {
      const found = values.get(name.replace(/^.*\/|\.json$/gi, ''));
      if (found === undefined) throw new Error(t('the page has no such template: open its file first'));
      return found;
    },
    add(name, value) {
      addOption(name, value);
      select.value = name;
      onChange();
    },
  };
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
