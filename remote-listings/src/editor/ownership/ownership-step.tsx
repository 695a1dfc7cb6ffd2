import { Alert, Select, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { rejectionReason, useResource } from 'shared-api';
import { isEditable } from 'shared-contract/listing/listing-status';
import {
  type OwnershipDocument,
  type OwnershipDocumentKind,
  ownershipDocumentKind,
  ownershipKindLabels,
  ownershipRules,
} from 'shared-contract/property/ownership-document';
import { DropArea, UploadList } from 'shared-editor';
import { logger, toast } from 'shared-platform';
import { refetchListing, useEditedListing } from '../edited-listing.ts';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import { DocumentRow } from './document-row.tsx';
import classes from './ownership.module.css';
import { ownershipPath, ownershipQuery, refetchOwnership, removeDocumentMutation } from './ownership-documents.ts';

/**
 * The step for the proof of ownership, which publishing requires (V25). The proof belongs to the property, so later
 * listings of the property need no other proof.
 */
export function OwnershipStep() {
  const { value: listing } = useEditedListing();
  const { id: propertyId } = listing.property;
  const documents = useResource(ownershipQuery(propertyId));
  const [kind, setKind] = useState<OwnershipDocumentKind>('ratesNotice');
  const [uploads, queue] = useUploads({
    path: ownershipPath(propertyId),
    listingId: listing.id,
    step: 'ownership',
    onUploaded: () => refetchOwnership(propertyId, listing.id),
  });
  const { mutateAsync } = useMutation(removeDocumentMutation(propertyId, listing.id));
  const isOpen = isEditable(listing.status);
  const isVerified = documents.some(({ status }) => status === 'verified');

  // After a document's status has changed, fetches the listing again, because the list of steps shows the result.
  const statuses = documents.map(({ status }) => status).join();
  useEffect(() => {
    if (statuses !== '') void refetchListing(listing.id).catch(() => {});
  }, [statuses, listing.id]);

  async function remove(document: OwnershipDocument) {
    try {
      await mutateAsync(document);
      toast.success('Document removed');
    } catch (error) {
      logger.error('A proof of ownership was not removed', { reason: String(error) });
      toast.error(rejectionReason(error) ?? 'We couldn’t save that change. Check your connection and try again.');
    }
  }

  return (
    <EditorFrame
      step="ownership"
      lead="Before your listing goes live, we check that you own the property or act for its owner. Only we can see what you upload here."
    >
      <Stack gap="lg">
        {isVerified ? (
          <Alert color="eucalypt" title="Ownership is verified">
            There’s nothing else to do here, for this listing or the property’s next ones.
          </Alert>
        ) : null}
        {documents.length > 0 ? (
          <ul className={classes.documents} aria-label="Proof of ownership" aria-live="polite">
            {documents.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                onRemove={isOpen ? () => void remove(document) : undefined}
              />
            ))}
          </ul>
        ) : null}
        <UploadList label="Documents being uploaded" items={uploads} queue={queue} />
        {isVerified || !isOpen ? null : (
          <>
            <Select
              label="Document type"
              data={ownershipDocumentKind.options.map((value) => ({ value, label: ownershipKindLabels[value] }))}
              value={kind}
              allowDeselect={false}
              onChange={(value) => setKind(ownershipDocumentKind.parse(value))}
              maw={420}
            />
            <DropArea
              noun="your document"
              accept={ownershipRules.mediaTypes}
              multiple={false}
              hint="PDF or photo, up to 10 MB. It must show your name and this address."
              full={documents.length >= ownershipRules.maxCount ? 'Remove one to add another' : null}
              onFiles={(files) => queue.add(files, kind, ownershipRules, ownershipRules.maxCount - documents.length)}
            />
            <Text size="sm" c="dimmed">
              A rates notice from the last 12 months is quickest. You can black out amounts.
            </Text>
          </>
        )}
      </Stack>
    </EditorFrame>
  );
}
