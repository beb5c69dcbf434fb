import { takeSteps } from '../../functions/steps.js';
import { formsOf } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { print } from '../../syntax/print.js';
import type { EvaluateContext } from '../../table.js';
import { Undefined } from '../../values.js';
import { type ArgumentReader, reader } from '../match-arguments.js';
import { fits } from '../parameter-types.js';
import { fit } from './fitting.js';
import { withoutSides } from './near-arguments.js';
import { nearCall } from './near-forms.js';
import { asAngle, inOrder, nearestOrders, ORDER_STEPS } from './other-order.js';

/**
 * What a name that no constructor has may mean: a constructor, or an expression for arguments of some types, in which
 * `$1` is the first of them, and `$1°` the same as an angle. Types are those of parameters, or kinds of trees:
 * Equation, Inequality, Formula.
 */
type Meaning = string | readonly [types: string, source: string];

type Entry = readonly [name: RegExp, meanings: readonly Meaning[]];

/** Constructors that people make up, by their names in small letters without `_`. The first that fits counts. */
const INVENTED: readonly Entry[] = [
  [/^medianfoot$/, [['Point Point Point', 'Midpoint($2, $3)']]],
  [/^(?:angle)?bis\w*foot$/, ['BisectorFoot']],
  [
    /foot|^proj(?:ect)?(?:ion)?(?:on|onto|point)?$/,
    [
      ['Vector Vector', 'dot($1, $2) / dot($2, $2) * $2'],
      ['Vector3 Vector3', 'dot($1, $2) / dot($2, $2) * $2'],
      'Foot',
    ],
  ],
  [
    /^(?:chord|sehne|corde|cuerda)$/,
    [
      ['Circle Number Number', 'Segment(Point($1, $2°), Point($1, $3°))'],
      ['Circle Point Point', 'Segment($2, $3)'],
      'Segment',
    ],
  ],
  [
    /^unit(?:perp|orthogonal|normal)\w*$/,
    [
      ['Vector', 'unit(perp($1))'],
      ['LineLike', 'unit(perp($1))'],
    ],
  ],
  [/^compos\w*$/, [['Path Path', 'y = $1($2(x))']]],
  [/^(?:inverse|umkehr|invers|réciproque|inversa)(?:f(?:un|on)\w*)?$/, [['Path', 'Reflect($1, y = x)']]],
  [/^(?:local|relative|absolute|global)?(?:max|min)(?:imum|ima)?(?:point)?s?$/, ['Extremum']],
  [/^linspace$/, [['Number Number Number', 'Range($1, $2, ($2 - $1) / ($3 - 1))']]],
  [/^(?:curly|under|over)?brace\w*$/, ['Dimension']],
  [
    /^(?:mid|middle|mittel|halfway)(?:pt|p|dle|point\w*|of)?$/,
    ['Midpoint', ['Point Point Point', 'Centroid($1, $2, $3)']],
  ],
  [
    /^(?:mid(?:perp|normal)|perp\w*bis|mediat|(?:right|segment|side|ortho\w*|line)bis|perpmid|perpat?mid)/,
    ['PerpBisector'],
  ],
  [
    /^quartercircle$/,
    [
      ['Point Point', 'Arc($1, Rotate($2, 90°, $1), $2)'],
      ['Point Number', 'Arc($1, $1 + (0, $2), $1 + ($2, 0))'],
    ],
  ],
  [/ext\w*bis/, ['ExternalBisector']],
  [/bis(?:ect)?(?:or|rix)?s?(?:line|ray|of|at)?$|^bisect/, ['AngleBisector', 'PerpBisector']],
  [/^(?:circle|circ)\w*diam|diam\w*circ/, ['DiameterCircle', ['Point Number', 'Circle($1, $2 / 2)']]],
  [/^arc(?:through|by|of|3|from)?(?:3|three)?p?(?:oints?|ts)?$|^(?:(?:three|3)p|circum)\w*arc$/, ['CircumArc']],
  [/arc$|^arc|^(?:circle|circular)part$/, ['Arc', ['Circle Point Point', 'Arc($1.center, $2, $3)']]],
  [
    /^(?:inrad)/,
    [
      ['Point Point Point', 'Incircle($1, $2, $3).radius'],
      ['Polygon', 'Incircle($1).radius'],
    ],
  ],
  [
    /^(?:circumrad)/,
    [
      ['Point Point Point', 'Circumcircle($1, $2, $3).radius'],
      ['Polygon', 'Circumcircle($1).radius'],
    ],
  ],
  [/^(?:inscribed|in)circ(?:le)?\w*$/, ['Incircle']],
  [/^(?:circum(?:scribed)?|outer)circ(?:le)?\w*$/, ['Circumcircle']],
  [
    /^compass(?:es)?$/,
    [['Point Point Point', 'Circle($1, length($2, $3))'], ['Point Segment', 'Circle($1, length($2))'], 'Circle'],
  ],
  [
    /^(?:annulus|ring|circularring|kreisring)$/,
    [['Point Number Number', 'Difference(Circle($1, $3), Circle($1, $2))']],
  ],
  [
    /^unitcircle$/,
    [
      ['', 'Circle((0, 0), 1)'],
      ['Point', 'Circle($1, 1)'],
    ],
  ],
  [
    /^equi(?:l|lat|lateral)?(?:tri(?:angle)?)?$/,
    [
      ['Point Point', 'Polygon($1, $2, 3)'],
      ['Point Number', 'Polygon($1, $1 + ($2, 0), 3)'],
      ['Number', 'Polygon((0, 0), ($1, 0), 3)'],
    ],
  ],
  [
    /^isosceles(?:tri(?:angle)?)?$/,
    [
      ['Point Point Number', 'Polygon($1, $2, Midpoint($1, $2) + $3 * unit(perp($2 - $1)))'],
      ['Point Point Point', 'Polygon($1, $2, $3)'],
    ],
  ],
  [
    /^right(?:angled)?tri(?:angle)?$/,
    [
      ['Point Point', 'Polygon($1, $2, $1 + perp($2 - $1))'],
      ['Point Number Number', 'Polygon($1, $1 + ($2, 0), $1 + (0, $3))'],
      ['Point Point Point', 'Polygon($1, $2, $3)'],
      ['Number Number', 'Polygon((0, 0), ($1, 0), (0, $2))'],
    ],
  ],
  [/^(?:reg|regular)(?:poly|polygon|gon|ngon)\w*$|^n?-?gon$|^ngon|^polygonn/, ['Polygon']],
  ...['pentagon', 'hexagon', 'heptagon', 'octagon', 'nonagon', 'decagon'].map(
    (word, i): Entry => [
      new RegExp(`^(?:regular)?${word}$`),
      [['Point Point', `Polygon($1, $2, ${i + 5})`], ['Point Number', `Polygon($1, $2, ${i + 5})`], 'Polygon'],
    ],
  ),
  [/^(?:diamond|lozenge)$/, ['Rhombus', 'Polygon']],
  [/^(?:trapez\w*|quad(?:rilateral|rangle)?|kite|deltoid|tetragon)$/, ['Polygon']],
  [/^tri(?:angle)?(?:from|by|of|with|abc)/, ['Triangle']],
  [/^(?:oval|ellipse\w+)$/, ['Ellipse']],
  [/^parabola\w+$/, [['Point Number', 'y = $2 (x - $1.x)^2 + $1.y'], 'Parabola']],
  [
    /^normal(?:line|at|to|from|through|of|curve)|^linenormal$/,
    [
      ['Curve Number', 'PerpLine(Tangent($1, $2), Point($1, $2))'],
      ['Path Point', 'PerpLine(Tangent($1, $2), $2)'],
      'PerpLine',
      ['Number Number', 'Normal($1, $2)'],
      ['List', 'Normal(mean($1), stdev($1))'],
    ],
  ],
  [/^secant\w*$/, [['Curve Number Number', 'Line(Point($1, $2), Point($1, $3))'], 'Line']],
  [
    /^(?:line\w*slope|slope\w*(?:line|point)|pointslope|pointgradient|linegradient)\w*$/,
    [
      ['Point Number', 'Line($1, $1 + (1, $2))'],
      ['Number Number', 'y = $1 x + $2'],
    ],
  ],
  [
    /^(?:vertical(?:line)?|vline|vert|lotrechte)$/,
    [
      ['Number', 'x = $1'],
      ['Point', 'x = $1.x'],
    ],
  ],
  [
    /^(?:horizontal(?:line)?|hline|horiz|waagerechte)$/,
    [
      ['Number', 'y = $1'],
      ['Point', 'y = $1.y'],
    ],
  ],
  [/^line(?:from|by|with|of)?(?:eq\w*)$|^equation$/, [['Equation', '$1']]],
  [/reflect|^mirror|^flip|^symm(?:etr(?:y|ic)|etrical)?(?:point)?$/, ['Reflect']],
  [
    /^rot(?:at(?:e|ion|ed))?\w*$|^turn\w*$/,
    ['Rotate', ['PlaneObject Number Number Number', 'Rotate($1, $2, ($3, $4))']],
  ],
  [
    /^(?:transl\w*|shift\w*|move\w*|offset|displace\w*)$/,
    [
      'Translate',
      ['PlaneObject Number Number', 'Translate($1, Vector($2, $3))'],
      ['PlaneObject Point', 'Translate($1, Vector($2))'],
    ],
  ],
  [/^(?:scal\w*|dilat\w*|homothet\w*|stretch\w*|enlarge\w*|zoom)$/, ['Scale']],
  [/^(?:ray|halfline)\w+$/, ['Ray']],
  [
    /^(?:equal|congruen\w*|hash|tick|hatch|segment)?(?:mark(?:s|er)?|tick)(?:s|mark|segments?|equal|sides?|edge|length)?$|^(?:mark|hatch)(?:segment|equal|sides?|edge)?s?$/,
    [
      'Tick',
      ['Point Point', 'Tick(Segment($1, $2))'],
      ['Point Point Number', 'Tick(Segment($1, $2), $3)'],
      ['Point Point Point', 'Angle($1, $2, $3)'],
    ],
  ],
  [
    /^(?:(?:segment|side)?length|measure|distance)(?:label|mark|text|line|of)?$|^(?:show|label)(?:length|distance)$|^measure\w*$|^dim$/,
    ['Dimension', ['Point Point Point', 'Angle($1, $2, $3)'], 'length'],
  ],
  [
    /^(?:point|pt|dot|glider)(?:on|at|along|upon|in)\w*$|^on(?:path|line|circle|curve|segment)?$|^glider$/,
    [
      ['Circle Number', 'Point($1, $2°)'],
      ['Path Point', 'Closest($1, $2)'],
      ['Path Number Number', 'Closest($1, ($2, $3))'],
      ['Path', 'Point($1, 0.5)'],
      'Point',
    ],
  ],
  [
    /^(?:interp\w*|lerp|mix|pointbetween|between(?:point)?s?|alongsegment|fraction\w*|part(?:ition)?(?:point)?)$/,
    [['Point Point Number', 'Point(Segment($1, $2), $3)'], 'Divide', 'Spline'],
  ],
  [/^(?:divid\w*|ratio\w*|sectionpoint|split\w*|partition\w*)$/, ['Divide', ['Point Point', 'Divide($1, $2, 1)']]],
  [/^trisect\w*$/, [['Point Point', 'Divide($1, $2, 1, 2)']]],
  [
    /^exten(?:d|sion)\w*$|^prolong\w*$/,
    [
      'Extend',
      ['Point Point Point Point', 'Intersect(Line($1, $2), Line($3, $4))'],
      ['Point Point Point', 'Intersect(Line($1, $2), PerpLine(Line($1, $2), $3))'],
      ['Point Point', 'Extend($1, $2, 0, 1)'],
      ['Segment', 'Extend($1, 0, 1)'],
    ],
  ],
  [
    /^(?:fill|shade|shading|hatch(?:ing)?)$/,
    [
      'Between',
      'Integral',
      ['Point Point Point', 'Polygon($1, $2, $3)'],
      ['Point Point Point Point', 'Polygon($1, $2, $3, $4)'],
    ],
  ],
  [/^(?:param(?:etric)?)(?:curve|plot|eq\w*|3d)?$|^curve(?:xy|param\w*|\w*)$|^xycurve$/, ['Curve']],
  [/^polar(?:curve|plot|graph|function|eq\w*)?$/, ['PolarCurve']],
  [
    /^(?:implicit|contour|equation)(?:curve|plot|function|graph|eq\w*)?$/,
    [
      ['Equation', '$1'],
      ['Formula', '$1 = 0'],
    ],
  ],
  [
    /^(?:inequality|halfplane|shaded?(?:inequality|region)?|region\w*|feasible\w*)$/,
    [['Inequality', 'Region($1)'], ['Path', 'Region(y < $1(x))'], 'Integral', 'Between'],
  ],
  [
    /^(?:area|region|shade|fill|shaded\w*)(?:between|under|below|above|curve|graph|enclosed|of)\w*$|^shaded(?:area|region)$/,
    [
      'Between',
      'Integral',
      ['Path Number Number', 'Integral($1, $2, $3)'],
      ['Point Point Point', 'Polygon($1, $2, $3)'],
    ],
  ],
  [
    /^(?:fn|func(?:tion)?|graph|plot)(?:plot|graph|of|function|curve|2d)?$|^(?:draw|plot)(?:function|graph|curve)$/,
    [
      ['Equation', '$1'],
      ['Formula', 'y = $1'],
      ['Formula Number Number', 'Curve($1, $2, $3)'],
    ],
  ],
  ...['left', 'right', 'upper', 'lower', 'mid', 'trapezoid'].map(
    (kind): Entry => [
      new RegExp(`^${kind}(?:point|al)?(?:riemann)?(?:sum|rule)$`),
      [['Path Number Number Number', `RiemannSum($1, $2, $3, $4, "${kind}")`]],
    ],
  ),
  [/riemann/, ['RiemannSum']],
  [
    /^(?:touch|contact|tangency)(?:ing)?(?:point)?s?$|^berühr(?:ungs)?punkte?$|^puntosde(?:tangencia|contacto)$|^pointsde(?:tangence|contact)$/,
    ['TouchPoints', 'Intersect'],
  ],
  [/^(?:圆心|中心)$/, ['Center']],
  [/^(?:best|trend|regress|ausgleich|ajust)\w*$/, ['FitLine', ['Point Point Point', 'FitLine([$1, $2, $3])']]],
  [/^medi(?:an|ane|ana)s$/, [['Point Point Point', '[Median($1, $2, $3), Median($2, $3, $1), Median($3, $1, $2)]']]],
  [
    /^(?:altitud|höh|hauteur|altura)\w*s$/,
    [['Point Point Point', '[Altitude($1, $2, $3), Altitude($2, $3, $1), Altitude($3, $1, $2)]']],
  ],
  [/^(?:dia(?:gramm?|grama)e?|chart|grafik|graphique)$/, ['BarChart']],
  [/^(?:cubic)?spline\w*$|^smooth\w*$|^curvethrough\w*$/, ['Spline']],
  [/^bezier\w*$/, ['Bezier']],
  [
    /^(?:closed|open|halfopen)?(?:interval|numberlineinterval|solutionset)$/,
    [['Number Number', 'Segment(($1, 0), ($2, 0))']],
  ],
  [/^\w*area(?:of)?\w*$/, ['area']],
  [/^x(?:coord\w*|value|of)?$/, [['Point', '$1.x']]],
  [/^y(?:coord\w*|value|of)?$/, [['Point', '$1.y']]],
];

