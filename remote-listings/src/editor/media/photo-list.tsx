import type { OwnersListingAsset } from 'shared-contract/listing/listing-asset';
import { DraggableList } from 'shared-ui';
import classes from './media.module.css';
import { PhotoCard } from './photo-card.tsx';

type PhotoListProps = {
  photos: readonly OwnersListingAsset[];
  restoredId: string | null;
  onMove: (photo: OwnersListingAsset, position: number) => void;
  /** Undefined when the user cannot change the photos. */
  onRemove: ((photo: OwnersListingAsset) => void) | undefined;
};

/** The photos in order. The user can drag them unless the listing is closed. */
export function PhotoList({ photos, restoredId, onMove, onRemove }: PhotoListProps) {
  if (photos.length === 0) return null;
  if (!onRemove) {
    return (
      <ol className={classes.grid} aria-label="Photos in order">
        {photos.map((photo, index) => (
          <li key={photo.id} className={classes.cell}>
            <PhotoCard photo={photo} index={index} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <DraggableList
      label="Photos in order"
      itemWidth={144}
      items={photos}
      keyOf={({ id }) => id}
      labelOf={({ fileName, position }) => `photo ${position}, ${fileName}`}
      onChange={(moved) => {
        if (moved.type === 'moved') onMove(moved.element, moved.newIndex + 1);
      }}
    >
      {(photo, index) => (
        <PhotoCard photo={photo} index={index} isRestored={photo.id === restoredId} onRemove={() => onRemove(photo)} />
      )}
    </DraggableList>
  );
}
