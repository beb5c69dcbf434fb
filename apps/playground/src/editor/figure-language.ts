import { StreamLanguage, type StringStream } from '@codemirror/language';
import { definitionWords, settingWords } from '@geoslide/figure';

const WORDS: ReadonlySet<string> = new Set([
  ...settingWords,
  ...definitionWords,
  'extra',
  'on',
  'off',
  'step',
  'scale',
]);
const NAME = /^\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*/u;
const NUMBER = /^(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/;

interface State {
  /** The brackets that are open. */
  open: string;
  inString: boolean;
  /** At the begin of a statement. */
  isHead: boolean;
}

/** The signs of figure text for colours; what it means is read by `@geoslide/figure`. */
export const figureLanguage = StreamLanguage.define<State>({
  name: 'geoslide',
  startState: () => ({ open: '', inString: false, isHead: true }),
  copyState: (state) => ({ ...state }),
  languageData: {
    commentTokens: { line: '--' },
    closeBrackets: { brackets: ['(', '[', '{', '"'] },
  },
  token(stream, state) {
    if (stream.sol() && state.open === '' && !state.inString) state.isHead = true;
    // A bracket that never closes spoils its own statement only.
    if (stream.sol() && !state.inString && !state.open.includes('{') && beginsDefinition(stream)) {
      state.open = '';
      state.isHead = true;
    }
    if (state.inString) return string(stream, state);
    if (stream.eatSpace()) return null;
    if (stream.match('--')) {
      stream.skipToEnd();
      return 'comment';
    }
    if (stream.eat('"')) {
      state.inString = true;
      state.isHead = false;
      return string(stream, state);
    }
    if (stream.match(/^`[^`]*`?/)) {
      const isHead = state.isHead;
      state.isHead = false;
      return isHead ? 'variableName.definition' : 'variableName';
    }
    if (stream.match(/^#[\da-fA-F]{3,8}\b/)) return 'atom';
    if (stream.match(NUMBER)) return 'number';
    const name = stream.match(NAME);
    if (name) return nameStyle(stream, state, (name as RegExpMatchArray)[0]);
    const sign = stream.next() ?? '';
    if ('([{'.includes(sign)) state.open += sign;
    else if (')]}'.includes(sign)) state.open = state.open.slice(0, -1);
    return '()[]{}'.includes(sign) ? 'bracket' : 'operator';
  },
});

function beginsDefinition(stream: StringStream): boolean {
  return /^\s*(?:\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*|`[^`]*`)[ \t]*:(?!=)/u.test(stream.string);
}

function nameStyle(stream: StringStream, state: State, name: string): string {
  const rest = stream.string.slice(stream.pos);
  if (state.open.endsWith('{')) {
    if (/^\s*:/.test(rest)) return 'propertyName';
    return name === 'true' || name === 'false' ? 'bool' : 'atom';
  }
  if (state.isHead) {
    const isDefined = /^\s*:/.test(rest);
    const isWord = !isDefined && WORDS.has(name);
    // After a word such as slider comes the name that it defines.
    state.isHead = isWord && definitionWords.some((word) => word === name);
    return isWord ? 'keyword' : 'variableName.definition';
  }
  if (state.open === '' && WORDS.has(name)) return 'keyword';
  const before = stream.string.slice(0, stream.start).trimEnd();
  if (before.endsWith('.') && !before.endsWith('..')) return 'propertyName';
  return /^\s*\(/.test(rest) ? 'typeName' : 'variableName';
}

/** A string, or a {{value}} in it. */
function string(stream: StringStream, state: State): string {
  if (stream.match(/^\{\{.*?\}\}/)) return 'string.special';
  while (!stream.eol()) {
    if (stream.match('\\"') || stream.match('\\\\')) continue;
    if (stream.match('{{', false)) return 'string';
    if (stream.next() === '"') {
      state.inString = false;
      return 'string';
    }
  }
  return 'string';
}
