import { api, type RequestOptions } from 'shared-api';
import { saveFile } from 'shared-platform';

type Download = {
  path: string;
  query?: RequestOptions['query'];
  /** The media type that the file must have; by default any that can be downloaded. */
  type?: 'application/pdf' | 'application/zip' | 'text/csv';
  /** The name of the saved file when the server sends none. */
  fileName: string;
  /** Receives the share that has arrived, from 0 to 1; null while the size is unknown. */
  onProgress?: (share: number | null) => void;
};

/** Downloads a file, checks that it is complete, and saves it. */
export async function downloadFile({ path, query, type, fileName, onProgress }: Download): Promise<void> {
  const { file, name } = await api.download(path, { types: type && [type], query, onProgress });
  saveFile(file, name ?? fileName);
}
