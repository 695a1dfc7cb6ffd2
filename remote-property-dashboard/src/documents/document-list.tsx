import { Anchor, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useResource } from 'shared-api';
import { localDateIn } from 'shared-contract/date/local-date';
import { documentCategory, documentCategoryNames } from 'shared-contract/property/document-category';
import { useSafeNavigate } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { EmptyState, PagedList, Section } from 'shared-ui';
import { propertyQuery } from '../property/property-query.ts';
import { documentsQuery } from './document-queries.ts';
import { DocumentRow } from './document-row.tsx';
import { type DocumentSearch, documentsUrl } from './document-search.ts';
import classes from './documents.module.css';

type DocumentListProps = { propertyId: string; search: DocumentSearch };

/** The documents of a property outside the bin. */
export function DocumentList({ propertyId, search }: DocumentListProps) {
  const list = useResource(documentsQuery(propertyId, search));
  const { timeZone } = useResource(propertyQuery(propertyId));
  const [today] = useState(() => localDateIn(timeZone, new Date()));
  const { category, page } = search;
  if (list.totalItems === 0 && category === null) return <NoDocuments propertyId={propertyId} />;
  return (
    <Stack gap="lg">
      <Group gap="md" align="end" justify="space-between">
        <CategoryFilter propertyId={propertyId} category={category} />
        <Anchor component={Link} to={documentsUrl(propertyId, { isBin: true })} className={classes.link}>
          Open the bin
        </Anchor>
      </Group>
      <PagedList
        collection={list}
        page={page}
        hrefOf={(next) => documentsUrl(propertyId, { category, page: next })}
        empty={<Text>No documents in this category. Choose another one.</Text>}
      >
        {(documents) => (
          <Section title={list.totalItems === 1 ? '1 document' : `${list.totalItems} documents`}>
            <ul className={classes.rows}>
              {documents.map((document) => (
                <DocumentRow key={document.id} document={document} propertyId={propertyId} today={today} />
              ))}
            </ul>
          </Section>
        )}
      </PagedList>
    </Stack>
  );
}

function CategoryFilter({ propertyId, category }: { propertyId: string } & Pick<DocumentSearch, 'category'>) {
  const navigate = useSafeNavigate();
  return (
    <NativeSelect
      label="Category"
      value={category ?? ''}
      data={[
        { value: '', label: 'All categories' },
        ...documentCategory.options.map((value) => ({ value, label: documentCategoryNames[value] })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        navigate(
          documentsUrl(propertyId, { category: documentCategory.options.find((option) => option === value) ?? null }),
        )
      }
    />
  );
}

function NoDocuments({ propertyId }: { propertyId: string }) {
  return (
    <EmptyState
      title="No uploaded documents yet"
      action={
        <Anchor component={Link} to={documentsUrl(propertyId, { isBin: true })} className={classes.link}>
          Open the bin
        </Anchor>
      }
    >
      Upload insurance policies, safety certificates, condition reports and other papers. We’ll remind you before they
      expire.
    </EmptyState>
  );
}
