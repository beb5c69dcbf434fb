import { constructorMeant } from '@geoslide/geometry';
import { entry, type HabitEntry, read, write } from './habit.js';

const count = (text: string, signs: string) => [...text].filter((sign) => signs.includes(sign)).length;

/** What careless fingers type, and can only mean one thing. */
export const slips: readonly HabitEntry[] = [
  // A full stop at the end, and a bracket too many there.
  entry(String.raw`(<NAME>\s*[:=].*[)\]"}])\s*\.+`, ([, definition = '']) => read(definition)),
  entry(String.raw`(<NAME>\s*[:=][^"{}]*\))\)(\s*["{].*)?`, ([, head = '', tail = '']) =>
    count(head, '(') === count(head, ')') && count(head, '([') === count(head, ')]')
      ? read(`${head}${tail}`)
      : undefined,
  ),
  // Commas with nothing between them.
  entry(String.raw`(<NAME>\s*[:=][^"{}]*[\p{L}\d)\]])\s*,(?:\s*,)+\s*([^"{}]*)(["{].*)?`, ([, head, rest, tail = '']) =>
    read(`${head}, ${rest}${tail}`),
  ),
  entry(String.raw`(<NAME>\s*[:=][^"{}]*[\p{L}\d)\]])\s*,\s*([)\]][^"{}]*)(["{].*)?`, ([, head, rest, tail = '']) =>
    read(`${head}${rest}${tail}`),
  ),
  // A head that is written otherwise.
  entry(String.raw`(<NAME>)\s*(?:::+|:\s+:|=:|==|<-|=>|->|→|←|~>|\bas\b)\s*(\p{Lu}\w*\s*[([].*)`, ([, name, source]) =>
    read(`${name}: ${source}`),
  ),
  entry(String.raw`[:=]\s*(\p{Lu}\w*)(\s*\(.*)`, ([, type = '', rest]) =>
    write(`${type === 'Point' ? 'A' : type[0]!.toLowerCase()}: ${type}${rest}`),
  ),
  entry(String.raw`slider\s*:\s*(<NAME>)\s*:?\s*([-\d].*\.\..*)`, ([, name, rest]) => read(`slider ${name}: ${rest}`)),
  entry(String.raw`(text|button|image)\s*:\s*(<NAME>)\s*:?\s*(".*)`, ([, word, name, rest]) =>
    read(`${word} ${name}: ${rest}`),
  ),
  entry(String.raw`(text|button)\s+(<NAME>)\s*=\s*(".*)`, ([, word, name, rest]) => read(`${word} ${name}: ${rest}`)),
  entry(String.raw`@(\p{L}.*)`, ([, rest = '']) => read(rest)),
  // Brackets of another kind, or one of them.
  entry(String.raw`(<NAME>\s*[:=]\s*)(\p{L}+)\s*<([^<>"{}]*,[^<>"{}]*)>(.*)`, ([, head, word = '', inner, tail]) => {
    const type = constructorMeant(word);
    return type === undefined ? undefined : read(`${head}${type}(${inner})${tail}`);
  }),
  entry(String.raw`(<NAME>\s*[:=]\s*)(\p{L}+)\s+([^()"{}]*)\)(.*)`, ([, head, word = '', inner, tail]) => {
    const type = constructorMeant(word);
    return type === undefined ? undefined : read(`${head}${type}(${inner})${tail}`);
  }),
  entry(String.raw`(<NAME>)\s*\[\s*((?:\p{Lu}\w*)\(.*\))\s*\]`, ([, name, source], { defines }) =>
    defines(name ?? '') ? undefined : write(`${name}: ${source}`),
  ),
  // Ways from point to point.
  entry(String.raw`([A-Z]\d*['′’]*)\s*(?:<?-{2,}>|-+>|→|⟶|=+>)\s*([A-Z]\d*['′’]*)`, ([, from, to]) =>
    write(`v: Vector(${from}, ${to})`),
  ),
  entry(String.raw`([A-Z]\d*['′’]*)\s*(?:-{2,}|—|–|-)\s*([A-Z]\d*['′’]*)`, ([, from, to]) =>
    write(`s: Segment(${from}, ${to})`),
  ),
  entry(String.raw`[#.](\p{L}\w*)\s*(\{.*\})`, ([, name = '', block = '']) => {
    const type = constructorMeant(name);
    return write(
      type === undefined || /^[A-Z]$/.test(name)
        ? `${block} after the definition of ${name}, as in ${name}: Point(0, 0) ${block}`
        : `style ${type} ${block}`,
    );
  }),
  // A remark of what a name is.
  entry(
    String.raw`(?:let|given|suppose|define|assume|take|create|add|sei|seien|gegeben|setze|设|令|已知|记|取)\s*:?\s*(?:point\s+|点\s*)?(<NAME>)\s*(?:be|as|is|sei|=|:|为|是)\s*(.+)`,
    ([, name, rest]) => read(`${name}: ${rest}`),
    'iu',
  ),
  entry(
    String.raw`(?:(?:设|令|已知|取|作|点|Punkt)+\s*([A-Z]\d*['′’]*)\s*[:=]?|([A-Z]\d*['′’]*)点?的?(?:坐标)?(?:为|是))\s*\(\s*(<NUMBER>)\s*[,;|]\s*(<NUMBER>)\s*\)(\s*["{].*)?`,
    ([, first, second, x, y, tail = '']) => read(`${first ?? second}: Point(${x}, ${y})${tail}`),
    'iu',
  ),
  // Coordinates with decimal commas, as German schoolbooks have them.
  entry(
    String.raw`(<NAME>)\s*[:=]?\s*(?:Point|Punkt)?\s*\(\s*([-−]?\d+(?:,\d+)?)\s*[|;]\s*([-−]?\d+(?:,\d+)?)\s*\)(.*)`,
    ([line = '', name, x = '', y = '', tail]) =>
      !line.includes('|') && !/\d,\d/.test(line)
        ? undefined
        : read(`${name}: Point(${x.replace(',', '.')}, ${y.replace(',', '.')})${tail}`),
  ),
];
