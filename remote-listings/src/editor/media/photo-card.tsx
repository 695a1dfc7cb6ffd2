import { ActionIcon, Badge } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { AssetWarning, OwnersListingAsset } from 'shared-contract/listing-asset';
import { HoverTip, PropertyThumb } from 'shared-ui';
import { focusNext } from '../focus-next.ts';
import classes from './media.module.css';

const warningWords: Record<AssetWarning, string> = {
  portrait: 'Taller than wide: results show photos lying.',
  duplicate: 'Looks like another photo of this listing.',
  text: 'There seem to be words on it: portals refuse text and logos.',
};

type PhotoCardProps = {
  photo: OwnersListingAsset;
  index: number;
  /** Absent where photos stay as they are. */
  onRemove?: (() => void) | undefined;
};

export function PhotoCard({ photo, index, onRemove }: PhotoCardProps) {
  return (
    <div className={classes.photo}>
      <PropertyThumb picture={photo.picture} size={112} />
      <div className={classes.words}>
        <p className={classes.name}>
          <span className={classes.number}>{index + 1}.</span> {photo.fileName}
          {index === 0 ? (
            <Badge component="span" variant="light" ml="xs">
              Main photo
            </Badge>
          ) : null}
        </p>
        {onRemove &&
          photo.warnings.map((warning) => (
            <p key={warning} className={classes.warning}>
              {warningWords[warning]}
            </p>
          ))}
      </div>
      {onRemove ? (
        <HoverTip label="Remove">
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Remove ${photo.fileName}`}
            onClick={({ currentTarget }) => {
              focusNext(currentTarget);
              onRemove();
            }}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </HoverTip>
      ) : null}
    </div>
  );
}
