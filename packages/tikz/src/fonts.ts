/** Lines that make `command` switch to the first font of the system; without one to `otherwise`, if that is given. */
export function firstFont(command: string, names: readonly string[], otherwise?: string): string[] {
  return [
    otherwise === undefined ? `\\newcommand${command}{}` : `\\let${command}${otherwise}`,
    ...names.map((name) => `\\IfFontExistsTF{${name}}{\\renewfontfamily${command}{${name}}}{%`),
    '}'.repeat(names.length),
  ];
}
