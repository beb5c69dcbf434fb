import { isJsonText } from '@geoslide/protocol';
import type { Problem } from '../editor/problem.js';
import { t } from '../words/words.js';
import { isFigureLoaded, loadFigure, readForm, type TemplateByName } from './figure-form.js';

/** What the text of the editor says. */
export interface Reading {
  /** The project, or what the text last said while it can't be read. */
  readonly project: unknown;
  /** Whether something of the text can be read. */
  readonly isReadable: boolean;
  /** Whether all of it can be read. */
  readonly isWhole: boolean;
  /** Of a text that can be read in part. */
  readonly problems: readonly Problem[];
  /** Counts the projects that were opened and read. */
  readonly opened: number;
  /** Reads a text; what can't be read is told at its line. */
  read(text: string): void;
  /** Another project is opened: until its text is read, what is shown is no picture of it. */
  begin(): void;
}

export interface ReadingPorts {
  readonly template: TemplateByName;
  /** The text as it is now. */
  readonly text: () => string;
  /** There is something to draw. */
  readonly onRead: () => void;
  /** Nothing can be read. */
  readonly onUnreadable: (message: string, problems: readonly Problem[]) => void;
  /** What reads figure text is fetched, or has come. */
  readonly onWork: (isBegun: boolean) => void;
}

export function createReading({ template, text: current, onRead, onUnreadable, onWork }: ReadingPorts): Reading {
  let project: unknown;
  let isReadable = false;
  let isWhole = false;
  let problems: readonly Problem[] = [];
  let isOpening = false;
  let opened = 0;

  function read(text: string): void {
    if (!isJsonText(text) && !isFigureLoaded()) {
      onWork(true);
      void loadFigure().then(() => {
        read(current());
        onWork(false);
      });
      return;
    }
    const found = readForm(text, template);
    ({ isReadable, isWhole, problems } = found);
    if (isOpening) opened += 1;
    isOpening = false;
    if (isReadable) {
      project = found.project;
      onRead();
      return;
    }
    const [first] = problems;
    const { line, column } = first?.position ?? { line: 1, column: 1 };
    const message = first?.message ?? '';
    onUnreadable(
      t('The project is not JSON: line {line}, column {column}: {message}', { line, column, message }),
      problems,
    );
  }

  return {
    get project() {
      return project;
    },
    get isReadable() {
      return isReadable;
    },
    get isWhole() {
      return isWhole;
    },
    get problems() {
      return problems;
    },
    get opened() {
      return opened;
    },
    read,
    begin() {
      isOpening = true;
      isReadable = false;
    },
  };
}
