import { once } from './schema-kit.js';

/** The type that a known style property must have; null stands for a missing one everywhere. */
export type PropertyType = 'number' | 'string' | 'boolean';

/** The known properties of one kind of style. Others are open: kept, not checked. */
export type PropertyTypes = ReadonlyMap<string, PropertyType>;

/** Made when they are first asked for: most files have few kinds of styles. */
function properties(types: Partial<Record<PropertyType, string>>, base?: () => PropertyTypes): () => PropertyTypes {
  return once(() => {
    const map = new Map(base?.());
    for (const type of ['number', 'string', 'boolean'] as const) {
      for (const name of types[type]?.split(' ') ?? []) map.set(name, type);
    }
    return map;
  });
}

// protocol.md section 4. `anchorPoint` is left open: it is not used for drawing, and editors save what they have.

export const objectProperties = properties({
  boolean: 'hidden emphasizeRightAngle',
  number:
    'lineWidth lineOpacity regionOpacity displayMinX displayMaxX displayMinY displayMaxY pointSize angleSize arcCount hiddenLineOpacity',
  string: 'color lineDash pointStyle startArrow endArrow fillPattern hiddenLineDash',
});

export const labelProperties = properties({
  boolean: 'hidden followDirection',
  number: 'fontSize offsetX offsetY precision fillOpacity strokeOpacity anchorParam',
  string: 'mode font align color',
});

export const textProperties = properties({ boolean: 'screenFixed' }, labelProperties);

export const backgroundProperties = properties({ string: 'color' });

export const axisProperties = properties({
  boolean: 'show tick label',
  number: 'min max axisLabelOffsetX axisLabelOffsetY distance lineWidth',
  string: 'arrowStyle axisLabelPreset distanceMode color',
});

export const gridProperties = properties({
  boolean: 'show',
  number: 'distance lineWidth',
  string: 'distanceMode color lineDash',
});

export const sliderProperties = properties({
  boolean: 'hidden screenFixed',
  number: 'size opacity trackOpacity trackHeight trackLength offsetX offsetY',
  string: 'shape color trackColor labelPosition',
});

export const boxProperties = properties({
  boolean: 'hidden screenFixed',
  number: 'offsetX offsetY width height fontSize cornerRadius opacity rotation',
  string: 'color backgroundColor',
});

/** Styles whose properties nobody has published: any object. */
export const openProperties = properties({});
