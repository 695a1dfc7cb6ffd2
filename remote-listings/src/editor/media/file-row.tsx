import { Anchor, Switch } from '@mantine/core';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { useEffect, useRef } from 'react';
import type { OwnersListingAsset } from 'shared-contract/listing/listing-asset';
import { PropertyThumb } from 'shared-ui';
import { downloadFile } from '../../download/download-file.ts';
import classes from './media.module.css';
import { RemoveButton } from './remove-button.tsx';

type FileRowProps = {
  asset: OwnersListingAsset;
  isRestored: boolean;
  /** Undefined when the user cannot change the files. */
  onRemove?: ((asset: OwnersListingAsset) => void) | undefined;
  /** Undefined when the user cannot choose whether the file is public. */
  onVisibilityChange?: ((asset: OwnersListingAsset, isPublic: boolean) => void) | undefined;
  /** True after the user has pressed the switch of this file, so that it takes the focus in its new list. */
  isSwitched?: boolean;
};

/** One floor plan or document, with its buttons. */
export function FileRow({ asset, isRestored, onRemove, onVisibilityChange, isSwitched = false }: FileRowProps) {
  const { file, fileName } = asset;
  const visibility = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isSwitched) visibility.current?.focus();
  }, [isSwitched]);
  return (
    <div className={classes.file}>
      {asset.picture ? (
        <PropertyThumb picture={asset.picture} size={72} />
      ) : (
        <IconFileText size={28} stroke={1.5} aria-hidden="true" />
      )}
      <span className={classes.text}>
        {file ? (
          <Anchor component="button" type="button" onClick={() => void downloadFile(file, fileName)}>
            {fileName}
          </Anchor>
        ) : (
          fileName
        )}
      </span>
      {onVisibilityChange ? (
        <Switch
          ref={visibility}
          aria-label={`Visitors can download ${asset.fileName}`}
          checked={asset.isPublic}
          onChange={({ currentTarget }) => onVisibilityChange(asset, currentTarget.checked)}
        />
      ) : null}
      {onRemove ? (
        <RemoveButton fileName={asset.fileName} isRestored={isRestored} onRemove={() => onRemove(asset)} />
      ) : null}
    </div>
  );
}
