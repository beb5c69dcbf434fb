import { styleProperties, type Warning } from '@geoslide/protocol';
import { layOut, type TextSpec, textNode } from '../../draw/text.js';
import { wordsSpec } from '../../plane/axes/axis-words.js';
import { movedNode } from '../../scene/moved.js';
import type { Group, Scene, SceneNode } from '../../scene/scene.js';
import { createReader } from '../../style/reader.js';
import { axisStyle } from '../axis-reach.js';
import type { SpaceInput } from '../space-input.js';
import { NAME_HEIGHT, type ViewCell, viewCells } from './cells.js';

type Layout = NonNullable<SpaceInput['camera']['layout']>;
type Names = Readonly<Record<ViewCell['side'], string>>;

const NAMES: Readonly<Record<string, Names>> = {
  en: { front: 'Front', top: 'Top', side: 'Side' },
  de: { front: 'Vorderansicht', top: 'Draufsicht', side: 'Seitenansicht' },
  fr: { front: 'Vue de face', top: 'Vue de dessus', side: 'Vue de côté' },
  es: { front: 'Alzado', top: 'Planta', side: 'Perfil' },
};

/** The names of views. In Chinese a view from the side says from which: the first angle shows the left one. */
function namesOf(layout: Layout, language = 'en'): Names {
  if (language !== 'zh') return NAMES[language] ?? NAMES.en!;
  return { front: '主视图', top: '俯视图', side: layout === 'firstAngle' ? '左视图' : '右视图' };
}

const FONT_SIZE = 14;

/** What the names of views are written in. */
export const nameSpecs = (layout: Layout, language: SpaceInput['language']): TextSpec[] =>
  Object.values(namesOf(layout, language)).map((name) => wordsSpec(name, FONT_SIZE));

/**
 * Several views of a slide in one picture, each drawn by itself with its name below.
 *
 * @param draw Draws one view.
 */
export function drawViews(
  input: SpaceInput,
  layout: Layout,
  draw: (input: SpaceInput) => { scene: Scene; warnings: Warning[] },
): { scene: Scene; warnings: Warning[] } {
  const { construction, camera, width, height } = input;
  const drawn = viewCells(construction, layout, camera, { width, height }).map((cell) => {
    const size = { width: cell.width, height: cell.height - NAME_HEIGHT };
    const { scene, warnings } = draw({ ...input, ...size, camera: cell.camera });
    const clip = { x: 0, y: 0, ...size };
    const children = scene.children.map((node): SceneNode => withClip(node, clip));
    return {
      scene,
      warnings,
      nodes: [
        ...children.map((node) => movedNode(node, cell.x, cell.y)),
        nameOf(cell, namesOf(layout, input.language), input),
      ],
    };
  });
  const { background } = drawn[0]!.scene;
  const told = new Map(
    drawn.flatMap(({ warnings }) => warnings).map((warning) => [JSON.stringify(warning), warning] as const),
  );
  return {
    scene: { width, height, ...(background && { background }), children: drawn.flatMap(({ nodes }) => nodes) },
    warnings: [...told.values()],
  };
}

/** What is endless, or larger than its view, ends with that. */
function withClip(node: SceneNode, clip: NonNullable<Group['clip']>): SceneNode {
  return node.kind === 'group' && !node.clip ? { ...node, clip } : { kind: 'group', clip, children: [node] };
}

function nameOf({ side, x, y, width, height }: ViewCell, names: Names, { slide, fonts }: SpaceInput): SceneNode {
  const spec = wordsSpec(names[side], FONT_SIZE);
  const layout = layOut(spec, fonts, () => {});
  const place = [x + (width - layout.width) / 2, y + height - NAME_HEIGHT / 2 + layout.ascent / 2] as const;
  const { styleSheet } = slide;
  // Names look like what axes write.
  const color = axisStyle(styleSheet, 'xaxis3d', () => {}).get('color');
  const halo = createReader(styleProperties.background, [styleSheet.background], () => {}).get('color');
  const name = textNode(spec, layout, place, { color, halo });
  return { kind: 'group', id: side, type: 'view', children: name ? [name] : [] };
}
