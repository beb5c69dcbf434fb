import { FileError } from './file-error.js';
import type { ConstructionModel, Element, Macro, Statement } from './model.js';

/** Tools that use tools. */
const MAX_DEPTH = 10;
/** Statements of a construction, those of its tools included. */
const MAX_STATEMENTS = 4000;

/**
 * A construction with the statements of its custom tools in place of the commands that call them. What a tool makes on
 * its way gets labels of its own and is not shown.
 *
 * @throws FileError for a construction with too many statements
 */
export function expandMacros(model: ConstructionModel, macros: ReadonlyMap<string, Macro>): ConstructionModel {
  const elements = new Map(model.elements);
  const statements: Statement[] = [];
  let calls = 0;
  const add = (statement: Statement, depth: number): void => {
    const macro = statement.kind === 'command' ? macros.get(statement.name) : undefined;
    if (macro === undefined || depth >= MAX_DEPTH) {
      statements.push(statement);
      if (statements.length > MAX_STATEMENTS)
        throw new FileError(`the construction has more than ${MAX_STATEMENTS} statements`);
      return;
    }
    calls++;
    for (const inner of inside(statement as Command, macro, `tool${calls}`, elements)) add(inner, depth + 1);
  };
  for (const statement of model.statements) add(statement, 0);
  return { statements, elements };
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
