// Draws a Scene through the HTML canvas interface, for peers that have it.
const css = ({ r, g, b, a }) => `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${a})`;

function trace(context, { verbs, coords }) {
  let c = 0;
  for (const verb of verbs) {
    if (verb === 0) context.moveTo(coords[c], coords[c + 1]);
    else if (verb === 1) context.lineTo(coords[c], coords[c + 1]);
    else if (verb === 2) context.quadraticCurveTo(coords[c], coords[c + 1], coords[c + 2], coords[c + 3]);
    else if (verb === 3)
      context.bezierCurveTo(coords[c], coords[c + 1], coords[c + 2], coords[c + 3], coords[c + 4], coords[c + 5]);
    else if (verb === 4) {
      const [x, y, rx, ry, rotation, start, sweep] = coords.slice(c, c + 7);
      if (rx === ry) context.arc(x, y, rx, rotation + start, rotation + start + sweep, sweep < 0);
      else if (context.lacksEllipses) chords(context, coords.slice(c, c + 7));
      else context.ellipse(x, y, rx, ry, rotation, start, start + sweep, sweep < 0);
    } else context.closePath();
    c += [2, 2, 4, 6, 7, 0][verb];
  }
}

/** An elliptic arc in 64 chords, for a peer that has circles only. */
function chords(context, [x, y, rx, ry, rotation, start, sweep]) {
  for (let i = 1; i <= 64; i++) {
    const t = start + (sweep * i) / 64;
    const [u, v] = [rx * Math.cos(t), ry * Math.sin(t)];
    context.lineTo(
      x + u * Math.cos(rotation) - v * Math.sin(rotation),
      y + u * Math.sin(rotation) + v * Math.cos(rotation),
    );
  }
}

function stroke(context, paint) {
  context.strokeStyle = css(paint.color);
  context.lineWidth = paint.width;
  context.lineCap = paint.cap;
  context.lineJoin = paint.join;
  context.miterLimit = paint.miterLimit ?? 4;
  context.setLineDash?.(paint.dash ?? []);
  context.lineDashOffset = paint.dashOffset ?? 0;
  context.stroke();
}

function drawPath(context, node) {
  context.beginPath();
  trace(context, node.path);
  if (node.fill) {
    context.fillStyle = css(node.fill.color);
    context.fill(node.fill.rule);
  }
  if (node.stroke) stroke(context, node.stroke);
}

function drawText(context, node) {
  context.save();
  context.translate(node.x, node.y);
  if (node.rotation) context.rotate(node.rotation);
  for (const halo of node.halo ? [true, false] : [false]) {
    for (const piece of node.layout.pieces) {
      context.save();
      context.fillStyle = css(halo ? node.halo.color : (piece.color ?? node.color));
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
              color: node.halo.color,
              width: 2 * node.halo.width * scale,
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
export function drawScene(context, scene, pixelRatio) {
  context.save();
  context.scale(pixelRatio, pixelRatio);
  if (scene.background) {
    context.fillStyle = css(scene.background);
    context.fillRect(0, 0, scene.width, scene.height);
  }
  const visit = (node) => {
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
