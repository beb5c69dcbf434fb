import type { Construction } from '@geoslide/geometry';
import type { Finding, Slide } from '@geoslide/protocol';

/** A value in front of the sign of degrees. */
const DEGREES = /\{\{\s*([^{}]{1,100}?)\s*\}\}\s*(?:°|\^\s*\\circ|\^\s*\{\s*\\circ\s*\}|\\degree)/gu;

/** What gives an angle in radians. */
const ANGLE = /^angle\([^()]*\)$/;

/**
 * Labels and texts that show an angle in radians with the sign of degrees behind it.
 *
 * @param path The slide's: `slides.0`.
 */
export function radianLabels({ definitions }: Slide, { objects }: Construction, path: string): Finding[] {
  const isAngle = (id: string) => objects.get(id)?.value?.type === 'Angle';
  const isInRadians = (id: string) => {
    const { tree, value } = objects.get(id) ?? {};
    if (tree === undefined || value?.type !== 'Number') return false;
    return (
      tree.kind === 'degrees' || (tree.kind === 'call' && tree.callee.kind === 'name' && tree.callee.name === 'angle')
    );
  };
  const inDegrees = (source: string, id: string): string | undefined => {
    const owner = /^(.+)\.value$/.exec(source)?.[1];
    if (source === 'value' && isAngle(id)) return 'degrees';
    if (owner !== undefined && isAngle(owner)) return `${owner}.degrees`;
    return ANGLE.test(source) || isInRadians(source) ? `${source}/1°` : undefined;
  };
  return definitions.flatMap(({ id, label, template }, index) =>
    (['label', 'template'] as const).flatMap((field) => {
      const text = field === 'label' ? label : template;
      if (typeof text !== 'string' || !text.includes('}}')) return [];
      for (const [shown, source = ''] of text.matchAll(DEGREES)) {
        const own = inDegrees(source, id);
        if (own === undefined) continue;
        const message = `${shown} shows radians: write ${shown.replace(source, own)}`;
        return [{ id, path: `${path}.definitions.${index}.${field}`, message }];
      }
      return [];
    }),
  );
}
