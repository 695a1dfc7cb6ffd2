import { api } from 'shared-api';
import { saveFile, toast } from 'shared-platform';

/**
 * Downloads a file, checks that it is complete, and saves it. Shows a toast when that fails; then nothing is saved.
 * @param fileName the name of the saved file when the server sends none
 * @param label what the toast calls the file, by default its name
 */
export async function downloadFile(path: string, fileName: string, label = fileName): Promise<void> {
  try {
    const { file, name } = await api.download(path);
    saveFile(file, name ?? fileName);
  } catch {
    toast.error(`We couldn’t download ${label}. Try again.`);
  }
}
