import type { FileContent, Slide as ReadSlide } from '@geoslide/protocol';

export type { Definition, Style, StyleSheet, Template } from '@geoslide/protocol';

/** A slide as a program writes it: what is missing is empty. */
export interface Slide extends Omit<ReadSlide, 'uvarMap' | 'styleSheet'> {
  readonly uvarMap?: ReadSlide['uvarMap'] | undefined;
  readonly styleSheet?: ReadSlide['styleSheet'] | undefined;
}

/** A project as a program writes it. */
export interface Project extends Omit<FileContent, 'slides'> {
  /** The address of the JSON Schema, for editors; ignored. */
  readonly $schema?: string | undefined;
  readonly slides: readonly Slide[];
}
