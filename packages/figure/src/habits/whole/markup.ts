import { isJsonText } from '@geoslide/protocol';
import { Fault } from '../../problem.js';

/** A text with blanks in place of what is no figure text, so that places stay. */
export interface Inside {
  readonly text: string;
  readonly fault: Fault;
  /** Whether nothing is left to be read. */
  readonly isError?: boolean;
}

const FENCE = /^[ \t]*```[^\n`]*$/gmu;

/** Words about a text between two lines of ---, with which it begins. */
const HEAD = /^---\n(?:\w+: [^\n(){}"]*\n)+---\n/;

const blank = (part: string): string => part.replace(/[^\n]/g, ' ');

/**
 * The figure text that stands in another one: behind a head of YAML, or between the first two lines of ``` of a text in
 * Markdown, of which a missing second one is the end of the text. Undefined where there is none.
 */
export function insideMarkup(text: string): Inside | undefined {
  const [head] = HEAD.exec(text) ?? [];
  if (head !== undefined) {
    const remedy = 'take the lines from --- to --- away, which are not read: --- parts two slides';
    return {
      text: blank(head) + text.slice(head.length),
      fault: new Fault(0, 'a head of YAML', 'statements', remedy),
    };
  }
  const [first, second] = text.matchAll(FENCE);
  if (first === undefined) return undefined;
  const start = first.index + first[0].length;
  const end = second?.index ?? text.length;
  const inner = text.slice(start, end);
  if (isJsonText(inner)) {
    const remedy = 'take the lines with ``` away, and what stands around them, so that the text begins with {';
    return {
      text: blank(text),
      fault: new Fault(first.index, 'a project in JSON, in Markdown', 'it alone', remedy),
      isError: true,
    };
  }
  const remedy = 'only what stands in the first block of ``` is read';
  return {
    text: blank(text.slice(0, start)) + inner + blank(text.slice(end)),
    fault: new Fault(first.index, 'a text in Markdown', 'figure text', remedy),
  };
}
