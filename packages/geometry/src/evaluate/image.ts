import type { Constructor } from '../table.js';
import { Undefined } from '../values.js';

export const imageConstructors: readonly Constructor[] = [
  {
    name: 'Image',
    group: 'values',
    signatures: [
      {
        parameters: [{ name: 'address', type: 'String' }],
        returns: 'Image',
        doc: 'The picture at an address.',
        example: 'Image("https://example.com/picture.png")',
        evaluate: ([address]) => {
          if (address?.type !== 'String' || address.value === '') throw new Undefined('the picture has no address');
          return { type: 'Image', address: address.value };
        },
      },
    ],
  },
];
