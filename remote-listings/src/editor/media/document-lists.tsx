import { useState } from 'react';
import type { ListingAssetPatch, OwnersListingAsset } from 'shared-contract/listing/listing-asset';
import { DraggableArea, DraggableList, type ListChange } from 'shared-ui';
import { documentPosition } from './document-position.ts';
import { FileRow } from './file-row.tsx';
import classes from './media.module.css';

type DocumentListsProps = {
  documents: readonly OwnersListingAsset[];
  restoredId: string | null;
  onRemove: (document: OwnersListingAsset) => void;
  onChange: (document: OwnersListingAsset, patch: ListingAssetPatch) => void;
};

const lists = [
  { isPublic: true, title: 'Visitors can download' },
  { isPublic: false, title: 'Only you can see' },
] as const;

/**
 * The documents in two lists: those that visitors can download, and the others. The user drags a document to the other
 * list or to another position, or moves it to the other list with its switch.
 */
export function DocumentLists({ documents, restoredId, onRemove, onChange }: DocumentListsProps) {
  // The document whose switch was pressed. Its row moves to the other list, where the new switch takes the focus.
  const [switchedId, setSwitchedId] = useState<string | null>(null);
  const drop = (change: ListChange<OwnersListingAsset>, isPublic: boolean) => {
    if (change.type === 'removed') return;
    const { element, newIndex } = change;
    const position = documentPosition(documents, element, { isPublic, index: newIndex });
    onChange(element, element.isPublic === isPublic ? { position } : { position, isPublic });
  };
  if (documents.length === 0) return null;
  return (
    <div className={classes.documents}>
      <DraggableArea>
        {lists.map(({ isPublic, title }) => (
          <div key={title} className={classes.documentList}>
            <h3 className={classes.listTitle}>{title}</h3>
            <DraggableList
              label={title}
              items={documents.filter((document) => document.isPublic === isPublic)}
              keyOf={({ id }) => id}
              labelOf={({ fileName }) => fileName}
              onChange={(change) => drop(change, isPublic)}
            >
              {(document) => (
                <FileRow
                  asset={document}
                  isRestored={document.id === restoredId}
                  onRemove={onRemove}
                  isSwitched={document.id === switchedId}
                  onVisibilityChange={(_, visible) => {
                    setSwitchedId(document.id);
                    onChange(document, { isPublic: visible });
                  }}
                />
              )}
            </DraggableList>
          </div>
        ))}
      </DraggableArea>
    </div>
  );
}
