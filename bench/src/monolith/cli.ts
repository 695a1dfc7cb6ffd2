import { resolve } from 'node:path';
import { buildMonolith } from './build-monolith.ts';

/** In a process of its own, so that webpack's memory goes with it and its CPU can be counted. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('expected a folder to build into');
await buildMonolith(resolve(folder));