/** Names that are a constructor's with something before or behind it: what is near by its letters counts first. */
const LONGER: readonly Entry[] = [
  [/^(?:circ|circle|kreis)(?!um|le?(?:arc|sector|segment|inter|tangent))\w*$|(?:three|3)p\w*circle$/, ['Circle']],
  [/intersect|^(?:meet|cross(?:ing)?)(?:point)?s?$|^inter(?:ll|lc|cc)$/, ['Intersect']],
  [/tangent/, ['Tangent', 'CommonTangent']],
  [/par\w*(?:line|through|to|at|from|by|segment)$|^parallel\w*$/, ['ParallelLine']],
  [/^(?:perp|orthog|rightline|normalto)|perpendicular/, ['PerpLine', 'PerpBisector']],
  [/^(?:vec(?:tor)?|arrow)\w*$/, ['Vector', ['Segment', 'Vector($1.start, $1.end)']]],
  [
    /^(?:seg(?:ment)?|side|edge|chord|connect\w*|join\w*|linesegment)\w*$/,
    ['Segment', ['Circle Point Point', 'Segment($2, $3)'], ['Point Point Number', 'Tick(Segment($1, $2), $3)']],
  ],
  [/(?<!tri|rect)angle/, ['Angle']],
  [/^(?:line|droite)\w*$/, ['Line']],
];

