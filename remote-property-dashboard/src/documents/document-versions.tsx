import { Stack, Text } from '@mantine/core';
import type { PropertyDocument } from 'shared-contract/property/document';
import { documentRules } from 'shared-contract/property/document-rules';
import { DropArea, UploadList } from 'shared-editor';
import { DownloadButton, LocalInstant } from 'shared-ui';
import { fileLabel } from './document-labels.ts';
import { refetchDocument, refetchDocuments, versionsPath } from './document-queries.ts';
import classes from './documents.module.css';
import { saveVersion } from './save-version.ts';
import { useDocumentUploads } from './use-document-uploads.ts';

type DocumentVersionsProps = { document: PropertyDocument; propertyId: string };

/** The versions of a document, latest first, and the area to which the user drops a new one. */
export function DocumentVersions({ document, propertyId }: DocumentVersionsProps) {
  const { versions, deletedAt } = document;
  return (
    <Stack gap="md">
      <ul className={classes.rows}>
        {versions.map((version) => (
          <li key={version.id} className={classes.row}>
            <div className={classes.text}>
              <Text fw={600}>
                Version {version.number}
                {version === versions[0] && versions.length > 1 ? ' (latest)' : ''}
              </Text>
              <Text size="sm" c="dimmed">
                {version.fileName} · {fileLabel(version)} · <LocalInstant at={version.uploadedAt} show="dateTime" />
              </Text>
            </div>
            <DownloadButton
              label="Download"
              size="compact-sm"
              what={version.fileName}
              accessibleName={`Download version ${version.number}`}
              download={() => saveVersion(version)}
            />
          </li>
        ))}
      </ul>
      {deletedAt === null && <NewVersion document={document} propertyId={propertyId} />}
    </Stack>
  );
}

function NewVersion({ document, propertyId }: DocumentVersionsProps) {
  const { id, versions } = document;
  const [uploads, queue] = useDocumentUploads({
    propertyId,
    path: versionsPath(id),
    queryOf: () => ({}),
    onUploaded: async () => {
      await refetchDocument(id);
      await refetchDocuments(propertyId);
    },
  });
  const left = documentRules.maxVersions - versions.length;
  return (
    <>
      <UploadList label="Versions being uploaded" items={uploads} queue={queue} />
      <DropArea
        noun="a new version"
        accept={documentRules.mediaTypes}
        multiple={false}
        hint="PDF, JPEG, PNG or WebP, up to 10 MB. Earlier versions stay here."
        full={left <= 0 ? `This document has the maximum of ${documentRules.maxVersions} versions` : null}
        onFiles={(files) => queue.add(files.slice(0, 1), 'version', documentRules, left)}
      />
    </>
  );
}
