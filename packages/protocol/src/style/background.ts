import type { StyleProperties } from './property.js';

export const backgroundProperties = {
  color: {
    type: 'color',
    default: '#ffffff',
    doc: 'Behind everything; `transparent: true` of a request leaves it out.',
    shown: ['#ffffff', '#fff4d6', '#dce9f7'],
  },
} as const satisfies StyleProperties;
