import {
  type Group,
  type ImageNode,
  isComplex,
  type PathNode,
  readableText,
  type Scene,
  type SceneNode,
  smoothScene,
  type TextNode,
} from '@geoslide/core';
import { bounded } from './bounded.js';
import { escapeComment, lacksFontInPdfTex } from './escape.js';
import { frameOf, unitLength } from './frame.js';
import { type ImageAsset, imageLines } from './image.js';
import { BP_PER_PX, decimal } from './numbers.js';
import { isCircle, operations } from './operations.js';
import { haloNodes, outlineNodes } from './outlines.js';
import { createPalette } from './palette.js';
import { preamble } from './preamble.js';
import { commonOptions, commonStyle, pathCommand } from './style.js';
import { type Family, fontOption, type TextContext, textNodes } from './text.js';

export interface TikzOptions {
  /** False gives the bare tikzpicture, with what its preamble needs in comments. */
  readonly document?: boolean;
  /**
   * Takes an image's file and gives the name under which the document finds it; it is called once for each image, in order.
   * Without it, a frame stands in an image's place.
   */
  readonly assets?: ImageAsset;
  /**
   * Told of each formula that is drawn as shapes, since TeX can't say it, with the id of its object where it has one.
   */
  readonly onOutlines?: (source: string, id: string | undefined) => void;
}

/** Lines of operations are broken before this many characters. */
const LINE_LENGTH = 110;
/** More of an object's name than this tells nothing. */
const LONGEST_COMMENT = 80;

/** What the printers of nodes share. */
interface Printing extends TextContext {
  readonly assets: ImageAsset | undefined;
  images: number;
  readonly onOutlines: TikzOptions['onOutlines'];
}

/**
 * The scene as a LaTeX document that pdflatex, lualatex and xelatex compile as it is: the view to scale, 1 px = 0.75 bp, so that
 * 96 dpi give `round(width)` × `round(height)` pixels. What comes from the slide reaches TeX only as math that was printed
 * from KaTeX's parse, as escaped text, as outlines, or in comments. Throws RangeError where the scene holds a number
 * that is not finite.
 */
export function writeTikz(sampled: Scene, options: TikzOptions = {}): string {
  const scene = smoothScene(sampled);
  const size = { width: Math.max(1, Math.round(scene.width)), height: Math.max(1, Math.round(scene.height)) };
  const frame = frameOf(scene, size);
  const foreign = new Set<string>();
  const printing: Printing = {
    frame,
    common: commonStyle(scene),
    palette: createPalette(),
    needs: { add: (character) => foreign.add(character), families: new Set<Family>(), words: false, japanese: false },
    view: { x: 0, y: 0, ...size },
    assets: options.assets,
    images: 0,
    onOutlines: options.onOutlines,
  };
  const body = [...backgroundLines(scene, printing), ...nodeLines(scene.children, printing, '', undefined)];
  const { needs, palette } = printing;
  const setup = preamble({ ...needs, lines: body, foreign: [...foreign].sort() });
  const picture = [
    ...palette.definitions(),
    `\\begin{tikzpicture}[${pictureOptions(printing).join(',\n  ')}]`,
    `\\clip ${frame.point(0, 0)} rectangle +(${pageLength(size.width)},-${pageLength(size.height)});`,
    ...body,
    '\\end{tikzpicture}',
  ];
  const lines =
    options.document === false
      ? [...setup.map((line) => (line.startsWith('%') ? line : `% ${line}`)), ...picture]
      : ['\\documentclass[tikz,border=0pt]{standalone}', ...setup, '\\begin{document}', ...picture, '\\end{document}'];
  return `${[...header(scene, size, printing, options, foreign.size > 0), ...lines].join('\n')}\n`;
}

function header(
  scene: Scene,
  { width, height }: { width: number; height: number },
  { frame, images, assets }: Printing,
  options: TikzOptions,
  foreign: boolean,
): string[] {
  const unit = frame.logical ? `one unit is ${decimal(frame.unit, 4)} px` : 'one unit is a px';
  return [
    `% ${width} x ${height} px; ${unit}, and 1 px is 0.75 bp: pdftoppm -r 96 draws it at that size.`,
    options.document === false
      ? '% A picture for a document with TikZ. Commented lines before it belong to the preamble.'
      : '% Compile it with pdflatex, lualatex or xelatex.',
    ...(foreign
      ? ['% Chinese and other characters take a font that is found when it is compiled: see \\foreigncharacter.']
      : []),
    ...(images > 0 && !assets ? ['% Images are not part of this file: a frame stands where each belongs.'] : []),
    ...(scene.view && !frame.logical ? ["% The slide's own coordinates are out of TeX's range."] : []),
  ];
}

function pictureOptions({ frame, common }: Printing): string[] {
  const unit = unitLength(frame.unit);
  const labels = `every node/.style={anchor=base west, inner sep=0pt, outer sep=0pt, ${fontOption(common.fontSize ?? 0)}}`;
  return [`x=${unit}, y=${unit}`, ...commonOptions(common), ...(common.fontSize === undefined ? [] : [labels])];
}

/**
 * A side of the view on paper, less a hair: drawn at 96 dpi, a rounded length would get another pixel. It is taken from the
 * right and the bottom, since pictures of pages are measured from the top left.
 */
function pageLength(px: number): string {
  return `${decimal(px * BP_PER_PX - 0.01, 2)}bp`;
}

