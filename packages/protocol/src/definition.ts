import * as v from 'valibot';
import { MAX_ID_LENGTH, MAX_IMAGE_ADDRESS_LENGTH, MAX_SOURCE_LENGTH, MAX_TEXT_LENGTH } from './limits.js';
import { finiteNumber, flag, isRecord, maybe, openObject, text } from './schema-kit.js';
import { wants } from './wanted.js';

const what = 'a definition such as {"kind": "primitive", "id": "A", "source": "Point(0, 0)"}';

const id = v.pipe(text('a name such as "A"', MAX_ID_LENGTH), v.nonEmpty('must not be empty: give a name such as "A"'));
const kind = v.pipe(
  text('a kind such as "primitive"', MAX_ID_LENGTH),
  v.nonEmpty('must not be empty: give a kind such as "primitive"'),
);
const template = text('a text template such as "{{id}}"', MAX_TEXT_LENGTH);
const source = text('an expression such as "Segment(A, B)"', MAX_SOURCE_LENGTH);
const address = maybe(text('the address of an image', MAX_IMAGE_ADDRESS_LENGTH));

const bound = maybe(
  v.union([text('an expression', MAX_SOURCE_LENGTH), finiteNumber], wants('an expression as a string, such as "5"')),
);

const common = {
  id,
  label: maybe(template),
  parent: maybe(text('the id of another definition', MAX_ID_LENGTH)),
  inheritStyle: maybe(flag),
  showIf: maybe(text('a condition such as "a > 2"', MAX_SOURCE_LENGTH)),
};

function ofKind<const K extends string, const E extends v.ObjectEntries>(name: K, entries: E) {
  return openObject({ kind: v.literal(name), ...common, ...entries }, what);
}

/** docs/format.md, "Definitions". */
export const definitionSchemas = {
  primitive: ofKind('primitive', { source }),
  other: ofKind('other', { source }),
  text: ofKind('text', {
    template,
    at: maybe(text('a point such as "A" or "Midpoint(A, B)"', MAX_SOURCE_LENGTH)),
    offset: maybe(text('a pair such as "(0.5, a)"', MAX_SOURCE_LENGTH)),
  }),
  slider: ofKind('slider', {
    min: bound,
    max: bound,
    step: bound,
    direction: maybe(text('a word', MAX_ID_LENGTH)),
    autoPlay: maybe(flag),
  }),
  button: ofKind('button', { title: maybe(template) }),
  image: ofKind('image', { source: address, url: address }),
} as const;

const byKind = new Map<unknown, v.GenericSchema<unknown, { kind: string; id: string }>>(
  Object.entries(definitionSchemas),
);

/** An unknown kind is skipped by the evaluator: of it nothing but its name matters. */
export const anyKind = openObject(
  { kind, id },
  what,
  Object.values(definitionSchemas).flatMap(({ entries }) => Object.keys(entries)),
);

export const definitionSchema = v.lazy((input) => (isRecord(input) ? byKind.get(input.kind) : undefined) ?? anyKind);
