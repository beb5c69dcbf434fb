import { constructorMeant, isConstructor } from '@geoslide/geometry';
import { splitArguments } from '../arguments.js';
import {
  advise,
  entry,
  type HabitEntry,
  pointList,
  pointNames,
  read,
  write,
  writeBehind,
  writeEach,
} from '../habit.js';
import { TIMES, timesOf } from './times.js';

/** A side, and the way there for a number of units. */
const SIDES: readonly (readonly [pattern: RegExp, way: (units: string) => string])[] = [
  [/right|rechts|droite/i, (units) => `(${units}, 0)`],
  [/left|links|gauche/i, (units) => `(-${units}, 0)`],
  [/above|up|over|über|oben|oberhalb/i, (units) => `(0, ${units})`],
  [/below|down|under|unter|unten/i, (units) => `(0, -${units})`],
];

/** Sides by their ends: `AB, AC and BC`. */
const SIDE = String.raw`[A-Z]\d*['′’]*[A-Z]\d*['′’]*`;
const SEVERAL = String.raw`${SIDE}(?:\s*(?:,|and|und|et|y)\s*${SIDE})*`;

/** Commands of LaTeX that name an object. */
const LATEX: Readonly<Record<string, string>> = {
  vec: 'v: Vector',
  overrightarrow: 'v: Vector',
  overline: 's: Segment',
  overleftrightarrow: 'l: Line',
  angle: 'a: Angle',
  measuredangle: 'a: Angle',
  widehat: 'a: Angle',
  triangle: 't: Polygon',
};

/** What people ask of an object, and how its label shows it. */
const SHOWN: readonly (readonly [word: RegExp, label: string])[] = [
  [/^(?:equation|Gleichung|équation|ecuación)$/i, '{{#.equation}}'],
  [/^(?:co|Ko)/i, '#({{#.x}}, {{#.y}})'],
];

