import type { Command } from './command.js';

const CAS = 'it needs a computer algebra system';
const SCRIPT = 'it needs scripting';
const WORDS = 'the words of GeoGebra about an object are not made';
const CHANCE = 'a random number stays as it was saved';

const reasons: Readonly<Record<string, readonly string[]>> = {
  [CAS]: ['LocusEquation', 'Envelope', 'Prove', 'ProveDetails', 'Relation', 'Solve', 'NSolve'],
  'a relation of objects is not decided, it is as it was saved': [
    'AreConcurrent',
    'AreCongruent',
    'AreEqual',
    'IsTangent',
    'IsDefined',
    'IsInRegion',
  ],
  [SCRIPT]: ['Textfield', 'InputBox', 'Execute', 'SetValue', 'StartAnimation'],
  [WORDS]: ['Ordinal'],
  'the difference of figures': ['Difference'],
  [CHANCE]: ['RandomBetween', 'Random', 'RandomUniform', 'RandomNormal', 'RandomBinomial', 'RandomElement', 'Shuffle'],
  'statistics of this kind are not read': [
    'FrequencyPolygon',
    'StemPlot',
    'NormalQuantilePlot',
    'FitSin',
    'FitLogistic',
    'Fit',
  ],
};

/** Commands of which only what was saved is read, and why. */
export const savedOnlyCommands: readonly Command[] = Object.entries(reasons).flatMap(([savedOnly, names]) =>
  names.map((name) => ({ name, savedOnly })),
);
