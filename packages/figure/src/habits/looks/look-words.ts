const COLORS =
  'red green blue black white gray grey orange purple yellow brown pink cyan magenta teal violet gold silver turquoise navy maroon crimson indigo lime olive beige'.split(
    ' ',
  );

/** Words that people put behind an object, and the property that each is. */
export const looks: Readonly<Record<string, string>> = {
  hidden: 'hidden: true',
  invisible: 'hidden: true',
  hide: 'hidden: true',
  solid: 'lineDash: solid',
  dashed: 'lineDash: dashed',
  dash: 'lineDash: dashed',
  dotted: 'lineDash: dotted',
  thick: 'lineWidth: 3',
  thin: 'lineWidth: 1',
  ...Object.fromEntries(COLORS.map((color) => [color, `color: ${color}`])),
};
