import { api } from 'shared-api';
import { saveFile } from 'shared-platform';

type Download = {
  path: string;
  query?: Record<string, string>;
  /** The media type that the file must have: by default that of a PDF. */
  type?: 'application/pdf' | 'text/csv';
  /** The name of the saved file when the server sends none. */
  fileName: string;
  /** Receives the share that has arrived, from 0 to 1; null while the size is unknown. */
  onProgress?: (share: number | null) => void;
};

/** Downloads a file, checks that it is complete, and saves it. */
export async function downloadFile({ path, query, type = 'application/pdf', fileName, onProgress }: Download) {
  const { file, name } = await api.download(path, { types: [type], query, onProgress });
  saveFile(file, name ?? fileName);
}
