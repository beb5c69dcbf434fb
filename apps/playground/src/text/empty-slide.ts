/** What a new slide begins with. */
export const EMPTY_SLIDE = 'view -8 .. 8, -5 .. 5 scale 50\n\n';
/** And one in space: its grid is the plane that tools draw in. */
export const EMPTY_SPACE = 'camera {yaw: 0.5, pitch: 0.4, offset: [0, 0, 1], scale: 0.09}\nworkingPlane on\n\n';
