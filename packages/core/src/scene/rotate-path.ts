import { snap } from '@geoslide/geometry';
import { ARC, COORDS, type Path } from './path.js';
import { snapAngle } from './snap.js';

/** The path turned by `angle` radians (clockwise on screen) about a point. */
export function rotatePath(path: Path, [px, py]: readonly [number, number], angle: number): Path {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const coords: number[] = [];
  const addPoint = (x: number, y: number) => {
    coords.push(snap(px + (x - px) * c - (y - py) * s), snap(py + (x - px) * s + (y - py) * c));
  };
  let at = 0;
  for (const verb of path.verbs) {
    const size = COORDS[verb]!;
    const part = path.coords.slice(at, at + size);
    at += size;
    if (verb === ARC) {
      addPoint(part[0]!, part[1]!);
      coords.push(part[2]!, part[3]!, snapAngle(part[4]! + angle), part[5]!, part[6]!);
    } else {
      for (let i = 0; i < size; i += 2) addPoint(part[i]!, part[i + 1]!);
    }
  }
  return { verbs: path.verbs, coords };
}
