import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseFigure } from '../../index.js';

it.each([
  ['s: Segment((0, 0), (1, 1)) "s" "4 cm"', 'write s: Segment((0, 0), (1, 1)) "s, 4 cm"'],
  ['s: Segment((0, 0), (1, 1)) "s" length 4cm', 'write s: Segment((0, 0), (1, 1)) "s"'],
  [
    's: Segment((0, 0), (1, 1)) "s" thick {color: red}',
    'write s: Segment((0, 0), (1, 1)) {lineWidth: 3} "s" {color: red}',
  ],
  ['text t: "a" {mode: latex} {color: red}', 'write text t: "a" {mode: latex, color: red}'],
  ['C: Point(1, 3) "C"   % top', 'write C: Point(1, 3) "C" -- top'],
  ['f: y = x^2 - 2x {0 <= x <= 3; color: red}', 'write f: Curve(x^2 - 2x, 0, 3) {color: red}'],
])('%s', (line, told) => {
  const [error] = parseFigure(line).errors;
  expect(error?.message).toMatch(new RegExp(`: ${told.replace(/[()^{}.]/g, '\\$&')}$`));
  // What is told is read without a complaint.
  expect(parseFigure(told.slice('write '.length)).errors).toEqual([]);
});

/** What a message has that says what to type, what it is called here, or what to take away. */
const TELLS =
  /\bwrite\b|\bdid you mean\b|\bas in\b|\bsuch as\b|\btake .*(?:away|out)\b|\bleave .* out\b|\bdefine\b|\bexchange the two\b|\bgive (?:the|what)\b|\bit is [a-zA-Z]+|\bbegins? (?:it |a |with)|\bstands? (?:after|behind|inside|in|without)\b|\bis read\b|\bstyle the points\b|: "[^"]*"|, then \S+: /;

it('every message about the wrong inputs tells what to write or to take away', () => {
  const told = ['messages.txt', 'line-messages.txt'].flatMap((name) =>
    readFileSync(new URL(`../testing/${name}`, import.meta.url), 'utf8').match(/^(?:error|warning) \d+:\d+ .*$/gm),
  );
  expect(told.length).toBeGreaterThan(3000);
  expect(told.filter((message) => !TELLS.test(message!.replace(/^.*?, expected /, '')))).toEqual([]);
});
