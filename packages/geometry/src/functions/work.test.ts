import { RenderError } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { Undefined } from '../values.js';
import { createWork, onBehalfOf, takeSteps, withinSteps, workOn } from './steps.js';

const caught = (run: () => void): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('the work of a render', () => {
  it('is added up over its parts, and ends in an error that names the costliest object', () => {
    const work = createWork(100);
    workOn(work, () => onBehalfOf('cheap', () => takeSteps(10)));
    takeSteps(1000);
    workOn(work, () => onBehalfOf('dear', () => takeSteps(80)));
    expect(work.left).toBe(10);
    const error = caught(() => workOn(work, () => takeSteps(11)));
    expect(error).toBeInstanceOf(RenderError);
    expect(error).toMatchObject({ code: 'TOO_COMPLEX', message: expect.stringContaining('"dear"') });
  });

  it('counts the object at work, too', () => {
    const work = createWork(100);
    const error = caught(() => workOn(work, () => onBehalfOf('now', () => takeSteps(101))));
    expect(error).toMatchObject({ message: expect.stringContaining('"now"') });
  });

  it('is no limit of a definition, past which that is undefined', () => {
    const work = createWork(100);
    const ofDefinition = caught(() => workOn(work, () => withinSteps(10, 'too long', () => takeSteps(11))));
    expect(ofDefinition).toBeInstanceOf(Undefined);
    const ofRender = caught(() => workOn(work, () => withinSteps(1000, 'too long', () => takeSteps(200))));
    expect(ofRender).toBeInstanceOf(RenderError);
  });

  it('is not that of another render in between', () => {
    const [one, other] = [createWork(100), createWork(100)];
    workOn(one, () => workOn(other, () => takeSteps(60)));
    expect(other.left).toBe(40);
    takeSteps(1000);
    workOn(other, () => takeSteps(40));
    expect(other.left).toBe(0);
  });
});
