import type { RequestOptions } from 'shared-api';
import { logger, toast } from 'shared-platform';
import { downloadFile } from './download-file.ts';

/**
 * Downloads a file, checks that it is complete, and saves it. Shows a toast when that fails; then nothing is saved.
 * @param fileName the name of the saved file when the server sends none, and in the toast
 */
export async function saveDownload(path: string, fileName: string, query?: RequestOptions['query']): Promise<void> {
  try {
    await downloadFile({ path, query, fileName });
  } catch (error) {
    logger.error('A file was not downloaded', { reason: String(error) });
    toast.error(`We couldn’t download ${fileName}. Check your connection and try again.`);
  }
}
