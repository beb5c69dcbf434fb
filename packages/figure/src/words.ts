/** The kinds of definitions that have a statement of their own, as its first word. */
export const definitionWords = ['text', 'slider', 'button', 'image', 'primitive', 'other', 'definition'] as const;

export type DefinitionWord = (typeof definitionWords)[number];

/** The first words of the statements that set what the slide and its style sheet hold. */
export const settingWords = [
  'view',
  'camera',
  'axes',
  'xaxis',
  'yaxis',
  'zaxis',
  'grid',
  'background',
  'numbers',
  'lang',
  'workingPlane',
  'layers',
  'style',
  'template',
] as const;

export type SettingWord = (typeof settingWords)[number];
