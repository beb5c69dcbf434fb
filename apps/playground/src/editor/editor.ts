import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  isolateHistory,
  redo,
  redoDepth,
  undo,
  undoDepth,
} from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap } from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension, Prec, type Text, Transaction } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import { isJsonText, type TextPosition } from '@geoslide/protocol';
import { byId } from '../page/dom.js';
import { type ProjectIdentity, projectField, projectHistory, setProject } from '../projects/identity.js';
import { difference } from '../text/difference.js';
import { zhPhrases } from '../words/editor-phrases.js';
import { language, t } from '../words/words.js';
import { figureLanguage } from './figure-language.js';
import { figureFolding } from './folding.js';
import type { Problem } from './problem.js';
import { listProblems } from './problem-list.js';
import { editorTheme } from './theme.js';

/** The text of the project. It holds the history of all that is done to it, by keys and by hands in the picture. */
export interface Editor {
  text(): string;
  project(): ProjectIdentity;
  /** Takes a project without a step to undo: nothing was there before. */
  start(project: ProjectIdentity, text: string): void;
  /** Takes another project; one step of undo leads back to the last one. */
  open(project: ProjectIdentity, text: string): void;
  /** Gives the project another name or id. */
  identify(project: ProjectIdentity, isUndone?: boolean): void;
  /**
   * Changes the text in one step of undo; those of one gesture that follow each other are one. `isFollowed` says that
   * the page has drawn the change already.
   */
  change(text: string, gesture: string, isFollowed?: boolean): void;
  /** A change will come that can be undone. */
  expectChange(): void;
  undo(): void;
  redo(): void;
  /** What is wrong; `hints` are marked at their lines, and not listed. */
  showProblems(problems: readonly Problem[], hints?: readonly Problem[]): void;
  /** Selects a line from a place on and scrolls to it. */
  goTo(position: TextPosition): void;
  /** Selects a part and scrolls to it, without taking the focus. */
  select(from: number, to: number): void;
  /** Its own texts are those of the language of the page again. */
  translate(): void;
  readonly view: EditorView;
}

export interface EditorEvents {
  /** The text has changed otherwise than by a change that is followed already. */
  readonly onText: (text: string) => void;
  /** Anything has changed that is kept with the project. */
  readonly onChange: (project: ProjectIdentity, text: string) => void;
  /** The text is that of another project now. */
  readonly onProject: (project: ProjectIdentity) => void;
  /** The cursor was set by its user. */
  readonly onCursor: (at: number) => void;
  /** Someone is about to type: what hands have done has to be in the text. */
  readonly beforeInput: () => void;
}

/** Ms: finite, for what is isolated counts as changed in 1970. */
const LONGEST_GESTURE_MS = 1e9;
/** Ms without a key after which typing is a new step. */
const GROUP_MS = 1000;

const gestureOf = Annotation.define<string>();
const followed = Annotation.define<boolean>();

/** What the editor says by itself, and what it is called. */
function phrasesOf(): Extension {
  return [
    EditorState.phrases.of(language() === 'zh' ? zhPhrases : {}),
    EditorView.contentAttributes.of({ 'aria-label': t('Project as figure text or JSON') }),
  ];
}

const timeOf = (transaction: Transaction): number => transaction.annotation(Transaction.time) ?? 0;
const hasJson = (doc: Text) => isJsonText(doc.sliceString(0, 10_000));

