import { outlineFigure } from '@geoslide/figure';
import { isJsonText, parseJson } from '@geoslide/protocol';
import { EMPTY_SLIDE, EMPTY_SPACE } from '../text/empty-slide.js';
import { rangeOf } from '../text/project-text.js';

// Slides as parts of the text of a project: what is in them stays as it is written.

/** What is done to the slides of a project; slides are counted from 1. */
export type SlideEdit =
  | { readonly kind: 'add' | 'add in space' | 'copy' | 'delete'; readonly slide: number }
  | { readonly kind: 'move'; readonly slide: number; readonly to: number };

/**
 * The text after an edit: a new or copied slide comes behind `slide`. The last slide that is left can't be deleted: the
 * text stays as it is, as it does where a slide is not there.
 */
export function withSlideEdit(text: string, edit: SlideEdit): string {
  return isJsonText(text) ? inJson(text, edit) : inFigure(text, edit);
}

function edited(
  slides: readonly string[],
  edit: SlideEdit,
  empty: { readonly plane: string; readonly space: string },
): readonly string[] {
  const index = edit.slide - 1;
  const own = slides[index];
  if (own === undefined) return slides;
  if (edit.kind === 'add') return slides.toSpliced(index + 1, 0, empty.plane);
  if (edit.kind === 'add in space') return slides.toSpliced(index + 1, 0, empty.space);
  if (edit.kind === 'copy') return slides.toSpliced(index + 1, 0, own);
  if (edit.kind === 'delete') return slides.length === 1 ? slides : slides.toSpliced(index, 1);
  return edit.kind === 'move' ? slides.toSpliced(index, 1).toSpliced(edit.to - 1, 0, own) : slides;
}

function inFigure(text: string, edit: SlideEdit): string {
  const outlined = outlineFigure(text);
  const parts = outlined.map(({ from, to }, i) => bodyOf(text.slice(from, to), i > 0));
  const gap = outlined.length > 1 && !/\n[^\S\n]*\n[^\S\n]*---/.test(text) ? '\n' : '\n\n';
  const next = edited(parts, edit, { plane: EMPTY_SLIDE.trim(), space: EMPTY_SPACE.trim() });
  return next === parts ? text : `${next.join(`${gap}---${gap}`)}\n`;
}

/** A slide without the line that parts it from the one before; what is said on that line is a comment. */
function bodyOf(part: string, isParted: boolean): string {
  if (!isParted) return part.trim();
  const [, comment = '', rest = ''] = /^\s*---([^\n]*)\n?([\s\S]*)$/.exec(part) ?? [];
  return `${comment.trim() === '' ? '' : `${comment.trim()}\n`}${rest.trim()}`;
}

function inJson(text: string, edit: SlideEdit): string {
  const { slides = [] } = parseJson(text) as { readonly slides?: readonly unknown[] };
  const ranges = slides.map((_, i) => rangeOf(text, ['slides', i]));
  const [first, second] = ranges;
  const last = ranges.at(-1);
  if (!first || !last) return text;
  const indent = /\n[ \t]*$/.exec(text.slice(0, first.from))?.[0] ?? ' ';
  const gap = second ? text.slice(first.to, second.from) : `,${indent}`;
  const parts = ranges.map(({ from, to }) => text.slice(from, to));
  const plane = '{ "definitions": [], "viewBounds": { "minX": -8, "maxX": 8, "minY": -5, "maxY": 5, "scale": 50 } }';
  const camera = '{ "kind": "3d", "yaw": 0.5, "pitch": 0.4, "offset": [0, 0, 1], "scale": 0.09 }';
  const space = `{ "definitions": [], "camera": ${camera}, "styleSheet": { "workingPlane": { "show": true } } }`;
  const next = edited(parts, edit, { plane, space });
  return next === parts ? text : `${text.slice(0, first.from)}${next.join(gap)}${text.slice(last.to)}`;
}
