import { byId, showFault } from '../page/dom.js';
import type { TriedInput } from '../text/tried-input.js';

export interface InputLinePorts {
  readonly read: (typed: string) => Promise<TriedInput>;
  /** Adds a statement of figure text to the slide, in one step of undo. */
  readonly add: (statement: string, isAgain?: boolean) => void;
}

/** The line below the tools, where a definition is typed; Enter adds it. */
export function createInputLine({ read, add }: InputLinePorts): void {
  const form = byId('input-form', HTMLFormElement);
  const input = byId('input', HTMLInputElement);
  const fault = byId('input-fault', HTMLSpanElement);

  function tell(message: string): void {
    showFault(fault, message);
    input.setAttribute('aria-invalid', String(message !== ''));
  }

  async function take(): Promise<void> {
    const typed = input.value;
    const answer = await read(typed);
    // What was typed in the meantime is another definition.
    if (input.value !== typed) return;
    if (!answer.ok) return tell(answer.message);
    tell('');
    add(answer.statement, answer.isAgain);
    input.value = '';
    // It is there, and seen once the figure lets it.
    if (answer.note !== undefined) showFault(fault, answer.note);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void take();
  });
  input.addEventListener('input', () => tell(''));
}
