import { print } from '@geoslide/geometry';
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
  const source = print(translate(tree, maker).tree);
  // A place-holder of a template ends at the first brace.
  if (/[{}]/.test(source)) throw new Unreadable('a text with braces that is chosen by a condition');
  return `{{${source}}}`;
}

function hasText(tree: Tree, maker: Reader): boolean {
  if (tree.kind === 'text') return true;
  if (tree.kind === 'name') return maker.draft(tree.name)?.template !== undefined;
  if (tree.kind === 'call') return [...OF_VALUES, 'Name', ...WRITTEN].includes(tree.name);
  return tree.kind === 'binary' && (hasText(tree.left, maker) || hasText(tree.right, maker));
}
