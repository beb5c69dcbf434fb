// The process of one contender, by name; of our stages where none has it. It is sent figures, and draws the last one
// each time that it is asked to.
import { messageOf } from '../shared/message-of.js';
import { type Answer, contenders, type Made, type Request } from './contenders.js';
import type { Figure } from './figures.js';
import type { Prepared } from './stages.js';

const name = process.argv[2];

interface Drawers {
  prepare(figure: Figure | Prepared): Prepared | Promise<Prepared>;
  draw(figure: Prepared): Promise<Answer>;
  close?(): unknown;
}

async function drawers(): Promise<Drawers> {
  const contender = contenders.find((one) => one.name === name);
  if (contender === undefined) {
    const { prepare, timeStages } = await import('./stages.js');
    return { prepare, draw: async (figure) => ({ times: timeStages(figure) }) };
  }
  const made = await contender.make();
  return { ...made, prepare: (figure) => figure as Prepared, draw: (figure) => drawOnce(figure, made) };
}

async function drawOnce(figure: Prepared, contender: Made): Promise<Answer> {
  const start = performance.now();
  const { length } = await contender.draw(figure);
  return { time: performance.now() - start, size: length };
}

const answer = (message: Answer) => process.send?.(message);

async function serve(): Promise<void> {
  const { prepare, draw, close } = await drawers();
  // The end, whether the benchmark came to its own or was ended.
  process.on('disconnect', () => close?.());
  let figure: Prepared;
  process.on('message', async (message: Request) => {
    if (message.figure) {
      figure = await prepare(message.figure);
      answer({});
    } else {
      answer(await draw(figure).catch((error) => ({ error: messageOf(error) })));
    }
  });
}

await serve().then(
  () => answer({}),
  (error) => {
    answer({ error: messageOf(error).split('\n')[0] ?? '' });
    process.disconnect();
  },
);
