import { availableParallelism } from 'node:os';
import { atMost } from './at-most.ts';
import { cleanPhoto } from './clean-photo.ts';
import { makeRungs } from './make-rung.ts';
import type { MakerAnswer, MakerJob, MakerTask } from './picture-maker.ts';

/**
 * A process of its own, started when a picture is to be made and gone when none is: drawing and encoding take all of a
 * core and leave hundreds of megabytes behind, neither of which the API should feel: whoever starts it makes it step back for everything else.
 */
const inTurn = atMost(Math.min(4, Math.max(2, availableParallelism())));

process.on('message', async ({ ticket, job, later }: MakerTask) => {
  try {
    answer({ ticket, made: await inTurn(() => done(job), later) });
  } catch (error) {
    answer({ ticket, error: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());

async function done(job: MakerJob) {
  if ('photo' in job) return cleanPhoto(job.photo);
  return { files: await makeRungs({ ...job.source, bytes: Buffer.from(job.source.bytes) }, job.rungs, job.folder) };
}

function answer(message: MakerAnswer): void {
  process.send?.(message);
}
