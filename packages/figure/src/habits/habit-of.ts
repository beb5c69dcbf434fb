import { count } from '../work.js';
import type { Habit, Surroundings } from './habit.js';
import { lookHabits } from './looks.js';
import { programs } from './programs.js';
import { textbook } from './textbook.js';

/** Longer lines are no habit and no sentence, and would take long to compare. */
const MAX_LENGTH = 300;

/** A habit may hide another: `let f(x) = …`. */
const MAX_ROUNDS = 4;

/** The head of a definition as other programs write it. */
const HEAD = /^(\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*)\s*:?=\s*/u;

const entries = [...lookHabits, ...programs, ...textbook];

/**
 * What a statement means that is written as elsewhere; undefined for one that is figure text, or nothing that is known.
 */
export function habitOf(statement: string, surroundings: Surroundings): Habit | undefined {
  let found: Habit | undefined;
  let text = statement.replace(/;\s*$/, '').trim();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = firstOf(text, surroundings);
    if (next === undefined) return found;
    if (!('read' in next)) return next;
    text = next.read.replace(HEAD, '$1: ');
    found = { read: text };
  }
  return found;
}

function firstOf(text: string, surroundings: Surroundings): Habit | undefined {
  if (text.length > MAX_LENGTH || text.includes('\n')) return undefined;
  count('character', text.length);
  for (const entry of entries) {
    const habit = entry(text, surroundings);
    if (habit !== undefined) return habit;
  }
  return undefined;
}

/** A sentence, which nobody means as a statement. */
export function sentenceAdvice(line: string): string | undefined {
  if (line.length > MAX_LENGTH) return undefined;
  const words = line.match(/\p{L}[\p{L}’'-]+/gu) ?? [];
  return words.length >= 3 && !/[(){}[\]"=]/.test(line) ? 'begin a comment with --' : undefined;
}
