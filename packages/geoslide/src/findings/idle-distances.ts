import { type Finding, Findings, type Slide } from '@geoslide/protocol';

/** The styles of a sheet that have numbers or lines at distances. */
const SPACED = /^(?:[xyz]axis(?:3d)?|grid|workingPlane)$/;

/**
 * Distances of axes and grids that count for nothing, since these find their own.
 *
 * @param slide Of a figure text: editors keep the distance of a mode that was left.
 * @param path The slide's: `slides.0`.
 */
export function idleDistances({ styleSheet }: Slide, path: string): Finding[] {
  const findings = new Findings();
  for (const [name, style] of Object.entries(styleSheet)) {
    if (!SPACED.test(name) || typeof style !== 'object' || style === null || !('distance' in style)) continue;
    const { distance, distanceMode } = style;
    if (typeof distance !== 'number' || distanceMode === 'custom') continue;
    findings.add('distance', () => ({
      path: `${path}.styleSheet.${name}.distance`,
      message: `distance is read with distanceMode: custom only: write {distanceMode: custom, distance: ${distance}}`,
    }));
  }
  return findings.list();
}
