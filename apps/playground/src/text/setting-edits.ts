import { assigned, type Drawn, type Path, type SpaceShown } from '@geoslide/element/parts';
import { outlineFigure } from '@geoslide/figure';
import { isJsonText, parseJson } from '@geoslide/protocol';
import { type Backdrop, namesOf } from './backdrop-names.js';
import { replaced, withOperation } from './project-text.js';

// What a slide says of itself beside its definitions: its view, its axes and its grid.

/** The text with axes or a grid shown or not, and all else as it is written. */
export function withBackdrop(
  text: string,
  slideIndex: number,
  { what, isInSpace, isShown }: { readonly what: Backdrop; readonly isInSpace: boolean; readonly isShown: boolean },
): string {
  const word = what === 'grid' && isInSpace ? 'workingPlane' : what;
  if (isJsonText(text)) {
    const values = namesOf(what, isInSpace).map((name) => [['styleSheet', name, 'show'], isShown] as const);
    return withAssigned(text, slideIndex, values);
  }
  const state = isShown ? 'on' : 'off';
  const words = what === 'axes' ? ['axes', 'xaxis', 'yaxis', 'zaxis'] : [word];
  return withSettings(text, slideIndex, words, `${word} ${state}`, (old) =>
    old.replace(/^(\w+(?:\s+(?:plane|space))?)(?:\s+(?:on|off))?/, `$1 ${state}`),
  );
}

/**
 * The text with the view that is shown as that of the slide. Undefined for a plane whose scales differ from place to
 * place.
 */
export function withView(text: string, slideIndex: number, shown: Drawn): string | undefined {
  const { camera, viewBound, scale, plane } = shown;
  if (camera) return withCamera(text, slideIndex, camera);
  if (!viewBound || scale === undefined || plane !== undefined) return undefined;
  const [minX, maxX] = [viewBound.left, viewBound.right].map(rounded) as [number, number];
  const [minY, maxY] = [viewBound.bottom, viewBound.top].map(rounded) as [number, number];
  const bounds = { minX, maxX, minY, maxY, scale: rounded(scale) };
  if (isJsonText(text)) return withAssigned(text, slideIndex, [[['viewBounds'], bounds]]);
  const statement = `view ${minX} .. ${maxX}, ${minY} .. ${maxY} scale ${bounds.scale}`;
  return withSettings(text, slideIndex, ['view'], statement, () => statement);
}

function withCamera(text: string, slideIndex: number, camera: SpaceShown): string {
  const { offset, yaw, pitch, projection, scale } = camera;
  const said = {
    ...(projection !== 'orthographic' && { projection }),
    yaw: rounded(yaw),
    pitch: rounded(pitch),
    offset: offset.map(rounded),
    scale: rounded(scale),
    ...(camera.scaleZ !== undefined && { scaleZ: rounded(camera.scaleZ) }),
    ...(projection === 'oblique' && {
      obliqueAngle: rounded(camera.obliqueAngle),
      obliqueScaleRatio: rounded(camera.obliqueScaleRatio),
    }),
  };
  if (isJsonText(text)) return withAssigned(text, slideIndex, [[['camera'], { kind: '3d', ...said }]]);
  const entries = Object.entries(said).map(
    ([key, value]) => `${key}: ${Array.isArray(value) ? `[${value.join(', ')}]` : value}`,
  );
  const statement = `camera {${entries.join(', ')}}`;
  return withSettings(text, slideIndex, ['camera'], statement, () => statement);
}

/** Six digits: finer than a px of the largest screen. */
const rounded = (value: number) => Number(value.toPrecision(6)) + 0;

function withAssigned(
  text: string,
  slideIndex: number,
  values: readonly (readonly [path: Path, value: unknown])[],
): string {
  const project = parseJson(text);
  return values.reduce((written, [path, value]) => {
    const operation = assigned(project, ['slides', slideIndex - 1, ...path], value);
    return withOperation(written, project, operation);
  }, text);
}

/** Changes the statements that begin with one of the words, or writes a new one behind the view and the camera. */
function withSettings(
  text: string,
  slideIndex: number,
  words: readonly string[],
  added: string,
  change: (statement: string) => string,
): string {
  const slide = outlineFigure(text)[slideIndex - 1];
  const statements = slide?.statements ?? [];
  const wordAt = ({ from }: { readonly from: number }) => /^\w*/.exec(text.slice(from, from + 20))?.[0] ?? '';
  const isSetting = (each: (typeof statements)[number]) => each.definition === undefined;
  const own = statements.filter((each) => isSetting(each) && words.includes(wordAt(each)));
  if (own.length > 0) {
    return own.reduceRight(
      (written, range) => replaced(written, range, change(written.slice(range.from, range.to))),
      text,
    );
  }
  const before = statements.findLast((each) => isSetting(each) && ['view', 'camera'].includes(wordAt(each)));
  if (before) return `${text.slice(0, before.to)}\n${added}${text.slice(before.to)}`;
  const at = statements[0]?.from ?? slide?.to ?? text.length;
  return `${text.slice(0, at)}${added}\n${text.slice(at)}`;
}
