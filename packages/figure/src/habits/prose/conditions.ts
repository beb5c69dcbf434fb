import { advise, entry, type HabitEntry, write } from '../habit.js';
import { lookOf } from '../properties.js';

const OPPOSITES: Readonly<Record<string, string>> = {
  '>': '<=',
  '<': '>=',
  '>=': '<',
  '<=': '>',
  '==': '!=',
  '!=': '==',
};

/** A condition with the sign that compares. */
const compared = (condition: string): string => condition.replace(/(?<![<>=!])=(?!=)/g, '==').trim();

/** What holds where a condition does not. */
function opposite(condition: string): string {
  const [, left, sign = '', right] = /^([^<>=!&|]+?)\s*([<>]=?|[=!]=)\s*([^<>=!&|]+)$/.exec(condition) ?? [];
  return left === undefined ? `!(${condition})` : `${left} ${OPPOSITES[sign]} ${right}`;
}

/** The source, the style and the label of the definition of a name; undefined where a text has none on one line. */
function definitionIn(text: string, name: string): readonly [source: string, style: string, tail: string] | undefined {
  const [, source, style = '', tail = ''] =
    new RegExp(
      String.raw`^[ \t]*${name}[ \t]*[:=][ \t]*([^"{}\n]*[^"{}\s])[ \t]*(?:\{([^{}\n]*)\})?[ \t]*("[^"\n]*")?[ \t]*$`,
      'mu',
    ).exec(text) ?? [];
  return source === undefined ? undefined : [source, style.trim(), tail === '' ? '' : ` ${tail}`];
}

/** A look that is assigned to a name: `A.color = red`, `color of A = red`. */
const ASSIGNED = String.raw`(?:set\s+)?(<NAME>)\.(\w+)\s*[:=]\s*["']?([#\w]+)["']?`;

const block = (parts: readonly string[]): string => ` {${parts.filter((part) => part !== '').join(', ')}}`;

/** Looks that depend on a condition, which are those of two objects of which one is seen. */
export const conditionHabits: readonly HabitEntry[] = [
  // `if a > 2: A: Point(a, 0) "A"`
  entry(
    String.raw`(?:if|when|wenn|falls|si)\s*\(?\s*([^:"{}]*[<>=][^:"{}]*?)\s*\)?\s*(?::|,|\{|then|dann|alors|entonces)\s*(<NAME>\s*[:=]\s*\p{Lu}\w*\([^"{}]*\))\s*(?:\{([^{}]*)\})?\s*("[^"]*"(?:\s*\{[^{}]*\})?)?\s*\}?`,
    ([, typed = '', definition, style = '', label]) =>
      write(
        `${definition!.replace(/\s*[:=]\s*/, ': ')}${block([style.trim(), `showIf: ${compared(typed)}`])}${label === undefined ? '' : ` ${label}`}`,
      ),
  ),
  entry(
    String.raw`(?:if|when|wenn|falls|si)\s*\(?\s*([^:"{}]*[<>=][^:"{}]*?)\s*\)?\s*(?::|,|\{|then|dann|alors|entonces)\s*${ASSIGNED}\s*[;}]?\s*(?:(?:else|sonst|sinon|si\s?no)\s*[:{]?\s*${ASSIGNED}\s*\}?)?`,
    ([, typed = '', name = '', key = '', value = '', other, otherKey = '', otherValue = ''], { text }) => {
      const condition = compared(typed);
      const look = lookOf(key, value);
      const otherLook = other === undefined ? '' : lookOf(otherKey, otherValue);
      const [source, style, tail] = definitionIn(text, name) ?? [];
      if (look === undefined || otherLook === undefined || source === undefined || (other ?? name) !== name)
        return undefined;
      if (look === 'hidden: true')
        return advise(
          `write ${name}: ${source}${block([style!, `showIf: ${opposite(condition)}`])}${tail} in place of the definition of ${name}`,
        );
      const first = `${name}: ${source}${block([style!, otherLook, `showIf: ${opposite(condition)}`])}${tail}`;
      const second = `${name}_1: ${source}${block([look, `showIf: ${condition}`])}${tail}`;
      return advise(`write ${first} in place of the definition of ${name}, and ${second} as a line of its own`);
    },
  ),
  entry(
    String.raw`(?:if|when|wenn|falls|si)\s*\(?\s*([^:"{}]*[<>=][^:"{}]*?)\s*\)?\s*(?::|,|then|dann|alors|entonces)\s*(show|hide|zeige|verberge|verstecke|montre[rz]?|affiche[rz]?|cache[rz]?|muestra|oculta)\s+(<NAME>)`,
    ([, typed = '', verb = '', name = ''], { text }) => {
      const condition = compared(typed);
      const [source, style, tail] = definitionIn(text, name) ?? [];
      const own = /^(?:hide|ver|cache|oculta)/.test(verb) ? opposite(condition) : condition;
      return source === undefined
        ? undefined
        : advise(
            `write ${name}: ${source}${block([style!, `showIf: ${own}`])}${tail} in place of the definition of ${name}`,
          );
    },
  ),
];
