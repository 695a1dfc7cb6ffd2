import type { BackendConfig } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { Reply } from '../../http/reply.ts';
import { sealedFileReply } from '../sealed-file-reply.ts';
import type { FoundCheck } from '../tenant-check-store.ts';

const names = { authorisation: 'Authorisation', notice: 'Notice-of-a-tenancy-database-listing' };

/** Replies with the newest authorisation or notice of a check as a download. @throws Problem 404 */
export const storedFileReply = (
  context: { database: Database; config: BackendConfig },
  { files }: Pick<FoundCheck, 'files'>,
  kind: keyof typeof names,
): Promise<Reply> =>
  sealedFileReply(
    context,
    files.findLast((file) => file.kind === kind),
    names[kind],
  );
