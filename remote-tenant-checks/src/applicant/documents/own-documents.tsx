import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ApplicantCheckView } from 'shared-contract/tenant-check/check-link';
import type { IdentityDocument, IdentityDocumentContent } from 'shared-contract/tenant-check/identity-document';
import { scanRules } from 'shared-contract/tenant-check/identity-document';
import { isUnsent } from 'shared-contract/tenant-check/tenant-check-rules';
import { tenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import { isKnown } from 'shared-contract/wire/open-enum';
import { toast } from 'shared-platform';
import { Section, useDialogState } from 'shared-ui';
import { DocumentForm } from '../../identity/document-form.tsx';
import { DocumentList } from '../../identity/document-list.tsx';
import { PointsProgress } from '../../identity/points-progress.tsx';
import { checkLinkFailure } from '../check-link-failure.ts';
import { addDocument, uploadScan } from '../check-link-query.ts';
import { localToday } from '../check-link-text.ts';
import { RemoveDocument } from './remove-document.tsx';

/** The applicant's proof of identity: points, documents with scans, and the form that adds a document (V6). */
export function OwnDocuments({ view, token }: { view: ApplicantCheckView; token: string }) {
  const { documents, canAddDocuments, points, missing, applicant, requestedBy, result } = view;
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useDialogState<IdentityDocument | null>(null);
  if (!canAddDocuments && documents.length === 0) return null;
  const canAdd = canAddDocuments && documents.length < scanRules.maxCount;

  async function add(id: string, content: IdentityDocumentContent) {
    await addDocument(token, id, content);
    toast.success('Document added. You can add a photo or a scan of it.');
    setAdding(false);
  }

  return (
    <Section title="Your proof of identity">
      <Stack gap="md">
        {canAddDocuments && (
          <>
            <Text>
              Add documents for 100 points. A photo or a scan of each is optional, and helps {requestedBy} to compare
              it. When the result arrives, we destroy the numbers and the scans. Only the kind, the last digits and the
              expiry date remain.
            </Text>
            <Alert color="yellow" role="note" title="Never give a tax file number">
              It isn’t needed here. Cover it if it is on a document.
            </Alert>
          </>
        )}
        <PointsProgress points={points} missing={missing} isVerified={result?.isIdentityVerified ?? null} />
        {documents.length > 0 && (
          <DocumentList
            documents={documents}
            reader="applicant"
            canChange={canAddDocuments}
            canRemove={isKnown(tenantCheckStatus, view.status) && isUnsent(view.status)}
            onRemove={setRemoved}
            uploadScan={async (id, file, options) => {
              await uploadScan(token, id, file, options);
              toast.success('Scan uploaded');
            }}
            failureMessage={checkLinkFailure}
          />
        )}
        {canAdd &&
          (isAdding ? (
            <DocumentForm
              applicantName={applicant.name}
              documents={documents}
              today={localToday()}
              onAdd={add}
              onCancel={() => setAdding(false)}
              failureMessage={checkLinkFailure}
            />
          ) : (
            <div>
              <Button variant={missing.length > 0 ? 'filled' : 'default'} onClick={() => setAdding(true)}>
                Add a document
              </Button>
            </div>
          ))}
      </Stack>
      {removed && <RemoveDocument document={removed} token={token} onClose={() => setRemoved(null)} />}
    </Section>
  );
}
