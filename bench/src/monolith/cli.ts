/* This program runs in a child process. So its end frees webpack's memory, and the caller can measure its CPU time. */

import { resolve } from 'node:path';
import { buildMonolith, publishMonolith } from './build-monolith.ts';

const [folder, only] = process.argv.slice(2);
if (!folder) throw new Error('expected a folder to build into');
const { compilation, definitions } = await buildMonolith(resolve(folder));
const { user, system } = process.cpuUsage();
console.log(`monolith: built (${((user + system) / 1e6).toFixed(1)} s of CPU)`);
if (only !== 'build-only') await publishMonolith(resolve(folder), compilation, definitions);
