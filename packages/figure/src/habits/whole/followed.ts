import { styleProperties } from '@geoslide/protocol';
import type { Fault } from '../../problem.js';
import { isFill, ownMembers } from '../looks/tail.js';
import { keyOf, memberAt, membersOf, type Parts, partsOf, printedParts } from './parts.js';

/** What is wrong with a line, as it is read by itself, in its order. */
export type FaultsOf = (line: string) => readonly Fault[];

/** Mistakes of one line that are followed. */
const MAX_ROUNDS = 8;

export interface Followed {
  readonly line: string;
  /** What is wrong with it still, of which no remedy says what to write. */
  readonly left: readonly Fault[];
  /** What is said of members that were left out, for they stand nowhere in a line. */
  readonly notes: readonly string[];
}

/** A line as its messages tell to write it, one after the other. */
export function followedLine(parts: Parts, typed: string, faultsOf: FaultsOf): Followed {
  let now = parts;
  let left = faultsOf(printedParts(now));
  const notes: string[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let next: Parts | undefined;
    for (const fault of left) next ??= applied(now, fault, typed, faultsOf);
    if (next === undefined || printedParts(next) === printedParts(now)) next = withoutMember(now, left[0], notes);
    if (next === undefined || printedParts(next) === printedParts(now)) break;
    now = next;
    left = faultsOf(printedParts(now));
  }
  return { line: printedParts(now), left, notes };
}

/** The parts without a member that no style has; undefined where something else is wrong. */
function withoutMember(parts: Parts, fault: Fault | undefined, notes: string[]): Parts | undefined {
  const place = fault?.found.startsWith('the unknown property') ? memberAt(parts, fault.at) : undefined;
  if (fault === undefined || place === undefined) return undefined;
  const members = parts[place.block];
  const member = members[place.index]!;
  notes.push(
    fault.remedy.startsWith('it changes nothing') ? `without ${member}` : `for ${keyOf(member)} ${fault.remedy}`,
  );
  return { ...parts, [place.block]: members.filter((each) => each !== member) };
}

