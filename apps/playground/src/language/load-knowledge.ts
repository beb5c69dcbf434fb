type Knowledge = typeof import('./knowledge.js');

let known: Knowledge | undefined;

/** What the editor knows of the language, loaded once. */
export async function loadKnowledge(): Promise<Knowledge> {
  known ??= await import('./knowledge.js');
  return known;
}

/** The same, where it is loaded already. */
export const loadedKnowledge = (): Knowledge | undefined => known;
