/** Whether all of the page shows what was asked for; until then the picture is said to be busy. */
export interface Progress {
  /** Something else is to be drawn. */
  asked(): void;
  /** What was asked for up to now is being drawn. */
  drawing(): void;
  /** What was drawn is shown; gives the mark of it. */
  shown(): number;
  /** All of the page shows what has this mark. */
  told(mark: number): void;
  /** There is no picture of what was asked for. */
  failed(): void;
  /** Something begins that may ask for a picture: a press, or a project that is read. */
  begin(): void;
  /** It has ended. */
  end(): void;
}

/** @param picture The element that is said to be busy. */
export function createProgress(picture: HTMLElement): Progress {
  // Each counts what was asked for.
  let asked = 0;
  let atDraw = 0;
  let told = 0;
  /** What has begun and not ended. */
  let begun = 0;

  function sayBusy(): void {
    picture.setAttribute('aria-busy', 'true');
  }
  function sayReady(): void {
    if (told === asked && begun === 0) picture.removeAttribute('aria-busy');
  }

  return {
    asked() {
      asked += 1;
      sayBusy();
    },
    drawing() {
      atDraw = asked;
    },
    shown: () => atDraw,
    told(mark) {
      told = mark;
      sayReady();
    },
    failed() {
      told = asked;
      sayReady();
    },
    begin() {
      begun += 1;
      sayBusy();
    },
    end() {
      begun -= 1;
      sayReady();
    },
  };
}
