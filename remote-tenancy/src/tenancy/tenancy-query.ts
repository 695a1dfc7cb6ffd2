import { allMembersQuery, resourceQuery } from 'shared-api';
import { notice } from 'shared-contract/tenancy/notice';
import { tenancy } from 'shared-contract/tenancy/tenancy';

const pathOf = (tenancyId: string) => `/api/tenancies/${encodeURIComponent(tenancyId)}`;

export const tenancyQuery = (tenancyId: string) => resourceQuery(pathOf(tenancyId), tenancy);

/** The notices of a tenancy, newest first. */
export const noticesQuery = (tenancyId: string) => allMembersQuery(`${pathOf(tenancyId)}/notices`, notice);
