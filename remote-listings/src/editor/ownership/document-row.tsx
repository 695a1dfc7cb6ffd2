import { Anchor, Button } from '@mantine/core';
import { api } from 'shared-api';
import {
  type OwnershipDocument,
  ownershipDocumentKind,
  ownershipKindLabels,
} from 'shared-contract/property/ownership-document';
import { isKnown } from 'shared-contract/wire/open-enum';
import { saveFile, toast } from 'shared-platform';
import { LocalInstant, StatusBadge } from 'shared-ui';
import { focusNextRowThen } from '../focus-next-row.ts';
import classes from './ownership.module.css';

type DocumentRowProps = { document: OwnershipDocument; onRemove: (() => void) | undefined };

export function DocumentRow({ document, onRemove }: DocumentRowProps) {
  const { kind, fileName, status, reason, uploadedAt } = document;
  return (
    <li className={classes.document}>
      <div className={classes.text}>
        <p className={classes.name}>
          {isKnown(ownershipDocumentKind, kind) ? ownershipKindLabels[kind] : 'Document'}{' '}
          <StatusBadge kind="ownership" status={status} />
        </p>
        <p className={classes.facts}>
          <Anchor component="button" type="button" size="sm" onClick={() => void save(document)}>
            {fileName}
          </Anchor>
          {' · uploaded '}
          <LocalInstant at={uploadedAt} />
        </p>
        {reason ? (
          <p className={classes.reason} data-status={status}>
            {reason}
          </p>
        ) : null}
      </div>
      {status === 'verified' || !onRemove ? null : (
        <Button size="xs" variant="default" aria-label={`Remove ${fileName}`} onClick={focusNextRowThen(onRemove)}>
          Remove
        </Button>
      )}
    </li>
  );
}

async function save({ file, fileName }: OwnershipDocument): Promise<void> {
  try {
    const download = await api.download(file);
    saveFile(download.file, download.name ?? fileName);
  } catch {
    toast.error(`We couldn’t download ${fileName}. Try again.`);
  }
}
