import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { customerUserResource } from '../customer-users/customer-user-resource.ts';
import { customerUserById } from '../customer-users/customer-user-store.ts';
import { notFound } from '../http/problem.ts';
import { ownerRoute } from '../http/route.ts';
import { type ExportFile, exportFiles } from './export-files.ts';
import { type ExportScope, type ExportSection, exportSections } from './export-sections.ts';
import { renderReadme } from './render-readme.ts';
import { type ArchiveFile, jsonLines, writeArchive } from './write-archive.ts';

export const getDataExport = ownerRoute('GET', '/api/data-export', {
  summary: 'All data of the user as a zip of JSON files, uploads and invoices.',
  response: null,
  readsPrimary: true,
  rateLimit: ({ dataExportsPerHour }) => ({ max: dataExportsPerHour, timeWindow: '1 hour' }),
  async handler(scope) {
    const file = await createArchive(scope);
    const { size } = await file.stat();
    return {
      status: 200,
      headers: {
        'content-type': 'application/zip',
        'content-length': String(size),
        'content-disposition': `attachment; filename="verandah-data-${scope.now.toISOString().slice(0, 10)}.zip"`,
      },
      payload: file.createReadStream(),
    };
  },
});

/**
 * Writes the whole archive to a file before the reply starts. So an error never leads to an incomplete archive, and a
 * slow client never blocks a database connection. Deletes the file's name as soon as the file is open: its content
 * stays readable until it is closed, and no file is left behind.
 */
async function createArchive({ database, ...scope }: ExportScope): Promise<FileHandle> {
  const path = join(scope.config.temporaryFolder, `verandah-export-${randomUUID()}.zip`);
  try {
    await database.transaction(
      async (transaction) => {
        const snapshot = { ...scope, database: transaction };
        const person = await customerUserById(transaction, scope.owner.id);
        if (!person) throw notFound('User account not found');
        const attached = await exportFiles(snapshot);
        const files = filesOf(exportSections(snapshot), attached, customerUserResource(person), scope.now);
        await writeArchive(path, files, scope.now);
      },
      // All files of the archive are read from one snapshot of the database.
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    return await open(path);
  } finally {
    await rm(path, { force: true });
  }
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
  // README.txt comes last, because it contains the number of rows in the other files.
  const last = {
    name: 'README.txt',
    content: async function* () {
      yield renderReadme({ person, madeAt, files: written, attached: attached.length });
    },
  };
  return [...files, ...attached.map(attachedFile), last];
}

const attachedFile = ({ name, bytes }: ExportFile): ArchiveFile => ({
  name,
  isCompressed: true,
  content: async function* () {
    yield await bytes();
  },
});
