import type { Value } from '@geoslide/geometry';
import type { SceneNode, TextLayout } from '../scene/scene.js';
import type { MarkContext } from './mark.js';
import { drawAngle } from './marks/angle.js';
import { drawArc, drawCircle, drawCircleSegment, drawSector } from './marks/circular.js';
import { drawConic, drawHyperbola, drawParabola } from './marks/conic.js';
import { drawCurve } from './marks/curve.js';
import { drawDimension } from './marks/dimension.js';
import { drawLine, drawRay, drawSegment } from './marks/linear.js';
import { drawPoint } from './marks/point.js';
import { drawPolygon, drawPolyline } from './marks/polygon.js';
import { drawArea, drawRegion } from './marks/region.js';
import { drawTick } from './marks/tick.js';
import type { Rank } from './order.js';
import { isFilled } from './region-fill.js';

/** What a value of the plane draws; undefined for values that are nothing to see, or that lie in space. */
export function drawValue(value: Value, context: MarkContext, dimension?: TextLayout): SceneNode[] | undefined {
  const { minX, minY, maxX, maxY } = context.window;
  if (minX >= maxX || minY >= maxY) return [];
  switch (value.type) {
    case 'Point':
      return drawPoint(value, context);
    case 'Line':
      return drawLine(value, context);
    case 'Ray':
      return drawRay(value, context);
    case 'Segment':
    case 'Vector':
      return drawSegment(value, context);
    case 'Polyline':
      return drawPolyline(value, context);
    case 'Circle':
    case 'Ellipse':
      return drawCircle(value, context);
    case 'Arc':
    case 'EllipticArc':
      return drawArc(value, context);
    case 'Sector':
      return drawSector(value, context);
    case 'CircleSegment':
      return drawCircleSegment(value, context);
    case 'Hyperbola':
      return drawHyperbola(value, context);
    case 'Parabola':
      return drawParabola(value, context);
    case 'Conic':
      return drawConic(value, context);
    case 'Polygon':
      return drawPolygon(value, context);
    case 'Angle':
      return drawAngle(value, context);
    case 'Tick':
      return drawTick(value, context);
    case 'Dimension':
      return drawDimension(value, context, dimension);
    case 'Curve':
      return drawCurve(value, context);
    case 'Region':
      return drawRegion(value, context);
    case 'Area':
      return drawArea(value, context);
    default:
      return undefined;
  }
}

/** Whether display bounds cut what is drawn by a clip: lines are cut to them when they are drawn, everything else is not. */
export function needsClip(value: Value, context: MarkContext): boolean {
  if (!context.bounds) return false;
  switch (value.type) {
    case 'Point':
    case 'Line':
    case 'Ray':
    case 'Segment':
    case 'Vector':
    case 'Polyline':
    case 'Hyperbola':
    case 'Parabola':
    case 'Conic':
    case 'Curve':
      return false;
    case 'Circle':
    case 'Ellipse':
    case 'Arc':
    case 'EllipticArc':
      return isFilled(context);
    default:
      return true;
  }
}

export function rankOf(value: Value, context: MarkContext): Rank {
  switch (value.type) {
    case 'Point':
      return 'point';
    case 'Angle':
      return 'angle';
    case 'Tick':
    case 'Dimension':
      return 'tick';
    case 'Region':
    case 'Area':
      return 'region';
    case 'Circle':
    case 'Ellipse':
    case 'Arc':
    case 'EllipticArc':
    case 'Sector':
    case 'CircleSegment':
    case 'Polygon':
      return isFilled(context) ? 'region' : 'line';
    case 'List':
      return value.items[0] ? rankOf(value.items[0], context) : 'line';
    default:
      return 'line';
  }
}
