/** Characters of what a file holds that a message repeats. */
export const MAX_NAME = 40;

/** A name or expression as a message repeats it. */
export function shortened(name: string): string {
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
}
