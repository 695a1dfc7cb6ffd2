import { api } from 'shared-api';
import { saveFile } from 'shared-platform';

type Pdf = {
  path: string;
  query?: Record<string, string>;
  /** The name of the saved file when the server sends none. */
  fileName: string;
  /** Receives the share that has arrived, from 0 to 1; null while the size is unknown. */
  onProgress?: (share: number | null) => void;
};

/** Downloads a PDF, checks that it is complete, and saves it. */
export async function savePdf({ path, query, fileName, onProgress }: Pdf): Promise<void> {
  const { file, name } = await api.download(path, { types: ['application/pdf'], query, onProgress });
  saveFile(file, name ?? fileName);
}
