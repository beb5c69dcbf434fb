import type { Vec3 } from '@geoslide/geometry';

// A camera may draw a unit of z `scaleZ` times as long as one of x or y. What is even or at right angles in the picture
// is so in the stretched world: there are lengths in px, balls that bound what is seen, and the light.

/** Where a point, or a direction, is in the stretched world. */
export const stretched = (p: Vec3, scaleZ: number): Vec3 => (scaleZ === 1 ? p : { x: p.x, y: p.y, z: p.z * scaleZ });

/** The point or direction that is there in the stretched world. */
export const unstretched = (p: Vec3, scaleZ: number): Vec3 => (scaleZ === 1 ? p : { x: p.x, y: p.y, z: p.z / scaleZ });

/** A normal in the stretched world of what has this one in the world; its length means nothing. */
export const stretchedNormal = (normal: Vec3, scaleZ: number): Vec3 => unstretched(normal, scaleZ);
