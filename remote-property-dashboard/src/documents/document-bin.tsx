import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import type { PropertyDocument } from 'shared-contract/property/document';
import { documentCategoryName } from 'shared-contract/property/document-category';
import { Link } from 'shared-platform/router';
import { EmptyState, LocalDate, PagedList, Section } from 'shared-ui';
import { focusTitle } from '../focus/focus-title.ts';
import { propertyQuery } from '../property/property-query.ts';
import { DeleteNow } from './delete-now.tsx';
import { lastBinDay } from './document-labels.ts';
import { documentsQuery } from './document-queries.ts';
import { type DocumentSearch, documentsUrl } from './document-search.ts';
import classes from './documents.module.css';
import { RestoreButton } from './restore-button.tsx';

/** The deleted documents of a property, which can be restored. */
export function DocumentBin({ propertyId, search }: { propertyId: string; search: DocumentSearch }) {
  const list = useResource(documentsQuery(propertyId, search));
  return (
    <Stack gap="lg">
      <Anchor component={Link} to={addresses.documents(propertyId)} className={classes.link}>
        Back to the documents
      </Anchor>
      <PagedList
        collection={list}
        page={search.page}
        hrefOf={(page) => documentsUrl(propertyId, { isBin: true, page })}
        empty={<EmptyState title="The bin is empty">Deleted documents stay here for 30 days.</EmptyState>}
      >
        {(documents) => (
          <Section title="Bin">
            <Text size="sm" c="dimmed" mb="sm">
              Documents stay here for 30 days. Their share links don’t work meanwhile.
            </Text>
            <ul className={classes.rows}>
              {documents.map((document) => (
                <BinRow key={document.id} document={document} propertyId={propertyId} />
              ))}
            </ul>
          </Section>
        )}
      </PagedList>
    </Stack>
  );
}

function BinRow({ document, propertyId }: { document: PropertyDocument; propertyId: string }) {
  const { id, name, category, deletedAt } = document;
  const { timeZone } = useResource(propertyQuery(propertyId));
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Anchor component={Link} to={addresses.document(propertyId, id)} className={classes.link} fw={600}>
          {name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {documentCategoryName(category)}
          {deletedAt !== null && (
            <>
              {' · '}Deleted for good on <LocalDate date={lastBinDay(localDateIn(timeZone, new Date(deletedAt)))} />
            </>
          )}
        </Text>
      </div>
      <Group gap="xs">
        <RestoreButton document={document} propertyId={propertyId} accessibleName={`Restore ${name}`} />
        <DeleteNow
          document={document}
          propertyId={propertyId}
          accessibleName={`Delete now: ${name}`}
          onDeleted={focusTitle}
        />
      </Group>
    </li>
  );
}
