import { text } from 'node:stream/consumers';
import { fire, type Load } from './load.ts';

/** A load as JSON on standard input, what was measured as JSON on standard output. */
const load: Load = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(await fire(load)));
