import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
  insertCompletionText,
  pickedCompletion,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import type { Listed } from '../drawing/messages.js';
import { make } from '../page/dom.js';
import { t } from '../words/words.js';
import { entryView } from './entry-view.js';
import type { Entry } from './knowledge.js';
import { loadKnowledge } from './load-knowledge.js';
import type { Place } from './place.js';
import { placeAt } from './place-in-editor.js';
import { wordDocs } from './word-docs.js';

/** The objects of the slide that is shown, with their types and values. */
export type ListObjects = () => Listed['objects'];

type Knowledge = Awaited<ReturnType<typeof loadKnowledge>>;
type Of<K extends Place['kind']> = Extract<Place, { readonly kind: K }>;

/** What is offered at each kind of place. */
const offers: {
  readonly [K in Place['kind']]: (place: Of<K>, knowledge: Knowledge, objects: Listed['objects']) => Completion[];
} = {
  none: () => [],
  word: () => Object.entries(wordDocs).map(([label, info]) => ({ label, info, type: 'keyword', apply: `${label} ` })),
  type: (_, { typeNames }) => typeNames.map((label) => ({ label, type: 'type' })),
  key: ({ style, isQuoted }, { stylesOf }) =>
    stylesOf(style).map((entry) => ({
      ...described(entry),
      type: 'property',
      apply: isQuoted ? entry.name : `${entry.name}: `,
    })),
  value: ({ style, key, isQuoted }, { valuesOf }) =>
    valuesOf(style, key).map((label) => ({
      label,
      type: 'enum',
      apply: isQuoted || /^[\w.#-]+$/.test(label) ? label : JSON.stringify(label),
    })),
  expression(place, knowledge, objects) {
    if (place.object !== undefined) {
      const type = objects.find(({ id }) => id === place.object)?.valueType;
      const known = knowledge.propertiesOf(type);
      const own = known.length > 0 ? known : knowledge.propertiesOf(undefined);
      return unique(own).map((entry) => ({ ...described(entry), type: 'property' }));
    }
    const ids = objects.map(({ id, type, value }) => ({
      label: knowledge.isName(id) ? id : `\`${id}\``,
      type: 'variable',
      detail: type,
      info: value,
      boost: 2,
    }));
    const calls = knowledge.callNames.map((name): Completion => {
      const forms = knowledge.formsOf(name);
      return {
        label: name,
        type: /^[A-Z]/.test(name) ? 'class' : 'function',
        detail: forms[0]?.form.slice(name.length) ?? '',
        info: () => formsView(forms),
        apply: applyCall,
      };
    });
    return [...ids, ...calls];
  },
};

/** Forms that are shown of a constructor. */
const MAX_FORMS = 4;

function formsView(forms: readonly Entry[]): HTMLElement {
  const rest = forms.length - MAX_FORMS;
  const more =
    rest > 0
      ? [make('p', { className: 'note', textContent: t('and {n} more forms: see the reference', { n: rest }) })]
      : [];
  return make('div', {}, ...forms.slice(0, MAX_FORMS).map(entryView), ...more);
}

function described(entry: Entry): Completion {
  return { label: entry.name, detail: entry.gives, info: () => entryView(entry) };
}

function unique(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.name, entry])).values()];
}

/** Writes a name with its brackets, and the cursor between them. */
function applyCall(view: EditorView, completion: Completion, from: number, to: number): void {
  const hasBracket = view.state.doc.sliceString(to, to + 1) === '(';
  const { label } = completion;
  const change = insertCompletionText(view.state, hasBracket ? label : `${label}()`, from, to);
  const at = from + label.length + 1;
  view.dispatch({ ...change, selection: { anchor: at }, annotations: pickedCompletion.of(completion) });
}

/** Completion from the tables of the language and the objects of the slide. */
export function completion(objects: ListObjects): Extension {
  async function complete(context: CompletionContext): Promise<CompletionResult | null> {
    const place = placeAt(context.state, context.pos);
    const isEmpty = place.from === context.pos;
    const isAsked = context.explicit || place.kind === 'key' || place.kind === 'value';
    const isAfterDot = place.kind === 'expression' && place.object !== undefined;
    if (place.kind === 'none' || (isEmpty && !isAsked && !isAfterDot)) return null;
    const knowledge = await loadKnowledge();
    const offer = offers[place.kind] as (
      place: Place,
      knowledge: Knowledge,
      objects: Listed['objects'],
    ) => Completion[];
    const options = offer(place, knowledge, objects());
    return options.length === 0 ? null : { from: place.from, options, validFor: /^[\p{L}\p{N}_#]*$/u };
  }
  return [
    autocompletion({
      override: [complete],
      // After a key of a style come its values.
      activateOnCompletion: ({ type }) => type === 'property',
    }),
    keymap.of(completionKeymap),
  ];
}
