import type { Node } from './xml.js';
import { child } from './xml.js';

/** An object of a construction as GeoGebra saved it: its value, its looks. */
export interface Element {
  /** GeoGebra's own word: `point`, `conic`, `numeric`… */
  readonly type: string;
  readonly label: string;
  readonly node: Node;
  /** False for the inside of a custom tool: the values are those of the tool's example. */
  readonly isSaved: boolean;
}

export type Statement =
  | {
      readonly kind: 'command';
      readonly name: string;
      readonly inputs: readonly string[];
      /** The labels of what it makes, in order; empty where GeoGebra kept none. */
      readonly outputs: readonly string[];
      readonly line: number;
      /** Inside of a custom tool: the labels that stand for its own ones. */
      readonly names?: ReadonlyMap<string, string>;
    }
  | {
      readonly kind: 'expression';
      readonly label: string;
      readonly text: string;
      /** `point`, `vector`, `line`… where the text alone does not tell. */
      readonly type: string | undefined;
      readonly line: number;
      readonly names?: ReadonlyMap<string, string>;
    }
  /** The argument of a custom tool, under a label of its own. */
  | {
      readonly kind: 'alias';
      readonly label: string;
      readonly text: string;
      readonly line: number;
      readonly names?: ReadonlyMap<string, string>;
    }
  /** An object that is given by its saved value alone. */
  | { readonly kind: 'free'; readonly label: string; readonly line: number };

export interface ConstructionModel {
  readonly statements: readonly Statement[];
  readonly elements: ReadonlyMap<string, Element>;
}

export interface Macro extends ConstructionModel {
  readonly name: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

/** The statements of a `<construction>` in their order, and its objects by label. */
export function readConstruction(node: Node | undefined, isSaved = true): ConstructionModel {
  const elements = new Map<string, Element>();
  const statements: Statement[] = [];
  const made = new Set<string>();
  for (const item of node?.children ?? []) {
    const { name, attributes, line } = item;
    if (name === 'expression' && attributes.exp !== undefined) {
      const label = attributes.label ?? '';
      made.add(label);
      statements.push({ kind: 'expression', label, text: attributes.exp, type: attributes.type, line });
    } else if (name === 'command') {
      const outputs = numbered(child(item, 'output'));
      for (const label of outputs) made.add(label);
      statements.push({
        kind: 'command',
        name: attributes.name ?? '',
        inputs: numbered(child(item, 'input')),
        outputs,
        line,
      });
    } else if (name === 'element' && attributes.label !== undefined) {
      const { label, type = '' } = attributes;
      elements.set(label, { type, label, node: item, isSaved });
      if (!made.has(label)) statements.push({ kind: 'free', label, line });
    }
  }
  return { statements, elements };
}

/** The custom tools of `geogebra_macro.xml` by the name of their command. */
export function readMacros(root: Node | undefined): Map<string, Macro> {
  const macros = (root?.children ?? []).filter(({ name }) => name === 'macro');
  return new Map(
    macros.map((macro) => {
      const name = macro.attributes.cmdName ?? '';
      const inputs = numbered(child(macro, 'macroInput'));
      const outputs = numbered(child(macro, 'macroOutput'));
      return [name, { name, inputs, outputs, ...readConstruction(child(macro, 'construction'), false) }];
    }),
  );
}

/** The values of `a0`, `a1`… in their order. */
function numbered(node: Node | undefined): string[] {
  return Object.entries(node?.attributes ?? {})
    .filter(([key]) => /^a\d+$/.test(key))
    .sort(([a], [b]) => Number(a.slice(1)) - Number(b.slice(1)))
    .map(([, value]) => value);
}
