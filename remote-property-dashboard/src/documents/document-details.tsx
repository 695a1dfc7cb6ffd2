import { Alert, Anchor, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useResource } from 'shared-api';
import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { documentCategoryName } from 'shared-contract/property/document-category';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { useSafeNavigate } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { LocalDate, PageHeader, Section } from 'shared-ui';
import { propertyQuery } from '../property/property-query.ts';
import { DeleteNow } from './delete-now.tsx';
import { lastBinDay } from './document-labels.ts';
import { taggedDocumentQuery } from './document-queries.ts';
import { documentsUrl } from './document-search.ts';
import { DocumentShares } from './document-shares.tsx';
import { DocumentVersions } from './document-versions.tsx';
import classes from './documents.module.css';
import { EditDocument } from './edit-document.tsx';
import { ExpiryBadge } from './expiry-badge.tsx';
import { MissingDocument } from './missing-document.tsx';
import { MoveToBin } from './move-to-bin.tsx';
import { VersionPreview } from './preview/version-preview.tsx';
import { RestoreButton } from './restore-button.tsx';

type DocumentDetailsProps = { propertyId: string; documentId: string };

/** One document of this property: preview, details, versions and share links. */
export function DocumentDetails({ propertyId, documentId }: DocumentDetailsProps) {
  const { value: document, etag } = useResource(taggedDocumentQuery(documentId));
  const { timeZone } = useResource(propertyQuery(propertyId));
  const [today] = useState(() => localDateIn(timeZone, new Date()));
  const navigate = useSafeNavigate();
  const { name, category, expiresOn, deletedAt, versions } = document;
  const [latest] = versions;
  const back = (
    <Anchor component={Link} to={addresses.documents(propertyId)}>
      Documents
    </Anchor>
  );
  if (idOfIri(document.property) !== propertyId) return <MissingDocument propertyId={propertyId} />;
  const isInBin = deletedAt !== null;
  return (
    <>
      <PageHeader
        breadcrumbs={back}
        title={name}
        description={
          <>
            {documentCategoryName(category)} {expiresOn !== null && <ExpiryBadge expiresOn={expiresOn} today={today} />}
          </>
        }
        actions={isInBin ? null : <MoveToBin document={document} propertyId={propertyId} />}
      />
      {isInBin && (
        <Alert color="yellow" title="This document is in the bin" mb="lg">
          <Stack gap="sm" align="start">
            <span>
              It will be deleted for good on <LocalDate date={lastBinDay(localDateIn(timeZone, new Date(deletedAt)))} />
              . Its share links don’t work meanwhile.
            </span>
            <Group gap="xs">
              <RestoreButton document={document} propertyId={propertyId} />
              <DeleteNow
                document={document}
                propertyId={propertyId}
                onDeleted={() => navigate(documentsUrl(propertyId, { isBin: true }))}
              />
            </Group>
          </Stack>
        </Alert>
      )}
      <div className={classes.columns}>
        <Stack gap="lg">
          {latest && (
            <Section title="Preview" framed>
              <VersionPreview key={latest.id} version={latest} name={name} />
            </Section>
          )}
          <Section title="Versions" framed>
            <DocumentVersions document={document} propertyId={propertyId} />
          </Section>
        </Stack>
        {!isInBin && (
          <Stack gap="lg">
            <Section title="Details" framed>
              <EditDocument document={document} etag={etag} propertyId={propertyId} />
            </Section>
            <Section title="Share links" framed>
              <DocumentShares document={document} today={today} />
            </Section>
          </Stack>
        )}
      </div>
    </>
  );
}
