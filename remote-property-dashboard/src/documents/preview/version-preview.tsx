import { api } from 'shared-api';
import type { DocumentVersion } from 'shared-contract/property/document';
import { FilePreview } from './file-preview.tsx';

/** The preview of a version, for the owner of the document. */
export function VersionPreview({ version, name }: { version: DocumentVersion; name: string }) {
  return <FilePreview name={name} load={async () => (await api.download(version.file)).file} />;
}
