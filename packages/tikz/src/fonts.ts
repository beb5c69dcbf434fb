/** Lines that make `command` switch to the first of the fonts that the system has; to none of them, where it has none. */
export function firstFont(command: string, names: readonly string[]): string[] {
  return [
    `\\newcommand${command}{}`,
    ...names.map((name) => `\\IfFontExistsTF{${name}}{\\renewfontfamily${command}{${name}}}{%`),
    '}'.repeat(names.length),
  ];
}
