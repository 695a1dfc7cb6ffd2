import { resolve } from 'node:path';
import { buildMonolith, publishMonolith } from './build-monolith.ts';

/** Runs in a process of its own, which frees webpack's memory afterwards and lets the caller measure its CPU. */
const [folder, only] = process.argv.slice(2);
if (!folder) throw new Error('expected a folder to build into');
const { compilation, definitions } = await buildMonolith(resolve(folder));
const { user, system } = process.cpuUsage();
console.log(`monolith: built (${((user + system) / 1e6).toFixed(1)} s of CPU)`);
if (only !== 'build-only') await publishMonolith(resolve(folder), compilation, definitions);
