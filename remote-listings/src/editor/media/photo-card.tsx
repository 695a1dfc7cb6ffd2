import { Badge } from '@mantine/core';
import type { OwnersListingAsset } from 'shared-contract/listing/listing-asset';
import { type AssetWarning, assetWarning } from 'shared-contract/listing/listing-asset-kind';
import { isKnown } from 'shared-contract/wire/open-enum';
import { ResponsiveImage } from 'shared-ui';
import classes from './media.module.css';
import { RemoveButton } from './remove-button.tsx';

const warningMessages: Record<AssetWarning, string> = {
  portrait: 'Search results crop photos to landscape.',
  duplicate: 'Looks like another photo of this listing.',
  text: 'This photo seems to have text on it. Portals reject text and logos.',
};

type PhotoCardProps = {
  photo: OwnersListingAsset;
  index: number;
  isRestored?: boolean;
  /** Undefined when the user cannot change the photos. */
  onRemove?: (() => void) | undefined;
};

export function PhotoCard({ photo, index, isRestored = false, onRemove }: PhotoCardProps) {
  return (
    <div className={classes.photo}>
      <div className={classes.picture}>
        {photo.picture && <ResponsiveImage picture={{ ...photo.picture, alt: '' }} sizes="240px" ratio={4 / 3} />}
        {index === 0 ? (
          <Badge component="span" className={classes.main}>
            Main photo
          </Badge>
        ) : null}
      </div>
      <div className={classes.text}>
        <p className={classes.name}>
          <span className={classes.number}>{index + 1}.</span> {photo.fileName}
        </p>
        {onRemove &&
          photo.warnings.map((warning) => (
            <p key={warning} className={classes.warning}>
              {isKnown(assetWarning, warning) ? warningMessages[warning] : 'Check this photo.'}
            </p>
          ))}
      </div>
      {onRemove ? <RemoveButton fileName={photo.fileName} isRestored={isRestored} onRemove={onRemove} /> : null}
    </div>
  );
}
