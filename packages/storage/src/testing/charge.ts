import type { Charge } from '@geoslide/service';

/** A charge as a call leaves it. */
export const charge: Charge = {
  type: 'render',
  customerId: 'acme',
  requestId: 'r1',
  bodyHash: '00',
  endpoint: '/api/render',
  objectKey: 'renders/acme/x.png',
  chargedAt: '2026-03-04T05:06:07.000Z',
  answer: {
    success: true,
    url: 'https://geoslide.test/x.png',
    filename: 'x.png',
    objectKey: 'renders/acme/x.png',
    slideIndex: 1,
    viewBound: { left: 0, right: 1, bottom: 0, top: 1 },
    width: 1,
    height: 1,
    scale: 1,
    mimeType: 'image/png',
    size: 3,
  },
};
