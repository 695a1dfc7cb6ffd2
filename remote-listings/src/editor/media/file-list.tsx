import type { OwnersListingAsset } from 'shared-contract/listing/listing-asset';
import { FileRow } from './file-row.tsx';
import classes from './media.module.css';

type FileListProps = {
  label: string;
  assets: readonly OwnersListingAsset[];
  restoredId: string | null;
  /** Undefined when the user cannot change the files. */
  onRemove?: ((asset: OwnersListingAsset) => void) | undefined;
};

/** The floor plans of a listing, or the documents of a closed listing. The user cannot change their order. */
export function FileList({ label, assets, restoredId, onRemove }: FileListProps) {
  if (assets.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={label}>
      {assets.map((asset) => (
        <li key={asset.id} className={classes.framed}>
          <FileRow asset={asset} isRestored={asset.id === restoredId} onRemove={onRemove} />
        </li>
      ))}
    </ul>
  );
}
