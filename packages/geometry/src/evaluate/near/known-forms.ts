import type { Form } from '../../registry.js';
import type { EvaluateContext } from '../../table.js';
import { spaceNames } from '../../types/table.js';
import { Undefined } from '../../values.js';
import { type ArgumentReader, takes } from '../match-arguments.js';
import { callHere } from './completed.js';
import { signatureText } from './signature-text.js';

/** More forms in a message help nobody. */
const MAX_FORMS = 4;

/**
 * The forms of a name: first those that take as many arguments, and those of space only where something of space is
 * given or there are no others; with a call of objects of the figure, else of the reference.
 *
 * @param given The types of the arguments.
 */
export function knownForms(
  name: string,
  forms: readonly Form[],
  given: readonly string[],
  context: EvaluateContext,
  read: ArgumentReader,
): string {
  const ofPlane = forms.filter(({ entry }) => entry.group !== 'space');
  const isOfSpace = (type: string) => spaceNames.some((known) => known === type);
  const shown = ofPlane.length === 0 || given.some(isOfSpace) ? forms : ofPlane;
  const fitting = shown.filter(({ arity }) => takes(arity, given.length));
  const others = shown.filter((form) => !fitting.includes(form));
  const inOrderOfFit = [...fitting, ...others];
  const texts = inOrderOfFit.slice(0, MAX_FORMS).map(({ signature }) => signatureText(name, signature.parameters));
  const [nearest] = inOrderOfFit;
  return nearest === undefined
    ? ''
    : `${texts.join(' · ')}${inOrderOfFit.length > MAX_FORMS ? ' · …' : ''}, as in ${callHere(name, forms, context, read) ?? nearest.signature.example}`;
}

/** The reason why an argument has no value, with the forms that take a name of their own, such as the k of Sequence. */
export function withForms(reason: Undefined, forms: readonly Form[]): Undefined {
  const binding = forms.filter(
    ({ signature }) => signature.parameters.filter(({ type }) => type === 'Expr').length > 0,
  );
  const isName = reason.message.startsWith('unknown name');
  if (!isName || binding.length === 0 || binding.length === forms.length) return reason;
  const texts = binding.map(({ entry, signature }) => signatureText(entry.name, signature.parameters));
  return new Undefined(`${reason.message}; with a variable it is ${texts.join(' · ')}`);
}
