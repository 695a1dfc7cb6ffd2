import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { releaseFile } from '../file-storage/delete-files.ts';
import type { Upload } from '../uploads/receive-upload.ts';
import { inUploadQueue } from '../uploads/upload-queue.ts';
import type { Route } from './route.ts';

type BeforeTransaction = NonNullable<Route['beforeTransaction']>;
type Context = { query: unknown; database: Database; config: BackendConfig };

/**
 * Checks that the upload is allowed, prepares its file and calls `change` with it. `change` runs the transaction. Only
 * some uploads at once are prepared and changed.
 */
export async function withPreparedFile<T>(
  { check, prepareFile }: BeforeTransaction,
  upload: Upload,
  context: Context,
  change: (file: unknown) => Promise<T>,
): Promise<T> {
  const { query, database, config } = context;
  await check({ ...context, upload } as never);
  return inUploadQueue(async () => {
    try {
      return await change(await prepareFile(upload, { query: query as never, database, config }));
    } finally {
      // When it fails, the file is deleted a day later.
      await releaseFile(database, upload.id).catch(() => {});
    }
  });
}
