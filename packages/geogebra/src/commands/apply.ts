import { fits, type Typed } from '../translate/kinds.js';
import { Unreadable } from '../unreadable.js';
import { argument } from './argument.js';
import type { Call, Command, Form, Made } from './command.js';
import { commands } from './index.js';

let byName: ReadonlyMap<string, Command> | undefined;

/** The command of a name, in any of its spellings. */
function commandNamed(name: string): Command | undefined {
  byName ??= new Map(
    commands.flatMap((command) => [command.name, ...(command.also ?? [])].map((own) => [own, command])),
  );
  return byName.get(name);
}

/** The command of a name. Throws Unreadable where it is not known, or only its saved value is read. */
export function readableCommand(name: string): Command {
  const command = commandNamed(name);
  if (command === undefined) throw new Unreadable('the command is not known');
  if (command.savedOnly !== undefined) throw new Unreadable(command.savedOnly);
  return command;
}

/**
 * What a command makes, one for each output that it has in our language.
 *
 * @throws Unreadable for a command that is not known, or not with such arguments
 */
export function applyCommand(name: string, call: Call): readonly Made[] {
  const command = readableCommand(name);
  if (command.special !== undefined) return command.special.write(call);
  const args = call.items.map((item) => argument(item, call));
  const found = command.forms?.find((form) => takes(form, args));
  if (found === undefined) throw new Unreadable(`${name}(${args.map(({ kind }) => kind).join(', ')})`);
  return found.write(args, call.outputs);
}

function takes(form: Form, args: readonly Typed[]): boolean {
  const last = form.takes.at(-1);
  const rest = last?.endsWith('…') ? last.slice(0, -1) : undefined;
  const least = form.takes.length;
  if (rest === undefined ? args.length !== least : args.length < least) return false;
  return args.every(({ kind }, i) => fits(kind, i < least - 1 || rest === undefined ? form.takes[i]! : rest));
}
