/** Statements that are no definitions, by the words of a line that is about them. */
const STATEMENTS: readonly (readonly [words: RegExp, make: (line: string, numbers: readonly string[]) => string])[] = [
  [
    /\b(?:animat\w*|autoplay|animier\w*|anime[rz]?|anima[rn]?)\b|动画/iu,
    (line, [from = '0', to = '5']) => `slider ${nameIn(line) ?? 'a'}: ${from} .. ${to} = ${from} {autoPlay: true}`,
  ],
  [
    /\b(?:slider|schieberegler|regler|curseur|deslizador)\b|滑动条|滑块/iu,
    (line, [from = '0', to = '5', step]) =>
      `slider ${nameIn(line) ?? 'a'}: ${from} .. ${to}${step === undefined ? '' : ` step ${step}`} = ${from}`,
  ],
  [
    /\b(?:view|window|viewport|zoom|range|coordinate\s+(?:system|plane)|koordinatensystem|repère|fenster|ausschnitt|fenêtre|ventana)\b|\bx\b.*\d.*\by\b.*\d/iu,
    (_, [a, b, c = a, d = b]) =>
      a === undefined || b === undefined ? 'view -5 .. 5, -3 .. 3' : `view ${a} .. ${b}, ${c} .. ${d}`,
  ],
  [
    /\b(?:text|write|caption|annotat\w+|note|heading|put|words?|say|schreibe?|texte|écri\w*|texto|escrib\w*)\b|文字/iu,
    (line, [x, y]) =>
      `text t: ${/"[^"]*"/.exec(line)?.[0] ?? '"…"'}${x === undefined || y === undefined ? '' : ` {at: (${x}, ${y})}`}`,
  ],
  [/\bgrid(?:lines)?\b|\bgitter\b|\bgrille\b|cuadrícula|网格/iu, (line) => `grid ${isOff(line) ? 'off' : 'on'}`],
  [/\bax[ei]s\b|\bachsen?\b|\baxes?\b|\bejes?\b|坐标轴/iu, (line) => `axes ${isOff(line) ? 'off' : 'on'}`],
  [/\bbackground\b|\bhintergrund\b|\bfond\b|\bfondo\b|背景/iu, () => 'background {color: white}'],
  [/\bfonts?\b|\bschrift\w*\b|\bpolice\b|\bfuente\b|字体/iu, () => 'style Point label {fontSize: 20}'],
  [/\b(?:thick\w*|dicker?|épaiss?e?)\b|粗/iu, () => 'style Segment {lineWidth: 3}'],
  [/\bcolou?rs?\b|\bfarben?\b|\bcouleurs?\b|\bcolor(?:es)?\b|颜色/iu, () => 'style Segment {color: red}'],
];

const isOff = (line: string): boolean =>
  /\b(?:no|off|hide|without|remove|don'?t|not|ohne|keine?|aus|sans|pas|sin|ocultar?)\b|不|隐藏/iu.test(line);

/** The name that a sentence gives: `a slider named k`. */
const nameIn = (line: string): string | undefined =>
  /\b(?:named|called|for|slider|animate|namens|für|nommé|llamado|parameter|variable)\s+(\p{L}\d*(?![\p{L}\d]))/u.exec(
    line,
  )?.[1];

const NUMBER = /(?<![\p{L}\d])[-−]?\d+(?:\.\d+)?/gu;

/** What a statement has that its line may not say: numbers, words of styles, and a text. */
const CHOSEN = /[-−]?\d+(?:\.\d+)?|(?<=: )[a-z]{3,}|…/g;

/** Whether a statement has anything that its line does not say, but for the bounds of a slider: an example. */
export const isExample = (statement: string, line: string): boolean =>
  !statement.startsWith('slider ') && (statement.match(CHOSEN) ?? []).some((part) => !line.includes(part));

/** The statement that a line in words is about: a setting, a slider or a text; undefined where it is about none. */
export function nearestStatement(line: string, isStatement: (statement: string) => boolean): string | undefined {
  const numbers = line.replace(/"[^"]*"/g, ' ').match(NUMBER) ?? [];
  return STATEMENTS.filter(([words]) => words.test(line.replace(/"[^"]*"/g, ' ')))
    .map(([, make]) => make(line, numbers))
    .find(isStatement);
}
