import { text } from 'node:stream/consumers';
import { fire, type Load } from './load.ts';

/** Reads a description of the load as JSON from standard input, and writes the result as JSON to standard output. */
const load: Load = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(await fire(load)));
