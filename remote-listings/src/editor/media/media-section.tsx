import { type ReactNode, useId } from 'react';
import { assetRules } from 'shared-contract/listing/listing-asset';
import type { ListingAssetKind } from 'shared-contract/listing/listing-asset-kind';
import { DropArea, type UploadItem, UploadList, type UploadQueue } from 'shared-editor';
import classes from './media.module.css';

const texts: Record<ListingAssetKind, { title: string; noun: string; hint: string }> = {
  photo: {
    title: 'Photos',
    noun: 'photos',
    hint: 'JPEG, PNG or WebP, at least 800 pixels wide, up to 10 MB each. No text, logos or collages: portals reject them.',
  },
  floorPlan: {
    title: 'Floor plans',
    noun: 'floor plans',
    hint: 'JPEG, PNG or WebP, at least 800 pixels wide, up to 10 MB each.',
  },
  document: {
    title: 'Documents',
    noun: 'documents',
    hint: 'PDF, up to 10 MB each: contract, statement of information, strata report. You choose which ones visitors can see.',
  },
};

type MediaSectionProps = {
  kind: ListingAssetKind;
  count: number;
  /** False when the listing is closed, so that nothing can be uploaded any more. */
  isOpen: boolean;
  uploads: readonly UploadItem[];
  queue: UploadQueue;
  children: ReactNode;
};

/** The files of one kind, the running uploads, and the area to which the user drops more files. */
export function MediaSection({ kind, count, isOpen, uploads, queue, children }: MediaSectionProps) {
  const id = useId();
  const { title, noun, hint } = texts[kind];
  const { maxCount, mediaTypes } = assetRules[kind];
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {title} <span className={classes.count}>{isOpen ? `${count} of up to ${maxCount}` : count}</span>
      </h2>
      {children}
      {isOpen && (
        <>
          <UploadList
            label={`${title} being uploaded`}
            items={uploads.filter((upload) => upload.kind === kind)}
            queue={queue}
          />
          <DropArea
            noun={noun}
            accept={mediaTypes}
            hint={hint}
            full={count >= maxCount ? `You’ve added the maximum of ${maxCount} ${noun}` : null}
            onFiles={(files) => queue.add(files, kind, assetRules[kind], maxCount - count)}
          />
        </>
      )}
    </section>
  );
}
