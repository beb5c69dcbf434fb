// The process of one contender, by name; of our stages where none has it. It is sent figures, and draws the last one each time that it is asked to.
import { contenders } from './contenders.mjs';

const name = process.argv[2];

async function drawers() {
  const contender = contenders.find((one) => one.name === name);
  if (contender === undefined) {
    const { prepare, stages } = await import('./stages.mjs');
    return { prepare, draw: (figure) => drawStages(figure, stages) };
  }
  const made = await contender.make();
  return { ...made, prepare: (figure) => figure, draw: (figure) => drawOnce(figure, made) };
}

/** Stages one after the other: their times, ms. */
async function drawStages(figure, stages) {
  const times = [];
  const state = { figure };
  for (const [, work] of stages) {
    const { time, result } = await timed(() => work(state));
    times.push(time);
    Object.assign(state, result);
  }
  return { times };
}

async function drawOnce(figure, contender) {
  const { time, result } = await timed(() => contender.draw(figure));
  return { time, size: result.length };
}

async function timed(work) {
  const start = performance.now();
  const result = await work();
  return { time: performance.now() - start, result };
}

async function serve() {
  const { prepare, draw, close } = await drawers();
  // The end, whether the benchmark came to its own or was ended.
  process.on('disconnect', () => close?.());
  let figure;
  process.on('message', async (message) => {
    if (message.figure) {
      figure = await prepare(message.figure);
      process.send({});
    } else {
      process.send(await draw(figure).catch((error) => ({ error: error.message })));
    }
  });
}

await serve().then(
  () => process.send({}),
  (error) => {
    process.send({ error: error.message.split('\n')[0] });
    process.disconnect();
  },
);