/** A white background is the paper's. */
function backgroundLines({ background }: Scene, { frame, palette, view }: Printing): string[] {
  if (!background || background.a <= 0) return [];
  const name = palette.name(background);
  if (name === 'white') return [];
  const opacity = background.a < 1 ? `, opacity=${decimal(background.a, 3)}` : '';
  return [
    '% background',
    `\\fill[${name}${opacity}] ${frame.point(0, view.height)} rectangle ${frame.point(view.width, 0)};`,
  ];
}

function nodeLines(nodes: readonly SceneNode[], printing: Printing, indent: string, id: string | undefined): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'group') return groupLines(node, printing, indent, id);
    if (node.kind === 'path') return shapeLines([node], printing, indent);
    if (node.kind === 'text') return textLines(node, printing, indent, id);
    return imageNode(node, printing).map((line) => indent + line);
  });
}

/** Letters that the fonts for Chinese need not have, though XeTeX and LuaTeX look for them there. */
const KOREAN = /\p{sc=Hangul}/u;

/**
 * A text as text, or as its outlines, which are the same in every engine, whatever fonts there are: letters that
 * depend on their neighbours or run from right to left, Korean, and, with a warning, formulas that TeX can't say; for
 * pdfTeX also letters that it has no font for.
 */
function textLines(node: TextNode, printing: Printing, indent: string, id: string | undefined): string[] {
  const lines = isComplex(node.source) || KOREAN.test(node.source) ? undefined : textNodes(node, printing);
  if (lines?.length === 0) return [];
  const halo = shapeLines(haloNodes(node), printing, indent);
  if (lines === undefined) return [...halo, ...outlineLines(node, printing, indent)];
  if (lines !== 'outlines') {
    const text = lines.map((line) => indent + line);
    if (!lacksFontInPdfTex(node.source)) return [...halo, ...text];
    const outlines = outlineLines(node, printing, indent);
    return [...halo, `${indent}\\ifpdftex`, ...outlines, `${indent}\\else`, ...text, `${indent}\\fi`];
  }
  printing.onOutlines?.(node.source, id);
  return [...halo, ...outlineLines(node, printing, indent)];
}

function shapeLines(shapes: readonly PathNode[], printing: Printing, indent: string): string[] {
  return shapes
    .flatMap((shape) => bounded(shape, printing.view))
    .flatMap((shape) => pathLines(shape, printing, indent));
}

/** The outlines of a text; what it says stays in a comment. */
function outlineLines(node: TextNode, printing: Printing, indent: string): string[] {
  const lines = shapeLines(outlineNodes(node), printing, indent);
  const words = escapeComment(readableText(node.source, node.mode)).slice(0, LONGEST_COMMENT);
  return lines.length === 0 ? [] : [`${indent}% ${words}`, ...lines];
}

function groupLines(group: Group, printing: Printing, indent: string, outer: string | undefined): string[] {
  const { clip, id, type } = group;
  const lines = nodeLines(group.children, printing, clip ? `${indent}  ` : indent, id ?? outer);
  if (lines.length === 0) return [];
  const name = escapeComment([id, type].filter((part) => part !== undefined).join(': ')).slice(0, LONGEST_COMMENT);
  const comment = name === '' ? [] : [`${indent}% ${name}`];
  if (!clip) return [...comment, ...lines];
  const corner = printing.frame.point(clip.x + clip.width, clip.y + clip.height);
  return [
    ...comment,
    `${indent}\\begin{scope}`,
    `${indent}  \\clip ${printing.frame.point(clip.x, clip.y)} rectangle ${corner};`,
    ...lines,
    `${indent}\\end{scope}`,
  ];
}

function pathLines(node: PathNode, { common, palette, frame }: Printing, indent: string): string[] {
  const command = pathCommand(node, common, palette);
  const pieces = operations(node.path, frame, node.stroke?.dash !== undefined);
  if (command === undefined || pieces.length === 0) return [];
  return pathsOf(pieces, node).flatMap((path) => brokenLines(command, path, indent));
}

/**
 * Most circles of one path: TeX keeps a path in its memory until it ends, and has room for some 2500 of them beside the
 * rest of a figure.
 */
const MAX_CIRCLES = 1000;

/** The pieces of a path in one command each: of filled dots, which lie apart, so many as TeX has room for. */
function pathsOf(pieces: readonly string[], { stroke }: PathNode): (readonly string[])[] {
  const isDots = stroke === undefined && pieces.length > MAX_CIRCLES && pieces.every(isCircle);
  if (!isDots) return [pieces];
  const count = Math.ceil(pieces.length / MAX_CIRCLES);
  return Array.from({ length: count }, (_, i) => pieces.slice(i * MAX_CIRCLES, (i + 1) * MAX_CIRCLES));
}

function brokenLines(command: string, pieces: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  let line = `${indent}${command} `;
  for (const piece of pieces) {
    if (line.length + piece.length > LINE_LENGTH) {
      lines.push(line.trimEnd());
      line = `${indent}  ${piece.trimStart()}`;
    } else line += line.endsWith(' ') || piece.startsWith(' ') ? piece : ` ${piece}`;
  }
  return [...lines, `${line};`];
}

function imageNode(node: ImageNode, printing: Printing): string[] {
  return imageLines(node, printing.images++, printing.frame, printing.assets);
}
