/** Lines that make `command` switch to the first of the fonts that the system has; without one it does as `otherwise`, or nothing. */
export function firstFont(command: string, names: readonly string[], otherwise?: string): string[] {
  return [
    otherwise === undefined ? `\\newcommand${command}{}` : `\\let${command}${otherwise}`,
    ...names.map((name) => `\\IfFontExistsTF{${name}}{\\renewfontfamily${command}{${name}}}{%`),
    '}'.repeat(names.length),
  ];
}
