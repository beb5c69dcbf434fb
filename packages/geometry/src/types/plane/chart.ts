import { transformPoint } from '../../plane/affine.js';
import type { ChartValue } from '../../values.js';
import { formatReal } from '../format.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  /** A figure that a chart consists of. */
  interface ChartPart {
    readonly figure:
      | PolygonValue
      | PolylineValue
      | SegmentValue
      | SectorValue
      | CircleValue
      | PointValue
      // What circles and segments become where axes have scales of their own.
      | EllipseValue
      | CurveValue;
    /** The number of its colour, from 0; the chart's own where it is missing. */
    readonly series?: number;
  }

  /** Where a text of a chart stands about its place. */
  type ChartSide = 'above' | 'below' | 'left' | 'right' | 'middle';

  interface ChartText {
    readonly text: string;
    readonly at: Vec2;
    readonly side: ChartSide;
    /** Of a text above or below a line: how much the line rises from one unit to the next. */
    readonly slope?: number;
  }

  /** A chart of data, or a diagram: figures with their own colours, and texts. */
  interface ChartValue {
    readonly type: 'Chart';
    readonly parts: readonly ChartPart[];
    readonly texts: readonly ChartText[];
    /** The numbers that it shows: heights, sizes, the five numbers of a box plot. */
    readonly values: readonly number[];
    /** Whether its values are the least, the quartiles and the greatest number of a box plot. */
    readonly isBox?: true;
    /** False for a box plot whose height nobody gave. */
    readonly isPlaced?: false;
    /** Whether its parts have different colours where the style names none. */
    readonly isColorful?: true;
    /**
     * Height over width of its picture where nobody says a view, since its axes count different things; a chart without
     * it, such as a pie, has the same scale in all directions.
     */
    readonly shape?: number;
    /** Whether its names stand below the x-axis, in place of numbers. */
    readonly namesAxis?: true;
    /** A probability, where it shows one. */
    readonly value?: number;
  }
  interface PlaneValues {
    Chart: ChartValue;
  }
}

export const chart: PlaneType<ChartValue> = {
  constructors: [],
  isPath: false,
  transform: ({ parts, texts, ...chart }, m, imageOf) => ({
    ...chart,
    parts: parts.map((part) => ({ ...part, figure: imageOf(part.figure, m) })),
    texts: texts.map((text) => ({ ...text, at: transformPoint(m, text.at) })),
  }),
  lift: undefined,
  fields: ({ values, value }) => ({ values, ...(value !== undefined && { value }) }),
  listed: [],
  shown: ({ value, values }, options) =>
    value === undefined ? `${values.map((each) => formatReal(each, options)).join(', ')}` : formatReal(value, options),
  hasEquation: false,
  number: undefined,
  isFinite: ({ parts }, isFiniteInner) => parts.every(({ figure }) => isFiniteInner(figure)),
  extent: ({ parts }, extentOf) => parts.flatMap(({ figure }) => extentOf(figure)),
};
