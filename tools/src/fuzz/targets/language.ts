import { ParseError, parse, print, toLatex } from '@geoslide/geometry';
import type { Random } from '../make/random.js';
import { formula, source } from '../make/sources.js';
import { mutatedText, nastyText } from '../make/text.js';
import { declared, holds, type Target } from '../target.js';

function text(random: Random): string {
  const kind = random.next();
  if (kind < 0.3) return source(random, new Map(), random.chance(0.5)).source;
  if (kind < 0.5) return formula(random, ['x', 'y', 't']);
  if (kind < 0.9) return mutatedText(source(random, new Map(), true).source, random);
  return nastyText(random, 40);
}

export const language: Target<string> = {
  name: 'language',
  make: text,
  check(input) {
    const tree = declared(() => parse(input), ParseError);
    if (tree instanceof Error) {
      holds(tree.message.length < 1000, `the message has ${tree.message.length} characters`);
      return;
    }
    const printed = print(tree);
    const again = declared(() => parse(printed), ParseError);
    // What is printed may pass the bounds on length and depth that its source kept.
    if (!(again instanceof Error))
      holds(print(again) === printed, `it is printed as ${printed}, then as ${print(again)}`);
    toLatex(tree);
  },
};
