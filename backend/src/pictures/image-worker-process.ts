import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { encodeVariants } from './encode-variants.ts';
import type { ImageJob, WorkerRequest, WorkerResponse, WorkerResult } from './image-worker.ts';
import { redactPicture } from './redact-picture.ts';
import { checkPicture, sanitizePhoto, sanitizePortrait } from './sanitize-photo.ts';

/**
 * The jobs of this process. Decoding and encoding an image uses a whole core and leaves hundreds of megabytes
 * allocated. This process has a low priority, so it does not slow down the API. `image-worker.ts` starts it on demand.
 */
const queue = new PQueue({ concurrency: Math.min(4, Math.max(2, availableParallelism())) });

process.on('message', async ({ id, job, background }: WorkerRequest) => {
  try {
    respond({ id, result: await queue.add(() => run(job), { priority: background ? 0 : 1 }) });
  } catch (error) {
    respond({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());

async function run(job: ImageJob): Promise<WorkerResult> {
  if ('photo' in job) return sanitizePhoto(job.photo);
  if ('portrait' in job) return sanitizePortrait(job.portrait);
  if ('picture' in job) return checkPicture(job.picture);
  if ('unreadable' in job) return redactPicture(job.unreadable);
  return { files: await encodeVariants(job.original, job.variants, job.quick) };
}

function respond(response: WorkerResponse): void {
  process.send?.(response);
}
