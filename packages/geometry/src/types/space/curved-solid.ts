import { directionBy } from '../../space/motion.js';
import type { CurvedSolidValue, SpaceValue } from '../../values.js';
import { isFiniteData } from '../finite.js';
import type { SpaceType } from '../record.js';
import { overNet } from '../spanning.js';

declare module '../../values.js' {
  /** A solid, or an open skin, of curved pieces of surface: a torus, a hemisphere, what revolves or is extruded. */
  interface CurvedSolidValue {
    readonly type: 'CurvedSolid';
    readonly sheets: readonly SurfaceValue[];
    /** Where two of its pieces meet at an angle, and where an open skin ends. */
    readonly edges: readonly SpaceValue[];
    /** Undefined for an open skin, and where no formula is known. */
    readonly volume: number | undefined;
    readonly area: number | undefined;
    /** Of an ellipsoid, hyperboloid or cone: its centre, and its half axes where it has three. */
    readonly symmetry?: { readonly center: Vec3; readonly halfAxes: readonly Vec3[] };
    /** Of a quadric of which only a part is drawn: a part that reaches so many times as far. */
    readonly endless?: { readonly grown: (times: number) => CurvedSolidValue };
  }
  interface SpaceValues {
    CurvedSolid: CurvedSolidValue;
  }
}

export const curvedSolid: SpaceType<CurvedSolidValue> = {
  constructors: [],
  isPath: false,
  move: ({ sheets, edges, volume, area, symmetry, endless }, motion, imageOf) => ({
    type: 'CurvedSolid',
    sheets: sheets.map((sheet) => imageOf(sheet, motion)),
    edges: edges.map((edge): SpaceValue => imageOf(edge, motion)),
    volume: volume === undefined ? undefined : volume * motion.factor ** 3,
    area: area === undefined ? undefined : area * motion.factor ** 2,
    ...(endless && { endless: { grown: (times: number) => imageOf(endless.grown(times), motion) } }),
    ...(symmetry && {
      symmetry: {
        center: motion.point(symmetry.center),
        halfAxes: symmetry.halfAxes.map((half) => directionBy(motion, half)),
      },
    }),
  }),
  fields: () => ({}),
  listed: ['volume', 'surfaceArea'],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ sheets }) => sheets.flatMap(({ u, v, at }) => overNet(u, v, at)),
};
