import { advise, entry, type HabitEntry, write, writeBehind } from '../habit.js';
import { lookOf } from '../properties.js';

/** Names, captions and views that are set by calls, or as if they were objects. */
export const captionHabits: readonly HabitEntry[] = [
  // `label(A) = "P_1"`, `name(A): "P"`, `A.label = "P"`
  entry(
    String.raw`(?:set)?(?:label|name|caption|text)\s*(?:\(\s*|of\s+)(<NAME>)\s*\)?\s*(?:[:=]|is|,)\s*["']([^"']*)["']\)?`,
    ([, name, words]) => writeBehind(name, `"${words}"`),
    'iu',
  ),
  // `k: color orange`, `k: farbe = rot`, `k couleur vert`, after the definition of k
  entry(
    String.raw`(<NAME>)(?:\s*:\s*|\s+)(colou?r|farbe|couleur|colore|cor|fill|颜色)\s*[=:]?\s*["']?([#\p{L}][#\p{L}\d]*)["']?`,
    ([, name = '', key = '', value = ''], { defines }) => {
      const look = lookOf(/^fill$/i.test(key) ? 'fill' : 'color', value);
      return look === undefined || !defines(name) ? undefined : writeBehind(name, `{${look}}`);
    },
    'iu',
  ),
  // `xAchse: "time"`, `yLabel = "height"`
  entry(String.raw`([xyz])(?:_?[Aa]chse|Axis|_?(?:[Ll]abel|[Tt]itle|[Tt]itel))\s*[:=]\s*("[^"]*")`, ([, axis, title]) =>
    write(`${axis}axis {title: ${title}}`),
  ),
  // `x-axis: "time"`, `x axis label = time`
  entry(
    String.raw`([xyz])(?:[\s_-]+axis\s*(?:labels?|titles?|names?|captions?)?|axis\s+(?:labels?|titles?|names?|captions?))\s*[:=]\s*(?:["']([^"']*)["']|([^"'{}:=\d]+))`,
    ([, axis, quoted, plain = '']) => {
      const title = (quoted ?? plain).trim();
      return /^(?:on|off|true|false|none|hidden|log|\[)/.test(title)
        ? undefined
        : write(`${axis}axis {title: "${title}"}`);
    },
    'iu',
  ),
  entry(
    String.raw`(?:([xy])[\s_-]*axis\s*[:=]?\s*(?:is\s+)?(?:log(?:arithmic)?)(?:\s*scale)?|log(?:arithmic)?\s*(?:scale\s*)?([xy])(?:[\s_-]*axis)?|([xy])scale\s*[:=(]\s*["']?log["']?\)?)`,
    ([, first, second, third]) => write(`${first ?? second ?? third}axis {scale: log}`),
    'iu',
  ),
  // `slider m (min: -5, max: 5, step: 0.1)`
  entry(
    String.raw`slider\s+(<NAME>)\s*:?\s*\(\s*(?:min|from|start)\s*[:=]\s*(<VALUE>)\s*,\s*(?:max|to|end)\s*[:=]\s*(<VALUE>)\s*(?:,\s*(?:step|increment)\s*[:=]\s*(<VALUE>)\s*)?(?:,\s*(?:value|initial|default|init|start|at)\s*[:=]\s*(<VALUE>)\s*)?\)`,
    ([, name, min, max, step, value]) =>
      write(
        `slider ${name}: ${min} .. ${max}${step === undefined ? '' : ` step ${step}`}${value === undefined ? '' : ` = ${value}`}`,
      ),
  ),
  // `P: repeat 5 Point(i, 0)`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:repeat|repetir|wiederhole)\s+(\d+)\s*(?:times|mal|x|:)?\s*(\p{Lu}\w*\(.*\))`,
    ([, name, times, item = '']) => {
      const index = /(?<![\p{L}\d_])[ijkn](?![\p{L}\d_(])/u.exec(item)?.[0] ?? 'k';
      return write(`${name}: Sequence(${item}, ${index}, 1, ${times})`);
    },
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:the\s+)?(?:symmetric(?:al)?|mirror\s+image|reflection|image)(?:\s+point)?\s+(?:of\s+)?(<NAME>)\s+(?:about|across|over|in|at|by|with\s+respect\s+to|w\.?r\.?t\.?)\s+(?:the\s+)?(?:([xy])[\s-]*axis|(?:line\s+|point\s+)?(<NAME>))`,
    ([, name, point, axis, other = ''], { defines }) =>
      axis === undefined && !defines(other)
        ? undefined
        : write(`${name}: Reflect(${point}, ${axis === undefined ? other : `${axis.toLowerCase()}Axis`})`),
    'iu',
  ),
  entry(
    String.raw`(?:ticks?|tick[\s_-]*(?:step|distance|spacing)|step)\s*[:=]\s*(?:(\d+(?:\.\d+)?)?\s*(?:π|pi)\s*(?:\/\s*(\d+))?)`,
    ([, by = '1', part = '1']) =>
      write(`xaxis {distanceMode: custom, distance: ${Number(((Number(by) * Math.PI) / Number(part)).toFixed(4))}}`),
  ),
  entry(
    String.raw`(?:view|mode|set)?\s*[:=]?\s*["']?(?:3\s*-?\s*[dD]|three[- ]dimensional)(?:\s+view|\s+mode)?["']?`,
    () => write('camera on', ', for a figure in space'),
  ),
  entry(
    String.raw`(?:rotate|turn|drehe|tourne)\s+(?:the\s+)?(?:view|camera|figure|by\s+)?\s*(?:by\s+)?(<NUMBER>)\s*(?:°|deg(?:rees?)?)?`,
    ([, degrees]) =>
      write(`camera {yaw: ${Number(((Number(degrees) * Math.PI) / 180).toFixed(4))}, pitch: 0.3}`, ', in radians'),
    'iu',
  ),
  // The middle of an arc needs the circle.
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:[Mm]idpoint|[Mm]iddle)\s*\(?\s*(?:of\s+)?(?:the\s+)?[Aa]rc\s*\(?\s*([A-Z]\d*)\s*,?\s*([A-Z]\d*)\s*\)?\s*\)?(?:\s+(?:of|on)\s+(<NAME>))?`,
    ([, name, first, second, circle]) =>
      circle === undefined
        ? advise(
            `the middle of an arc lies on its circle k: write ${name}: Intersect(PerpBisector(${first}, ${second}), k, 1), or 2 for the other arc`,
          )
        : write(`${name}: Intersect(PerpBisector(${first}, ${second}), ${circle}, 1)`, ', or 2 for the other arc'),
  ),
  entry(
    String.raw`(?:<NAME>(?:\s*,\s*<NAME>)*\s*(?:[:=]|are|is)\s*)?(?:an?\s+)?random\s+(?:points?|numbers?|values?)`,
    () => advise('a figure is the same each time: write places of your own, such as A: Point(1, 2)'),
    'iu',
  ),
];
