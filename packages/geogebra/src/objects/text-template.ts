import { build, type Expr, parse, print } from '@geoslide/geometry';
import { template } from '../commands/command.js';
import type { Tree } from '../expression/tree.js';
import { translate } from '../translate/translate.js';
import { Unreadable } from '../unreadable.js';
import type { Reader } from './reader.js';

/** Commands that write a number or a text in another way. */
const TURNED = ['VerticalText', 'RotateText'];
const OTHER_DIGITS = ['SurdText', 'ScientificText', 'ContinuedFraction'];
/** Commands whose text is that of their first argument. */
const OF_VALUES = ['Text', 'LaTeX', 'FormulaText'];
const WRITTEN = ['FractionText', 'UnicodeToLetter', ...OTHER_DIGITS, ...TURNED];

/** The least denominator of a, up to 360. */
const DENOMINATOR = 'min(Filter(abs(a * each_n - round(a * each_n)) < 0.00000001 * each_n, each_n, Sequence(1, 360)))';

/** The text of a command that writes its first argument in another way. Throws Unreadable. */
function writtenAs({ name, items }: Tree & { kind: 'call' }, maker: Reader): string {
  const [first] = items;
  if (TURNED.includes(name)) {
    maker.remark(`${name}: the text is not turned`);
    return templateOf(first!, maker);
  }
  const number = translate(first!, maker);
  if (number.kind !== 'number' && number.kind !== 'angle') throw new Unreadable(`${name}(${number.kind})`);
  if (name === 'UnicodeToLetter') {
    const { tree } = number;
    if (tree.kind !== 'number' || !(tree.value >= 0 && tree.value <= 0x10ffff))
      throw new Unreadable('the letter of a number that can change');
    return String.fromCodePoint(Math.floor(tree.value));
  }
  if (name !== 'FractionText') {
    maker.remark(`${name}: the number is written with decimals`);
    return templateOf(first!, maker);
  }
  const at = (source: string) => print(template(source.replaceAll('D', DENOMINATOR), [number]));
  return `{{${at('round(a * D)')}}}{{${at('if(D == 1, "", "/")')}}}{{${at('if(D == 1, "", D)')}}}`;
}

/** A text as a template: its fixed parts, and `{{…}}` for what changes. Throws Unreadable. */
export function templateOf(tree: Tree, maker: Reader): string {
  if (tree.kind === 'text') return tree.value;
  if (tree.kind === 'binary' && (tree.operator === '+' || tree.operator === '*') && hasText(tree, maker))
    return templateOf(tree.left, maker) + templateOf(tree.right, maker);
  if (tree.kind === 'name') {
    const draft = maker.draft(tree.name);
    if (draft?.template !== undefined) return draft.template;
  }
  if (tree.kind === 'call' && OF_VALUES.includes(tree.name) && tree.items.length >= 1)
    return templateOf(tree.items[0]!, maker);
  const named = tree.kind === 'call' && tree.name === 'Name' ? tree.items[0] : undefined;
  if (named?.kind === 'name') return named.name;
  if (tree.kind === 'call' && WRITTEN.includes(tree.name) && tree.items.length >= 1) return writtenAs(tree, maker);
  if (tree.kind === 'call' && tree.name === 'If' && tree.items.slice(1).some((item) => isJoined(item, maker)))
    return chosenTemplate(tree.items, maker);
  const value = translate(tree, maker);
  if (value.kind === 'angle' && !isOfRatio(tree)) return angleTemplate(value.tree, maker.writesRadians);
  // A segment is written as its length.
  const source = print(value.kind === 'segment' ? build.call('length', value.tree) : value.tree);
  // A place-holder of a template ends at the first brace.
  if (/[{}]/.test(source)) throw new Unreadable('a text with braces that is chosen by a condition');
  return `{{${source}}}`;
}

/** Whether a text has more than one part. */
function isJoined(tree: Tree, maker: Reader): boolean {
  return tree.kind !== 'text' && hasText(tree, maker);
}

/** A text that conditions choose: each part of each choice, where its condition holds and none before it. */
function chosenTemplate(items: readonly Tree[], maker: Reader): string {
  const conditions: Expr[] = [];
  const parts: string[] = [];
  const nothing: Expr = { kind: 'string', value: '', start: 0, end: 0 };
  for (let i = 0; i < items.length; i += 2) {
    const isLast = i + 1 === items.length;
    const before = conditions.flatMap((condition) => [condition, nothing]);
    if (!isLast) conditions.push(translate(items[i]!, maker).tree);
    for (const part of partsOf(templateOf(items[isLast ? i : i + 1]!, maker))) {
      const own = isLast ? [part] : [conditions.at(-1)!, part, nothing];
      const args = [...before, ...own];
      parts.push(args.length === 1 ? print(part) : print(build.call('if', ...args)));
    }
  }
  if (parts.some((part) => /[{}]/.test(part))) throw new Unreadable('a text with braces that is chosen by a condition');
  return parts.map((part) => `{{${part}}}`).join('');
}

/** The parts of a template as expressions: texts, and what stands in its place-holders. */
function partsOf(template: string): Expr[] {
  return template.split(/(\{\{[^{}]*\}\})/).flatMap((part): Expr[] => {
    if (part === '') return [];
    if (part.startsWith('{{')) return [parse(part.slice(2, -2))];
    return [{ kind: 'string', value: part, start: 0, end: 0 }];
  });
}

const INVERSE_FUNCTIONS = ['asin', 'arcsin', 'acos', 'arccos', 'atan', 'arctan', 'atan2', 'arcTan2'];

/** The angle of a ratio, such as `asin(0.5)`, which is a plain number unless an object says that it is an angle. */
function isOfRatio(tree: Tree): boolean {
  return tree.kind === 'call' && INVERSE_FUNCTIONS.includes(tree.name);
}

/** An angle as it is written. */
export function angleTemplate(angle: Expr, inRadians: boolean): string {
  if (inRadians) return `{{${print(angle)}}} rad`;
  const degree: Expr = { kind: 'degrees', operand: build.literal(1), start: 0, end: 0 };
  return `{{${print(build.divide(angle, degree))}}}°`;
}

function hasText(tree: Tree, maker: Reader): boolean {
  if (tree.kind === 'text') return true;
  if (tree.kind === 'name') return maker.draft(tree.name)?.template !== undefined;
  if (tree.kind === 'call' && tree.name === 'If') return tree.items.slice(1).some((item) => hasText(item, maker));
  if (tree.kind === 'call') return [...OF_VALUES, 'Name', ...WRITTEN].includes(tree.name);
  return tree.kind === 'binary' && (hasText(tree.left, maker) || hasText(tree.right, maker));
}
