/** What this reader does not know: its object is left out, or drawn from its saved value, and a warning says why. */
export class Unreadable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Unreadable';
  }
}
