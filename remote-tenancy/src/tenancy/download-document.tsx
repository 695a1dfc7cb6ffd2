import { api } from 'shared-api';
import { saveFile } from 'shared-platform';
import { DownloadButton } from 'shared-ui';

type DownloadDocumentProps = {
  path: string;
  /** The name of the saved file when the server sends none. */
  name: string;
  /** What the button and the messages call the document. */
  label: string;
};

/** Downloads a document of a tenancy. */
export function DownloadDocument({ path, name, label }: DownloadDocumentProps) {
  const download = async () => {
    const found = await api.download(path, { types: ['application/pdf'] });
    saveFile(found.file, found.name ?? name);
  };
  return (
    <DownloadButton
      size="xs"
      label="Download PDF"
      what={label}
      accessibleName={`Download PDF, ${label}`}
      download={download}
    />
  );
}
