import { copied } from '../outline/copied.js';
import type { Painter } from './painter.js';

/** Notes what is painted in one row, to paint it in others. Columns must not be painted twice, and their coverage has to stay as it is meanwhile. */
export class Segments implements Painter {
  count = 0;
  /** First column, column after the last one, and 1 where the pixels between are covered wholly. */
  private notes = new Int32Array(3 * 64);
  private coverage: Uint8Array = new Uint8Array(0);

  clear(): void {
    this.count = 0;
  }

  solid(_y: number, x0: number, x1: number): void {
    this.note(x0, x1, 1);
  }

  partial(_y: number, x0: number, x1: number, coverage: Uint8Array): void {
    this.coverage = coverage;
    this.note(x0, x1, 0);
  }

  /** Paints it in rows y to the one before `end`. */
  paint(y: number, end: number, painter: Painter): void {
    if (painter.rows !== undefined) painter.rows(y, end, this);
    else for (let at = y; at < end; at++) this.paintRow(at, painter);
  }

  paintRow(y: number, painter: Painter): void {
    const { notes, coverage } = this;
    const end = 3 * this.count;
    for (let i = 0; i < end; i += 3) {
      if (notes[i + 2] === 1) painter.solid(y, notes[i]!, notes[i + 1]!);
      else painter.partial(y, notes[i]!, notes[i + 1]!, coverage);
    }
  }

  private note(x0: number, x1: number, whole: number): void {
    const at = 3 * this.count++;
    if (at === this.notes.length) this.notes = copied(this.notes, new Int32Array(2 * at));
    this.notes[at] = x0;
    this.notes[at + 1] = x1;
    this.notes[at + 2] = whole;
  }
}
