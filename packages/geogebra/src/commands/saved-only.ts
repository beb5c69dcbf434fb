import type { Command } from './command.js';

const CAS = 'it needs a computer algebra system';
const SCRIPT = 'it needs scripting';
const WORDS = 'texts and tables made by commands are not read';

const reasons: Readonly<Record<string, readonly string[]>> = {
  [CAS]: [
    'LocusEquation',
    'Envelope',
    'Prove',
    'ProveDetails',
    'Relation',
    'Solve',
    'Factor',
    'Expand',
    'Simplify',
    'NSolve',
  ],
  'a relation of objects is not decided, it is as it was saved': [
    'ArePerpendicular',
    'AreParallel',
    'AreCollinear',
    'AreConcurrent',
    'AreConcyclic',
    'AreCongruent',
    'AreEqual',
    'IsTangent',
    'IsDefined',
    'IsInteger',
    'IsInRegion',
  ],
  [SCRIPT]: ['Textfield', 'InputBox', 'Execute', 'SetValue', 'StartAnimation'],
  [WORDS]: ['Text', 'FormulaText', 'LaTeX', 'TableText', 'Name'],
  'statistics are not read': ['Frequency', 'Histogram', 'BarChart', 'BoxPlot', 'Normal', 'Binomial'],
};

/** Commands of which only what was saved is read, and why. */
export const savedOnlyCommands: readonly Command[] = Object.entries(reasons).flatMap(([savedOnly, names]) =>
  names.map((name) => ({ name, savedOnly })),
);
