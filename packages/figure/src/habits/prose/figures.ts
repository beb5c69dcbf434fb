import { advise, entry, type HabitEntry, pointList, withOwnNames, write, writeBehind, writeEach } from '../habit.js';

/** Regular polygons by their words in five languages. */
const CORNERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:pentag|fünfeck|五边)/i, 5],
  [/^(?:hex[aá]g|sechseck|六边)/i, 6],
  [/^(?:hept[aá]g|siebeneck|七边)/i, 7],
  [/^(?:oct[aóo]g|achteck|八边)/i, 8],
  [/^(?:dec[aá]g|zehneck|十边)/i, 10],
];

const REGULAR = String.raw`(?:(?:an?|the|ein|une?|un)\s+)?(?:(?:regular|regelmäßiges)\s+)?(\p{L}+)(?:\s+(?:régulier|regular))?`;

const cornersOf = (word = ''): number | undefined => CORNERS.find(([pattern]) => pattern.test(word))?.[1];

/** Numbers of parts in words, from two on. */
const PARTS: readonly (readonly string[])[] = [
  ['two', 'zwei'],
  ['three', 'drei'],
  ['four', 'vier'],
  ['five', 'fünf'],
];

/** What an object is in one line, by the word for it. */
const FIELDS: Readonly<Record<string, string>> = {
  point: 'Point(0, 0)',
  circle: 'Circle((0, 0), 2)',
  segment: 'Segment((0, 0), (4, 0))',
  line: 'Line((0, 0), (4, 0))',
  ray: 'Ray((0, 0), (4, 0))',
  vector: 'Vector((0, 0), (4, 0))',
  polygon: 'Polygon((0, 0), (4, 0), (1, 3))',
  triangle: 'Polygon((0, 0), (4, 0), (1, 3))',
  text: 'text "…"',
  slider: 'slider 0 .. 5 = 1',
};

/** Where lines of a triangle meet. */
const MEETINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:altitudes|heights|höhen|hauteurs|alturas|altezze)$/i, 'Orthocenter'],
  [/^(?:medians|seitenhalbierenden|médianes|medianas|mediane)$/i, 'Centroid'],
  [/^(?:perpendicular\s+bisectors|mittelsenkrechten|médiatrices|mediatrices|assi)$/i, 'Circumcenter'],
  [/^(?:(?:angle\s+)?bisectors|winkelhalbierenden|bissectrices|bisectrices|bisettrici|bissetrizes)$/i, 'Incenter'],
];

/** `D on BC with BD = 2 DC` */
const divided = entry(
  String.raw`(?:let\s+|sei\s+|soit\s+)?(?:the\s+)?(?:point\s*|Punkt\s*|点\s*)?([A-Z])\s*(?:is\s+|lies\s+|liegt\s+|est\s+|está\s+)?(?:a\s+point\s+)?(?:on|auf|sur|en|在)\s*(?:the\s+)?(?:side\s+|segment\s+|line\s+|线段|边)?\[?([A-Z])([A-Z])\]?\s*(?:上)?\s*,?\s*(?:with|such\s+that|so\s+that|and|mit|sodass|avec|tel\s+que|con|tal\s+que|且|使)?\s*([A-Z])([A-Z])\s*=\s*(\d+(?:\/\d+)?)?\s*·?\*?\s*([A-Z])([A-Z])\.?`,
  ([, name = '', from = '', to = '', a = '', b = '', factor = '1', c = '', d = '']) => {
    const isPart = (one: string, other: string, end: string) =>
      [one, other].includes(name) && [one, other].includes(end);
    if (isPart(a, b, from) && isPart(c, d, to)) return write(`${name}: Divide(${from}, ${to}, ${factor}, 1)`);
    return isPart(a, b, to) && isPart(c, d, from) ? write(`${name}: Divide(${from}, ${to}, 1, ${factor})`) : undefined;
  },
  'u',
);

