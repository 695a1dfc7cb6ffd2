import { Anchor, Switch } from '@mantine/core';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { api } from 'shared-api';
import type { OwnersListingAsset } from 'shared-contract/listing/listing-asset';
import { saveFile, toast } from 'shared-platform';
import { PropertyThumb } from 'shared-ui';
import classes from './media.module.css';
import { RemoveButton } from './remove-button.tsx';

type FileListProps = {
  label: string;
  assets: readonly OwnersListingAsset[];
  restoredId: string | null;
  /** Undefined when the user cannot change the files. */
  onRemove?: ((asset: OwnersListingAsset) => void) | undefined;
  /** Undefined when the user cannot choose whether the files are public. */
  onVisibilityChange?: ((asset: OwnersListingAsset, isPublic: boolean) => void) | undefined;
};

/** The floor plans or documents of a listing. Unlike photos, they have no order that the user can change. */
export function FileList({ label, assets, restoredId, onRemove, onVisibilityChange }: FileListProps) {
  if (assets.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={label}>
      {assets.map((asset) => (
        <li key={asset.id} className={classes.file}>
          {asset.picture ? (
            <PropertyThumb picture={asset.picture} size={72} />
          ) : (
            <IconFileText size={28} stroke={1.5} aria-hidden="true" />
          )}
          <span className={classes.text}>
            {asset.file ? (
              <Anchor component="button" type="button" onClick={() => void save(asset)}>
                {asset.fileName}
              </Anchor>
            ) : (
              asset.fileName
            )}
          </span>
          {onVisibilityChange ? (
            <Switch
              label="Visitors can download it"
              aria-label={`Visitors can download ${asset.fileName}`}
              checked={asset.isPublic}
              onChange={({ currentTarget }) => onVisibilityChange(asset, currentTarget.checked)}
            />
          ) : null}
          {onRemove ? (
            <RemoveButton
              fileName={asset.fileName}
              isRestored={asset.id === restoredId}
              onRemove={() => onRemove(asset)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

async function save({ file, fileName }: OwnersListingAsset): Promise<void> {
  if (!file) return;
  try {
    const download = await api.download(file);
    saveFile(download.file, download.name ?? fileName);
  } catch {
    toast.error(`We couldn’t download ${fileName}. Try again.`);
  }
}
