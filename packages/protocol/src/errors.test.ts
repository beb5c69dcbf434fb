import { describe, expect, it } from 'vitest';
import { isProtocolError, isRenderError, ProtocolError, RenderError } from './errors.js';

/** The module once more; all others stay loaded for the tests to come. */
const otherCopy = (): Promise<typeof import('./errors.js')> => import('./errors.js?other' as string);

const own = { ProtocolError, RenderError };

describe('errors', () => {
  it('are told apart, whichever copy of the module made them', async () => {
    const other = await otherCopy();
    expect(other.ProtocolError).not.toBe(ProtocolError);
    for (const copy of [own, other]) {
      const broken = new copy.ProtocolError('broken', []);
      const refused = new copy.RenderError('NO_SUCH_SLIDE', 'refused');
      expect([isProtocolError(broken), isRenderError(broken)]).toEqual([true, false]);
      expect([isProtocolError(refused), isRenderError(refused)]).toEqual([false, true]);
    }
  });

  it('are none of others', () => {
    for (const value of [new Error('other'), { name: 'ProtocolError' }, 'ProtocolError', null, undefined]) {
      expect([isProtocolError(value), isRenderError(value)]).toEqual([false, false]);
    }
  });
});
