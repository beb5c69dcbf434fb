import { isProtocolError, isRenderError } from '@geoslide/protocol';
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import {
  assertFigure,
  checkProject,
  followedWarnings,
  listObjects,
  llmsText,
  predicates,
  readRest,
  renderPng,
  renderSvg,
  renderTikz,
} from 'geoslide';
import * as v from 'valibot';
import { messageOf } from '../errors.js';
import { formsText } from '../language-text.js';
import { verdictOf } from '../verdict.js';
import { problemLines, rootsFirst } from './problem-lines.js';
import { type Reference, references } from './references.js';
import { toolArguments } from './tool-arguments.js';

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

/** What a figure's own mistakes are answered with; other errors are ours and are thrown on. */
function mistake(error: unknown): CallToolResult {
  if (!(isProtocolError(error) || isRenderError(error) || error instanceof RangeError)) throw error;
  return { ...said(messageOf(error)), isError: true };
}

async function answered(work: () => CallToolResult | Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    return mistake(error);
  }
}

/** The tools `render`, `check`, `list`, `language` and `assert`; the guide and the references as resources. */
export function createMcpServer(version: string): McpServer {
  const server = new McpServer(
    { name: 'geoslide', title: 'Geoslide', version },
    {
      instructions:
        'Draws figures of plane and solid geometry. Read the resource geoslide://guide once, write figure text, render it, look at the picture, mend what warnings name. Use assert to prove what the figure is meant to show.',
    },
  );
  addGuide(server);
  for (const reference of references()) addReference(server, reference);
  for (const add of [addRender, addCheck, addList, addLanguage, addAssert]) add(server);
  return server;
}

function addGuide(server: McpServer): void {
  server.registerResource(
    'guide',
    'geoslide://guide',
    {
      title: 'How to write figures',
      description: 'Format, constructors, examples, warnings',
      mimeType: 'text/markdown',
    },
    async ({ href }) => ({ contents: [{ uri: href, mimeType: 'text/markdown', text: llmsText() }] }),
  );
}

function addReference(server: McpServer, { name, title, description, read }: Reference): void {
  server.registerResource(
    name,
    `geoslide://${name}`,
    { title, description, mimeType: 'text/markdown' },
    async ({ href }) => ({ contents: [{ uri: href, mimeType: 'text/markdown', text: await read() }] }),
  );
}

function addRender(server: McpServer): void {
  server.registerTool(
    'render',
    {
      title: 'Draw a figure',
      description:
        'Draws a figure. Gives the picture (PNG), or the source of SVG or TikZ, and every warning. Of a text with mistakes it draws the rest.',
      inputSchema: toolArguments({
        figure,
        slide,
        format: v.optional(v.pipe(v.picklist(['png', 'svg', 'tikz']), v.description('Default png.'))),
        width: side,
        height: side,
      }),
      annotations: { readOnlyHint: true },
    },
    ({ figure: content, slide: slideIndex = 1, format = 'png', width, height }) =>
      answered(async () => {
        if ((width === undefined) !== (height === undefined)) {
          throw new RangeError('width and height go together, px: give both, or neither for the size of the slide');
        }
        const size = width === undefined || height === undefined ? undefined : { width, height };
        const options = { slideIndex, ...(size && { size }) };
        // Of a text with mistakes what is left without them is drawn.
        const rest = readRest(content);
        const drawable = rest?.read.project ?? content;
        const problems = async (warnings: Parameters<typeof followedWarnings>[1]) =>
          rest === undefined
            ? problemLines(rootsFirst(followedWarnings(drawable, warnings, { slideIndex })))
            : `what can't be read is left out. ${problemLines(await checkProject(content, { limitMs: CHECK_MS }))}`;
        if (format === 'png') {
          const drawn = await renderPng(drawable, { ...options, maxSide: MAX_SIDE });
          const picture = {
            type: 'image',
            data: Buffer.from(drawn.bytes).toString('base64'),
            mimeType: 'image/png',
          } as const;
          const words = `${drawn.width} × ${drawn.height} px, ${await problems(drawn.warnings)}`;
          return { content: [picture, { type: 'text', text: words }] };
        }
        const drawn = await (format === 'svg' ? renderSvg : renderTikz)(drawable, options);
        return said(drawn.text, await problems(drawn.warnings));
      }),
  );
}

function addCheck(server: McpServer): void {
  server.registerTool(
    'check',
    {
      title: 'Check a figure',
      description: 'Names every mistake of a figure, with its line, the object and what to change.',
      inputSchema: toolArguments({ figure }),
      annotations: { readOnlyHint: true },
    },
    ({ figure: content }) =>
      answered(async () => {
        const problems = await checkProject(content, { limitMs: CHECK_MS });
        return said(problems.length === 0 ? 'no problem' : problemLines(problems));
      }),
  );
}

function addList(server: McpServer): void {
  server.registerTool(
    'list',
    {
      title: 'Values of a figure',
      description: 'Every object of a slide with its type and value: coordinates, lengths, numbers.',
      inputSchema: toolArguments({ figure, slide }),
      annotations: { readOnlyHint: true },
    },
    ({ figure: content, slide: slideIndex }) =>
      answered(() => {
        const { objects, warnings } = listObjects(content, slideIndex);
        const rows = objects.map(
          ({ id, type, defined, value }) => `${id}: ${type} ${defined ? JSON.stringify(value) : 'undefined'}`,
        );
        return said(rows.join('\n'), problemLines(rootsFirst(warnings)));
      }),
  );
}

function addLanguage(server: McpServer): void {
  server.registerTool(
    'language',
    {
      title: 'Look up the language',
      description:
        'The forms of a constructor or function by its name, or those that some words describe ("circle three points").',
      inputSchema: toolArguments({
        query: v.pipe(v.string(), v.maxLength(200), v.description('A name such as Tangent, or one to three words.')),
      }),
      annotations: { readOnlyHint: true },
    },
    async ({ query }) => {
      return said(
        formsText(query) ??
          `Nothing is called or described by "${query}": ask with one or two words, such as triangle or tangent; the resource geoslide://guide has every name.`,
      );
    },
  );
}

function addAssert(server: McpServer): void {
  server.registerTool(
    'assert',
    {
      title: 'Prove what a figure shows',
      description: `Whether statements hold in a figure, with the measured deviation: comparisons such as length(s) < 3, and ${Object.entries(
        predicates,
      )
        .map(([name, { doc }]) => `${name} (${doc.replace(/\.$/, '')})`)
        .join('; ')}. Arguments are ids and expressions.`,
      inputSchema: toolArguments({
        figure,
        slide,
        statements: v.pipe(v.array(v.string()), v.minLength(1), v.description('Such as "perpendicular(a, b)".')),
        tolerance: v.optional(v.pipe(v.number(), v.minValue(0), v.description('Units, or degrees; default 1e-6.'))),
      }),
      annotations: { readOnlyHint: true },
    },
    ({ figure: content, slide: slideIndex, statements, tolerance }) =>
      answered(() => {
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
}