/** A call with a name that is made up, as it is to be written; undefined where no meaning takes the arguments. */
export const inventedCall = (name: string, context: EvaluateContext): string | undefined =>
  meantBy(INVENTED, name, context) ?? meantBy(INVENTED, name, withoutSides(context));

/** The same of a name that has a constructor's within it. */
export const longerCall = (name: string, context: EvaluateContext): string | undefined =>
  meantBy(LONGER, name, context);

function meantBy(entries: readonly Entry[], name: string, context: EvaluateContext): string | undefined {
  const small = name.replace(/_/g, '').toLowerCase();
  if (
    /^(?:piecewise|piece|pw|cases|when|switch|stückweise|i?if|ifelse|ifthen(?:else)?|wenn|si|falls|fallunterscheidung|如果)$/.test(
      small,
    )
  )
    return casesOf(context.trees);
  const read = reader(context);
  for (const [pattern, meanings] of entries) {
    if (!pattern.test(small)) continue;
    for (const meaning of meanings) {
      const call = typeof meaning === 'string' ? callOf(meaning, context, read) : filled(meaning, context.trees, read);
      if (call !== undefined) return call;
    }
  }
  return undefined;
}

/** `if(x < 0, x^2, x + 1)` for conditions and formulas in whatever order; undefined where no condition is given. */
function casesOf(trees: readonly Expr[]): string | undefined {
  const items = trees.flatMap((tree) => (tree.kind === 'list' ? tree.items : [tree]));
  const conditions = items.filter(({ kind }) => kind === 'comparison');
  const formulas = items.filter(({ kind }) => kind !== 'comparison');
  const rest = formulas.slice(conditions.length);
  if (conditions.length === 0 || formulas.length < conditions.length || rest.length > 1) return undefined;
  const pairs = conditions.flatMap((condition, i) => [condition, formulas[i]!]);
  return `if(${[...pairs, ...rest].map(print).join(', ')})`;
}

