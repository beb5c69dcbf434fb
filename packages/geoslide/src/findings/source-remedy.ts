import { parseFigure } from '@geoslide/figure';
import { type Definition, definitionMeant } from '@geoslide/protocol';

/** A remedy may be in the words of another language, too. */
const MAX_ROUNDS = 2;

/** A longer source is not read as a figure text. */
const MAX_SOURCE = 300;

/** A name in single quotes as an argument. */
const QUOTED_NAME = /(?<=[(,]\s*)'(\p{L}[\p{L}\p{N}_]*)'(?=\s*[,)])/gu;

/**
 * What to write for the source of a definition in JSON that is no expression, where figure text, or another program,
 * has such a line: the definition as JSON, and its style. Undefined where its meaning is not known.
 */
export function sourceRemedy({ id, ...definition }: Definition): string | undefined {
  const source = 'source' in definition && typeof definition.source === 'string' ? definition.source.trim() : '';
  if (source === '' || source.length > MAX_SOURCE) return undefined;
  const name = /^\p{L}[\p{L}\p{N}_]*$/u.test(id) ? id : 'A';
  // Without the other definitions a name in quotes may be read as a label.
  const plain = source.includes('[') ? source : source.replace(QUOTED_NAME, '$1');
  const own = plain === source ? [] : [`${name}: ${plain}`];
  for (const text of [...own, source, `${name}: ${source}`]) {
    const found = meantBy(text, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What to write for a definition in JSON with the keys of other programs; undefined where its meaning is not known. */
export function definitionRemedy(definition: unknown): string | undefined {
  if (typeof definition !== 'object' || definition === null) return undefined;
  const { kind, ...rest } = definition as Readonly<Record<string, unknown>>;
  const text = inLine(kind === 'primitive' || kind === 'other' ? rest : definition);
  if (text.length > MAX_SOURCE) return undefined;
  const foreign = definitionMeant(definition as Record<string, unknown>, 0);
  const plain = foreign && `write ${inLine({ kind: 'primitive', ...foreign })}`;
  // A width in px of a line is none of a rectangle.
  return 'height' in definition ? plain : (meantBy(text) ?? plain);
}

/** @param name The id that the definition has; by default the one that the text says. */
function meantBy(text: string, name?: string): string | undefined {
  let line = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { project, errors } = parseFigure(line);
    const { definitions = [], styleSheet } = project.slides[0] ?? {};
    const [only, ...others] = definitions;
    if (errors.length === 0) {
      if (only === undefined || others.length > 0) return undefined;
      const { kind, id: said, ...rest } = only;
      const id = name ?? said;
      const styles = [
        ...(styleSheet?.primitives ?? []).map(([, style]) => `"primitives": ${inLine([[id, style]])}`),
        ...(styleSheet?.primitiveLabels ?? []).map(([, style]) => `"primitiveLabels": ${inLine([[id, style]])}`),
      ];
      const look = styles.length === 0 ? '' : `, and in styleSheet ${styles.join(', ')}`;
      return `write ${inLine({ kind, id, ...rest })}${look}`;
    }
    const told = /^write (\p{L}[\p{L}\p{N}_]*: .*?)(?:, (?:or|then|with|without|which) .*| for .*)?$/su.exec(
      errors[0]?.remedy ?? '',
    )?.[1];
    const call = /^write (\p{Lu}\p{L}*\(.*\))$/u.exec(errors[0]?.remedy ?? '')?.[1];
    if (told === undefined && (call === undefined || name === undefined)) return undefined;
    line = told ?? `${name}: ${call}`;
  }
  return undefined;
}

const inLine = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/(?<=[\]}"\d]),(?=["[{])/g, ', ')
    .replace(/(?<="):(?=["[{\d])/g, ': ');
