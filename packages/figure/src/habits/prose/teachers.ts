import { constructorMeant } from '@geoslide/geometry';
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
import { foreignColor } from '../looks/vocabulary.js';
import { viewMeant } from '../settings.js';

const HAN_NUMBER: Readonly<Record<string, number>> = { 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8 };

/** A view by the bounds that a line about the axes names; undefined for other numbers of them. */
function boundsOf(line: string): string | undefined {
  const spaced = line.replace(/[到至]|\.{2,}/g, ' .. ');
  const numbers = spaced.match(/(?<![\p{L}\p{N}.])[-−]?\d+(?:\.\d+)?/gu) ?? [];
  return numbers.length === 2 || numbers.length === 4 ? `${viewMeant(spaced)}; axes on draws them` : undefined;
}

const first = (points: string) => pointNames(points)[0]!;

/** Lines that others would take for something else. */
export const boardHabits: readonly HabitEntry[] = [
  entry(String.raw`style\s+(<NAME>)\.label\s*:?\s*(\{[^{}]*\})`, ([, name = '', block], { defines }) =>
    defines(name)
      ? write(`${block} after the label of ${name}, as in ${name}: Point(0, 0) "${name}" ${block}`)
      : undefined,
  ),
  entry(
    String.raw`(?:view|axes|ansicht)\s*[:=]?\s*\{\s*x\s*:\s*\[\s*(<NUMBER>)\s*,\s*(<NUMBER>)\s*\]\s*,\s*y\s*:\s*\[\s*(<NUMBER>)\s*,\s*(<NUMBER>)\s*\]\s*\}`,
    ([, left, right, bottom, top]) => write(`view ${left} .. ${right}, ${bottom} .. ${top}`),
  ),
  entry(String.raw`view\s*[:=]?\s*(?:auto|fit|all|default|automatic)`, () =>
    advise('take the line away: without a view the picture fits its content'),
  ),
  entry(
    String.raw`@\p{L}*uml|[)}\]]+|(?:figure|scene|diagram|geometry|picture|construction|graph|drawing)(?:\s+\p{L}\w*)?\s*\{`,
    () => advise('take the line away: nothing stands around the definitions of a figure'),
  ),
  entry(
    String.raw`(?:set\s+)?(?:die\s+|the\s+)?(?:koordinaten)?(?:achsen|axes|koordinatensystem|coordinate\s+(?:system|plane)|坐标系|坐标轴|ejes|repère)(?:\s+(?:range|limits|bounds))?[:\s]*(?=.*\d)([^"{}()]*)`,
    ([line = '']) => {
      const view = boundsOf(line);
      return view === undefined ? undefined : write(view);
    },
    'iu',
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:[Pp]oint|[Pp]unkt)\s*\(\s*(?:on|auf)\s+(?:the\s+)?(<NAME>)\s*\)`,
    ([, name, path]) => write(`${name}: Point(${path}, ?:=0.5)`),
  ),
];

/** What teachers of German and Chinese write on the board. */
export const teacherHabits: readonly HabitEntry[] = [
  // `perpendicular bisectors of AB and BC`
  entry(
    String.raw`(?:(?:draw|construct|zeichne|the|die)\s+)*(\p{L}+(?:\s+\p{L}+)?)\s+(?:of|von)\s+(<POINTS>)\s*(?:,|and|und)\s*(<POINTS>)(?:\s*,?\s*(?:and|und)\s+(<POINTS>))?`,
    ([, words = '', ...lists]) => {
      const own = constructorMeant(words.replace(/\s+|s$/g, ''));
      const named = lists.filter((list) => list !== undefined);
      return own === undefined
        ? undefined
        : writeEach(named.map((points, i) => `${own[0]!.toLowerCase()}_${i + 1}: ${own}(${pointList(points)})`));
    },
    'u',
  ),
  entry(
    String.raw`(?:shade|fill|schraffiere|färbe)\s+(?:the\s+)?(?:area\s+|region\s+|fläche\s+)?(?:under\s+|below\s+|unter\s+)?(?:y\s*=\s*)?([a-z]|[^\s"{}=]*x[^\s"{}=]*)\s+(?:from|between|von|zwischen)\s+(<VALUE>)\s+(?:to|and|bis|und)\s+(<VALUE>)`,
    ([, name, from, to]) => write(`i: Integral(${name}, ${from}, ${to})`),
    'iu',
  ),
  entry(
    String.raw`(?:if|when|wenn|falls)\s*\(?\s*([^:(){}"]+?[<>=≤≥][^:(){}"]+?)\s*\)?\s*:?\s*(?:then\s+|dann\s+)?(?:show|draw|zeige)\s+(<NAME>)|(?:show|draw|zeige)\s+(<NAME>)\s+(?:only\s+)?(?:if|when|wenn|falls)\s+([^:(){}"]+)`,
    ([, condition, name, other, second]) => {
      return writeBehind(name ?? other, `{showIf: ${condition ?? second}}`);
    },
    'iu',
  ),
  entry(
    String.raw`(title|subtitle|heading|caption|überschrift|titel|标题)\s*[:=]\s*([^"(){}\[\]=]*\p{L}[^"(){}\[\]=]*)`,
    ([, word = '', words = ''], { defines }) =>
      !/^\p{Lu}\p{L}{2,}|\p{L}{2,}\s+\p{L}{2,}|\p{Script=Han}/u.test(words) ||
      (words.match(/\p{L}[\p{L}\d_]*/gu) ?? []).some(defines) ||
      /[-+*/^]\s*\d|\d\s*[-+*/^]/.test(words)
        ? undefined
        : write(`text ${/^\w+$/.test(word) ? word.toLowerCase() : 'title'}: "${words.trim()}"`),
    'iu',
  ),
  entry(String.raw`([A-Z]\d*)\s*\(\(\s*(<NUMBER>)\s*,\s*(<NUMBER>)\s*\)\)`, ([, name, x, y]) =>
    write(`${name}: Point(${x}, ${y})`),
  ),
  entry(
    String.raw`([A-Z]\d*)\s*\[\s*"?(?:(?:[Pp]oint|[Pp]unkt)\s+)?([A-Z]\w*)"?\s*\]`,
    ([, name, label], { defines }) =>
      defines(label!) ? undefined : write(`${name}: Point(0, 0) "${label}"`, ', with its coordinates'),
  ),
  entry(String.raw`style\s*[:=]?\s*(\{[^{}]*\})`, ([, block]) =>
    write(`style Point ${block}, and the same for Segment and other types`),
  ),
  entry(
    String.raw`(?:size|dimensions?|canvas|größe|大小)\s*[:=]?\s*\d+\s*(?:px)?\s*[x×*,]\s*\d+(?:px)?`,
    () => advise('take the line away: the size of a picture is an option, as in --size 800x600'),
    'iu',
  ),
  entry(
    String.raw`(?:function|graph|curve|funktion|函数)\s+(?:of\s+|von\s+)?([a-z])\s+([^=:"{}]*(?<![\p{L}\d])\d*x(?!\p{L})[^=:"{}]*)`,
    ([, name, source]) => write(`${name}: y = ${source}`),
    'iu',
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:a\s+)?(?:point|punkt)\s*\(?\s*(?:on|auf)\s+(?:the\s+|der\s+)?(?:(?:segment|line|circle|strecke|gerade|kreis)n?\s+)?(<NAME>|<POINTS>)\s*\)?`,
    ([, name, path = ''], { text }) => {
      // A place on a sphere has two numbers.
      const isSphere = new RegExp(String.raw`^[ \t]*${path}[ \t]*:[ \t]*Sphere\(`, 'mu').test(text);
      if (isSphere) return write(`${name ?? 'P'}: Point(${path}, ?:=30°, ?:=45°)`);
      if (/^(?:[A-Z]\d*){2}$/.test(path)) return write(`${name ?? 'P'}: Point(Segment(${pointList(path)}), ?:=0.5)`);
      const line = `${name ?? 'P'}: Point(${path}, ?:=0.5)`;
      return name === undefined ? write(line) : read(line);
    },
    'iu',
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*)([a-z]\w*)\s*\(\s*(<NAME>(?:\s+<NAME>)+)\s*\)(.*)`,
    ([, head, word = '', names = '', tail], { defines }) => {
      const type = constructorMeant(word);
      return type === undefined || defines(word)
        ? undefined
        : write(`${head}${type}(${names.trim().split(/\s+/).join(', ')})${tail}`);
    },
  ),
  // `Strecke a = AB`, `Vektor AB = (3; 4)`, `线段AB = 5`
  entry(
    String.raw`(\p{L}+?)\s*(<POINTS>|(?<=\s)<NAME>)\s*[:=]\s*(.+)`,
    ([, word = '', name = '', source = ''], { defines }) => {
      const type = constructorMeant(word);
      const isPoints = /^(?:[A-Z]\d*['′’]*){2,}$/u;
      if (type === undefined || /^\p{Lu}\w*\s*[([]/u.test(source) || defines(word)) return undefined;
      const place = /^\(\s*(-?[\d.]+)\s*[,;|]\s*(-?[\d.]+)\s*\)$/.exec(source);
      if (isPoints.test(name) && type === 'Segment' && /^[\d.]+(?:\s*cm)?$/.test(source))
        return write(`s: Segment(${first(name)}, ${/^[\d.]+/.exec(source)![0]})`);
      if (isPoints.test(name) && type === 'Vector' && place !== null)
        return write(`v: Vector(${place[1]}, ${place[2]})`);
      if (!isPoints.test(name) && isPoints.test(source)) return write(`${name}: ${type}(${pointList(source)})`);
      return undefined;
    },
  ),
  entry(String.raw`(显示|打开|隐藏|关闭)\s*(网格|坐标轴|坐标系)[。.]?`, ([, word = '', what]) =>
    write(`${what === '网格' ? 'grid' : 'axes'} ${/[隐关]/.test(word) ? 'off' : 'on'}`),
  ),
  entry(
    String.raw`(?:标注|标出|标记|beschrifte)\s*(?:点|punkt\s+)?(<NAME>)`,
    ([, name]) => writeBehind(name, `"${name}"`),
    'iu',
  ),
  entry(String.raw`(虚线|实线|点线)\s*(<POINTS>)`, ([, word, points = '']) => {
    const dash = word === '虚线' ? ' {lineDash: dashed}' : word === '点线' ? ' {lineDash: dotted}' : '';
    return write(`s: Segment(${pointList(points)})${dash}`);
  }),
  entry(
    String.raw`(?:圆|⊙)\s*([A-Z]\d*)\s*[:,，:]?\s*(?:的)?\s*半径\s*(?:是|为|=|r\s*=)?\s*([\d.]+)`,
    ([, center, radius]) => write(`k: Circle(${center}, ${radius})`),
  ),
  entry(
    String.raw`(?:正|regelmäßiges\s+|reguläres\s+|regular\s+)([三四五六七八])边形\s*(<POINTS>)`,
    ([, count = '', points = '']) => {
      const [a, b] = pointNames(points);
      return write(`p: Polygon(${a}, ${b}, ${HAN_NUMBER[count]})`);
    },
  ),
  entry(String.raw`点?\s*([A-Z]\d*)\s*在\s*(?:圆|⊙|直线|线段|曲线)?\s*(<NAME>|<POINTS>)\s*上`, ([, name, path = '']) =>
    /^[A-Z]\d*$/.test(path)
      ? write(`${name}: Point(k, ?:=0.5)`, `, where k is the circle, such as k: Circle(${path}, 2)`)
      : write(
          `${name}: Point(${path.length === 2 ? `Segment(${pointList(path)})` : path}, ?:=0.5)`,
          `, where ${path} is a path: a circle, a line, a segment`,
        ),
  ),
  entry(
    String.raw`(?:直线|线段|圆|⊙)?\s*([A-Za-z]\d*|<POINTS>)\s*[与和]\s*(?:直线|线段|圆|⊙)?\s*([A-Za-z]\d*|<POINTS>)\s*(?:相)?交(?:于|于点|点)?\s*(?:点)?\s*([A-Z]\d*)`,
    ([, one = '', other = '', name]) => {
      const path = (points: string) => (/^[A-Z]{2}$/.test(points) ? `Line(${pointList(points)})` : points);
      return write(`${name}: Intersect(${path(one)}, ${path(other)}, 1)`, ', with the names of the lines and circles');
    },
  ),
  entry(
    String.raw`[过从]点?\s*([A-Z]\d*)\s*[作画向引]+\s*[圆⊙]?\s*([A-Za-z]\d*)\s*[的作引]*切线`,
    ([, point, circle = ''], { text, defines }) => {
      // A circle has the name of its centre in textbooks.
      const own = new RegExp(`(?:^|\\n)\\s*(\\w+)\\s*[:=]\\s*Circle\\(\\s*${circle}\\s*,`).exec(text)?.[1];
      return defines(own ?? circle) ? write(`t: Tangent(${own ?? circle}, ${point})`) : undefined;
    },
  ),
  entry(
    String.raw`(?:切线|tangente)\s*([A-Z]\d*)[A-Z]?`,
    ([, point]) => write(`t: Tangent(k, ${point}, 1)`, ` for the first tangent from ${point} to a circle k`),
    'iu',
  ),
  entry(
    String.raw`(?:colou?r|farbe|颜色|couleur)\s*[:=]\s*(\p{L}+)`,
    ([, word = '']) => {
      const color = foreignColor(word);
      return color === undefined
        ? undefined
        : write(`{color: ${color}} after the definition of an object, as in A: Point(0, 0) {color: ${color}}`);
    },
    'iu',
  ),
  entry(
    String.raw`(?:点\s*)?<NAME>(?:\s*[,、]\s*<NAME>)+\s*(?:三点|四点)?\s*(共线|共圆)|(?:points?\s+|punkte?\s+)?<NAME>(?:\s*,\s*<NAME>)*\s*(?:and|und)?\s*(?:<NAME>)?\s+(?:are|liegen|sind)\s+(collinear|concyclic|kollinear|auf einer Geraden|auf einem Kreis).*`,
    ([, han, word = '']) =>
      advise(
        `a figure is constructed, not stated: write ${han === '共圆' || /cyc|Kreis/.test(word) ? 'P: Point(k, ?:=1), a point on the circle k' : 'C: Point(l, ?:=0.5), a point on the line l'}`,
      ),
  ),
  entry(
    String.raw`(?:n-)?(\p{L}*eck|polygon)\s+mit\s+(\d+)\s+ecken.*?(?:um|mittelpunkt)\s+([A-Z]\d*).*?radius\s+([\d.]+)`,
    ([, , count, center, radius]) => write(`p: Polygon(${center}, ${radius}, ${count})`),
    'iu',
  ),
  entry(
    String.raw`(?:slope\s+triangle|steigungsdreieck)\b.*`,
    () => write('p: Polyline(A, (B.x, A.y), B)', ' for points A and B of the graph'),
    'iu',
  ),
  entry(
    String.raw`(?:maßstab|skala|scale)\s*[:=]?\s*1\s*(?:LE|einheit|unit)\s*[=≙]\s*[\d.]+\s*(?:cm|mm|px)`,
    () => write('view -5 .. 5, -5 .. 5 scale 50, where 50 is the px of a unit'),
    'iu',
  ),
];

/** Items without brackets, which no other line has. */
export const listHabits: readonly HabitEntry[] = [
  entry(String.raw`(<NAME>)\s*[:=]\s*([^(),{}"[\]=<>]+(?:,[^(),{}"[\]=<>]+)+)`, ([, name, list = ''], { defines }) => {
    const items = list.split(',').map((item) => item.trim());
    if (items.some((item) => item === '' || /[\p{L}\d]\s+[\p{L}\d]/u.test(item))) return undefined;
    const arePoints = items.every((item) => /^[A-Z]\d*['′’]*$/u.test(item) || defines(item));
    const areGraphs = items.every((item) => /(?<!\p{L})x(?!\p{L})/u.test(item));
    if (areGraphs)
      return write(
        `each on a line of its own: ${items.map((item, i) => `${name}${i + 1}: y = ${item}`).join(', then ')}`,
      );
    if (items.length === 2 && /^[A-Z]\d*$/.test(items[0]!) && /^[\d.]+$/.test(items[1]!))
      return write(`${name}: Circle(${items.join(', ')})`);
    if (items.length === 2 && !arePoints) return write(`${name}: (${items.join(', ')})`);
    return arePoints
      ? write(
          `${name}: ${items.length === 2 ? 'Segment' : 'Polygon'}(${items.join(', ')})`,
          `, or ${name}: [${items.join(', ')}] for a list`,
        )
      : write(`${name}: [${items.join(', ')}]`, ', a list in square brackets');
  }),
];
