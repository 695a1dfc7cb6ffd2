import { allMembersQuery, taggedResourceQuery } from 'shared-api';
import { tenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';

export const agreementsQuery = (propertyId: string) =>
  allMembersQuery('/api/tenancy-agreements', tenancyAgreement, { query: { 'property.id': propertyId } });

export const agreementPath = (id: string) => `/api/tenancy-agreements/${encodeURIComponent(id)}`;

/** One agreement with its entity tag, which a change sends as `If-Match`. */
export const taggedAgreementQuery = (id: string) => taggedResourceQuery(agreementPath(id), tenancyAgreement);