/** Figures that a sentence says by sizes or by what they lie on. */
export const figureHabits: readonly HabitEntry[] = [
  // An object whose fields stand on the lines behind it.
  entry(
    String.raw`-\s*(point|circle|segment|line|ray|vector|polygon|triangle|text|slider)\s*:\s*(<NAME>)`,
    ([, word = '', name = '']) =>
      write(
        `${name}: ${FIELDS[word]}`.replace(/^(\S+): (text|slider) /, '$2 $1: '),
        ' on one line, with its own numbers',
      ),
  ),
  entry(
    String.raw`${REGULAR}\s+(?:with|of|mit|de|con)\s+(?:an?\s+)?(side|edge|radius|seite(?:nlänge)?|radius|côté|rayon|lado|radio)(?:\s+length)?\s*(?:of\s+|=\s*)?(<NUMBER>)(?:\s*cm)?`,
    ([, word, kind = '', size]) => {
      const n = cornersOf(word);
      if (n === undefined) return undefined;
      return write(`p: Polygon((0, 0), ${/^ra[dy]i/i.test(kind) ? size : `(${size}, 0)`}, ${n})`);
    },
    'iu',
  ),
  entry(
    String.raw`${REGULAR}\s+(?:inscribed\s+in|inside|im|in|inscrit\s+dans|inscrito\s+en)\s+(?:the\s+circle\s+|kreis\s+|le\s+cercle\s+)?([a-z])`,
    ([, word, circle]) => {
      const n = cornersOf(word);
      return n === undefined ? undefined : write(`p: Polygon(${circle}.center, ${circle}.radius, ${n})`);
    },
    'iu',
  ),
  entry(
    String.raw`(?:an?\s+)?(?:isosceles|gleichschenkliges)\s+(?:triangle|dreieck)\s+(?:with|mit)\s+(?:a\s+)?(?:base|basis)\s*(?:of\s+)?(<NUMBER>)\s*(?:cm)?\s*(?:,|and|und)\s*(?:a\s+)?(?:height|höhe)\s*(?:of\s+)?(<NUMBER>)\s*(?:cm)?`,
    ([, base, height]) =>
      writeEach(['A: Point(0, 0)', `B: Point(${base}, 0)`, `C: Point(${base}/2, ${height})`, 't: Polygon(A, B, C)']),
    'iu',
  ),
  divided,
  // `P: Point on AB with AP = 2 PB`
  entry(
    String.raw`([A-Z])\s*[:=]\s*(?:an?\s+|ein\s+)?(?:[Pp]oint|Punkt)\s+((?:on|auf|sur|en)\s.+)`,
    ([, name, rest], known) => divided(`${name} ${rest}`, known),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:the\s+|der\s+|le\s+|el\s+)?(?:fourth|4th|vierter?|quatrième|cuarto)\s+(?:vertex|corner|(?:eck)?punkt|sommet|vértice)\s+(?:of|des|du|del)\s+(?:the\s+)?(?:parallelogramm?s?|parallélogramme|paralelogramo|rectangle|rechtecks)\s+([A-Z]\d*)([A-Z]\d*)([A-Z]\d*)([A-Z]\d*)?`,
    ([, name, a, b, c, d]) => write(`${name ?? d ?? 'D'}: ${a} + ${c} - ${b}`),
    'iu',
  ),
  entry(
    String.raw`(?:label|mark|write|show|beschrifte|bemaße)\s+(?:the\s+)?(?:segment|side|line|edge|strecke|seite)?\s*([A-Z]\d*)([A-Z]\d*)\s+(?:with\s+(?:its\s+)?|mit\s+(?:ihrer\s+)?)(?:the\s+)?(?:length|länge|distance|measure(?:ment)?)`,
    ([, A, B]) => write(`d: Dimension(${A}, ${B})`),
    'iu',
  ),
  entry(
    String.raw`(?:shift|move|translate|slide|verschiebe|schiebe|déplace|décale|mueve|desplaza)\s+(?:the\s+)?(?:graph\s+(?:of\s+)?|point\s+)?([a-z]|[A-Z]\d*|Polygon\([^()]*\))\s+(?:(?:um|by|de)\s+)?(?:(<NUMBER>)\s*(?:units?\s+|einheiten\s+)?)?(?:to\s+the\s+|nach\s+|vers\s+|hacia\s+)?(?:le\s+|la\s+)?(up|down|left|right|oben|unten|links|rechts|haut|bas|gauche|droite|arriba|abajo|izquierda|derecha)(?:wards?)?(?:\s+(?:by\s+|um\s+)?(<NUMBER>))?(?:\s*units?)?`,
    ([, object, first, side = '', second]) => {
      const size = first ?? second ?? '1';
      const sign = /^(?:down|left|unten|links|bas|gauche|abajo|izq)/i.test(side) ? '-' : '';
      const isUpright = /^(?:up|down|oben|unten|haut|bas|arriba|abajo)/i.test(side);
      return write(`t: Translate(${object}, (${isUpright ? `0, ${sign}${size}` : `${sign}${size}, 0`}))`);
    },
    'iu',
  ),
  entry(
    String.raw`(?:an?\s+|ein(?:en)?\s+|un\s+)?(?:angle|winkel|ángulo)\s+(?:of|von|de|=)\s*(<NUMBER>)\s*(?:°|degrees?|grad|grados|degrés)`,
    ([, size]) => writeEach(['V: Point(0, 0)', 'P: Point(3, 0)', `Q: Rotate(P, ${size}°, V)`, 'a: Angle(P, V, Q)']),
    'iu',
  ),
  entry(
    '([A-Z])([A-Z])平分∠?([A-Z])([A-Z])([A-Z])[,，]?(?:且)?交([A-Z])([A-Z])于点?([A-Z])',
    ([, from, to, A, V, B, first, second, name]) =>
      writeEach([
        `${name}: Intersect(AngleBisector(${A}, ${V}, ${B}), Line(${first}, ${second}))`,
        `s: Segment(${from}, ${to})`,
      ]),
  ),
  // `tick(AC, BC, 2)`
  entry(
    String.raw`(?:ticks?|mark|congruent|equal)\s*\(\s*((?:[A-Z]\d*){2}(?:\s*,\s*(?:[A-Z]\d*){2})+)\s*(?:,\s*(\d))?\s*\)`,
    ([, sides = '', count]) =>
      writeEach(
        withOwnNames(
          sides
            .split(/\s*,\s*/)
            .map((side) => `t: Tick(Segment(${pointList(side)})${count === undefined ? '' : `, ${count}`})`),
        ),
      ),
    'iu',
  ),
  entry(
    '过点?([A-Z])作([A-Z])([A-Z])⊥([A-Z])([A-Z])[,，]?(?:于点?|垂足(?:为|是)?点?)([A-Z])',
    ([, point, from, to, first, second, name]) =>
      writeEach([`${name}: Foot(${point}, Line(${first}, ${second}))`, `s: Segment(${from}, ${to})`]),
  ),
  entry('([A-Z])([A-Z])平分∠?([A-Z])([A-Z])([A-Z])', ([, , , A, V, B]) => write(`w: AngleBisector(${A}, ${V}, ${B})`)),
  entry(
    String.raw`(?:the\s+)?(?:line\s+|circle\s+|curve\s+|kreis\s+|gerade\s+)?(<POINTS>|[a-z])\s+(?:and|und|et|y)\s+(?:line\s+|circle\s+)?(<POINTS>|[a-z])\s+(?:intersect|meet|cross|schneiden\s+sich|se\s+coupent|se\s+cortan)\s+(?:at|in|en)\s+(?:the\s+)?(?:points?\s+|punkten?\s+)?([A-Z]\d*)\s+(?:and|und|et|y)\s+([A-Z]\d*)\.?`,
    ([, one = '', other = '', P, Q]) => {
      const own = [one, other].map((each) => (/^[a-z]/.test(each) ? each : `Line(${pointList(each)})`)).join(', ');
      return writeEach([`${P}: Intersect(${own}, 1)`, `${Q}: Intersect(${own}, 2)`]);
    },
  ),
  entry(
    String.raw`(?:the\s+)?(?:points?\s+)?(?:divid(?:e|ing)|split(?:ting)?|which\s+divide|that\s+divide|teile)\s+(?:the\s+)?(?:segment\s+|line\s+|side\s+|strecke\s+)?([A-Z]\d*)([A-Z]\d*)\s+(?:in|into)\s+(\d|two|three|four|five|zwei|drei|vier|fünf)\s+(?:equal\s+|gleiche\s+)?(?:parts?|pieces|segments|teile)`,
    ([, A, B, word = '']) => {
      const count =
        Number(word) ||
        2 +
          Math.max(
            0,
            PARTS.findIndex((words) => words.includes(word.toLowerCase())),
          );
      const points = Array.from(
        { length: count - 1 },
        (_, i) => `P_${i + 1}: Divide(${A}, ${B}, ${i + 1}, ${count - 1 - i})`,
      );
      return points.length > 1 ? writeEach(points) : write(`M: Midpoint(${A}, ${B})`);
    },
    'iu',
  ),
  entry(
    String.raw`(?:rename|benenne)\s+(?:the\s+)?(?:point\s+)?(<NAME>)\s+(?:to|as|into|in|um\s+in)\s+(<NAME>)(?:\s+um)?`,
    ([, from, to]) => advise(`write ${to} in place of ${from} in its definition and wherever it is used`),
  ),
  entry(
    String.raw`(?:label|beschrifte)\s+([a-z])\s+(?:with|mit)\s+(?:its|seiner|ihrer)\s+(equation|formula|gleichung)`,
    ([, name], { defines }) => (defines(name!) ? writeBehind(name, `"{{${name}.equation}}"`) : undefined),
    'iu',
  ),
  // A line as the place of a point that moves: `A + t (B - A)`.
  entry(
    String.raw`(<NAME>)\s*:\s*([A-Z]\d*)\s*\+\s*(?:t|λ|k|s)\s*\*?\s*(?:\(\s*([A-Z]\d*)\s*-\s*\2\s*\)|Vector\(\2, ([A-Z]\d*)\))`,
    ([, name, A, one, other], { defines }) =>
      ['t', 'λ', 'k', 's'].some((letter) => letter !== name && defines(letter))
        ? undefined
        : write(`${name}: Line(${A}, ${one ?? other})`),
  ),
  // `the three altitudes of ABC meet at H`
  entry(
    String.raw`(?:(?:[Tt]he|[Aa]ll|[Dd]ie|[Ll]es|[Ll]as)\s+)?(?:(?:three|drei|trois|tres)\s+)?(\p{L}+(?:\s+bisectors)?)\s*(?:(?:of|von|de|du|des)\s+(?:(?:the|le|el)\s+)?(?:triangle\s*|dreiecks?\s*|triángulo\s*)?)?((?:[A-Z]\d*){3})?\s+(?:all\s+)?(?:meet|intersect|concur|cross|schneiden\s+sich|se\s+coupent|se\s+cortan)(?:\s+(?:at|in|en|au)\s+(?:the\s+)?(?:point\s+|punkt\s+)?([A-Z]))?\.?`,
    ([, words = '', points = 'ABC', name = 'S']) => {
      const own = MEETINGS.find(([pattern]) => pattern.test(words))?.[1];
      return own === undefined ? undefined : write(`${name}: ${own}(${pointList(points)})`);
    },
    'u',
  ),
  entry(
    String.raw`(?:don['’]?t|do\s+not|never)\s+(?:show|draw|display)\s+(?:the\s+)?(?:point\s+|line\s+|segment\s+|circle\s+)?(<NAME>)`,
    ([, name], { defines }) => (defines(name!) ? writeBehind(name, '{hidden: true}') : undefined),
  ),
  entry(
    String.raw`(?:an?\s+|the\s+)?(?:vector|arrow|vektor|pfeil)\s+(?:of|with|mit)\s+(?:the\s+)?(?:length|magnitude|länge)\s*(?:of\s+)?(<NUMBER>)\s*(?:at|and|with|und|mit|,|in)\s*(?:an?\s+)?(?:angle|direction|winkel|richtung)?\s*(?:of\s+|von\s+)?(<NUMBER>)\s*(?:°|degrees?|grad)`,
    ([, size, angle]) => write(`v: Vector((0, 0), (${size}; ${angle}°))`),
    'iu',
  ),
  // `intersection of the altitudes of ABC`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:[Tt]he\s+|[Dd]er\s+|[Ll]e\s+|[Ee]l\s+)?(?:(?:[Ii]ntersection|[Ii]ntersección|[Ii]ntersezione|[Ii]nterseção)(?:\s+[Pp]oint)?|[Mm]eeting\s+point|[Pp]oint\s+(?:of\s+intersection|d['’]intersection|de\s+concours)|[Ss]chnittpunkt)\s+(?:of\s+|der\s+|des\s+|de\s+(?:las\s+)?|delle\s+|das\s+)(?:the\s+)?(?:three\s+|drei\s+|trois\s+|tres\s+)?(\p{L}+(?:\s+bisectors)?)(?:\s+(?:(?:of|in|von|im|de|du|des|del)\s+)?(?:(?:the|le|el|the)\s+)?(?:triangle\s*|[Dd]reiecks?\s*|triángulo\s*)?((?:[A-Z]\d*){3})?)?`,
    ([, name, words = '', points = 'ABC']) => {
      const own = MEETINGS.find(([pattern]) => pattern.test(words))?.[1];
      return own === undefined ? undefined : write(`${name ?? 'S'}: ${own}(${pointList(points)})`);
    },
  ),
  // `line through P with direction (1, 2)`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:[Tt]he\s+|[Aa]\s+|[Ll]a\s+|[Dd]ie\s+|[Ee]ine\s+)?(?:[Ll]ine|[Gg]erade|[Dd]roite|[Rr]ecta|[Rr]etta|[Rr]eta)\s+(?:(?:through|durch|passant\s+par|par|por|per|que\s+pasa\s+por)\s+)?(?:the\s+point\s+|punkt\s+)?(\([-\d.,\s]+\)|<NAME>)\s*,?\s*(?:(?:with|mit|and|und|de|con|com|in|en)\s+)?(?:(?:the|la|der|dem)\s+)?(?:direction(?:\s+vector)?|richtung(?:svektor)?|vecteur\s+directeur|vector\s+director|dirección|direzione|direção|vettore\s+direttore|vetor\s+diretor)\s*(?:of\s+|von\s+|=\s*|:\s*)?(\([-\d.,\s]+\)|<NAME>)`,
    ([, name = 'g', point, direction = '']) =>
      write(`${name}: Line(${point}, ${direction.startsWith('(') ? `Vector${direction}` : direction})`),
    'iu',
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:the\s+|der\s+|le\s+|el\s+)?(?:unit\s+)?(?:normal\s+vector|normale?n?vektor|vecteur\s+normal|vector\s+normal|vettore\s+normale|vetor\s+normal)\s+(?:of|to|von|zu|der|de|à|a|al|di)\s+(?:(?:the|der|la|del)\s+)?(?:plane\s+|ebene\s+|plan\s+|plano\s+|piano\s+)?(<NAME>)`,
    ([, name = 'n', plane = ''], { defines }) => (defines(plane) ? write(`${name}: ${plane}.normal`) : undefined),
    'iu',
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:the\s+|die\s+|la\s+)?(?:slope|gradient|steigung|pente|pendiente)\s+(?:of|von|de)\s+(<NAME>)\s+(?:at|bei|an\s+der\s+stelle|en|in|für)\s+(?:x\s*=\s*)?(<VALUE>)`,
    ([, name = 'm', curve = '', place], { defines }) =>
      defines(curve) ? write(`${name}: slope(Tangent(${curve}, ${place}))`) : undefined,
    'iu',
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:Derivative\((<NAME>)\)|(<NAME>)['′]|(?:the\s+)?(?:derivative|ableitung|dérivée|derivada|derivata)\s+(?:of|von|de|di)\s+(<NAME>))\s*(?:at|bei|an|en|in|em|für)\s+(?:x\s*=\s*)?(<VALUE>)`,
    ([, name, own, prime, said, place]) => write(`${name}: ${own ?? prime ?? said}'(${place})`),
    'iu',
  ),
];
