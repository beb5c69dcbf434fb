/** A part of a line or curve that is all in sight or all hidden. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly hidden: boolean;
}
