import { Anchor, Badge, Text } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import type { PropertyDocument } from 'shared-contract/property/document';
import { documentCategoryName } from 'shared-contract/property/document-category';
import { Link } from 'shared-platform/router';
import { DownloadButton, LocalInstant } from 'shared-ui';
import { fileLabel } from './document-labels.ts';
import classes from './documents.module.css';
import { ExpiryBadge } from './expiry-badge.tsx';
import { saveVersion } from './save-version.ts';

type DocumentRowProps = { document: PropertyDocument; propertyId: string; today: string };

/** One document in the list, with a link to its page. */
export function DocumentRow({ document, propertyId, today }: DocumentRowProps) {
  const { id, name, category, expiresOn, versions, shares } = document;
  const [latest] = versions;
  const isShared = shares.some((share) => share.expiresOn >= today);
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Anchor component={Link} to={addresses.document(propertyId, id)} className={classes.link} fw={600}>
          {name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {documentCategoryName(category)}
          {latest && (
            <>
              {' · '}
              {fileLabel(latest)} · <LocalInstant at={latest.uploadedAt} show="date" />
            </>
          )}
        </Text>
        <span className={classes.badges}>
          {expiresOn !== null && <ExpiryBadge expiresOn={expiresOn} today={today} />}
          {versions.length > 1 && (
            <Badge variant="light" color="gray">
              {versions.length} versions
            </Badge>
          )}
          {isShared && <Badge variant="light">Shared</Badge>}
        </span>
      </div>
      {latest && (
        <DownloadButton
          label="Download"
          size="compact-sm"
          what={name}
          accessibleName={`Download ${name}`}
          download={() => saveVersion(latest)}
        />
      )}
    </li>
  );
}