/** @param extensions What the editor does beyond writing: completion, hover and so on. */
export function createEditor(events: EditorEvents, extensions: Extension): Editor {
  const grammar = new Compartment();
  const phrases = new Compartment();
  const languageOf = (isJson: boolean) => (isJson ? json() : [figureLanguage, figureFolding]);
  let lastGesture = '';
  let lastTime = 0;
  let known: { doc: Text; text: string } | undefined;

  function textOf({ doc }: EditorState): string {
    if (known?.doc !== doc) known = { doc, text: doc.toString() };
    return known.text;
  }

  const shared: Extension = [
    lineNumbers(),
    foldGutter(),
    lintGutter(),
    history({
      // A gesture is one step however long it takes; typing is one up to a pause.
      newGroupDelay: LONGEST_GESTURE_MS,
      joinToEvent: (transaction, isAdjacent) => {
        const gesture = transaction.annotation(gestureOf);
        if (gesture !== undefined) return gesture === lastGesture;
        return isAdjacent && lastGesture === '' && timeOf(transaction) - lastTime < GROUP_MS;
      },
    }),
    projectHistory,
    drawSelection(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches(),
    search({ top: true }),
    EditorState.allowMultipleSelections.of(true),
    EditorState.tabSize.of(2),
    phrases.of(phrasesOf()),
    EditorView.contentAttributes.of({
      'aria-describedby': 'problems',
      tabindex: '0',
      autocapitalize: 'off',
    }),
    EditorState.transactionExtender.of((transaction) => {
      if (!transaction.docChanged) return null;
      const isJson = hasJson(transaction.newDoc);
      if (isJson === hasJson(transaction.startState.doc)) return null;
      return { effects: grammar.reconfigure(languageOf(isJson)) };
    }),
    Prec.highest(
      EditorView.domEventHandlers({
        beforeinput: events.beforeInput,
        keydown: events.beforeInput,
        paste: events.beforeInput,
      }),
    ),
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...lintKeymap,
    ]),
    EditorView.updateListener.of(updated),
    editorTheme,
    extensions,
  ];

  function stateOf(project: ProjectIdentity, text: string): EditorState {
    return EditorState.create({
      doc: text,
      extensions: [projectField.init(() => project), grammar.of(languageOf(isJsonText(text))), shared],
    });
  }

  const view = new EditorView({
    parent: byId('text', HTMLDivElement),
    state: stateOf({ id: '', name: '' }, ''),
  });
  const undoButton = byId('undo', HTMLButtonElement);
  const redoButton = byId('redo', HTMLButtonElement);

  function showDepth(): void {
    undoButton.disabled = undoDepth(view.state) === 0;
    redoButton.disabled = redoDepth(view.state) === 0;
  }

  function updated(update: ViewUpdate): void {
    const { state, startState, transactions, docChanged } = update;
    for (const transaction of transactions) {
      if (!transaction.docChanged) continue;
      lastGesture = transaction.annotation(gestureOf) ?? '';
      lastTime = timeOf(transaction);
    }
    const project = state.field(projectField);
    const isOther = project.id !== startState.field(projectField).id;
    if (docChanged || project !== startState.field(projectField)) {
      showDepth();
      if (isOther) events.onProject(project);
      events.onChange(project, textOf(state));
    }
    if (docChanged && !transactions.every((each) => !each.docChanged || each.annotation(followed) === true)) {
      events.onText(textOf(state));
    }
    if (update.selectionSet && transactions.some((each) => each.isUserEvent('select'))) {
      events.onCursor(state.selection.main.head);
    }
  }

  function offsetOf({ line, column }: TextPosition): number {
    const at = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
    return Math.min(at.from + column - 1, at.to);
  }

  function diagnosticOf({ message, position, severity }: Problem): Diagnostic[] {
    if (position === undefined) return [];
    const from = offsetOf(position);
    const word = /^[\p{L}\p{N}_]+|^./u.exec(view.state.doc.sliceString(from, from + 60))?.[0] ?? '';
    return [{ from, to: from + word.length, severity, message }];
  }

  function goTo(position: TextPosition): void {
    const from = offsetOf(position);
    view.dispatch({ selection: { anchor: from, head: view.state.doc.lineAt(from).to }, scrollIntoView: true });
    view.focus();
  }

  return {
    view,
    text: () => textOf(view.state),
    project: () => view.state.field(projectField),
    start(project, text) {
      view.setState(stateOf(project, text));
      showDepth();
      events.onProject(project);
      events.onText(text);
    },
    open(project, text) {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        selection: { anchor: 0 },
        effects: [setProject.of(project), EditorView.scrollIntoView(0)],
        annotations: isolateHistory.of('full'),
      });
    },
    identify(project, isUndone = true) {
      view.dispatch({ effects: setProject.of(project), annotations: Transaction.addToHistory.of(isUndone) });
    },
    change(text, gesture, isFollowed = false) {
      const change = difference(textOf(view.state), text);
      if (!change) return;
      const isJoined = gesture === lastGesture;
      view.dispatch({
        changes: { from: change.at, to: change.at + change.removed.length, insert: change.inserted },
        annotations: [
          gestureOf.of(gesture),
          followed.of(isFollowed),
          ...(isJoined ? [] : [isolateHistory.of('before')]),
        ],
      });
    },
    expectChange() {
      undoButton.disabled = false;
    },
    translate() {
      view.dispatch({ effects: phrases.reconfigure(phrasesOf()) });
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
    goTo,
    select(from, to) {
      view.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(from, { y: 'nearest' }),
      });
    },
    showProblems(problems, hints = []) {
      listProblems(problems, goTo);
      view.dispatch(setDiagnostics(view.state, [...problems, ...hints].flatMap(diagnosticOf)));
      if (problems.some(({ severity }) => severity === 'error')) view.contentDOM.setAttribute('aria-invalid', 'true');
      else view.contentDOM.removeAttribute('aria-invalid');
    },
  };
}
