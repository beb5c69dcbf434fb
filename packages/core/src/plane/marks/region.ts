import type { AreaValue, RegionValue } from '@geoslide/geometry';
import type { SceneNode } from '../../scene/scene.js';
import type { MarkContext } from '../mark.js';

export function drawRegion(_value: RegionValue, _context: MarkContext): SceneNode[] {
  return [];
}
export function drawArea(_value: AreaValue, _context: MarkContext): SceneNode[] {
  return [];
}
