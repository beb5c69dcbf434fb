/**
 * A definition as most are written: it is in no need of being compared with the habits of others. A sign = in place of
 * the colon is warned of as such.
 */
const PLAIN_DEFINITION =
  /^(?:\p{L}[\p{L}\p{Nd}_₀-₉'′’]*: |[A-Wa-w][\d_₀-₉'′’]* ?= ?)(?!Text|Slider|Schieberegler|(?:Square|Rectangle|\w*Triangle|Circle|Cube|Cuboid|Sphere|Cone|Cylinder|Ellipse|RegularPolygon)\([-\d., ]*\)|[CK]urve\(.*, (?:[tux], |\([^()]*,[^()]*\)\))|Surface\(.*, [ux], .*, [vy], |[A-Za-z]+\([A-Z] |[^"{]*(?:[\p{L}\p{Nd}] [\p{L}\p{Nd}]|\p{Ll}{3} \(|[^?:<>]=|,\s*[,)]|\) \(|,[^(),]*\) ?[(\p{L}\p{Nd}]|, (?:first|second|third|closed|open|true|false)\)|\.\.)|.*\dpx )[A-Z][A-Za-z]+\((?:[\p{L}\p{Nd}_ ,.?=+*/^()'π√-]|:=)*\)(?: \{[^{},:]*:[^{},:]*(?:,[^{},:]*:[^{},:]*)*\})?(?: "[^"\n]*"(?: \{[^{}]*\})?)?$/u;

/** A surface as most are written: other statements need hundreds of patterns, which take a second to compile. */
const PLAIN_SURFACE =
  /^[A-Wa-w][\d_₀-₉'′’]*: z = (?:(?:sin|cos|tan|exp|sqrt|ln|abs)\(|[xy](?![\p{L}\d_])|\d+(?:\.\d+)?(?![.\d_])|[-+*/^() ])+$/u;

/** A point by its coordinates alone, as most are written. */
const PLAIN_POINT =
  /^[A-W][\d_₀-₉'′’]*(?:: | ?= ?)\(-?\d+(?:\.\d+)?, ?-?\d+(?:\.\d+)?\)(?: "[^"\n]*")?(?: \{\w+: #?\w+\})?$/;

/** Other statements as most are written. */
const PLAIN_STATEMENT =
  /^(?:slider \p{L}[\p{L}\p{Nd}_]*: [-−\d.π]+ \.\. [-−\d.π]+(?: step [\d.]+)?(?: = [-−\d.π]+)?|text [\p{L}\p{Nd}_]+: "[^"\n]*"(?: \{[^{},:]*: [^{},:]*(?:, [^{},:]*: [^{},:]*)*\})?|view [-−\d.π]+ \.\. [-−\d.π]+, [-−\d.π]+ \.\. [-−\d.π]+(?: scale [\d.]+)?|(?:axes|grid) (?:on|off))$/u;

/** Whether a statement is written as most are: it is not compared with the habits of others. */
export function isPlain(statement: string): boolean {
  return [PLAIN_DEFINITION, PLAIN_SURFACE, PLAIN_POINT, PLAIN_STATEMENT].some((plain) => plain.test(statement));
}
