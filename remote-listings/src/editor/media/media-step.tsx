import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { isApiProblem, useResource } from 'shared-api';
import { assetRules, type ListingAssetKind, type OwnersListingAsset } from 'shared-contract/listing/listing-asset';
import { isEditable } from 'shared-contract/listing/listing-status';
import { logger, toast } from 'shared-platform';
import { DraggableList } from 'shared-ui';
import { useEditedListing } from '../edited-listing.ts';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { DropArea } from '../uploads/drop-area.tsx';
import { UploadList } from '../uploads/upload-list.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import { assetsPath, assetsQuery, changeAssetMutation, refetchAssets } from './assets.ts';
import { FileList } from './file-list.tsx';
import classes from './media.module.css';
import { PhotoCard } from './photo-card.tsx';

const hints: Record<ListingAssetKind, string> = {
  photo:
    'JPEG, PNG or WebP, at least 800 pixels wide, up to 10 MB each. No text, logos or collages: portals reject them.',
  floorPlan: 'JPEG, PNG or WebP, at least 800 pixels wide, up to 10 MB each.',
  document:
    'PDF, up to 10 MB each: contract, statement of information, strata report. You choose which ones visitors can see.',
};

/** Photos, floor plans and documents (V18). */
export function MediaStep() {
  const { value: listing } = useEditedListing();
  const assets = useResource(assetsQuery(listing.id));
  const [uploads, queue] = useUploads(assetsPath(listing.id), () => refetchAssets(listing.id));
  const { mutateAsync } = useMutation(changeAssetMutation(listing.id));
  const isOpen = isEditable(listing.status);
  const [removed, setRemoved] = useState<OwnersListingAsset | null>(null);
  const [restoredId, setRestoredId] = useState<string | null>(null);

  async function change(asset: OwnersListingAsset, patch: Parameters<typeof mutateAsync>[0]['patch']) {
    try {
      await mutateAsync({ asset, patch });
      if (patch.removed === undefined) return;
      setRemoved(patch.removed ? asset : null);
      setRestoredId(patch.removed ? null : asset.id);
    } catch (error) {
      logger.error('An asset was not changed', { reason: String(error) });
      toast.error(
        isApiProblem(error) ? error.detail : 'We couldn’t save that change. Check your connection and try again.',
      );
    }
  }

  const section = (kind: ListingAssetKind, title: string, noun: string, list: ReactNode) => {
    const { most, mediaTypes } = assetRules[kind];
    const count = assets.filter((asset) => asset.kind === kind).length;
    return (
      <Section title={title} count={isOpen ? `${count} of up to ${most}` : String(count)}>
        {list}
        {isOpen ? (
          <>
            <UploadList
              label={`${title} being uploaded`}
              items={uploads.filter((item) => item.assetKind === kind)}
              queue={queue}
            />
            <DropArea
              noun={noun}
              accept={mediaTypes}
              hint={hints[kind]}
              full={count >= most ? `You’ve added the maximum of ${most} ${noun}` : null}
              onFiles={(files) => queue.add(files, kind, assetRules[kind], most - count)}
            />
          </>
        ) : null}
      </Section>
    );
  };
  const ofKind = (kind: ListingAssetKind) => assets.filter((asset) => asset.kind === kind);
  const remove = isOpen ? (asset: OwnersListingAsset) => void change(asset, { removed: true }) : undefined;
  const photos = ofKind('photo');

  return (
    <EditorFrame
      step="media"
      lead={
        isOpen
          ? 'The first photo is your main photo in search results. Drag photos to reorder them, or use the keyboard.'
          : 'Photos, floor plans and documents of this listing.'
      }
    >
      {section(
        'photo',
        'Photos',
        'photos',
        photos.length > 0 && !isOpen ? (
          <ol className={classes.files} aria-label="Photos in order">
            {photos.map((photo, index) => (
              <li key={photo.id}>
                <PhotoCard photo={photo} index={index} />
              </li>
            ))}
          </ol>
        ) : photos.length > 0 ? (
          <DraggableList
            label="Photos in order"
            items={photos}
            keyOf={({ id }) => id}
            labelOf={({ fileName, position }) => `photo ${position}, ${fileName}`}
            onChange={(moved) => {
              if (moved.type === 'moved') void change(moved.element, { position: moved.newIndex + 1 });
            }}
          >
            {(photo, index) => (
              <PhotoCard
                photo={photo}
                index={index}
                isRestored={photo.id === restoredId}
                onRemove={remove && (() => remove(photo))}
              />
            )}
          </DraggableList>
        ) : null,
      )}
      {section(
        'floorPlan',
        'Floor plans',
        'floor plans',
        <FileList label="Floor plans" assets={ofKind('floorPlan')} restoredId={restoredId} onRemove={remove} />,
      )}
      {section(
        'document',
        'Documents',
        'documents',
        <FileList
          label="Documents"
          assets={ofKind('document')}
          restoredId={restoredId}
          onRemove={remove}
          onVisibilityChange={isOpen ? (asset, isPublic) => void change(asset, { isPublic }) : undefined}
        />,
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

function Section({ title, count, children }: { title: string; count: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {title} <span className={classes.count}>{count}</span>
      </h2>
      {children}
    </section>
  );
}
