import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import { DocumentDetails } from '../documents/document-details.tsx';
import { taggedDocumentQuery } from '../documents/document-queries.ts';
import { MissingDocument } from '../documents/missing-document.tsx';
import { propertyQuery } from '../property/property-query.ts';

export function loader({ params: { propertyId = '', documentId = '' } }: LoaderFunctionArgs) {
  return Promise.all([prefetch(taggedDocumentQuery(documentId)), prefetch(propertyQuery(propertyId))]);
}

export function Component() {
  const { propertyId = '', documentId = '' } = useParams();
  return (
    <QueryBoundary
      resetKey={documentId}
      fallback={<CardSkeletons shape="rows" count={4} label="Loading the document" />}
      missing={<MissingDocument propertyId={propertyId} />}
    >
      <DocumentDetails key={documentId} propertyId={propertyId} documentId={documentId} />
    </QueryBoundary>
  );
}
