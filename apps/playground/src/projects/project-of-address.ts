import { examples } from './examples.js';
import { sharedIn } from './share-link.js';

/** What the fragment of an address asks for. */
export type AddressedProject =
  | { readonly kind: 'shared'; readonly name: string; readonly text: string }
  | { readonly kind: 'example'; readonly name: string; readonly text: string };

/** Undefined where it asks for none. Throws where the link is cut off, damaged or too large. */
export async function projectOfAddress(fragment: string): Promise<AddressedProject | undefined> {
  const shared = await sharedIn(fragment);
  if (shared) return { kind: 'shared', ...shared };
  const name = new URLSearchParams(fragment).get('example');
  const example = examples.find((each) => each.name === name);
  return example && { kind: 'example', name: example.name, text: await example.load() };
}
