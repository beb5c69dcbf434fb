import { callId } from '@geoslide/service';
import { parseCharge } from './charge-text.js';
import { chargeFolder, isMonth } from './charge-texts.js';
import { forEach, type Texts } from './texts.js';

/** Charges of before: `{root}/{customer}/{id}.json` in a bucket, `{root}/{customer}/{ab}/{ab…}.json` in a folder. */
const oldName = /\/([0-9a-f]{2}\/)?([0-9a-f]{64})\.json$/;

/** Charges that are moved at a time. */
const MOVES = 16;

/**
 * Moves charges of before, which lie by customer alone, to where they belong by month. Ended at any moment, it goes on the
 * next time, and may run many times at once. What is no charge stays. Gives how many were moved.
 */
export async function takeOverCharges(texts: Texts, root: string): Promise<number> {
  let moved = 0;

  async function move(name: string, id: string): Promise<void> {
    const text = await texts.read(name);
    const charge = text === undefined ? undefined : parseCharge(text);
    if (text === undefined || charge === undefined) return;
    const folder = `${root}/${chargeFolder(charge.customerId, new Date(charge.chargedAt))}`;
    const place = `${folder}/${callId(charge)}.json`;
    const isThere = !(await texts.create(place, text)) && (await texts.read(place)) !== text;
    // Two charges of one call and day were possible: both count.
    if (isThere) await texts.create(`${folder}/${id}.json`, text);
    await texts.remove(name);
    moved++;
  }

  for (const folder of await texts.folders(`${root}/`)) {
    // Customers are not named like months; if one is, its charges are told as what is not counted.
    if (isMonth(folder)) continue;
    await forEach(texts.list(`${root}/${folder}/`), MOVES, async ({ name }) => {
      const id = oldName.exec(name)?.[2];
      if (id !== undefined) await move(name, id);
    });
  }
  return moved;
}
