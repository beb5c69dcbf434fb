import { operationOf } from '@geoslide/element/parts';
import { parseFigure } from '@geoslide/figure';
import { isJsonText, parseJson } from '@geoslide/protocol';
import { definitionsIn, withChange } from '../text/figure-edits.js';
import { replaced, withOperation } from '../text/project-text.js';
import { withStatement } from './statements.js';

interface Project {
  readonly slides: readonly {
    readonly definitions: readonly Readonly<Record<string, unknown>>[];
    readonly uvarMap?: readonly (readonly [name: string, value: number])[];
  }[];
}

/**
 * The text with another definition of an object that a slide, from 1, has: its label and style stay, and a slider
 * stands at another value. Undefined where the object is of another kind.
 *
 * @param statements Of figure text, each on a line: the last one is that of the object, the others are new.
 */
export function withRedefinition(text: string, slideIndex: number, statements: string): string | undefined {
  const lines = statements.split('\n');
  const own = lines.pop() ?? '';
  const next = isJsonText(text) ? inJson(text, slideIndex, own) : inFigure(text, slideIndex, own);
  return lines.reduce((written, line) => written && withStatement(written, slideIndex, line), next);
}

function inFigure(text: string, slideIndex: number, statement: string): string | undefined {
  const [next] = definitionsIn(statement, 1);
  const old = definitionsIn(text, slideIndex).find(({ id }) => id === next?.id);
  if (next?.source === undefined || next.word !== undefined || old?.source === undefined) return undefined;
  const source = statement.slice(next.source.from, next.source.to);
  if (old.word === undefined) return replaced(text, old.source, source);
  const value = numberIn(source);
  if (old.word !== 'slider' || value === undefined) return undefined;
  return withChange(text, slideIndex, { kind: 'variable', name: `${old.id}.0`, value });
}

function inJson(text: string, slideIndex: number, statement: string): string | undefined {
  const project = parseJson(text) as Project;
  const [added] = (parseFigure(statement).project as unknown as Project).slides;
  const [next] = added?.definitions ?? [];
  const index = project.slides[slideIndex - 1]?.definitions.findIndex(({ id }) => id === next?.id) ?? -1;
  const old = project.slides[slideIndex - 1]?.definitions[index];
  if (next === undefined || old === undefined || !EXPRESSIONS.has(String(next.kind))) return undefined;
  const value = numberIn(String(next.source));
  const isSlider = old.kind === 'slider';
  if (isSlider ? value === undefined : !EXPRESSIONS.has(String(old.kind))) return undefined;
  const variables = isSlider ? [[`${String(old.id)}.0`, value!] as const] : (added?.uvarMap ?? []);
  const place = ['slides', slideIndex - 1, 'definitions', index];
  let start = text;
  for (const key of isSlider ? [] : ['kind', 'source'])
    start = withOperation(start, project, { kind: 'replace', path: [...place, key], value: next[key] });
  return variables.reduce((written, [name, each]) => {
    const operation = operationOf(project, slideIndex, { kind: 'variable', name, value: each });
    return operation ? withOperation(written, project, operation) : written;
  }, start);
}

/** Kinds of definitions that are an expression. */
const EXPRESSIONS: ReadonlySet<string> = new Set(['primitive', 'other']);

const numberIn = (source: string): number | undefined =>
  /^-?(?:\d+\.?\d*|\.\d+)$/.test(source.trim()) ? Number(source) : undefined;
