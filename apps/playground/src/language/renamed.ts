import { outlineFigure } from '@geoslide/figure';
import { isJsonText, parseJson } from '@geoslide/protocol';
import { edited, editOf } from '../text/project-text.js';

/** Everything of a source that names stand between. A name after a dot is a property. */
const TOKENS =
  /--[^\n]*|"(?:[^"\\]|\\.)*"|`[^`\n]*`|(?<!\.)\.\s*\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*|\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*/gu;
/** Fields of a block that hold an expression. */
const EXPRESSION_FIELD = /\b(?:showIf|at|offset|parent)\s*:\s*$/;

/** An expression with another name of an object. */
function inExpression(source: string, from: string, to: string): string {
  const plain = from.replace(/[′’]/g, "'");
  return source.replace(TOKENS, (token) =>
    token.replace(/[′’]/g, "'") === plain || token === `\`${from}\`` ? to : token,
  );
}

/** A text with `{{values}}`. */
const inTemplate = (text: string, from: string, to: string) =>
  text.replace(/\{\{.*?\}\}/gs, (part) => inExpression(part, from, to));

/** The text of a project in which an object of a slide, from 1, has another id wherever it is named. */
export function renamed(text: string, slideIndex: number, from: string, to: string): string {
  return isJsonText(text) ? inJson(text, slideIndex, from, to) : inFigure(text, slideIndex, from, to);
}

function inFigure(text: string, slideIndex: number, from: string, to: string): string {
  const { statements = [] } = outlineFigure(text)[slideIndex - 1] ?? {};
  let written = text;
  for (const { from: start, to: end, definition } of statements.toReversed()) {
    const part = (begin: number, stop: number) => text.slice(begin, stop);
    let next = part(start, end);
    if (definition !== undefined) {
      const { id, head, word, source } = definition;
      const rest = source?.to ?? head.to;
      const own = source === undefined ? '' : part(source.from, source.to);
      const isText = word === 'text' || word === 'button';
      const changed = isText ? inTemplate(own, from, to) : inExpression(own, from, to);
      next =
        part(start, head.from) +
        (id === from ? to : part(head.from, head.to)) +
        (source === undefined ? '' : part(head.to, source.from) + changed) +
        inBlocks(part(rest, end), from, to);
    } else if (/^layers\b/.test(next)) next = `layers${inExpression(next.slice('layers'.length), from, to)}`;
    written = written.slice(0, start) + next + written.slice(end);
  }
  return written;
}

/** Labels, and the values of properties that hold expressions. */
function inBlocks(text: string, from: string, to: string): string {
  const parts = /--[^\n]*|"(?:[^"\\]|\\.)*"|\b(?:showIf|at|offset|parent)\s*:\s*(?!")[^}"]*|[^"-]+|-/gs;
  let before = '';
  return text.replace(parts, (part) => {
    const isField = EXPRESSION_FIELD.test(before);
    before = part;
    if (part.startsWith('--')) return part;
    if (part.startsWith('"'))
      return isField ? `"${inExpression(part.slice(1, -1), from, to)}"` : inTemplate(part, from, to);
    return part.replace(
      /(\b(?:showIf|at|offset|parent)\s*:\s*)([^}]*)/g,
      (_, key: string, value: string) => key + inValue(value, from, to),
    );
  });
}

/** An expression without quotes, up to the comma before the next property. */
function inValue(value: string, from: string, to: string): string {
  const next = /,\s*[\w$]+\s*:/.exec(value)?.index ?? value.length;
  return inExpression(value.slice(0, next), from, to) + value.slice(next);
}

const JSON_EXPRESSIONS: ReadonlySet<string> = new Set(['source', 'min', 'max', 'step', 'showIf', 'at', 'offset']);
const JSON_TEMPLATES: ReadonlySet<string> = new Set(['label', 'template', 'title']);

function inJson(text: string, slideIndex: number, from: string, to: string): string {
  const project = parseJson(text);
  const edits: { readonly path: (string | number)[]; readonly value: string }[] = [];
  visit(['slides', slideIndex - 1], '');
  return edits.reduce(
    (written, { path, value }) => edited(written, editOf(written, { kind: 'replace', path, value })),
    text,
  );

  function visit(path: (string | number)[], list: string): void {
    const value = path.reduce<unknown>(
      (parent, key) => (parent as Record<string | number, unknown> | undefined)?.[key],
      project,
    );
    if (typeof value === 'string') {
      const next = renamedValue(value, path, list);
      if (next !== value) edits.push({ path, value: next });
    } else if (Array.isArray(value)) {
      for (const index of value.keys()) visit([...path, index], list);
    } else if (typeof value === 'object' && value !== null) {
      for (const key of Object.keys(value)) visit([...path, key], path.length < 4 ? key : list);
    }
  }

  function renamedValue(value: string, path: readonly (string | number)[], list: string): string {
    const key = path.at(-1)!;
    if (list === 'definitions' || path.includes('definitions')) {
      if (key === 'id' || key === 'parent') return value === from ? to : value;
      if (JSON_EXPRESSIONS.has(String(key))) return inExpression(value, from, to);
      return JSON_TEMPLATES.has(String(key)) ? inTemplate(value, from, to) : value;
    }
    if (list === 'uvarMap')
      return value.replace(/^(.*)(\.\d+)$/s, (whole, id, rest) => (id === from ? to + rest : whole));
    const isNamed = key === 0 || list === 'elementLayers';
    return isNamed && list !== 'types' && list !== 'typeLabels' && value === from ? to : value;
  }
}
