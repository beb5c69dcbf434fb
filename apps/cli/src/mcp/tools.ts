import { isProtocolError, type Warning } from '@geoslide/protocol';
import type { CallToolResult } from '@modelcontextprotocol/server';
import {
  assertFigure,
  checkProject,
  followedWarnings,
  listObjects,
  predicates,
  readRest,
  renderPng,
  renderSvg,
  renderTikz,
} from 'geoslide';
import * as v from 'valibot';
import { formsText } from '../forms-text.js';
import { verdictOf } from '../verdict.js';
import { byLine, problemLines } from './problem-lines.js';
import { type Tool, tool } from './tool.js';

/** Px on a side of a picture that a model looks at. */
const MAX_SIDE = 2000;

/** After so much time a check begins no other slide, ms. */
const CHECK_MS = 10_000;

const figure = v.pipe(
  v.string(),
  v.description(
    'The figure: figure text, such as "A: Point(0, 0) \\"A\\"\\nk: Circle(A, 2)", or the JSON of a project. The resource geoslide://guide describes it.',
  ),
);
const slide = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Which slide, from 1; default 1.')),
);
const side = v.optional(v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(MAX_SIDE)));

const said = (...texts: string[]): CallToolResult => ({
  content: texts.map((text) => ({ type: 'text' as const, text })),
});

/** Works on a figure. What is wrong with it is told as a check tells it. */
async function ofFigure(
  content: string,
  work: () => CallToolResult | Promise<CallToolResult>,
): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    if (!isProtocolError(error)) throw error;
    return { ...said(problemLines(await checkProject(content, { limitMs: CHECK_MS }))), isError: true };
  }
}

/** What is left of a figure, and how the warnings of what was done with it are told. */
function readable(content: string, slideIndex: number) {
  const rest = readRest(content);
  const drawable = rest?.read.project ?? content;
  return {
    drawable,
    told: async (warnings: readonly Warning[]): Promise<string> =>
      rest === undefined
        ? problemLines(byLine(followedWarnings(drawable, warnings, { slideIndex })))
        : `what can't be read is left out. ${problemLines(await checkProject(content, { limitMs: CHECK_MS }))}`,
  };
}

const renderTool = tool(
  {
    name: 'render',
    title: 'Draw a figure',
    description:
      'Draws a figure. Gives the picture (PNG), or the source of SVG or TikZ, and every warning. Of a text with mistakes it draws the rest.',
    entries: {
      figure,
      slide,
      format: v.optional(v.pipe(v.picklist(['png', 'svg', 'tikz']), v.description('Default png.'))),
      width: side,
      height: side,
    },
  },
  ({ figure: content, slide: slideIndex = 1, format = 'png', width, height }) =>
    ofFigure(content, async () => {
      if ((width === undefined) !== (height === undefined)) {
        throw new RangeError('width and height go together, px: give both, or neither for the size of the slide');
      }
      const size = width === undefined || height === undefined ? undefined : { width, height };
      const options = { slideIndex, ...(size && { size }) };
      const { drawable, told } = readable(content, slideIndex);
      if (format === 'png') {
        const drawn = await renderPng(drawable, { ...options, maxSide: MAX_SIDE });
        const picture = {
          type: 'image',
          data: Buffer.from(drawn.bytes).toString('base64'),
          mimeType: 'image/png',
        } as const;
        const words = `${drawn.width} × ${drawn.height} px, ${await told(drawn.warnings)}`;
        return { content: [picture, { type: 'text', text: words }] };
      }
      const drawn = await (format === 'svg' ? renderSvg : renderTikz)(drawable, options);
      return said(drawn.text, await told(drawn.warnings));
    }),
);

const checkTool = tool(
  {
    name: 'check',
    title: 'Check a figure',
    description: 'Names every mistake of a figure, with its line, the object and what to change.',
    entries: { figure },
  },
  async ({ figure: content }) => {
    const problems = await checkProject(content, { limitMs: CHECK_MS });
    return said(problems.length === 0 ? 'no problem' : problemLines(problems));
  },
);

const listTool = tool(
  {
    name: 'list',
    title: 'Values of a figure',
    description:
      'Every object of a slide with its type and value: coordinates, lengths, numbers. Of a text with mistakes those of the rest.',
    entries: { figure, slide },
  },
  ({ figure: content, slide: slideIndex = 1 }) =>
    ofFigure(content, async () => {
      const { drawable, told } = readable(content, slideIndex);
      const { objects, warnings } = listObjects(drawable, slideIndex);
      const rows = objects.map(
        ({ id, type, defined, value }) => `${id}: ${type} ${defined ? JSON.stringify(value) : 'undefined'}`,
      );
      return said(rows.join('\n'), await told(warnings));
    }),
);

const languageTool = tool(
  {
    name: 'language',
    title: 'Look up the language',
    description:
      'How something is written: the forms of a constructor ("Tangent"), a statement ("view"), a style property ("lineDash"), or what some words describe ("circle three points"). "guide" gives the whole guide, 15 kB: read it once before you write figures.',
    entries: {
      query: v.pipe(
        v.string(),
        v.maxLength(200),
        v.description('A name such as Tangent, one to three words, or "guide".'),
      ),
    },
  },
  ({ query }) =>
    said(
      formsText(query) ??
        `Nothing is called or described by "${query}": ask with one or two words, such as triangle or tangent; "guide", like the resource geoslide://guide, has every name.`,
    ),
);

const assertTool = tool(
  {
    name: 'assert',
    title: 'Prove what a figure shows',
    description: `Whether statements hold in a figure, with the measured deviation: comparisons such as length(s) < 3, and ${Object.entries(
      predicates,
    )
      .map(([name, { doc }]) => `${name} (${doc.replace(/\.$/, '')})`)
      .join('; ')}. Arguments are ids and expressions.`,
    entries: {
      figure,
      slide,
      statements: v.pipe(v.array(v.string()), v.minLength(1), v.description('Such as "perpendicular(a, b)".')),
      tolerance: v.optional(v.pipe(v.number(), v.minValue(0), v.description('Units, or degrees; default 1e-6.'))),
    },
  },
  ({ figure: content, slide: slideIndex, statements, tolerance }) =>
    ofFigure(content, () => {
      const results = assertFigure(content, statements, { slideIndex, tolerance });
      return said(
        results
          .map((result) => {
            const { statement, problem } = result;
            return `${statement}: ${problem === undefined ? verdictOf(result) : `not measured: ${problem}`}`;
          })
          .join('\n'),
      );
    }),
);

/** What models may call. */
export const tools: readonly Tool[] = [renderTool, checkTool, listTool, languageTool, assertTool];
