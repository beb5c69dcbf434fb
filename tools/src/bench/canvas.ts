// Draws a Scene through the HTML canvas interface, for peers that have it.
import {
  COORDS,
  type Color,
  type Path,
  type PathNode,
  type Scene,
  type SceneNode,
  type Stroke,
  type TextNode,
} from '@geoslide/core';

/** As much of the HTML canvas interface as a scene needs. */
export interface CanvasContext {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: unknown;
  lineJoin: unknown;
  miterLimit: number;
  lineDashOffset: number;
  setLineDash?(dash: number[]): void;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  scale(x: number, y: number): void;
  rotate(angle: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  arc(x: number, y: number, r: number, start: number, end: number, counterclockwise?: boolean): void;
  ellipse?:
    | ((
        x: number,
        y: number,
        rx: number,
        ry: number,
        rotation: number,
        start: number,
        end: number,
        counterclockwise?: boolean,
      ) => void)
    | undefined;
  rect(x: number, y: number, width: number, height: number): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  clip(): void;
  fill(rule?: 'nonzero' | 'evenodd'): void;
  stroke(): void;
}

const css = ({ r, g, b, a }: Color) => `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${a})`;

function trace(context: CanvasContext, { verbs, coords }: Path): void {
  let c = 0;
  for (const verb of verbs) {
    const at = (i: number) => coords[c + i]!;
    if (verb === 0) context.moveTo(at(0), at(1));
    else if (verb === 1) context.lineTo(at(0), at(1));
    else if (verb === 2) context.quadraticCurveTo(at(0), at(1), at(2), at(3));
    else if (verb === 3) context.bezierCurveTo(at(0), at(1), at(2), at(3), at(4), at(5));
    else if (verb === 4) {
      const arc: Arc = [at(0), at(1), at(2), at(3), at(4), at(5), at(6)];
      const [x, y, rx, ry, rotation, start, sweep] = arc;
      if (rx === ry) context.arc(x, y, rx, rotation + start, rotation + start + sweep, sweep < 0);
      else if (context.ellipse === undefined) chords(context, arc);
      else context.ellipse(x, y, rx, ry, rotation, start, start + sweep, sweep < 0);
    } else context.closePath();
    c += COORDS[verb]!;
  }
}

/** Centre, radii, rotation, start and sweep of an elliptic arc. */
type Arc = readonly [x: number, y: number, rx: number, ry: number, rotation: number, start: number, sweep: number];

/** An elliptic arc in 64 chords, for a peer that has circles only. */
function chords(context: CanvasContext, [x, y, rx, ry, rotation, start, sweep]: Arc): void {
  for (let i = 1; i <= 64; i++) {
    const t = start + (sweep * i) / 64;
    const u = rx * Math.cos(t);
    const v = ry * Math.sin(t);
    context.lineTo(
      x + u * Math.cos(rotation) - v * Math.sin(rotation),
      y + u * Math.sin(rotation) + v * Math.cos(rotation),
    );
  }
}

function stroke(context: CanvasContext, paint: Stroke): void {
  context.strokeStyle = css(paint.color);
  context.lineWidth = paint.width;
  context.lineCap = paint.cap;
  context.lineJoin = paint.join;
  context.miterLimit = paint.miterLimit ?? 4;
  context.setLineDash?.([...(paint.dash ?? [])]);
  context.lineDashOffset = paint.dashOffset ?? 0;
  context.stroke();
}

function drawPath(context: CanvasContext, node: PathNode): void {
  context.beginPath();
  trace(context, node.path);
  if (node.fill) {
    context.fillStyle = css(node.fill.color);
    context.fill(node.fill.rule);
  }
  if (node.stroke) stroke(context, node.stroke);
}

function drawText(context: CanvasContext, node: TextNode): void {
  context.save();
  context.translate(node.x, node.y);
  if (node.rotation) context.rotate(node.rotation);
  for (const halo of node.halo ? [node.halo, undefined] : [undefined]) {
    for (const piece of node.layout.pieces) {
      context.save();
      context.fillStyle = css(halo ? halo.color : (piece.color ?? node.color));
      if (piece.kind === 'rule') {
        const { x, y, width, height } = piece.rect;
        if (!halo) context.fillRect(x, y, width, height);
      } else {
        context.beginPath();
        if (piece.kind === 'glyph') {
          context.translate(piece.x, piece.y);
          context.scale(piece.size / piece.glyph.unitsPerEm, -piece.size / piece.glyph.unitsPerEm);
          trace(context, piece.glyph.outline);
          if (halo) {
            const scale = piece.glyph.unitsPerEm / piece.size;
            stroke(context, {
              color: halo.color,
              width: 2 * halo.width * scale,
              cap: 'round',
              join: 'round',
            });
          }
        } else trace(context, piece.path);
        if (!halo) context.fill();
      }
      context.restore();
    }
  }
  context.restore();
}

/** Draws the whole scene; pictures are left out, no figure has one. */
export function drawScene(context: CanvasContext, scene: Scene, pixelRatio: number): void {
  context.save();
  context.scale(pixelRatio, pixelRatio);
  if (scene.background) {
    context.fillStyle = css(scene.background);
    context.fillRect(0, 0, scene.width, scene.height);
  }
  const visit = (node: SceneNode): void => {
    if (node.kind === 'path') drawPath(context, node);
    else if (node.kind === 'text') drawText(context, node);
    else if (node.kind === 'group') {
      context.save();
      if (node.clip) {
        context.beginPath();
        context.rect(node.clip.x, node.clip.y, node.clip.width, node.clip.height);
        context.clip();
      }
      node.children.forEach(visit);
      context.restore();
    }
  };
  scene.children.forEach(visit);
  context.restore();
}
