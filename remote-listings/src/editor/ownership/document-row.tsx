import { Anchor, Button } from '@mantine/core';
import {
  type OwnershipDocument,
  ownershipDocumentKind,
  ownershipKindLabels,
} from 'shared-contract/property/ownership-document';
import { isKnown } from 'shared-contract/wire/open-enum';
import { focusNextRowThen } from 'shared-editor';
import { LocalInstant, StatusBadge } from 'shared-ui';
import { downloadFile } from '../../download/download-file.ts';
import classes from './ownership.module.css';

type DocumentRowProps = { document: OwnershipDocument; onRemove: (() => void) | undefined };

export function DocumentRow({ document, onRemove }: DocumentRowProps) {
  const { kind, file, fileName, status, reason, uploadedAt } = document;
  return (
    <li className={classes.document}>
      <div className={classes.text}>
        <p className={classes.name}>
          {isKnown(ownershipDocumentKind, kind) ? ownershipKindLabels[kind] : 'Document'}{' '}
          <StatusBadge kind="ownership" status={status} />
        </p>
        <p className={classes.facts}>
          <Anchor component="button" type="button" size="sm" onClick={() => void downloadFile(file, fileName)}>
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
