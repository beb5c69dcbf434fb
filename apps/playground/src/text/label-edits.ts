import { assigned } from '@geoslide/element/parts';
import { isJsonText, parseJson } from '@geoslide/protocol';
import { slidesOf } from '../slides/slides-of.js';
import { definitionsIn } from './figure-edits.js';
import { replaced, withOperation } from './project-text.js';

/** What stands at an object: its label, or what a text or a button says. */
export interface Lettering {
  readonly id: string;
  readonly isText: boolean;
  /** As it is written, with `{{…}}`. */
  readonly template: string;
}

/** Where the definitions of a kind have their letters in JSON. */
const keys: Readonly<Record<string, 'label' | 'template' | 'title'>> = {
  primitive: 'label',
  slider: 'label',
  text: 'template',
  button: 'title',
};

/** What an object of a slide, from 1, says; undefined for what has no letters, such as a picture. */
export function letteringOf(project: unknown, slideIndex: number, id: string): Lettering | undefined {
  const definition = slidesOf(project)[slideIndex - 1]?.definitions.find((each) => each.id === id);
  const key = definition && keys[definition.kind];
  if (key === undefined) return undefined;
  return { id, isText: key !== 'label', template: String(definition?.[key] ?? '') };
}

/**
 * The text with other letters at an object; an empty label is taken out. Undefined where the text has no place for it.
 */
export function withLettering(text: string, slideIndex: number, { id, template }: Omit<Lettering, 'isText'>) {
  return isJsonText(text) ? inJson(text, slideIndex, id, template) : inFigure(text, slideIndex, id, template);
}

function inFigure(text: string, slideIndex: number, id: string, template: string): string | undefined {
  const definition = definitionsIn(text, slideIndex).find((each) => each.id === id);
  const { word, source, style, label, labelStyle } = definition ?? {};
  if (source === undefined) return undefined;
  const string = JSON.stringify(template);
  const old = word === 'text' || word === 'button' ? source : label;
  if (old === undefined) {
    const { to } = style ?? source;
    return template === '' ? text : `${text.slice(0, to)} ${string}${text.slice(to)}`;
  }
  if (template !== '' || old === source || labelStyle !== undefined) {
    return replaced(text, old, string);
  }
  return text.slice(0, old.from).trimEnd() + text.slice(old.to);
}

function inJson(text: string, slideIndex: number, id: string, template: string): string | undefined {
  const project = parseJson(text);
  const definitions = slidesOf(project)[slideIndex - 1]?.definitions ?? [];
  const index = definitions.findIndex((each) => each.id === id);
  const key = keys[definitions[index]?.kind ?? ''];
  if (key === undefined) return undefined;
  const operation = assigned(project, ['slides', slideIndex - 1, 'definitions', index, key], template);
  return withOperation(text, project, operation);
}