/** A remedy that has a statement and nothing more. */
export const STATEMENT =
  /^(?:it is read as|write(?: the missing .:)?) (?!\S+: and its value)((?:\p{L}[\p{L}\d_]*['′’]*: |(?:slider|text|view|style|camera|axes|grid|background|[xyz]axis) ).*?)(?:: write it so)?$/su;

const VALUE = String.raw`(?!and )(?:"[^"]*"|\([^()]*\)|[^\s,;"(]+)`;
const WRITE = new RegExp(
  String.raw`^(?:[^:]*: )??write ((?:\w+: ${VALUE}(?:, (?=\w+: )|$|(?=[\s,;:])))+)(?:[,;:] .*| \p{L}.*)?$`,
  'su',
);

/** The parts after what one message tells; undefined where it does not say what to write. */
function applied(parts: Parts, fault: Fault, typed: string, faultsOf: FaultsOf): Parts | undefined {
  const { remedy, at } = fault;
  const place = memberAt(parts, at);
  if (place === undefined) {
    const whole = fault.definitions.length === 1 ? fault.definitions[0] : STATEMENT.exec(remedy)?.[1];
    const own = whole === undefined || whole.includes('…') ? undefined : partsOf(whole);
    return own ?? withSource(parts, remedy, faultsOf);
  }
  const { block, index } = place;
  const member = parts[block][index]!;
  const replaced = (members: readonly string[]): Parts => ({
    ...parts,
    [block]: once([...parts[block].slice(0, index), ...members, ...parts[block].slice(index + 1)], typed),
  });
  const moved = (to: 'style' | 'labelStyle', members: readonly string[]): Parts | undefined =>
    to === 'labelStyle' && parts.label === undefined
      ? undefined
      : { ...replaced([]), [to]: once([...parts[to], ...members], typed) };
  const value = member.slice(member.indexOf(':') + 1).trim();

  const axis = /^write at: \(/.test(remedy) && remedy.includes('…') ? keyOf(member) : undefined;
  if (axis !== undefined) {
    const other = parts[block].find((each) => keyOf(each) === (axis === 'x' ? 'y' : 'x'));
    if (other === undefined) return undefined;
    const far = other.slice(other.indexOf(':') + 1).trim();
    const pair = axis === 'x' ? `(${value}, ${far})` : `(${far}, ${value})`;
    const rest = parts[block].filter((each) => each !== other);
    return { ...parts, [block]: rest.map((each) => (each === member ? `at: ${pair}` : each)) };
  }
  const ofLabel = /^(?:it is of the label, behind it:|write it after the label, as in) "A" \{(.*)\}$/.exec(remedy)?.[1];
  if (ofLabel !== undefined) return moved('labelStyle', membersOf(ofLabel));
  if (remedy.startsWith('it is one of a label: write it in a block after')) return moved('labelStyle', [member]);
  const ofObject = /^(?:it is of the object, not of its label: )?write \{(.*)\} before the label$/.exec(remedy)?.[1];
  if (ofObject !== undefined) {
    // A block that has what only objects have is meant for the object.
    const isShared = (each: string) => each !== member && Object.hasOwn(styleProperties.object, keyOf(each));
    const shared = parts.style.length === 0 ? parts.labelStyle.filter(isShared) : [];
    const labelStyle = parts.labelStyle.filter((each) => each !== member && !shared.includes(each));
    return { ...parts, style: once([...parts.style, ...shared, ...membersOf(ofObject)], typed), labelStyle };
  }
  const renamed = /^it is (\w+) of the object: write it in a block before the label$/.exec(remedy)?.[1];
  if (renamed !== undefined) return moved('style', [`${renamed}: ${value}`]);
  const label =
    /^the label stands after the expression.*?(?:: |write )("(?:[^"\\]|\\.)*")(?: \{(.*)\})?(?: there)?$/.exec(remedy);
  if (label !== null && parts.label === label[1]) return replaced([]);
  // A size in degrees is shown as it was typed.
  const shown = /^\d[\d.]*°$/.test(value) ? `"${value}"` : label?.[1];
  if (label !== null && parts.label === undefined)
    return { ...replaced([]), label: shown, labelStyle: [...parts.labelStyle, ...membersOf(label[2] ?? '')] };
  if (remedy.startsWith('write lineOpacity: ') && remedy.includes('regionOpacity: '))
    return replaced(ownMembers(parts.head, [`opacity: ${/\d[\d.]*/.exec(remedy)![0]}`]));
  const written = WRITE.exec(remedy)?.[1];
  if (written !== undefined) {
    // An opacity that is said counts more than the usual one of what is filled.
    const hasOpacity = parts[block].some(isFill);
    return replaced(membersOf(written).filter((each) => !hasOpacity || each !== 'regionOpacity: 30'));
  }
  const own = /^(?:did you mean|it is) (\w+)(?:\?| here)(?:$|, in )/.exec(remedy)?.[1];
  return own === undefined ? undefined : replaced([`${own}: ${value}`]);
}

/** The same with the expression that a remedy gives, where nothing is wrong with that. */
function withSource(parts: Parts, remedy: string, faultsOf: FaultsOf): Parts | undefined {
  const [, name, before = ''] = /^(\S+?)\s*[:=]\s*(.*)$/su.exec(parts.head) ?? [];
  const source = remedy.slice(remedy.lastIndexOf(': ') + 1).replace(/^\s*(?:write )?/, '');
  if (name === undefined || /…|\b(?:as in|such as|new line|own line) /.test(remedy) || !/[(=<>≤≥]/.test(source))
    return undefined;
  const numbersOf = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
  if (numbersOf(before).some((number) => !numbersOf(source).includes(number))) return undefined;
  const plain = source.startsWith(`${name} =`) ? source.slice(name.length + 2).trim() : source;
  const own = partsOf(`${name}: ${plain}`);
  if (own === undefined || faultsOf(own.head).length > 0) return undefined;
  const { style, label = own.label, labelStyle } = parts;
  return { ...own, style: style.length > 0 ? style : own.style, label, labelStyle };
}

/** Each property once: as it was typed, else as it is told last. */
function once(members: readonly string[], typed: string): readonly string[] {
  const found = new Map<string, string>();
  // Beside the colour of a line that of a filling has a name of its own.
  const isFilling = (i: number) => keyOf(members[i]!) === 'color' && members[i + 1]?.startsWith('regionOpacity:');
  const isLine = (i: number) => keyOf(members[i]!) === 'color' && !isFilling(i);
  const hasBoth = members.some((_, i) => isFilling(i)) && members.some((_, i) => isLine(i));
  for (const [i, own] of members.entries()) {
    const member = hasBoth && isFilling(i) ? own.replace('color:', 'fillColor:') : own;
    const value = member.slice(member.indexOf(':') + 1).trim();
    const before = found.get(keyOf(member));
    const isOlderTyped = before !== undefined && typed.includes(before.slice(before.indexOf(':') + 1).trim());
    if (!isOlderTyped || typed.includes(value)) found.set(keyOf(member), member);
  }
  return [...found.values()];
}
