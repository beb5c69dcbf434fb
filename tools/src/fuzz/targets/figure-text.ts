import { formatFigure, parseFigure, printFigure } from '@geoslide/figure';
import { isProtocolError, isRenderError, isSpaceSlide, ProtocolError, parseFile } from '@geoslide/protocol';
import { renderPng, renderSvg } from 'geoslide';
import { corpus } from '../make/corpus.js';
import { mutated } from '../make/mutate.js';
import { project } from '../make/projects.js';
import { nastyText } from '../make/text.js';
import { declared, holds, type Target } from '../target.js';

/** The picture of the first slide, or what is said instead. */
async function picture(content: unknown): Promise<string> {
  const size = { width: 100, height: 80 };
  try {
    if (isSpaceSlide(parseFile(content).slides[0]!)) {
      return Buffer.from((await renderPng(content, { size })).bytes).toString('base64');
    }
    return (await renderSvg(content, { size })).text;
  } catch (error) {
    if (isProtocolError(error) || isRenderError(error)) return `refused: ${error.name}`;
    throw error;
  }
}

/** Any project is the same after a way through text, and its text is canonical. */
export const figureText: Target = {
  name: 'figure text',
  make: (random) =>
    JSON.parse(JSON.stringify(random.chance(0.6) ? project(random) : mutated(random.pick(corpus), random))),
  async check(content) {
    const text = declared(() => printFigure(content), ProtocolError);
    if (text instanceof Error) return;
    const { project: back, errors } = parseFigure(text);
    const original = await picture(content);
    // A source that is not in the language refuses the whole project; in a text it is the error of one definition.
    if (original === 'refused: ProtocolError') return;
    holds(errors.length === 0, `the text of a project has errors: ${errors[0]?.message}\n${text}`);
    holds(printFigure(back) === text, `the text is not canonical:\n${text}\n\n${printFigure(back)}`);
    const formatted = formatFigure(text);
    holds('text' in formatted && formatted.text === text, `formatting changes a canonical text:\n${text}`);
    holds((await picture(back)) === original, `the picture differs:\n${text}`);
  },
};

/** Any text is read to its end without an exception, and formatting a text without errors twice changes nothing. */
export const figureTyped: Target<string> = {
  name: 'figure text as typed',
  make(random) {
    const text = declared(() => printFigure(random.chance(0.5) ? project(random) : random.pick(corpus)), ProtocolError);
    let typed = text instanceof Error ? nastyText(random) : text;
    for (let changes = random.int(6); changes > 0; changes--) {
      const at = random.int(typed.length + 1);
      const inserted = random.pick([
        '',
        '\n',
        '{',
        '"',
        '`',
        '(',
        ')',
        '}',
        ' -- note\n',
        '---\n',
        ':',
        '?',
        nastyText(random),
      ]);
      typed = typed.slice(0, at) + inserted + typed.slice(at + random.int(4));
    }
    return typed;
  },
  check(text) {
    const { project: read, errors, warnings } = parseFigure(text);
    for (const { line, column, message } of [...errors, ...warnings]) {
      holds(line >= 1 && column >= 1 && message.length < 2000, `a problem without a place: ${message}`);
    }
    const once = formatFigure(text);
    if (!('text' in once)) return;
    const again = formatFigure(once.text);
    holds('text' in again && again.text === once.text, `formatting twice differs:\n${once.text}`);
    if (errors.length > 0) return;
    holds(printFigure(read) === once.text, `the project prints otherwise:\n${once.text}`);
  },
};
