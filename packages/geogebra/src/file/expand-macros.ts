import { FileError } from './file-error.js';
import type { ConstructionModel, Element, Macro, Statement } from './model.js';

/** Tools that use tools. */
const MAX_DEPTH = 10;
/** Statements of a construction, those of its tools included. */
const MAX_STATEMENTS = 4000;
/** Arguments of all commands: each object is evaluated up to a dozen times over, with all that it is made of. */
const MAX_INPUTS = 50_000;
/** Objects, statements and arguments that are copied out of tools: a call of one that is empty adds nothing else. */
const MAX_COPIES = 200_000;

/**
 * A construction with the statements of its custom tools in place of the commands that call them. What a tool makes on
 * its way gets labels of its own and is not shown.
 *
 * @throws FileError for a construction with too many statements or arguments, and for tools that make too many
 */
export function expandMacros(model: ConstructionModel, macros: ReadonlyMap<string, Macro>): ConstructionModel {
  const elements = new Map(model.elements);
  const statements: Statement[] = [];
  let calls = 0;
  let inputs = 0;
  let copies = 0;
  const add = (statement: Statement, depth: number): void => {
    const macro = statement.kind === 'command' ? macros.get(statement.name) : undefined;
    if (macro === undefined || depth >= MAX_DEPTH) {
      statements.push(statement);
      if (statements.length > MAX_STATEMENTS)
        throw new FileError(`the construction has more than ${MAX_STATEMENTS} statements`);
      inputs += statement.kind === 'command' ? statement.inputs.length : 0;
      if (inputs > MAX_INPUTS) throw new FileError(`its commands have more than ${MAX_INPUTS} arguments`);
      return;
    }
    calls++;
    copies += sizeOf(macro);
    if (copies > MAX_COPIES)
      throw new FileError(`its custom tools make more than ${MAX_COPIES} objects, as far as the tool ${macro.name}`);
    for (const inner of inside(statement as Command, macro, `tool${calls}`, elements)) add(inner, depth + 1);
  };
  for (const statement of model.statements) add(statement, 0);
  return { statements, elements };
}

/** What a call of a tool copies, 1 for the call itself. */
function sizeOf({ inputs, outputs, elements, statements }: Macro): number {
  const own = statements.map((statement) => (statement.kind === 'command' ? statement.outputs.length : 0));
  return 1 + inputs.length + outputs.length + elements.size + own.reduce((sum, size) => sum + 1 + size, 0);
}

type Command = Statement & { kind: 'command' };

function inside(call: Command, macro: Macro, prefix: string, elements: Map<string, Element>): Statement[] {
  const names = new Map<string, string>();
  const statements: Statement[] = [];
  for (const [i, input] of macro.inputs.entries()) {
    const label = `${prefix}_${input}`;
    names.set(input, label);
    statements.push({ kind: 'alias', label, text: call.inputs[i] ?? '', line: call.line, ...named(call.names) });
  }
  for (const [i, output] of macro.outputs.entries()) {
    const label = call.outputs[i];
    if (label) names.set(output, label);
  }
  for (const [label, element] of macro.elements) {
    if (names.has(label)) continue;
    const own = `${prefix}_${label}`;
    names.set(label, own);
    elements.set(own, { ...element, label: own, isSaved: false });
  }
  const inputs = new Set(macro.inputs);
  for (const statement of macro.statements) {
    if (statement.kind !== 'command' && inputs.has(statement.label)) continue;
    statements.push(renamedStatement(statement, names, call.line));
  }
  return statements;
}

function named(names: ReadonlyMap<string, string> | undefined): { names?: ReadonlyMap<string, string> } {
  return names === undefined ? {} : { names };
}

function renamedStatement(statement: Statement, names: ReadonlyMap<string, string>, line: number): Statement {
  const own = (label: string) => names.get(label) ?? label;
  return statement.kind === 'command'
    ? { ...statement, outputs: statement.outputs.map(own), names, line }
    : { ...statement, label: own(statement.label), line, ...(statement.kind !== 'free' && { names }) };
}
