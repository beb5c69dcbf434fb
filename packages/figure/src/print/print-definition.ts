import { writeBlock, writeNumber } from '../block.js';
import { Cursor, isName } from '../cursor.js';
import { draftSlide } from '../draft.js';
import { writeQuotedName, writeString } from '../escapes.js';
import { type Fields, fields, has, isEmpty, isEqual, isFields, known } from '../fields.js';
import { typedLabel } from '../label-words.js';
import { Fault, Report } from '../problem.js';
import { blockFieldsOf, expressionFields, styleListOf } from '../read-definition.js';
import { readStatement } from '../read-text.js';
import { putValues } from '../source.js';
import { splitSlides } from '../statements.js';

/** What the printer of a definition takes from its slide. */
export interface Surroundings {
  readonly space: boolean;
  readonly uvarMap: Fields;
  readonly styleSheet: Fields;
  /** The kind that the source tells by itself. */
  readonly expected: 'primitive' | 'other' | undefined;
  /** False for a definition whose id an earlier one has: the styles stand there. */
  readonly withStyle: boolean;
  /** True where labels are read as somebody types them; see {@link typedLabel}. */
  readonly withTypedLabels: boolean;
}

export function writeName(id: string): string {
  return isName(id) ? id : writeQuotedName(id);
}

/** The statement of a definition. What it can't say goes to the text's extra part. */
export function printDefinition(definition: Fields, surroundings: Surroundings): string {
  const short = shortForm(definition, surroundings);
  const fits = short !== undefined && readsAs(short, definition, surroundings);
  return (fits ? short : longForm(definition)) + tail(definition, surroundings, !fits);
}

/** Fields that stand in the head of a statement of their kind. */
const HEAD_FIELDS = ['id', 'source', 'template', 'title', 'min', 'max', 'step'];

/** Kinds whose label stands behind their style; that of others is in their block. */
const LABELLED: readonly unknown[] = ['primitive', 'other', 'slider'];

/** Fields as the block of a definition's statement holds them. */
function ownFields(definition: Fields): Fields {
  const names = blockFieldsOf[String(definition.kind)] ?? [];
  return fields(known(definition).filter(([key]) => names.includes(key) && key !== 'title'));
}

/** The head of the statement that is made for the kind; undefined for a kind that has none. */
function shortForm(definition: Fields, { uvarMap, expected }: Surroundings): string | undefined {
  const { kind, source } = definition;
  const id = String(definition.id);
  const name = writeName(id);
  const value = (index: number) => {
    const number = uvarMap[`${id}.${index}`];
    return typeof number === 'number' ? writeNumber(number) : undefined;
  };
  switch (kind) {
    case 'primitive':
    case 'other':
      return `${kind === expected ? '' : `${kind} `}${name}: ${putValues(String(source), value)}`;
    case 'text':
      return `text ${name}: ${writeString(String(definition.template))}`;
    case 'button':
      return definition.title === undefined
        ? `button ${name}`
        : `button ${name}: ${writeString(String(definition.title))}`;
    case 'image':
      if (typeof source !== 'string') return `image ${name}`;
      return `image ${name}: ${/^Image\b/.test(source) ? putValues(source, value) : writeString(source)}`;
    case 'slider':
      return `slider ${name}${range(definition, value(0))}`;
    default:
      return undefined;
  }
}

function range({ min, max, step }: Fields, value: string | undefined): string {
  const parts = [
    min,
    min === undefined && max === undefined ? undefined : '..',
    max,
    ...(step === undefined ? [] : ['step', step]),
    ...(value === undefined ? [] : ['=', value]),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? '' : `: ${parts.join(' ')}`;
}

/** The statement that takes any definition: its fields in a block. */
function longForm(definition: Fields): string {
  const { id, ...others } = definition;
  return `definition ${writeName(String(id))} ${writeBlock(fields(known(others)))}`;
}

/** True where the head of a statement gives back the definition and its values, but for what stands in blocks or in the extra part. */
function readsAs(head: string, definition: Fields, { uvarMap }: Surroundings): boolean {
  const report = new Report(head);
  const slides = splitSlides(head, report);
  const statement = slides[0]?.statements[0];
  if (slides.length > 1 || statement === undefined || statement.end < head.length || head.includes('\r')) return false;
  const slide = draftSlide(false);
  try {
    readStatement({ cursor: new Cursor(head, 0, head.length), slide, report });
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
  const read = slide.definitions[0]?.fields ?? fields();
  const wanted = HEAD_FIELDS.filter((key) => definition[key] !== undefined);
  return (
    known(read).every(([key, value]) => isEqual(definition[key], value)) &&
    wanted.every((key) => has(read, key)) &&
    known(slide.uvarMap).every(([key, value]) => isEqual(uvarMap[key], value))
  );
}

/** The blocks and the label behind the head. */
function tail(definition: Fields, surroundings: Surroundings, long: boolean): string {
  const { styleSheet, space, withStyle, withTypedLabels } = surroundings;
  const id = String(definition.id);
  const styleIn = (key: string) => {
    const list = styleSheet[key];
    const style = withStyle && isFields(list) ? list[id] : undefined;
    return isFields(style) ? style : fields();
  };
  const own = long ? fields() : ownFields(definition);
  const list = styleListOf(definition.kind);
  const saved = !long && LABELLED.includes(definition.kind) ? definition.label : undefined;
  const [here, there] = space ? ['3d', ''] : ['', '3d'];
  const savedStyle = styleIn(list?.key ?? `primitiveLabels${here}`);
  const isTyped = typeof saved === 'string' && withTypedLabels;
  const typed = isTyped ? typedLabel(saved, savedStyle) : { label: saved, style: savedStyle };
  const text = typeof typed.label === 'string' ? writeString(typed.label) : '';
  if (list !== undefined) return joined([block(typed.style, own), text]);
  const style = block(styleIn(`primitives${here}`), own);
  const labelStyle = block(typed.style);
  const first = style === '' && text === '' && labelStyle !== '' ? '{}' : style;
  const others = [block(styleIn(`primitives${there}`)), block(styleIn(`primitiveLabels${there}`))];
  if (others.every((part) => part === '')) return joined([first, text, labelStyle]);
  const begun = first === '' && text === '' ? '{}' : first;
  return joined([begun, text, labelStyle, space ? 'plane' : 'space', others[0] || '{}', others[1]!]);
}

function block(style: Fields, own: Fields = fields()): string {
  const all = fields([...known(style).filter(([key]) => !has(own, key)), ...known(own)]);
  return isEmpty(all) ? '' : writeBlock(all, expressionFields);
}

function joined(parts: readonly string[]): string {
  return parts.map((part) => (part === '' ? '' : ` ${part}`)).join('');
}
