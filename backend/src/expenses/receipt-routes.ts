import { expense, receiptRules } from 'shared-contract/property/expense';
import * as z from 'zod/mini';
import { item, noContent } from '../http/json-ld.ts';
import { requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { findOwn, lockOwn, updateOwn } from '../owned-rows/owned-rows.ts';
import { requireReadable } from '../pictures/require-readable.ts';
import { fileNameParameter } from '../uploads/file-name.ts';
import { fileDownload, storeFile } from '../uploads/stored-file-store.ts';
import { uploadRateLimit } from '../uploads/upload-rate-limit.ts';
import { writeUpload } from '../uploads/write-upload.ts';
import { expensePath, replyWithExpense } from './expense-resource.ts';
import { deleteReceiptFile } from './expense-store.ts';
import { expenses } from './expense-table.ts';

const path = `${expensePath}/:id/receipt` as const;

const postReceipt = ownerRoute('POST', path, {
  summary: 'Adds the receipt of an expense, or replaces it. The body is the file.',
  query: z.object({ name: fileNameParameter }),
  upload: () => receiptRules,
  rateLimit: uploadRateLimit,
  beforeTransaction: {
    check: async ({ params, ...scope }) => requireFound(await findOwn(scope, expenses, params.id)),
    prepareFile: async (upload, scope) => writeUpload(await requireReadable(upload), scope),
  },
  response: expense,
  async handler({ params, query: { name: fileName }, file, ...scope }) {
    const upload = file();
    const before = requireFound(await lockOwn(scope, expenses, params.id));
    const fileId = await storeFile(scope.database, upload);
    const { byteSize } = upload;
    const row = await updateOwn(scope, expenses, before.id, { fileId, fileName, byteSize });
    await deleteReceiptFile(scope, before);
    return replyWithExpense(scope, row, item);
  },
});

const getReceipt = ownerRoute('GET', path, {
  summary: 'Downloads the receipt of an expense, for its owner.',
  response: null,
  async handler({ params, ...scope }) {
    const row = requireFound(await findOwn(scope, expenses, params.id));
    return fileDownload(scope, row.fileId, row.fileName);
  },
});

const removeReceipt = ownerRoute('DELETE', path, {
  summary: 'Removes the receipt of an expense.',
  response: null,
  async handler({ params, ...scope }) {
    const before = requireFound(await lockOwn(scope, expenses, params.id));
    if (before.fileId !== null) {
      await updateOwn(scope, expenses, before.id, { fileId: null, fileName: '', byteSize: 0 });
      await deleteReceiptFile(scope, before);
    }
    return noContent();
  },
});

export const receiptRoutes: Route[] = [postReceipt, getReceipt, removeReceipt];
