import { styleProperties } from '@geoslide/protocol';
import { constructorLines } from './forms.js';

/** Figures in text that draw as they stand, for readers who learn from examples. */
export const exampleFigures: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'A right triangle in a semicircle',
    text: `view -5 .. 5, -1.5 .. 5 scale 60
axes off
O: Point(0, 0) "O"
A: Point(-4, 0) "A"
B: Reflect(A, O) "B"
k: Semicircle(A, B) {lineDash: dashed}
C: Point(k, 0.35) {pointSize: 6} "C" {color: red}
s: Polygon(A, B, C) {regionOpacity: 10, color: teal}
w: Angle(A, C, B)
`,
  },
  {
    title: 'A parabola with a tangent that a slider moves',
    text: `view -3 .. 4, -2 .. 6 scale 50
grid on
slider a: -2 .. 2 step 0.1 = 1 {offsetX: -2.8, offsetY: 4.6}
f: y = x^2
P: Point(a, a^2) "P"
g: Tangent(f, P) {color: firebrick}
text slope: "slope = {{2a}}" {at: (-2.8, 5.5), precision: 1}
`,
  },
  {
    title: 'A pyramid in space',
    text: `camera {yaw: 0.5, pitch: 0.35}
axes off
A: Point(0, 0, 0) "A"
B: Point(4, 0, 0) "B"
C: Point(4, 4, 0) "C"
D: Point(0, 4, 0) "D"
S: Point(2, 2, 5) "S"
p: Pyramid(Polygon(A, B, C, D), S) {regionOpacity: 15}
h: Segment(S, Midpoint(A, C)) {color: red} "h"
`,
  },
];

/** What a figure text has, a statement a line. */
export const STATEMENTS: readonly string[] = [
  'id: source {style} "label" {label style} -- all behind the source is optional',
  'slider a: 0 .. 10 step 0.5 = 2 -- a number to move',
  'text id: "words $x^2$ {{a}}" {at: (1, 2)} -- {{expression}} shows a value, \\n begins a line',
  'text id: "\\frac{1}{2}" {mode: latex} -- a formula',
  'view -6 .. 6, -2 .. 5 scale 60 -- what is seen, px per unit (60, 20: of x, y); else it fits',
  'axes off | axes on | grid on | background {color: white} | xaxis {title: "t in s"}',
  'camera {yaw: 0.6, pitch: 0.3} -- in space',
  'style Segment {lineWidth: 1.5} -- of a type',
  'style Point label {fontSize: 14} -- of labels',
  '--- -- the next slide',
];

/** More on statements, for who asks for them: the guide has no room. */
export const MORE_STATEMENTS: readonly string[] = [
  'camera {view: isometric} -- a direction by its name: auto (the clearest), cabinet, cavalier, isometric, military, top, front, side',
  'camera {view: thirdAngle} -- front, top and side views in one picture; firstAngle places them as in Europe',
  'camera {projection: perspective} -- or orthographic, oblique (a parallel projection with obliqueAngle and obliqueScaleRatio), military',
  'camera {scaleZ: 0.1} -- the scale of z: how long its unit is drawn, in units of x and y',
  'axes {box: true} -- in space: boxed axes with walls around the figure',
  'template "textbook" -- a look for print: textbook, greyscale (grayscale, black and white), or a file',
  'lang de -- the language of the texts, also of a PDF',
];

/** What else a writer has to know of it. */
export const NOTES: readonly string[] = [
  "Ids are names: A, s_1, k'; x, y, z are variables of curves. Each once.",
  'Labels are LaTeX without `$`: `"\\alpha"`; words are plain: `"Side 5 cm"`; values: `"{{length}} cm"`, `"{{degrees}}°"`. `{offsetX: 8, offsetY: -6}` behind it moves it, px, y down.',
  'Angles are radians; `30°` is degrees. `x^2`, `2x` or `2*x`, `sqrt(2)`, `abs(x)`, `pi`, `e`; `1/2x` is 1/(2x).',
  'Arcs, sectors, semicircles run clockwise from A to B; `Angle` marks a right angle with a square.',
  'Points have `.x` and `.y`; `distance(A, B)`, `length(s)`, `area(p)`, `angle(A, V, B)` give numbers.',
  'Curves are equations: `f: y = sin(x)`, `c: x^2 + y^2 = 4`, `h: y = if(x < 0, -x, x^2)`; `Curve(cos(t), sin(t), 0, pi)`; inequalities are regions.',
  '`Intersect(a, b, 1)` is the first along a.',
];

/** The properties of a kind of style, with the words that they take: those of the same words together. */
function keysOf(kind: 'object' | 'label'): string {
  const byWords = new Map<string, string[]>();
  for (const [name, property] of Object.entries(styleProperties[kind])) {
    const words = 'options' in property ? ` (${property.options.join(', ')})` : '';
    byWords.set(words, [...(byWords.get(words) ?? []), name]);
  }
  return [...byWords].map(([words, names]) => `${names.join(', ')}${words}`).join('; ');
}

/**
 * What a language model needs to write figures: the format, every constructor on one line, examples, and how to read
 * warnings. Markdown, at most 15 kB.
 */
export function llmsText(): string {
  return `# Geoslide

Draws geometry to PNG, SVG, TikZ or PDF, from figure text (.geoslide) or JSON.

## Figure text

A statement a line, on in open brackets and strings; \`--\` begins a comment.

${STATEMENTS.map((line) => `    ${line}`).join('\n')}

${NOTES.map((line) => `- ${line}`).join('\n')}
- Style keys of objects: ${keysOf('object')}. Widths and sizes are px, opacities percent.
- Style keys of labels: ${keysOf('label')}.

## Reading warnings

\`geoslide check FILE\` and the tool \`check\` name line and remedy. Mend the first: what depends on it is left out. "is undefined": impossible here.

## Commands

\`geoslide render FILE --out figure.png\` (or .svg, .tex, .pdf), \`geoslide list FILE\` (values).

## Constructors

Brackets behind a name are its forms; \`/\` parts types; behind \`->\` is what is given, unless the name says so; names before a bracket share its forms; capitals without a type after them are points, other parameters before a type share it; those without one are numbers; a type of plane and space is named once; Type[] is a list, Type… takes several. (…) takes data, or the usual parameters. Lists may stand for one object.

${constructorLines().join('\n')}

## Examples

${exampleFigures.map(({ title, text }) => `${title}:\n\n${text.replace(/^(?=.)/gm, '    ')}`).join('\n')}`;
}
