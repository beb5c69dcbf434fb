import { operationOf } from '@geoslide/element/parts';
import { isJsonText, parseJson } from '@geoslide/protocol';
import type { StylePart } from './figure-edits.js';
import { loadedFigure } from './figure-form.js';
import { edited, removalOf, withOperation } from './project-text.js';

/** An object whose style is looked at. */
export interface Styled {
  readonly id: string;
  readonly kind: string;
  readonly isInSpace: boolean;
}

/** A value of a style property, or none: then what its type has counts. */
export interface StyleEdit extends Styled {
  readonly part: StylePart;
  readonly property: string;
  readonly value: string | number | boolean | undefined;
}

/** The lists of the style sheet by the kind of definition; primitives have others in space. */
const lists: Readonly<Record<string, string>> = {
  text: 'texts',
  slider: 'sliders',
  button: 'buttons',
  image: 'images',
};

function listOf({ kind, isInSpace }: Styled, part: StylePart): string {
  return lists[kind] ?? `${part === 'style' ? 'primitives' : 'primitiveLabels'}${isInSpace ? '3d' : ''}`;
}

interface Sheets {
  readonly slides?: readonly {
    readonly styleSheet?: Readonly<Record<string, readonly (readonly [string, Readonly<Record<string, unknown>>])[]>>;
  }[];
}

/** The properties that an object has of its own. */
export function ownStyle(project: unknown, slideIndex: number, styled: Styled, part: StylePart) {
  const sheet = (project as Sheets).slides?.[slideIndex - 1]?.styleSheet;
  return sheet?.[listOf(styled, part)]?.findLast(([id]) => id === styled.id)?.[1] ?? {};
}

/**
 * The text with a style property changed, and all else as it is written. Undefined where the text has no place for it.
 */
export function withStyleEdit(text: string, slideIndex: number, edit: StyleEdit): string | undefined {
  if (!isJsonText(text)) return loadedFigure().withStyle(text, slideIndex, edit);
  const project = parseJson(text);
  const { id, property, value } = edit;
  const list = listOf(edit, edit.part);
  if (value === undefined) {
    const pairs = (project as Sheets).slides?.[slideIndex - 1]?.styleSheet?.[list] ?? [];
    const index = pairs.findLastIndex(([each]) => each === id);
    if (index < 0 || !Object.hasOwn(pairs[index]![1], property)) return text;
    return edited(text, removalOf(text, ['slides', slideIndex - 1, 'styleSheet', list, index, 1, property]));
  }
  const operation = operationOf(project, slideIndex, { kind: 'style', list, id, property, value });
  if (!operation) return undefined;
  return withOperation(text, project, operation);
}