/**
 * The call of a constructor with these arguments, in whatever order it takes them; undefined where it does not.
 */
export function callOf(own: string, context: EvaluateContext, read: ArgumentReader): string | undefined {
  const ordered = orderedCall(own, context, read);
  if (ordered !== undefined) return ordered;
  const forms = formsOf(own) ?? [];
  const { trees } = context;
  if (trees.some((_, i) => read(i) instanceof Undefined)) return undefined;
  // What is made up has no order of its own.
  const reason = nearCall('', own, forms, context, read);
  // Which argument is too many is not known.
  return /so many arguments|all of these/.test(reason ?? '')
    ? undefined
    : /: write (\p{L}.*)$/u.exec(reason ?? '')?.[1];
}

/** The same of a constructor that takes just these. */
export function orderedCall(own: string, context: EvaluateContext, read: ArgumentReader): string | undefined {
  const forms = formsOf(own) ?? [];
  const { trees } = context;
  const right = inOrder(forms, trees, read);
  if (right !== undefined) {
    const { parameters } = right.form.signature;
    return `${own}(${right.trees.map((tree, i) => asAngle(print(tree), parameters[i]?.name)).join(', ')})`;
  }
  if (fit(forms, trees, read)) return `${own}(${trees.map(print).join(', ')})`;
  const takesTrees = forms.some(
    ({ arity: [fewest, most], signature: { parameters } }) =>
      trees.length >= fewest && trees.length <= most && parameters[0]?.type === 'Expr',
  );
  return takesTrees ? `${own}(${trees.map(print).join(', ')})` : undefined;
}

/** More arguments are not put in another order. */
const MAX_ARGUMENTS = 4;

function filled(
  [types, source]: readonly [string, string],
  trees: readonly Expr[],
  read: ArgumentReader,
): string | undefined {
  const wanted = types === '' ? [] : types.split(' ');
  if (wanted.length !== trees.length || trees.length > MAX_ARGUMENTS) return undefined;
  for (const order of nearestOrders(trees.length)) {
    takeSteps(ORDER_STEPS);
    if (!wanted.every((type, i) => isOf(trees[order[i]!]!, read, order[i]!, type))) continue;
    return source.replace(/\$(\d)(°?)/g, (_, digit: string, unit: string) => {
      const argument = print(trees[order[Number(digit) - 1]!]!);
      return unit === '' ? argument : asAngle(argument, 'α');
    });
  }
  return undefined;
}

function isOf(tree: Expr, read: ArgumentReader, index: number, type: string): boolean {
  if (type === 'Equation') return tree.kind === 'equation';
  if (type === 'Inequality') return tree.kind === 'comparison';
  if (type === 'Formula') return tree.kind !== 'equation' && tree.kind !== 'comparison';
  const value = read(index);
  return !(value instanceof Undefined) && fits(value, type);
}
