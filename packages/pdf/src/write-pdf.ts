import { type Group, type ImageNode, type Scene, type SceneNode, smoothScene } from '@geoslide/core';
import { bytesOf, createDocument, textString } from './document.js';
import { number, numbers } from './number.js';
import { fillColor, paintPath, rectOperators } from './paint.js';
import { createResources, type Resources } from './resources.js';
import { textOperators } from './text.js';

export interface PdfOptions {
  /** The document's title; `Figure` where it is missing. */
  readonly title?: string;
  /** What the page shows: the document's subject; none where it is missing. */
  readonly description?: string;
  /** The language of both: `en`, `zh`. */
  readonly language?: string;
  /** Points in a px, the same for letters and lines; without it 0.75. */
  readonly pointsPerPx?: number | undefined;
}

/** A px is 1/96 inch, a point 1/72. */
const POINTS_PER_PX = 0.75;

/**
 * The scene as a PDF of one page, `round(width)` × `round(height)` px, 1 px = 0.75 pt. Lines and letters are shapes, so
 * that it looks the same everywhere; texts carry their words for searching, copying and reading aloud.
 * The same scene gives the same bytes. Throws RangeError where the scene holds a number that is not finite.
 */
export function writePdf(sampled: Scene, options: PdfOptions = {}): Uint8Array {
  const scene = smoothScene(sampled);
  const { title = 'Figure', description, language, pointsPerPx = POINTS_PER_PX } = options;
  const width = Math.max(1, Math.round(scene.width));
  const height = Math.max(1, Math.round(scene.height));
  const document = createDocument();
  const resources = createResources(document);
  const view = { x: 0, y: 0, width, height };
  const background = scene.background && [...fillColor(scene.background, resources), rectOperators(view), 'f'];
  const content = [
    // From px, y down, to points, y up.
    `${number(pointsPerPx)} 0 0 -${number(pointsPerPx)} 0 ${number(height * pointsPerPx)} cm`,
    ...(background ?? []),
    ...scene.children.flatMap((child) => nodeOperators(child, resources)),
  ];
  const dictionary = resources.dictionary();
  const stream = document.addStream('', bytesOf(`${content.join('\n')}\n`));
  const box = `[0 0 ${numbers(width * pointsPerPx, height * pointsPerPx)}]`;
  // The page and its parent refer to each other: the parent is the object after it.
  const parent = `${Number.parseInt(stream, 10) + 2} 0 R`;
  const page = document.add(
    `<< /Type /Page /Parent ${parent} /MediaBox ${box} /Contents ${stream} /Resources ${dictionary}` +
      ' /Group << /S /Transparency /CS /DeviceRGB >> >>',
  );
  document.add(`<< /Type /Pages /Kids [${page}] /Count 1 >>`);
  const spoken = language === undefined ? '' : ` /Lang ${textString(language)}`;
  const root = document.add(
    `<< /Type /Catalog /Pages ${parent}${spoken} /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  const subject = description === undefined ? '' : ` /Subject ${textString(description)}`;
  const info = document.add(`<< /Title ${textString(title)}${subject} /Producer (Geoslide) >>`);
  return document.finish(`/Root ${root} /Info ${info}`);
}

function nodeOperators(node: SceneNode, resources: Resources): string[] {
  switch (node.kind) {
    case 'group':
      return groupOperators(node, resources);
    case 'path':
      return paintPath(node, resources);
    case 'text':
      return textOperators(node, resources);
    case 'image':
      return imageOperators(node, resources);
  }
}

function groupOperators({ children, clip }: Group, resources: Resources): string[] {
  const operators = children.flatMap((child) => nodeOperators(child, resources));
  if (clip === undefined || operators.length === 0) return operators;
  return ['q', rectOperators(clip), 'W n', ...operators, 'Q'];
}

/** An image object is a unit square, y up. */
function imageOperators(node: ImageNode, resources: Resources): string[] {
  const { x, y, width, height } = node.rect;
  if (node.opacity <= 0 || width <= 0 || height <= 0) return [];
  const [cos, sin] = [Math.cos(node.rotation), Math.sin(node.rotation)];
  const turn = [cos, sin, -sin, cos].map((value) => number(value, 6)).join(' ');
  return [
    'q',
    `/${resources.opacity(node.opacity)} gs`,
    `${turn} ${numbers(x + width / 2, y + height / 2)} cm`,
    `${numbers(width, 0, 0, -height, -width / 2, height / 2)} cm`,
    `/${resources.image(node)} Do`,
    'Q',
  ];
}
