import { labelWords } from '@geoslide/figure';
import { TEMPLATE_VALUES } from '@geoslide/geometry';
import { type Finding, Findings, quoted, type Slide } from '@geoslide/protocol';

/** Letters of a word in scripts whose words have spaces between them. */
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}]{3}/u;

/**
 * Labels of several words that are set as formulas, in which spaces count for nothing. Nothing is said of a slide that
 * says itself how labels are set, for a type or for an object.
 * @param path The slide's: `slides.0`.
 */
export function wordLabels({ definitions, styleSheet }: Slide, path: string): Finding[] {
  const findings = new Findings();
  const { typeLabels, typeLabels3d, primitiveLabels, primitiveLabels3d, sliders, sliderType } = styleSheet;
  const lists = [typeLabels, typeLabels3d, primitiveLabels, primitiveLabels3d, sliders];
  const styles = lists.flatMap((list) => list ?? []).map(([, style]) => style);
  if ([...styles, sliderType].some((style) => style?.mode !== undefined)) return [];
  for (const [i, { kind, id, label }] of definitions.entries()) {
    if (!(kind === 'primitive' || kind === 'slider') || typeof label !== 'string' || !label.includes(' ')) continue;
    const read = labelWords(label);
    if (read?.hasWords !== true || !WORD.test(label.replace(TEMPLATE_VALUES, ''))) continue;
    findings.add('label', () => ({
      id,
      path: `${path}.definitions.${i}.label`,
      message:
        `the label ${quoted(label)} is a formula, in which spaces count for nothing: ` +
        `${read.label === label ? '' : `write ${quoted(read.label)}, and `}` +
        `give it the style {"mode": "normal", "font": "KaTeX_Main"} in ${kind === 'slider' ? 'sliders' : 'primitiveLabels'}`,
    }));
  }
  return findings.list();
}
