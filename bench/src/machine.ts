import { cpus, release, totalmem } from 'node:os';

/** Describes the machine, because a time is meaningful only together with it. */
export function machine() {
  const processors = cpus();
  return {
    processors: processors.length,
    model: processors[0]?.model ?? 'unknown',
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release()}`,
    node: process.version,
  };
}
