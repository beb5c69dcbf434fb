// One process of flood.ts that attacks: its argument is what `flood` takes, as JSON.
import { flood } from './floods.js';

const open = flood(JSON.parse(process.argv[2] ?? ''));
setInterval(() => process.connected && process.send?.(open()), 500);
process.on('disconnect', () => process.exit(0));
