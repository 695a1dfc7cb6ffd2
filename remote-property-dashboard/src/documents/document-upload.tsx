import { NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import {
  type DocumentCategory,
  documentCategory,
  documentCategoryNames,
} from 'shared-contract/property/document-category';
import { documentRules } from 'shared-contract/property/document-rules';
import { DropArea, UploadList } from 'shared-editor';
import { Section } from 'shared-ui';
import { documentsPath, refetchDocuments } from './document-queries.ts';
import { useDocumentUploads } from './use-document-uploads.ts';

type DocumentUploadProps = {
  propertyId: string;
  /** The category that the list shows; files are uploaded into it unless another one is chosen. */
  shown: DocumentCategory | null;
};

/** Adds documents, several at once. */
export function DocumentUpload({ propertyId, shown }: DocumentUploadProps) {
  const [category, setCategory] = useState<DocumentCategory>(shown ?? 'other');
  const [uploads, queue] = useDocumentUploads({
    propertyId,
    path: documentsPath(propertyId),
    queryOf: (kind) => ({ category: kind }),
    onUploaded: () => refetchDocuments(propertyId),
  });
  return (
    <Section title="Add documents" framed>
      <Stack gap="md">
        <NativeSelect
          label="Category of new documents"
          maw={320}
          value={category}
          data={documentCategory.options.map((value) => ({ value, label: documentCategoryNames[value] }))}
          onChange={({ currentTarget }) => setCategory(documentCategory.parse(currentTarget.value))}
        />
        <UploadList label="Documents being uploaded" items={uploads} queue={queue} />
        <DropArea
          noun="documents"
          accept={documentRules.mediaTypes}
          hint="PDF, JPEG, PNG or WebP, up to 10 MB each."
          onFiles={(files) => queue.add(files, category, documentRules, documentRules.maxDocuments)}
        />
      </Stack>
    </Section>
  );
}
