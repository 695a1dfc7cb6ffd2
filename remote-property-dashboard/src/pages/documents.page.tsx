import { Stack } from '@mantine/core';
import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { agreementsQuery } from '../documents/agreements-query.ts';
import { DocumentBin } from '../documents/document-bin.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { documentsQuery } from '../documents/document-queries.ts';
import { type DocumentSearch, parseDocumentSearch } from '../documents/document-search.ts';
import { DocumentUpload } from '../documents/document-upload.tsx';
import { SignedAgreements } from '../documents/signed-agreements.tsx';
import { propertyQuery } from '../property/property-query.ts';

export function loader({ params: { propertyId = '' }, request }: LoaderFunctionArgs) {
  const search = parseDocumentSearch(new URL(request.url).searchParams);
  return Promise.all([
    prefetch(documentsQuery(propertyId, search)),
    prefetch(propertyQuery(propertyId)),
    ...(hasAgreements(search) ? [prefetch(agreementsQuery(propertyId))] : []),
  ]);
}

/** Signed agreements come first among all documents, and among leases and notices. */
const hasAgreements = ({ category, isBin, page }: DocumentSearch) =>
  !isBin && page === 1 && (category === null || category === 'lease');

export function Component() {
  const { propertyId = '' } = useParams();
  const [parameters] = useSearchParams();
  const search = parseDocumentSearch(parameters);
  const List = search.isBin ? DocumentBin : DocumentList;
  return (
    <>
      <PageHeader title="Documents" description="The papers of this property, with reminders before they expire." />
      <Stack gap="lg">
        {!search.isBin && (
          <DocumentUpload key={`${propertyId} ${search.category}`} propertyId={propertyId} shown={search.category} />
        )}
        {hasAgreements(search) && (
          <QueryBoundary
            resetKey={propertyId}
            fallback={<CardSkeletons shape="rows" count={1} label="Loading the signed agreements" />}
          >
            <SignedAgreements propertyId={propertyId} />
          </QueryBoundary>
        )}
        <QueryBoundary
          resetKey={`${propertyId} ${parameters}`}
          fallback={<CardSkeletons shape="rows" count={6} label="Loading the documents" />}
        >
          <List propertyId={propertyId} search={search} />
        </QueryBoundary>
      </Stack>
    </>
  );
}
