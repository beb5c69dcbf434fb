/** px across and upwards, for the scales that a message proposes. */
const PROPOSED = { width: 600, height: 400 };
/** Spans that are more unlike than this want a scale each. */
const UNLIKE = 4;

/** What to write for a view whose picture is larger than any page: scales for its spans, in units. */
export function largeViewAdvice(bounds: string, across: number, upwards: number): string {
  const isUnlike = Math.max(across / upwards, upwards / across) > UNLIKE;
  const scales = isUnlike
    ? `${twoDigits(PROPOSED.width / across)}, ${twoDigits(PROPOSED.height / upwards)}`
    : twoDigits(PROPOSED.width / Math.max(across, upwards));
  return `write view ${bounds} scale ${scales}, px for a unit${isUnlike ? ' of x and of y' : ''}`;
}

function twoDigits(value: number): string {
  return String(Number(value.toPrecision(2)));
}
