import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isApiProblem } from 'shared-api';
import type { SharedDocument } from 'shared-contract/property/document';
import { saveFile } from 'shared-platform';
import { CardSkeletons, DownloadButton, EmptyState, ErrorState, LocalDate, LocalInstant, PageHeader } from 'shared-ui';
import { fileLabel } from './document-labels.ts';
import { FilePreview } from './preview/file-preview.tsx';
import { sharedDocumentQuery, sharedFile } from './shared-document-query.ts';

/** The page `/shared-documents/{token}`, where anyone with the link reads the latest version of a document. */
export function SharedDocumentPage({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(sharedDocumentQuery(token));
  return (
    <>
      {/* The page's URL is secret, so links to other sites must not send it as the referrer. */}
      <meta name="referrer" content="no-referrer" />
      {data && !error ? (
        <Shared document={data} token={token} />
      ) : (
        <NoDocument error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Shared({ document, token }: { document: SharedDocument; token: string }) {
  const { name, fileName, uploadedAt, expiresOn } = document;
  const save = async () => {
    const { file, name: sentName } = await sharedFile(token);
    saveFile(file, sentName ?? fileName);
  };
  return (
    <>
      <PageHeader
        title={name}
        description={
          <>
            {fileLabel(document)}, from <LocalInstant at={uploadedAt} show="date" />
          </>
        }
        actions={<DownloadButton label="Download" variant="filled" what={name} download={save} />}
      />
      <Stack gap="lg" maw={960}>
        <div>
          <FilePreview key={uploadedAt} name={name} load={async () => (await sharedFile(token)).file} />
        </div>
        <Text size="sm" c="dimmed">
          This link works until <LocalDate date={expiresOn} />. Anyone with it can read this document, so don’t pass it
          on without asking the sender.
        </Text>
      </Stack>
    </>
  );
}

function NoDocument({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <CardSkeletons shape="rows" count={2} label="Loading the document" />;
  if (![404, 422].some((status) => isApiProblem(error, { status }))) {
    return <ErrorState error={error} title="We couldn’t load the document" onRetry={onRetry} />;
  }
  return (
    <>
      <PageHeader title="This link isn’t valid" />
      <EmptyState title="It has expired or was stopped">Ask the person who sent it for a new link.</EmptyState>
    </>
  );
}
