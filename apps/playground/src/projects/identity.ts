import { invertedEffects } from '@codemirror/commands';
import { type Extension, StateEffect, StateField } from '@codemirror/state';

/** What tells a project from others that this browser keeps. */
export interface ProjectIdentity {
  readonly id: string;
  /** The name of its file, without an ending. */
  readonly name: string;
}

export const newProject = (name: string): ProjectIdentity => ({ id: crypto.randomUUID(), name });

/** Says that the text is now that of another project, or that the project has another name. */
export const setProject = StateEffect.define<ProjectIdentity>();

/** The project whose text the editor has. */
export const projectField = StateField.define<ProjectIdentity>({
  create: () => newProject('untitled'),
  update: (project, { effects }) => effects.findLast((effect) => effect.is(setProject))?.value ?? project,
});

/** The project belongs to the history: to undo the opening of another one leads back to it. */
export const projectHistory: Extension = [
  projectField,
  invertedEffects.of(({ effects, startState }) =>
    effects.some((effect) => effect.is(setProject)) ? [setProject.of(startState.field(projectField))] : [],
  ),
];
