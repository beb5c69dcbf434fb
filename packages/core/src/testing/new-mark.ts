/** What CONTRIBUTING.md asks for of a new type of value, here a bracket along a segment: three files and two lines. */
export const files = {
  'packages/geometry/src/types/plane/bracket.ts': `import { transformPoint } from '../../plane/affine.js';
import { bracketConstructors } from '../../plane/constructors/bracket.js';
import type { BracketValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import { raise } from '../lifted.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  /** A bracket along a segment, on its left. */
  interface BracketValue {
    readonly type: 'Bracket';
    readonly start: Vec2;
    readonly end: Vec2;
  }
  interface PlaneValues {
    Bracket: BracketValue;
  }
}

export const bracket: PlaneType<BracketValue> = {
  constructors: bracketConstructors,
  isPath: false,
  transform: (value, m) => ({ ...value, start: transformPoint(m, value.start), end: transformPoint(m, value.end) }),
  lift: ({ start, end }) => ({ type: 'Segment3', start: raise(start), end: raise(end) }),
  fields: ownFields,
  listed: [],
  shown: 'measure',
  hasEquation: false,
  number: undefined,
  isFinite: isFiniteData,
  extent: ({ start, end }) => [raise(start), raise(end)],
};
`,
  'packages/geometry/src/plane/constructors/bracket.ts': `import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import { Undefined } from '../../values.js';
import { samePoint } from '../vec.js';

export const bracketConstructors: readonly Constructor[] = [
  {
    name: 'Bracket',
    group: 'marks',
    signatures: [
      form({
        parameters: 'A: Point, B: Point',
        returns: 'Bracket',
        doc: 'A bracket from A to B, on the left.',
        example: 'Bracket(Point(0, 0), Point(4, 0))',
        evaluate: ({ A, B }) => {
          if (samePoint(A, B)) throw new Undefined('the two points coincide, so there is nothing to put a bracket on');
          return { type: 'Bracket', start: A, end: B };
        },
      }),
    ],
  },
];
`,
  'packages/core/src/plane/marks/bracket.ts': `import type { BracketValue } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import { type Mark, type MarkContext, px } from '../mark.js';
import { pathNode, readPen, strokeOf } from '../../draw/pen.js';
import type { Px } from '../../draw/viewport.js';

/** px that a bracket stands off what it brackets. */
const DEPTH = 10;

function corners(value: BracketValue, context: MarkContext): readonly [Px, Px, Px, Px] {
  const a = px(context, value.start);
  const b = px(context, value.end);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const out: Px = [(DEPTH * (b[1] - a[1])) / length, (DEPTH * (a[0] - b[0])) / length];
  return [a, [a[0] + out[0], a[1] + out[1]], [b[0] + out[0], b[1] + out[1]], b];
}

function drawBracket(value: BracketValue, context: MarkContext): SceneNode[] {
  const pen = readPen(context.style);
  const path = new PathBuilder().polyline(corners(value, context));
  return pen ? [pathNode(path, { stroke: strokeOf(pen, { cap: 'butt' }) })] : [];
}

export const bracket: Mark<BracketValue> = {
  draw: drawBracket,
  rank: 'tick',
  clips: true,
  anchor: (value, context) => {
    const [, b, c] = corners(value, context);
    return { at: [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2] };
  },
  looks: { color: palette.slate },
  fallback: 'Dimension',
};
`,
} as const;

/** The file of each line, and the line. */
export const lines = {
  'packages/geometry/src/types/plane/index.ts': "export { bracket as Bracket } from './bracket.js';",
  'packages/core/src/plane/marks/index.ts': "export { bracket as Bracket } from './bracket.js';",
} as const;
