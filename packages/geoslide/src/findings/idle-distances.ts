import { type Finding, Findings, type Slide } from '@geoslide/protocol';

/** The styles of a sheet that have numbers or lines at distances. */
const SPACED = /^(?:[xyz]axis(?:3d)?|grid|workingPlane)$/;

/**
 * Distances of axes and grids that count for nothing, since these find their own, and axes that end before they begin.
 *
 * @param slide Of a figure text: editors keep the distance of a mode that was left.
 * @param path The slide's: `slides.0`.
 */
export function idleDistances({ styleSheet }: Slide, path: string): Finding[] {
  const findings = new Findings();
  for (const [name, style] of Object.entries(styleSheet)) {
    if (!SPACED.test(name) || typeof style !== 'object' || style === null) continue;
    const { distance, distanceMode, min, max } = style as Readonly<Record<string, unknown>>;
    if (typeof min === 'number' && typeof max === 'number' && min >= max) {
      findings.add(`ends ${name}`, () => ({
        path: `${path}.styleSheet.${name}.min`,
        message: `the axis ends at ${max}, before it begins at ${min}, and is not drawn: write {min: ${max}, max: ${min === max ? max + 1 : min}}`,
      }));
    }
    if (typeof distance !== 'number' || distanceMode === 'custom') continue;
    findings.add('distance', () => ({
      path: `${path}.styleSheet.${name}.distance`,
      message: `distance is read with distanceMode: custom only: write {distanceMode: custom, distance: ${distance}}`,
    }));
  }
  return findings.list();
}
