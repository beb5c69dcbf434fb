/** Counts what holds and what does not, and prints a line for each. */
export function openChecks() {
  let passed = 0;
  let failed = 0;
  return {
    /** `detail` is printed beside a name that does not hold, and with `always` beside others too. */
    check(name: string, holds: boolean, detail = '', always = false): void {
      if (holds) passed += 1;
      else failed += 1;
      const shown = detail !== '' && (always || !holds);
      console.log(`${holds ? 'ok    ' : 'FAILED'} ${name}${shown ? `: ${detail}` : ''}`);
    },
    /** Prints both counts; the process fails where anything did not hold. */
    finish(): void {
      console.log(`${passed} passed, ${failed} failed`);
      process.exitCode = failed > 0 ? 1 : 0;
    },
  };
}
