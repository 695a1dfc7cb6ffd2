import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { rejectionReason, useResource } from 'shared-api';
import type { ListingAssetPatch, OwnersListingAsset } from 'shared-contract/listing/listing-asset';
import type { ListingAssetKind } from 'shared-contract/listing/listing-asset-kind';
import { isEditable } from 'shared-contract/listing/listing-status';
import { logger, toast } from 'shared-platform';
import { useEditedListing } from '../edited-listing.ts';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import { assetsPath, assetsQuery, changeAssetMutation, refetchAssets } from './assets.ts';
import { DocumentLists } from './document-lists.tsx';
import { FileList } from './file-list.tsx';
import classes from './media.module.css';
import { MediaSection } from './media-section.tsx';
import { PhotoList } from './photo-list.tsx';

/** The step for photos, floor plans and documents. `assetRules` has the limits for them (V18). */
export function MediaStep() {
  const { value: listing } = useEditedListing();
  const assets = useResource(assetsQuery(listing.id));
  const [uploads, queue] = useUploads({
    path: assetsPath(listing.id),
    listingId: listing.id,
    step: 'media',
    onUploaded: () => refetchAssets(listing.id),
  });
  const { mutateAsync } = useMutation(changeAssetMutation(listing.id));
  const isOpen = isEditable(listing.status);
  const [removed, setRemoved] = useState<OwnersListingAsset | null>(null);
  const [restoredId, setRestoredId] = useState<string | null>(null);

  async function change(asset: OwnersListingAsset, patch: ListingAssetPatch) {
    try {
      await mutateAsync({ asset, patch });
      if (patch.removed === undefined) return;
      setRemoved(patch.removed ? asset : null);
      setRestoredId(patch.removed ? null : asset.id);
    } catch (error) {
      logger.error('An asset was not changed', { reason: String(error) });
      toast.error(rejectionReason(error) ?? 'We couldn’t save that change. Check your connection and try again.');
    }
  }

  const remove = isOpen ? (asset: OwnersListingAsset) => void change(asset, { removed: true }) : undefined;
  const section = (kind: ListingAssetKind, list: (ofKind: readonly OwnersListingAsset[]) => ReactNode) => {
    const ofKind = assets.filter((asset) => asset.kind === kind);
    return (
      <MediaSection kind={kind} count={ofKind.length} isOpen={isOpen} uploads={uploads} queue={queue}>
        {list(ofKind)}
      </MediaSection>
    );
  };

  return (
    <EditorFrame
      step="media"
      lead={
        isOpen
          ? 'The first photo is your main photo in search results. Drag photos to reorder them, or use the keyboard.'
          : 'Photos, floor plans and documents of this listing.'
      }
    >
      {section('photo', (photos) => (
        <PhotoList
          photos={photos}
          restoredId={restoredId}
          onMove={(photo, position) => void change(photo, { position })}
          onRemove={remove}
        />
      ))}
      {section('floorPlan', (plans) => (
        <FileList label="Floor plans" assets={plans} restoredId={restoredId} onRemove={remove} />
      ))}
      {section('document', (documents) =>
        remove ? (
          <DocumentLists
            documents={documents}
            restoredId={restoredId}
            onRemove={remove}
            onChange={(document, patch) => void change(document, patch)}
          />
        ) : (
          <FileList label="Documents" assets={documents} restoredId={restoredId} />
        ),
      )}
      {removed ? (
        <Alert role="status" className={classes.removed} title={`${removed.fileName} was removed`}>
          <Group justify="space-between">
            <Text size="sm">You can undo this for 24 hours.</Text>
            <Button size="xs" variant="default" onClick={() => void change(removed, { removed: false })}>
              Undo
            </Button>
          </Group>
        </Alert>
      ) : null}
    </EditorFrame>
  );
}
