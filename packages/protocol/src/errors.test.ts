import { describe, expect, it, vi } from 'vitest';
import { ProtocolError } from './file.js';
import { RenderError } from './render-error.js';

async function otherCopies() {
  vi.resetModules();
  return { ...(await import('./file.js')), ...(await import('./render-error.js')) };
}

describe('errors', () => {
  it('are told apart, whichever copy of the module made them', async () => {
    const others = await otherCopies();
    expect(others.ProtocolError).not.toBe(ProtocolError);
    for (const [Protocol, Render] of [
      [ProtocolError, RenderError],
      [others.ProtocolError, others.RenderError],
    ] as const) {
      const broken = new Protocol('broken', []);
      const refused = new Render('NO_SUCH_SLIDE', 'refused');
      for (const error of [broken, refused]) {
        const isBroken = error === broken;
        expect([error instanceof ProtocolError, error instanceof others.ProtocolError]).toEqual([isBroken, isBroken]);
        expect([error instanceof RenderError, error instanceof others.RenderError]).toEqual([!isBroken, !isBroken]);
      }
    }
  });

  it('are none of others', () => {
    for (const other of [new Error('other'), { name: 'ProtocolError' }, 'ProtocolError', null, undefined]) {
      expect(other instanceof ProtocolError).toBe(false);
      expect(other instanceof RenderError).toBe(false);
    }
  });
});
