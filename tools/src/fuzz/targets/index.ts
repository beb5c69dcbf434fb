import { corpus } from '../make/corpus.js';
import { mutated } from '../make/mutate.js';
import { crowdedProject, project } from '../make/projects.js';
import type { Target } from '../target.js';
import { figureText, figureTyped } from './figure-text.js';
import { language } from './language.js';
import { painting } from './painting.js';
import { pictures } from './pictures.js';
import { requests } from './requests.js';
import { scenes } from './scenes.js';
import { slideTarget } from './slides.js';
import { texts } from './texts.js';

/** A target with its share of the cases, and how many of its cases a test run tries. */
export interface Weighted {
  readonly target: Target;
  readonly weight: number;
  readonly quick: number;
}

/** Every target. What is fast to check is tried more often. */
export const targets: readonly Weighted[] = [
  { target: language, weight: 20, quick: 500 },
  { target: pictures, weight: 20, quick: 150 },
  { target: painting, weight: 20, quick: 150 },
  { target: scenes, weight: 15, quick: 60 },
  { target: texts, weight: 10, quick: 60 },
  { target: figureText, weight: 8, quick: 60 },
  { target: figureTyped, weight: 10, quick: 150 },
  { target: requests, weight: 8, quick: 40 },
  { target: slideTarget('project', project), weight: 5, quick: 30 },
  { target: slideTarget('mutant', (random) => mutated(random.pick(corpus), random)), weight: 5, quick: 20 },
  { target: slideTarget('crowd', crowdedProject), weight: 0.02, quick: 0 },
];
