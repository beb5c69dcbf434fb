import type { PolyhedronValue } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import { aroundMiddle } from '../labels/label-spots.js';
import { nothing, type Parts } from '../parts/parts.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';

function polyhedronParts({ vertices, faces, edges }: PolyhedronValue): Parts {
  return {
    ...nothing,
    wires: edges.map(([i, j]) => ({ kind: 'segment', a: vertices[i]!, b: vertices[j]! })),
    patches: faces.map((face) => ({ corners: face.map((i) => vertices[i]!), hides: true })),
  };
}

export const polyhedron: SpaceFigure<PolyhedronValue> = {
  parts: polyhedronParts,
  lines: plainLines,
  fill: 'faces',
  onScreen: undefined,
  span: ({ vertices }) => vertices,
  label: labelAt(({ vertices }, input) => aroundMiddle(vertices, input)),
  looks: { color: palette.blue, regionOpacity: 12 },
};
