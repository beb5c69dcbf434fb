import { parseCommand } from '../arguments.js';
import { openChosen, storageOptions } from './storage.js';

/** `geoslide migrate`: brings a storage of before to the layout of this version. */
export async function migrate(args: string[]): Promise<void> {
  const { values } = parseCommand(args, storageOptions);
  const storage = await openChosen(values);
  try {
    const done = await storage.migrate();
    for (const line of done) console.log(line);
    if (done.length === 0) console.log(`${storage.place} is as this version needs it`);
  } finally {
    await storage.close();
  }
}
