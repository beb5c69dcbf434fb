import type { ChartPart, ChartValue, PlaneValue } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import type { SceneNode } from '../../scene/scene.js';
import type { ObjectStyle } from '../../style/reader.js';
import type { Mark, MarkContext } from '../mark.js';
import { seriesColors } from '../series-colors.js';
import { circle } from './conics/circle.js';
import { ellipse } from './conics/ellipse.js';
import { curve } from './curve.js';
import { point } from './point.js';
import { polygon } from './polygon.js';
import { polyline } from './polyline.js';
import { sector } from './sector.js';
import { segment } from './segment.js';

const MARKS: { readonly [T in ChartPart['figure']['type']]: Mark<Extract<PlaneValue, { type: T }>> } = {
  Circle: circle,
  Curve: curve,
  Ellipse: ellipse,
  Point: point,
  Polygon: polygon,
  Polyline: polyline,
  Sector: sector,
  Segment: segment,
};

function drawChart({ parts, isColorful, value }: ChartValue, context: MarkContext): SceneNode[] {
  const styles = seriesStyles(context.style, isColorful ? COLORS : []);
  return parts.flatMap(({ figure, series }) => {
    const style = (series === undefined ? undefined : styles[series % styles.length]) ?? context.style;
    const draw = (inStyle: ObjectStyle) => MARKS[figure.type].draw(figure as never, { ...context, style: inStyle });
    // Bars that show a probability lie on those of their distribution, whose colour would mix with theirs.
    return value === undefined ? draw(style) : [...draw(blank(context)), ...draw(style)];
  });
}

/** The style of what covers all that lies below it, in the colour of the background. */
function blank({ style, background }: MarkContext): ObjectStyle {
  const own = { color: background, fillColor: background, lineWidth: 0, regionOpacity: 100, fillPattern: undefined };
  const get: ObjectStyle['get'] = (property) =>
    Object.hasOwn(own, property) ? (own[property as keyof typeof own] as never) : style.get(property);
  return { get };
}

/** What series have without colours of their own. */
const COLORS = [palette.blue, palette.ochre, palette.teal, palette.red, palette.purple, palette.green, palette.slate];

/** The style in each of the colours that it names; without any in the usual ones. */
function seriesStyles(style: ObjectStyle, usual: readonly string[]): readonly ObjectStyle[] {
  return seriesColors(style, usual).map((color) => {
    const get: ObjectStyle['get'] = (property) => (property === 'color' ? (color as never) : style.get(property));
    return { get };
  });
}

export const chart: Mark<ChartValue> = {
  draw: drawChart,
  rank: 'region',
  clips: true,
  anchor: ({ parts }, context) => {
    const figure = parts[parts.length >> 1]?.figure;
    const found = figure && MARKS[figure.type].anchor(figure as never, context);
    return found && { at: found.at };
  },
  looks: { color: palette.blue, regionOpacity: 35, lineWidth: 1.5 },
  fallback: undefined,
};
