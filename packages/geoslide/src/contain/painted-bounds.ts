import {
  addPoint,
  type Bounds,
  emptyBounds,
  inkBounds,
  pathBounds,
  type SceneNode,
  type TextNode,
} from '@geoslide/core';

/** The extent of what a node paints, px: strokes with their width, texts by their ink. Empty (left > right) where it paints nothing. */
export function paintedBounds(node: SceneNode): Bounds {
  switch (node.kind) {
    case 'group': {
      const all = unite(node.children.map(paintedBounds));
      if (!node.clip) return all;
      const { x, y, width, height } = node.clip;
      return intersect(all, { left: x, top: y, right: x + width, bottom: y + height });
    }
    case 'path':
      return grow(pathBounds(node.path), (node.stroke?.width ?? 0) / 2);
    case 'text':
      return textBounds(node);
    case 'image': {
      const { x, y, width, height } = node.rect;
      return turned({ left: -width / 2, right: width / 2, top: -height / 2, bottom: height / 2 }, node.rotation, [
        x + width / 2,
        y + height / 2,
      ]);
    }
  }
}

function textBounds({ layout, x, y, rotation = 0 }: TextNode): Bounds {
  const ink = inkBounds(layout);
  if (!ink) return emptyBounds();
  const own = { left: ink.x, right: ink.x + ink.width, top: ink.y, bottom: ink.y + ink.height };
  return turned(own, rotation, [x, y]);
}

/** The extent of a box that is turned about the origin, then moved. */
function turned(own: Bounds, angle: number, [x, y]: readonly [number, number]): Bounds {
  const bounds = emptyBounds();
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (const dx of [own.left, own.right]) {
    for (const dy of [own.top, own.bottom]) addPoint(bounds, x + dx * c - dy * s, y + dx * s + dy * c);
  }
  return bounds;
}

export function unite(all: readonly Bounds[]): Bounds {
  const bounds = emptyBounds();
  for (const { left, top, right, bottom } of all) {
    if (left > right || top > bottom) continue;
    addPoint(bounds, left, top);
    addPoint(bounds, right, bottom);
  }
  return bounds;
}

function intersect(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

function grow({ left, top, right, bottom }: Bounds, by: number): Bounds {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
