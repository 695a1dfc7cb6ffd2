import type { AppUser, AuthUser } from 'shared-contract/user/session';
import { identity } from '../http/json-ld.ts';
import type { CustomerUserRow } from './customer-user-store.ts';

export const customerUserPath = '/api/customer-users';

export function customerUserResource(row: CustomerUserRow): AppUser & { '@type': string } {
  return {
    ...identity(customerUserPath, 'CustomerUser', row.id),
    firstName: row.firstName,
    lastName: row.lastName,
    fullName: fullNameOf(row),
    username: row.username,
    phone: row.phone,
  };
}

/** Returns the user in the format of the session response. */
export function authUserOf(row: CustomerUserRow): AuthUser {
  return {
    '@id': `${customerUserPath}/${row.id}`,
    id: row.id,
    migratedId: row.migratedId,
    name: fullNameOf(row),
    givenName: row.firstName,
    familyName: row.lastName,
    username: row.username,
  };
}

function fullNameOf({ firstName, lastName }: CustomerUserRow): string {
  return `${firstName} ${lastName}`.trim();
}