/** Sentences that say what shall be done, and notations of school books for lines and segments. */
export const imperatives: readonly HabitEntry[] = [
  // `A(1/2)`, a point of German school books
  entry(String.raw`([A-Z]\d?)\s*\(\s*(<NUMBER>)\s*\/\s*(<NUMBER>)\s*\)`, ([, name, x, y]) =>
    write(`${name}: Point(${x}, ${y})`),
  ),
  // `P: 点在f上 x=2`, `A: c上的点`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:点?在\s*(<NAME>)\s*上|(<NAME>)\s*上的?一?点)\s*(?:[,，]?\s*x\s*=\s*(<NUMBER>))?`,
    ([, name, first, second, place = '?:=0.5']) => write(`${name}: Point(${first ?? second}, ${place})`),
  ),
  entry(
    String.raw`(?:plot|graph|draw|zeichne|tracer)\s*\(\s*(?:y\s*=\s*)?([^"{}=,]*[^"{}=,\s])\s*,\s*(<VALUE>)\s*,\s*(<VALUE>)\s*\)`,
    ([, formula, from, to]) => write(`f: Curve(${formula}, ${from}, ${to})`),
  ),
  entry(
    String.raw`(?:function|func|def|fonction|Funktion|función)\s+(<NAME>)\s*\(\s*x\s*\)\s*:?=\s*(.+)`,
    ([, name, formula]) => read(`${name}: y = ${formula}`),
    'iu',
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*\\(vec|overrightarrow|overline|overleftrightarrow|angle|widehat)\s*\{?\s*(<POINTS>)\s*\}?`,
    ([, name, word = '', points = '']) => write(`${name}: ${LATEX[word]!.slice(3)}(${pointList(points)})`),
  ),
  entry(
    String.raw`(?:(?:find|mark|show|zeige)\s+)?(?:the\s+points?\s+)?(?:where|wo)\s+([a-z])\s+(?:crosses|meets|cuts|hits|intersects|touches|schneidet)\s+(?:the\s+|die\s+)?(?:x|y)-?\s?(?:axis|achse)\.?`,
    ([line = '', curve]) => (/x-?\s?a/.test(line) ? write(`P: Root(${curve})`) : write(`P: (0, ${curve}(0))`)),
  ),
  entry(
    String.raw`(?:抛物线|椭圆|双曲线|圆)\s*([^的"{}]*=[^的"{}]*?)\s*的\s*(顶点|焦点|圆心|中心)`,
    ([, equation, part]) =>
      writeEach([
        `c: ${equation?.trim()}`,
        `P: ${part === '顶点' ? 'Vertex' : part === '焦点' ? 'Focus' : 'Center'}(c)`,
      ]),
  ),
  // `asymptotes: x = 0, y = 0`
  entry(String.raw`(<NAME>)\s*[:=]\s*([xy]\s*=[^,"{}<>]+(?:,\s*[xy]\s*=[^,"{}<>]+)+)`, ([, name, list = '']) =>
    // With t they are those of one curve, with two ends the part of one.
    /(?<!\p{L})t(?!\p{L})|\.\.|\sto\s/u.test(list)
      ? undefined
      : writeEach(list.split(/,\s*/).map((equation, i) => `${name}_${i + 1}: ${equation.trim()}`)),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:shade|fill|colou?r|färbe|schraffiere|colorier|sombrear|area|fläche|region)\s+(?:the\s+|die\s+)?(?:area\s+|region\s+|fläche\s+|space\s+)?(?:between|zwischen|entre)\s+(?:the\s+)?([a-z])\s+(?:and|und|et|y)\s+(?:the\s+)?([a-z]|x-?\s?(?:axis|achse))(?:\s+(?:from|von|between)\s+(?:x\s*=\s*)?(<VALUE>)\s+(?:to|bis|and)\s+(<VALUE>))?`,
    ([, name = 'r', f, g = '', from, to]) =>
      write(`${name}: Between(${f}, ${g.length > 1 ? 'xAxis' : g}${from === undefined ? '' : `, ${from}, ${to}`})`),
    'iu',
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:reflect|mirror|spiegle|reflection\s+of)\s+(?:point\s+|punkt\s+)?([A-Za-z]\d*['′’]*)\s+(?:across|over|in|about|an|along|on)\s+(?:the\s+line\s+)?([xy]\s*=\s*[^="{}]+)`,
    ([, name, object, line]) => write(`${name ?? `${object}'`}: Reflect(${object}, ${line?.trim()})`),
    'iu',
  ),
  // `f: fonction f(x) = 2x + 3`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:the\s+|die\s+|la\s+)?(?:function|funktion|fonction|función|函数)\s+([a-zA-Z])\s*\(\s*x\s*\)\s*=\s*([^="{}]+)`,
    ([, own, name, source]) => write(`${own ?? name}: y = ${source?.trim()}`),
    'iu',
  ),
  // `v: Vektor (3, 2)`
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(\p{L}+)\s+(\([^()]*\))(\s*["{].*)?`,
    ([, head, word = '', args, tail = ''], { defines }) => {
      const own = defines(word) || isConstructor(word) ? undefined : constructorMeant(word);
      return own === undefined ? undefined : write(`${head}${own}${args}${tail}`);
    },
  ),
  // `[AB] segment`
  entry(
    String.raw`[[(]?\s*((?:[A-Z]\d*['′’]*){2})\s*[\])]?\s+(segment|strecke|segmento|line|gerade|droite|recta|ray|vector|vektor|vecteur)`,
    ([, points = '', word = '']) => {
      const own = constructorMeant(word) ?? 'Segment';
      return write(`${own[0]!.toLowerCase()}: ${own}(${pointList(points)})`);
    },
  ),
  // `AD⊥BC于D`
  entry(
    String.raw`([A-Z]\d*)([A-Z]\d*)\s*[⊥⟂]\s*((?:[A-Z]\d*){2})\s*(?:于|,?\s*(?:at|in|en|垂足为?|with\s+foot))\s*(?:点)?([A-Z]\d*)`,
    ([, from, , line = '', foot]) =>
      writeEach([`${foot}: Foot(${from}, Line(${pointList(line)}))`, `h: Segment(${from}, ${foot})`]),
  ),
  entry(
    String.raw`(?:connect|join|link|verbinde|relie[rz]?|joins|une|conecta)\s+(?:points?\s+|punkte?\s+|les\s+points\s+)?([A-Z]\d*['′’]*)\s+(?:and|with|to|und|mit|et|à|con|y)\s+(?:point\s+)?([A-Z]\d*['′’]*)\.?`,
    ([, from, to]) => write(`s: Segment(${from}, ${to})`),
    'iu',
  ),
  // `连接AB、BC、CA`, `draw AB, BC and CA`
  entry(
    String.raw`(?:(?:connect|join|draw|verbinde|zeichne|relier|relie|trace[rz]?|tracer|dibuja|traza|une|连接|连结|作)\s*|(?=(?:the\s+)?(?:segments|sides|strecken|segmentos)\s))(?:(?:the\s+)?(?:segments?|sides?|lines?|strecken|segmentos|线段)\s*)?((?:[A-Z]\d*['′’]*){2}(?:\s*(?:,|and|und|et|y|和)\s*(?:[A-Z]\d*['′’]*){2})+)`,
    ([, list = '']) => {
      const pairs = list.match(/(?:[A-Z]\d*['′’]*){2}/gu) ?? [];
      return writeEach(pairs.map((pair, i) => `s_${i + 1}: Segment(${pointList(pair)})`));
    },
  ),
  // `Strecke AB: 6 cm`
  entry(
    String.raw`(?:segment|strecke|side|seite|côté|lado)\s+(<POINTS>)\s*[:=,]?\s*(<NUMBER>\s*(?:cm|mm|m|km|units?)?)`,
    ([, points = '', size], { defines }) =>
      pointNames(points).length === 2 && pointNames(points).every(defines)
        ? write(`s: Segment(${pointList(points)}) "${size?.replace(/(?<=\d)(?=[a-z])/, ' ')}"`)
        : undefined,
    'iu',
  ),
  entry(
    String.raw`<DRAW>\s+(?:the\s+)?(?:graph\s+of\s+)?([a-z])\s*(?:\(x\)\s*)?(?:(?:on|over|in|sur|auf|en|su|between|from|for\s+x\s+in)\s*\[?|\[)\s*(<VALUE>)\s*(?:,|;|to|and|bis|à|a|\.\.)\s*(<VALUE>)\s*\]?`,
    ([, curve, from, to], { defines }) => (defines(curve!) ? write(`p: Part(${curve}, ${from}, ${to})`) : undefined),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:the\s+)?(?:parabola|ellipse|hyperbola|circle|curve)\s+([^"{}]*?[xy][^"{}=]*=[^"{}]*?)\s+with\s+((?:(?:vertex|focus|center|centre)\s+[A-Z]\d*(?:\s*(?:,|and)\s*)*)+)`,
    ([, name = 'c', equation, parts = '']) =>
      writeEach([
        `${name}: ${equation}`,
        ...[...parts.matchAll(/(vertex|focus|cent(?:er|re))\s+([A-Z]\d*)/g)].map(
          ([, word = '', point]) =>
            `${point}: ${word[0] === 'v' ? 'Vertex' : word[0] === 'f' ? 'Focus' : 'Center'}(${name})`,
        ),
      ]),
  ),
  // `A + 3 right`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*([A-Z]\d*)\s*\+?\s*(<NUMBER>)\s*(?:units?\s+)?(?:to\s+the\s+)?(right|left|up|above|down|below|rechts|links|oben|unten)`,
    ([, name, from, units, side = '']) => {
      const way = SIDES.find(([pattern]) => pattern.test(side))?.[1];
      return way && write(`${name}: ${from} + ${way(units!)}`);
    },
  ),
  // `B: 3 right and 2 up from A`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(<NUMBER>)\s*(?:units?\s+)?(?:to\s+the\s+)?(right|left|rechts|links)\s*(?:,|and|und|et|y)\s*(<NUMBER>)\s*(?:units?\s+)?(up|down|above|below|hoch|oben|unten|runter)\s+(?:from|of|von|ab|above|below)\s+(?:point\s+)?([A-Z]\d*)`,
    ([, name, x, side = '', y, way = '', from]) =>
      write(
        `${name}: ${from} + (${/^l/.test(side) ? '-' : ''}${x}, ${/^(?:down|below|unten|runter)/.test(way) ? '-' : ''}${y})`,
      ),
  ),
  entry(String.raw`([A-Z]\d*)\.(?:draggable|movable|moveable|free|isDraggable)\s*[:=]\s*(?:true|yes|1)`, ([, name]) =>
    write(`${name}: Point(?:=1, ?:=2)`, ', whose numbers with ?:= a hand can change'),
  ),
  // `Ellipse(A, 3, 2, rotation=30°)`
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(\p{Lu}\w*)\(([^"{}]*?),\s*(?:rotation|rotate|angle|tilt|rotated)\s*[:=]\s*([^,()]+)\)(.*)`,
    ([, head, type = '', args = '', angle = '', tail]) => {
      if (!/^(?:Ellipse|Hyperbola|Rectangle|Square)$/.test(constructorMeant(type) ?? '')) return undefined;
      const size = /^\d+$/.test(angle.trim()) ? `${angle.trim()}°` : angle.trim();
      return write(`${head}Rotate(${type}(${args}), ${size}, ${splitArguments(args)[0]})${tail}`);
    },
  ),
  // `Hexagon(center (0, 0), radius 2)`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:[Rr]egular\s*)?([Pp]entagon|[Hh]exagon|[Hh]eptagon|[Oo]ctagon|[Nn]onagon|[Dd]ecagon)\s*\((.*)\)(.*)`,
    ([, name = 'p', word = '', inner = '', tail]) => {
      const corners = ['p', 'hex', 'hep', 'o', 'n', 'd'].findIndex((start) => word.toLowerCase().startsWith(start)) + 5;
      const args = splitArguments(inner).map((arg) =>
        arg.replace(/^(?:cent(?:er|re)|radius|r|side|with|at)\b\s*[:=]?\s*/i, ''),
      );
      return args.length === 2 ? write(`${name}: Polygon(${args.join(', ')}, ${corners})${tail}`) : undefined;
    },
  ),
  // `Länge[a]`, as GeoGebra's commands once were.
  entry(String.raw`(\p{L}+)\[([^"[\]{}]+)\]`, ([, word = '', inner], { defines }) => {
    const own = defines(word) ? undefined : constructorMeant(word);
    return own === undefined ? undefined : write(`${own[0]!.toLowerCase()}: ${own}(${inner})`);
  }),
  entry(
    String.raw`[^:=]*(?:gleichseitig|équilatéral|equilátero|equilateral|等边)\S*\s.*?\b(<POINTS>)\.?|[^:=]*(?:dreieck|triangle|triángulo)\s+(?:équilatéral|equilátero)\s.*?\b(<POINTS>)\.?`,
    ([, one, other]) => {
      const points = pointNames(one ?? other ?? '');
      return points.length === 2 ? write(`t: Polygon(${points.join(', ')}, 3)`) : undefined;
    },
    'u',
  ),
  // Points of the text that stand together alone.
  entry('(<POINTS>)', ([, points = ''], { defines }) => {
    const names = pointNames(points);
    if (defines(points) || !names.every(defines)) return undefined;
    const type = names.length === 2 ? 'Segment' : 'Polygon';
    return write(`${type[0]!.toLowerCase()}: ${type}(${names.join(', ')})`);
  }),
  // What is asked of an object is shown in its label.
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:the\s+|die\s+)?(equation|coordinates|coords|Gleichung|Koordinaten|équation|coordonnées|ecuación|coordenadas)\s+(?:of|von|der|des|de|del)\s+(?:the\s+)?(?:line\s+|point\s+|circle\s+|segment\s+)?(<NAME>)`,
    ([, own, word = '', name = ''], { defines }) => {
      const shown = SHOWN.find(([pattern]) => pattern.test(word))?.[1];
      if (shown === undefined) return undefined;
      const points = defines(name) ? [] : pointNames(name);
      if (points.length < 2) return writeBehind(name, `"${shown.replaceAll('#', name)}"`);
      const type = points.length > 2 ? 'Polygon' : /^[eéG]/.test(word) ? 'Line' : 'Segment';
      const object = own ?? type[0]!.toLowerCase();
      return write(
        `${object}: ${type}(${points.join(', ')}) "${shown.replaceAll('#', object)}"`,
        ', whose label shows it',
      );
    },
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(<POINTS>|[a-z]\w*)\s*(?:∩|⋂|\\cap)\s*(<POINTS>|[a-z]\w*)`,
    ([, name, first = '', second = ''], { defines }) => {
      const line = (text: string) =>
        !defines(text) && /^(?:[A-Z]\d*['′’]*){2}$/u.test(text) ? `Line(${pointList(text)})` : text;
      if (line(first) === first && line(second) === second) return undefined;
      const isOne = line(first) !== first && line(second) !== second;
      return write(`${name}: Intersect(${line(first)}, ${line(second)}${isOne ? '' : ', 1'})`);
    },
  ),
  entry(String.raw`\[\s*(<POINTS>)\s*\]`, ([, points = '']) =>
    pointNames(points).length === 2 ? write(`s: Segment(${pointList(points)})`) : undefined,
  ),
  entry(String.raw`\(\s*(<POINTS>)\s*\)`, ([, points = '']) =>
    pointNames(points).length === 2 ? write(`l: Line(${pointList(points)})`) : undefined,
  ),
  entry(
    String.raw`\\?(vec|overrightarrow|overline|overleftrightarrow|angle|measuredangle|widehat|triangle)\s*(?:[{(]\s*(<POINTS>)\s*[})]|(?<=\\\w+\s*)(<POINTS>))`,
    ([, word = '', first, second]) => write(`${LATEX[word]}(${pointList(first ?? second ?? '')})`),
  ),
  entry(String.raw`new\s+(\p{L}+)(\s*[([].*)`, ([, word = '', rest]) => {
    const type = constructorMeant(word);
    return type === undefined ? undefined : write(`${type === 'Point' ? 'A' : type[0]!.toLowerCase()}: ${type}${rest}`);
  }),
  entry(String.raw`(<POINTS>)\s*[:=]\s*(\p{L}+)`, ([, points = '', word = ''], { defines }) => {
    const type = defines(word) ? undefined : constructorMeant(word);
    return type === undefined ? undefined : write(`${points}: ${type}(${pointList(points)})`);
  }),
  entry(String.raw`([A-Z]\w*)\s*[,;\t]\s*\(?\s*(<NUMBER>)\s*[,;\t]\s*(<NUMBER>)\s*\)?`, ([, name, x, y]) =>
    write(`${name}: Point(${x}, ${y})`),
  ),
  entry(String.raw`([A-Z]\d*)\s+(?:is|liegt|lies|be)\s+(?:at|in|im)\s+(?:the\s+)?(?:origin|ursprung)`, ([, name]) =>
    write(`${name}: Point(0, 0)`),
  ),
  entry(
    String.raw`([A-Z]\d*)\s+(?:is|lies|liegt)\s+(?:(<NUMBER>|[a-z])\s+(?:units?|einheiten|cm)\s+)?(?:to\s+the\s+)?(right|left|above|up|over|below|down|under|rechts|links|über|oberhalb|unter|unterhalb)\s*(?:of\s+|from\s+|von\s+)?([A-Z]\d*)`,
    ([, name, units = '1', side = '', from]) => {
      const way = SIDES.find(([pattern]) => pattern.test(side))?.[1];
      return way && write(`${name}: ${from} + ${way(units)}`);
    },
  ),
  entry(
    String.raw`([a-z]\w*)\s+(?:is\s+)?(?:a\s+circle\s+)?cent(?:er|re)e?d\s+(?:at|on)\s+([A-Z]\d*)\s+(?:and\s+)?(?:passing\s+)?through\s+([A-Z]\d*)`,
    ([, name, center, point]) => write(`${name}: Circle(${center}, ${point})`),
  ),
  entry(
    String.raw`(?:join|connect|link|verbinde|relier|连接)\s+([A-Z]\d*(?:\s*(?:,|to|with|and|mit|und|à|et)\s*[A-Z]\d*)+)`,
    ([, list = '']) => {
      const points = list.match(/[A-Z]\d*/g) ?? [];
      return write(`s: ${points.length === 2 ? 'Segment' : 'Polyline'}(${points.join(', ')})`);
    },
  ),
  entry(
    String.raw`(?:(?:produce|extend|let)\s+)?(<POINTS>)\s+(?:to\s+)?(?:meets?|intersects?|cuts?|crosses|schneidet|coupe)\s+(<POINTS>|[a-z])\s+(?:at|in|en)\s+([A-Z]\d*)`,
    ([, first = '', second = '', name]) =>
      write(
        `${name}: Intersect(Line(${pointList(first)}), ${/^[a-z]$/.test(second) ? `${second}, 1` : `Line(${pointList(second)})`})`,
      ),
  ),
  entry(String.raw`bisect\s+(?:the\s+)?(?:angle\s+)?(<POINTS>)`, ([, points = '']) =>
    write(
      pointNames(points).length === 3
        ? `b: AngleBisector(${pointList(points)})`
        : `b: PerpBisector(${pointList(points)})`,
    ),
  ),
  entry(String.raw`(<NAME>)\s+(?:label(?:led)?|named?)\s*[:=]?\s*("[^"]*")`, ([, name, label]) =>
    writeBehind(name, label),
  ),
  entry(
    String.raw`(?:add|put|attach)\s+(?:a\s+|the\s+)?label\s+("[^"]*")\s+(?:to|at|on)\s+(?:point\s+)?(<NAME>)`,
    ([, label, name]) => writeBehind(name, label),
  ),
  entry(
    String.raw`(?:show|display|zeige)\s+(?:the\s+)?(?:coordinates|koordinaten)\s+(?:of|von)\s+(<NAME>)`,
    ([, name]) =>
      write(
        `"${name}({{x}}, {{y}})" after the definition of ${name}, as in ${name}: Point(1, 2) "${name}({{x}}, {{y}})"`,
      ),
  ),
  entry(
    String.raw`(?:measure|miss|mesurer|show|display|zeige|affiche[rz]?|mostrar)\s+(?:the\s+|die\s+|la\s+)?(?:length\s+(?:of\s+)?|länge\s+(?:von\s+)?|longueur\s+(?:de\s+)?|longitud\s+(?:de\s+)?|angle\s+|segment\s+)?(<POINTS>)`,
    ([, points = '']) =>
      pointNames(points).length === 3
        ? write(`a: Angle(${pointList(points)}) "{{degrees}}°"`)
        : write(`s: Segment(${pointList(points)}) "{{value}}"`, ', which shows its length'),
  ),
  entry(
    String.raw`rep[eè]re(?:\s+\p{L}+)*|coordinate\s+(?:axes|system)|koordinatensystem`,
    () => write('axes on'),
    'iu',
  ),
  entry(String.raw`(?:(<NAME>)\s*:\s*)?!(\p{L}+)\s*\[(.*)\]`, ([, name = 'A', word = '', args]) => {
    const type = constructorMeant(word);
    return type === undefined ? undefined : write(`${name}: ${type}(${args})`);
  }),
  entry(String.raw`([A-Z]\d*)\s*[:=]\s*\{\s*(<NUMBER>)\s*,\s*(<NUMBER>)\s*\}`, ([, name, x, y]) =>
    write(`${name}: Point(${x}, ${y})`),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(\p{L}+)\s*((?:\(\s*<NUMBER>\s*,\s*<NUMBER>\s*\)\s*){2,})`,
    ([, name, word = '', places = ''], { defines }) => {
      const type = defines(word) ? undefined : constructorMeant(word);
      const list = places.match(/\([^()]*\)/g) ?? [];
      return type === undefined || type === 'Point'
        ? undefined
        : write(`${name ?? type[0]!.toLowerCase()}: ${type}(${list.join(', ')})`);
    },
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:y\s*=\s*)?([^"{}=,]*(?<!\p{L})x(?!\p{L})[^"{}=,]*?)\s+(?:between|zwischen|entre)\s+(<VALUE>)\s+(?:and|und|et)\s+(<VALUE>)`,
    ([, name, source, from, to]) => write(`${name}: Curve(${source}, ${from}, ${to})`),
  ),
  entry(
    String.raw`(?:drag|make\s+(?=.*\b(?:movable|draggable|free)\b)|let\s+(?=.*\bmove\b))\s*(?:the\s+)?(?:point\s+)?([A-Z]\d*)\b.*|([A-Z]\d*)\s*[:=]\s*(?:Point)?\(\s*(<NUMBER>)\s*,\s*(<NUMBER>)\s*\)\s*,?\s*(?:movable|draggable|free|drag)`,
    ([, one, other, x = '1', y = '2']) =>
      write(`${one ?? other}: Point(?:=${x}, ?:=${y})`, ', whose numbers with ?:= a hand can change'),
  ),
  entry(
    String.raw`(<NAME>\s*[:=].*"|text\s*:.*\))\s*,?\s+(?:bold|italic|big|small|large|fett|kursiv)`,
    ([, definition = '']) => write(definition, '; {fontSize: 20} after the label makes it larger'),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:[Pp]oint\s+)?(?:([A-Z]\d*)\s+)?(?:at|with|bei)?\s*x\s*=\s*(<NUMBER>)(?:\s*,\s*|\s+)(?:and\s+|und\s+)?y\s*=\s*(<NUMBER>)`,
    ([, one, other, x, y]) => write(`${one ?? other ?? 'A'}: Point(${x}, ${y})`),
  ),
  entry(
    String.raw`([A-Z]\d*)\s+(?:is|ist|be|est)\s+(?:the\s+|der\s+|le\s+)?(?:point|punkt)\s*\(([^()]*)\)`,
    ([, name, place]) => write(`${name}: Point(${place})`),
  ),
  entry(
    String.raw`(?:(?:mark|place|put|choose|take|let)\s+)?(?:the\s+|a\s+)?(?:point\s+)([A-Z]\d*)\s+(?:be\s+)?(?:anywhere\s+)?on\s+(?:the\s+)?(circle|line|curve|graph|segment)`,
    ([, name, path]) => write(`${name}: Point(k, ?:=0.5)`, `, where k is the name of the ${path}`),
    'iu',
  ),
  entry(String.raw`<POINTS>\s*=\s*<NUMBER>\s*(?:cm)?\s*[,;].*=.*`, () =>
    advise(
      'a figure is constructed, not stated: write A: Point(0, 0), then B: Point(4, 0), then C: A + 3*(cos(60°), sin(60°)), for AB = 4, AC = 3 and the angle 60° at A',
    ),
  ),
  entry(
    String.raw`([xy])\s*[:∈]\s*(?:from\s+|von\s+)?\[?\s*(<NUMBER>)\s*(?:\.\.\.?|to|bis|,)\s*(<NUMBER>)\s*\]?`,
    ([, axis, from, to]) => write(axis === 'x' ? `view ${from} .. ${to}, -5 .. 5` : `view -5 .. 5, ${from} .. ${to}`),
  ),
  entry(
    String.raw`(xlim|ylim|xrange|yrange|x_range|y_range|viewport|viewbox|bbox|bounding_?box)\s*(?:[:=]\s*(?:[[({]\s*)?|\(\s*\[?\s*)(<NUMBER>(?:\s*(?:,|\.\.\.?)\s*<NUMBER>)+)\s*\]?\s*[\])}]?;?`,
    ([, word = '', list = '']) => {
      const [a, b, c = '-5', d = '5'] = list.split(/,|\.{2,}/).map((item) => item.trim());
      return write(/^y/.test(word) ? `view -5 .. 5, ${a} .. ${b}` : `view ${a} .. ${b}, ${c} .. ${d}`);
    },
    'iu',
  ),
  entry(
    String.raw`(point|line)\s*(?:size|width|thickness)\s*[:=]?\s*([\d.]+)(?:px|pt)?`,
    ([, word = '', size]) =>
      write(
        /^p/i.test(word)
          ? `style Point {pointSize: ${size}}`
          : `style Segment {lineWidth: ${size}}, and the same for Line and other types`,
      ),
    'iu',
  ),
  // `tick AB and AC`, `two tick marks on AB`, `mark AB and AC equal with one tick`
  entry(
    String.raw`(?:(?:mark|put|draw|markiere)\s+)?(?:(?:an?\s+)?(?:(${TIMES})\s+)?ticks?(?:\s+marks?)?\s+(?:on|for)|tick|mark|markiere)\s+(?:the\s+)?(?:sides?\s+|segments?\s+|seiten\s+)?(${SEVERAL})(?:\s+(?:(?:are\s+)?(?:as\s+)?(?:equal|congruent)|als\s+gleich(?:\s+lang)?))?(?:\s+with\s+(?:an?\s+)?(?:(${TIMES})\s+)?(?:tick|mark)s?(?:\s+marks?)?(?:\s+each)?)?\.?`,
    ([, before, list = '', behind]) => {
      const times = timesOf(before ?? behind ?? '');
      return writeEach(
        (list.match(/(?:[A-Z]\d*['′’]*){2}/gu) ?? []).map(
          (points, i) =>
            `${'tuvw'[i] ?? `t_${i}`}: Tick(Segment(${pointList(points)})${times > 1 ? `, ${times}` : ''})`,
        ),
      );
    },
    'u',
  ),
  entry(
    String.raw`slider\s+(<NAME>)\s*:?\s*(<VALUE>)\s*(?:\.\.|,|to)\s*(<VALUE>)\s*\.\.\s*(<NUMBER>)`,
    ([, name, from, to, step]) => write(`slider ${name}: ${from} .. ${to} step ${step}`),
  ),
  entry(
    String.raw`slider\s*\(\s*["']?(<NAME>)["']?\s*,\s*(<VALUE>)\s*,\s*(<VALUE>)(?:\s*,\s*(<NUMBER>))?(?:\s*,\s*(<NUMBER>))?\s*\)`,
    ([, name, from, to, step, value]) =>
      write(`slider ${name}: ${from} .. ${to}${step ? ` step ${step}` : ''}${value ? ` = ${value}` : ''}`),
    'iu',
  ),
  entry(
    String.raw`legend\s*[:=].*,.*`,
    () => write('text f1: "$y = x^2$" {at: (3, 4), color: red}, a text for each entry of a legend'),
    'iu',
  ),
  entry(String.raw`[[{(]?\s*(<NAME>(?:\s*,\s*<NAME>)+)\s*[\]})]?\s*[:=](?!=)\s*(.+)`, ([, list = '', sources = '']) => {
    const names = list.split(',').map((name) => name.trim());
    const parts = splitArguments(sources);
    // Strings alone are labels of what stands before them.
    const isEach = names.length === parts.length && !parts.slice(1).every((part) => part.startsWith('"'));
    return isEach ? writeEach(names.map((name, i) => `${name}: ${parts[i]}`)) : undefined;
  }),
  entry(String.raw`(<NAME>)\s*[:=]\s*([A-Z]\d*)\s+(?:to|bis|nach|→)\s+([A-Z]\d*)`, ([, name, from, to]) =>
    write(`${name}: Segment(${from}, ${to})`),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?\\?lim(?:it)?\b[\s_{(]*x\s*(?:->|→|\\to)\s*\S+?[\s})]+(.+)`,
    ([, name = 'f', source]) => write(`${name}: y = ${source}`, ', the curve from which a limit is read'),
  ),
  entry(
    String.raw`(?:point\s+|punkt\s+)?([A-Z]\d*)\s+(?:is|lies|liegt|be)\s+(?:at|in|bei)\s*\(([^()]*)\)\.?`,
    ([, name, place]) => read(`${name}: Point(${place})`),
    'iu',
  ),
  entry(
    String.raw`(?:the\s+)?(?:radius\s+(?:of|von)\s+([a-z]\w*)\s+(?:is|ist|=)|([a-z]\w*)\s+(?:has|hat)\s+(?:the\s+|den\s+)?radius)\s*(<NUMBER>)(?:\s*cm)?\.?`,
    ([, one, other, radius]) => write(`${one ?? other}: Circle(A, ${radius})`, ', with its center A'),
  ),
  entry(
    String.raw`(?:line\s+|circle\s+)?([a-z]\w*)\s+(?:is|ist)\s+(?:a\s+)?(?:tangent|tangente)\s+(?:to|an|von)\s+(?:the\s+)?(?:circle\s+|line\s+)?([a-z]\w*)(?:\s+(?:at|in)\s+([A-Z]\d*))?\.?`,
    ([, one, other, point]) =>
      point === undefined
        ? write(
            `${one}: Circle(A, Foot(A, ${other}))`,
            ` for a circle around A that touches the line ${other}, or ${one}: Tangent(${other}, P, 1) for a line from P that touches the circle ${other}`,
          )
        : write(`${one}: Tangent(${other}, ${point})`),
  ),
  entry(
    String.raw`(?:the\s+)?angle\s+(?:at\s+)?([A-Z]\d*)\s+(?:is|=|measures)\s+(<NUMBER>)\s*(?:°|degrees?)?\.?`,
    ([, vertex, size]) => write(`C: Rotate(B, ${size}°, ${vertex})`, `, which makes the angle B${vertex}C`),
  ),
  entry(String.raw`([A-Z]\d*)\s+(?:in|on|∈)\s+([a-z]\w*)`, ([, name, path]) =>
    write(`${name}: Point(${path}, ?:=0.5)`),
  ),
  entry(
    String.raw`([A-Z]\d*)\s+(?:divides|teilt)\s+(?:the\s+)?(?:segment\s+|strecke\s+)?(<POINTS>)\s+(?:in|im)\s+(?:the\s+)?(?:ratio|verhältnis)\s*(?:of\s+)?(<NUMBER>)\s*(?::|to|zu)\s*(<NUMBER>)\.?`,
    ([, name, points = '', m, n]) => write(`${name}: Divide(${pointList(points)}, ${m}, ${n})`),
  ),
  entry(
    String.raw`(?:plot|graph|draw|sketch|zeichne|tracer)\s+(?:the\s+)?(?:graph\s+of\s+|function\s+|curve\s+)?(?:([a-z])\s*\(\s*x\s*\)\s*=\s*|y\s*=\s*)?([^"{}=:,]*(?<!\p{L})x(?!\p{L})[^"{}=:,]*?)(?:\s+(?:in\s+)?(red|blue|green|black|orange|purple))?(?:\s+(?:from|for\s+x\s+from|between|von)\s+(<VALUE>)\s+(?:to|and|bis)\s+(<VALUE>))?\.?`,
    ([, name = 'f', source = '', color, from, to]) => {
      const plain = source.replace(/\s+in$/, '');
      const curve = from === undefined ? `y = ${plain}` : `Curve(${plain}, ${from}, ${to})`;
      return write(`${name}: ${curve}${color === undefined ? '' : ` {color: ${color}}`}`);
    },
  ),
  entry(String.raw`(?:the\s+)?([xy])-intercepts?\s+(?:of|von)\s+([a-z])`, ([, axis, name]) =>
    write(axis === 'y' ? `P: (0, ${name}(0))` : `P: Root(${name}, 1)`),
  ),
  entry(String.raw`(?:draw\s+|show\s+)?(?:the\s+)?axes\s+with\s+labels`, () =>
    write('xaxis {title: "x"}, then yaxis {title: "y"} on a line of its own'),
  ),
  entry(String.raw`([xy]\s*=\s*<NUMBER>)\s+is\s+.*`, ([, equation]) => write(`l: ${equation}`)),
  entry(
    String.raw`(?:enlarge|scale|dilate|reduce|strecke)\s+(?:the\s+)?(?:triangle\s+|polygon\s+)?(<POINTS>)\s+(?:by\s+|um\s+|with\s+)?(?:a\s+)?(?:(?:scale\s+)?factor\s+|faktor\s+)?(?:of\s+)?(<NUMBER>)(?:\s+(?:from|about|with\s+cent(?:er|re))\s+([A-Z]\d*))?\.?`,
    ([, points = '', factor, center]) =>
      /^[A-Z]/.test(points)
        ? write(`p: Scale(Polygon(${pointList(points)}), ${factor}, ${center ?? pointNames(points)[0]})`)
        : undefined,
    'iu',
  ),
  entry(
    String.raw`([a-z])\s+(?:is|be|ist)\s+(?:the\s+|a\s+)?(?:function|curve|line|parabola|funktion)\s+(?:y\s*=\s*)?([^"{}=]*(?<!\p{L})x(?!\p{L})[^"{}=]*)`,
    ([, name, source]) => write(`${name}: y = ${source}`),
  ),
  entry(
    String.raw`([A-Z]\d*)\s+(?:and|und)\s+([A-Z]\d*)\s+(?:are|lie|liegen|sind)\s+(?:points\s+)?(?:on|auf)\s+(?:the\s+)?(?:circle\s+|line\s+)?([a-z]\w*)\.?`,
    ([, one, other, path]) => writeEach([`${one}: Point(${path}, ?:=0.5)`, `${other}: Point(${path}, ?:=1.5)`]),
  ),
];
