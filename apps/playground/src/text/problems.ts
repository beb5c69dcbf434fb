import type { Drawn } from '@geoslide/element/parts';
import type { Issue } from '@geoslide/protocol';
import type { Listed } from '../drawing/messages.js';
import type { Problem } from '../editor/problem.js';
import { placeIn } from './figure-form.js';

/** Problems of a project at their places in its text. */
export function problemsOf(issues: readonly Issue[], text: string): Problem[] {
  return issues.map(({ path, message }) => {
    const place = path.replace(/^content\.?/, '');
    return {
      severity: 'error',
      message: `${place === '' ? '' : `${place}: `}${message}`,
      position: placeIn(text, place),
    };
  });
}

/** What of a slide, from 1, can't be constructed, at its definition in the text. */
export function hintsOf(
  warnings: Drawn['warnings'],
  objects: Listed['objects'],
  text: string,
  slideIndex: number,
): Problem[] {
  const places = new Map(objects.map(({ id, index }) => [id, index]));
  return warnings.flatMap(({ id, message }) => {
    const index = id === undefined ? undefined : places.get(id);
    if (index === undefined) return [];
    const position = placeIn(text, `slides.${slideIndex - 1}.definitions.${index}`);
    return [{ severity: 'warning' as const, message: `${id}: ${message}`, position }];
  });
}
