import { byId, saveAs, showFault } from '../dom.js';
import { messageOf } from '../errors.js';
import { notify } from '../notice.js';
import { t } from '../words/words.js';

export interface TemplateEditorPorts {
  /** The template that is chosen, and its name; undefined for none. */
  readonly chosen: () => { readonly name: string; readonly value: unknown } | undefined;
  /** Takes a template and chooses it. @throws ProtocolError where it is none */
  readonly apply: (name: string, value: unknown) => void;
}

/** The dialog in which the chosen template is changed, or another one made from it. */
export function createTemplateEditor({ chosen, apply }: TemplateEditorPorts): void {
  const dialog = byId('template', HTMLDialogElement);
  const name = byId('template-name', HTMLInputElement);
  const text = byId('template-text', HTMLTextAreaElement);
  const fault = byId('template-fault', HTMLParagraphElement);

  byId('template-edit', HTMLButtonElement).addEventListener('click', () => {
    const template = chosen();
    if (template === undefined) return notify(t('Choose a template first, or open a file with one.'));
    name.value = template.name;
    text.value = JSON.stringify(template.value, null, 2);
    showFault(fault, '');
    dialog.showModal();
  });
  byId('template-close', HTMLButtonElement).addEventListener('click', () => dialog.close());
  byId('template-save', HTMLButtonElement).addEventListener('click', () =>
    saveAs(`${name.value}.json`, `${text.value}\n`, 'application/json'),
  );
  byId('template-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    try {
      apply(name.value.trim(), JSON.parse(text.value));
      dialog.close();
    } catch (error) {
      showFault(fault, messageOf(error));
    }
  });
}
