import { Alert, Button, Stack, Text } from '@mantine/core';
import { startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IdentityDocument } from 'shared-contract/tenant-check/identity-document';
import { useFocusIf } from 'shared-editor';
import { toast } from 'shared-platform';
import { Section } from 'shared-ui';
import { checkFailureMessage } from '../check/check-failure.ts';
import { canChange } from '../edit/check-steps.ts';
import type { EditedCheck } from '../edit/edit-frame.tsx';
import { DocumentForm } from '../identity/document-form.tsx';
import { DocumentList } from '../identity/document-list.tsx';
import { PointsProgress } from '../identity/points-progress.tsx';
import { documentRequests } from './document-requests.ts';
import { RemoveDocument } from './remove-document.tsx';
import { ScanViewer } from './scan-viewer.tsx';

/** The documents that prove the applicant's identity with 100 points (V6). */
export function ProofStep({ check, content, today, isOpen }: EditedCheck) {
  const { documents, points, missing, question } = content;
  const [requests] = useState(() => documentRequests(check.id));
  const [removed, setRemoved] = useState<IdentityDocument | null>(null);
  const [viewed, setViewed] = useState<IdentityDocument | null>(null);
  return (
    <Stack gap="lg">
      {check.status === 'needsInfo' && question !== null && (
        <Alert color="yellow" role="note" title="The provider has a question">
          {question}
        </Alert>
      )}
      {(isOpen || documents.length > 0) && <PointsProgress points={points} missing={missing} />}
      <Section title="Documents">
        {documents.length === 0 && (
          <Text c="dimmed">
            {isOpen
              ? 'None yet. A passport and a driver licence are enough. The applicant can add them too, with the link that we email. A document without a number counts once it has a photo or scan.'
              : 'None are stored.'}
          </Text>
        )}
        {documents.length > 0 && (
          <DocumentList
            documents={documents}
            reader="owner"
            canChange={isOpen}
            canRemove={canChange(check.status, 'information')}
            onRemove={setRemoved}
            uploadScan={requests.uploadScan}
            onViewScan={setViewed}
            failureMessage={checkFailureMessage}
          />
        )}
      </Section>
      {isOpen && <AddDocument {...{ content, today }} add={requests.add} />}
      {removed && <RemoveDocument document={removed} remove={requests.remove} onClose={() => setRemoved(null)} />}
      {viewed && <ScanViewer document={viewed} read={requests.readScan} onClose={() => setViewed(null)} />}
    </Stack>
  );
}

type AddDocumentProps = Pick<EditedCheck, 'content' | 'today'> & { add: ReturnType<typeof documentRequests>['add'] };

/** The button that opens the form of a new document. It gets the focus back when the form closes. */
function AddDocument({ content: { documents, applicant }, today, add }: AddDocumentProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [wasAdding, setWasAdding] = useState(false);
  const button = useFocusIf(!isAdding && wasAdding);
  const close = () => {
    flushSync(() => setIsAdding(false));
    setWasAdding(true);
  };
  if (!isAdding) {
    return (
      <div>
        <Button
          ref={button}
          variant={documents.length === 0 ? 'filled' : 'default'}
          // In a transition, the button first paints its pressed state. Then the form renders in the background.
          onClick={() => startTransition(() => setIsAdding(true))}
        >
          Add a document
        </Button>
      </div>
    );
  }
  return (
    <Section title="New document" framed>
      <DocumentForm
        applicantName={applicant.name}
        documents={documents}
        today={today}
        onAdd={async (id, document) => {
          await add(id, document);
          close();
          toast.success('Document added');
        }}
        onCancel={close}
        failureMessage={checkFailureMessage}
      />
    </Section>
  );
}
