import { byId, saveAs, showFault } from '../page/dom.js';
import { messageOf } from '../page/errors.js';
import { t } from '../words/words.js';
import { type TemplateJson, templateText, withTemplateValue } from './template-fields.js';
import { createTemplateForm, type TemplateForm } from './template-form.js';

export interface TemplateEditorPorts {
  /** The template that is chosen, its name, and whether it is one of the user's; undefined for none. */
  readonly chosen: () => { readonly name: string; readonly value: unknown; readonly isOwn: boolean } | undefined;
  /** Takes a template and chooses it. @throws ProtocolError where it is none */
  readonly apply: (name: string, value: unknown) => void;
  /** Takes the chosen template away, which is one of the user's. */
  readonly remove: () => void;
}

/** The dialog in which the chosen template is changed, or another one made: by its fields, or as JSON beside them. */
export function createTemplateEditor(ports: TemplateEditorPorts): void {
  const { chosen, apply } = ports;
  const dialog = byId('template', HTMLDialogElement);
  const place = byId('template-fields', HTMLElement);
  const name = byId('template-name', HTMLInputElement);
  const text = byId('template-text', HTMLTextAreaElement);
  const fault = byId('template-fault', HTMLParagraphElement);
  const remove = byId('template-remove', HTMLButtonElement);
  /** Made when the dialog is opened, in the language of the page. */
  let form: TemplateForm | undefined;

  /** What the text says; undefined where it is no JSON object, which is told. */
  function read(): TemplateJson | undefined {
    try {
      const value: unknown = JSON.parse(text.value);
      showFault(fault, '');
      if (typeof value === 'object' && value !== null) return value as TemplateJson;
    } catch (error) {
      showFault(fault, messageOf(error));
    }
    return undefined;
  }

  function write(template: TemplateJson): void {
    text.value = templateText(template);
    form?.show(template);
  }

  byId('template-edit', HTMLButtonElement).addEventListener('click', () => {
    const template = chosen();
    name.value = template?.name ?? t('My template');
    remove.hidden = template?.isOwn !== true;
    form = createTemplateForm((at, value) => {
      const now = read();
      if (now) write(withTemplateValue(now, at, value));
    });
    place.replaceChildren(form.element);
    showFault(fault, '');
    write((template?.value ?? {}) as TemplateJson);
    dialog.showModal();
  });
  text.addEventListener('input', () => {
    const template = read();
    if (template) form?.show(template);
  });
  remove.addEventListener('click', () => {
    ports.remove();
    dialog.close();
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
