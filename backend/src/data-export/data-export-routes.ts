import { type Archive, archiveReply } from '../archive/archive-reply.ts';
import { type ArchiveFile, compressedFile } from '../archive/write-archive.ts';
import { customerUserResource } from '../customer-users/customer-user-resource.ts';
import { customerUserById } from '../customer-users/customer-user-store.ts';
import { FileMissing } from '../file-storage/file-storage.ts';
import { notFound } from '../http/problem.ts';
import { ownerRoute } from '../http/route.ts';
import { type ExportFile, exportFiles } from './export-files.ts';
import type { ExportSection } from './export-section.ts';
import { type ExportScope, exportSections } from './export-sections.ts';
import { jsonLines } from './json-lines.ts';
import { renderReadme } from './render-readme.ts';

export const getDataExport = ownerRoute('GET', '/api/data-export', {
  summary: 'All data of the user as a zip of JSON files, uploads and invoices.',
  response: null,
  readsPrimary: true,
  rateLimit: ({ dataExportsPerHour }) => ({ max: dataExportsPerHour, timeWindow: '1 hour' }),
  handler: (scope) => archiveReply(scope, archiveOf),
});

async function archiveOf(scope: ExportScope): Promise<Archive> {
  const person = await customerUserById(scope.database, scope.owner.id);
  if (!person) throw notFound('User account not found');
  return {
    name: `verandah-data-${scope.now.toISOString().slice(0, 10)}.zip`,
    files: filesOf(exportSections(scope), await exportFiles(scope), customerUserResource(person), scope.now),
  };
}

function filesOf(
  sections: readonly ExportSection[],
  attached: readonly ExportFile[],
  person: { fullName: string; username: string },
  madeAt: Date,
): ArchiveFile[] {
  const written = sections.map(({ name, description, rows }) => ({
    name: `${name}.json`,
    description,
    from: rows,
    rows: 0,
  }));
  const files = written.map((file) => ({
    name: file.name,
    content: () =>
      jsonLines(file.from(), () => {
        file.rows += 1;
      }),
  }));
  const missing: string[] = [];
  // README.txt comes last, because it contains the number of rows in the other files, and the names of missing ones.
  const last = {
    name: 'README.txt',
    content: async function* () {
      yield renderReadme({ person, madeAt, files: written, attached: attached.length, missing });
    },
  };
  return [...files, ...attached.map((file) => compressedFile(emptyWhenMissing(file, missing))), last];
}

/** One lost file must not prevent users from getting the rest of their data. */
const emptyWhenMissing = ({ name, bytes }: ExportFile, missing: string[]): ExportFile => ({
  name,
  async bytes() {
    try {
      return await bytes();
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
      missing.push(name);
      return Buffer.alloc(0);
    }
  },
});
