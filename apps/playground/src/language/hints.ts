import { type EditorState, type Extension, Prec, StateEffect, StateField } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from '@codemirror/view';
import { make } from '../page/dom.js';
import type { ListObjects } from './completion.js';
import { entryView } from './entry-view.js';
import type { CallForm } from './knowledge.js';
import { loadedKnowledge, loadKnowledge } from './load-knowledge.js';
import type { OpenCall } from './place.js';
import { placeAt } from './place-in-editor.js';

/** Forms of a call that are shown at once. */
const MAX_FORMS = 5;

/** Says that what is known of the language has come, or that the forms are not wanted. */
const renew = StateEffect.define<'loaded' | 'closed'>();

interface Shown {
  readonly tooltip: Tooltip | null;
  /** Where the call begins whose forms were closed. */
  readonly closed: number | undefined;
}

/** The forms of the call that is being written, above it; Escape closes them. */
const signatureField = StateField.define<Shown>({
  create: () => ({ tooltip: null, closed: undefined }),
  update(shown, { state, docChanged, selection, effects }) {
    const effect = effects.find((each) => each.is(renew))?.value;
    if (!docChanged && !selection && effect === undefined) return shown;
    const { main } = state.selection;
    const place = main.empty ? placeAt(state, main.head) : undefined;
    const call = place?.kind === 'expression' ? place.call : undefined;
    const closed = effect === 'closed' ? call?.from : shown.closed === call?.from ? shown.closed : undefined;
    if (call === undefined || closed !== undefined) return { tooltip: null, closed };
    return { tooltip: signatureOf(call), closed };
  },
  provide: (field) => showTooltip.from(field, ({ tooltip }) => tooltip),
});

function signatureOf(call: OpenCall): Tooltip | null {
  const forms = loadedKnowledge()?.formsOf(call.name) ?? [];
  if (forms.length === 0) return null;
  const fitting = forms.filter(({ parameters }) => takes(parameters, call.argument));
  const shown = (fitting.length > 0 ? fitting : forms).slice(0, MAX_FORMS);
  return {
    pos: call.from,
    above: true,
    create: () => ({ dom: make('div', { className: 'cm-tip signature' }, ...shown.map((form) => line(form, call))) }),
  };
}

const isRepeated = (parameter: string | undefined) => parameter?.endsWith('…') === true;

const takes = (parameters: readonly string[], argument: number) =>
  argument < parameters.length || isRepeated(parameters.at(-1));

function line({ name, parameters, gives, doc }: CallForm, { argument }: OpenCall): HTMLElement {
  const current = Math.min(argument, parameters.length - 1);
  const parts = parameters.flatMap((parameter, index) => {
    const part = index === current ? make('b', { textContent: parameter }) : parameter;
    return index === 0 ? [part] : [', ', part];
  });
  return make('div', { title: doc }, make('code', {}, `${name}(`, ...parts, ')'), ` → ${gives}`);
}

/** What stands at a place: the value of an object, the forms of a constructor, a style property. */
function hover(objects: ListObjects): Extension {
  return hoverTooltip(async ({ state }, pos) => {
    const word = state.wordAt(pos);
    if (!word) return null;
    const place = placeAt(state, word.to);
    const name = state.doc.sliceString(place.from, word.to);
    const views = await viewsOf(state, name, word.to, objects);
    if (views.length === 0) return null;
    const create = () => ({ dom: make('div', { className: 'cm-tip' }, ...views) });
    return { pos: place.from, end: word.to, above: true, create };
  });
}

async function viewsOf(state: EditorState, name: string, at: number, objects: ListObjects): Promise<HTMLElement[]> {
  const place = placeAt(state, at);
  const knowledge = await loadKnowledge();
  if (place.kind === 'key') {
    return knowledge
      .stylesOf(place.style)
      .filter((entry) => entry.name === name)
      .map(entryView);
  }
  if (place.kind === 'expression' && place.object !== undefined) {
    return knowledge
      .propertiesOf(undefined)
      .filter((entry) => entry.name === name)
      .slice(0, MAX_FORMS)
      .map(entryView);
  }
  const object = objects().find(({ id }) => id === name);
  if (object && (place.kind === 'expression' || place.kind === 'word')) {
    return [make('div', {}, make('code', { textContent: `${object.id}: ${object.type} = ${object.value}` }))];
  }
  return place.kind === 'expression' ? knowledge.formsOf(name).slice(0, MAX_FORMS).map(entryView) : [];
}

/** Forms of calls while they are written, and values under the mouse. */
export function hints(objects: ListObjects): Extension {
  return [
    signatureField,
    hover(objects),
    EditorView.domEventHandlers({
      focus(_, view) {
        void loadKnowledge().then(() => view.dispatch({ effects: renew.of('loaded') }));
      },
    }),
    Prec.low(
      keymap.of([
        {
          key: 'Escape',
          run(view) {
            if (view.state.field(signatureField).tooltip === null) return false;
            view.dispatch({ effects: renew.of('closed') });
            return true;
          },
        },
      ]),
    ),
  ];
}
