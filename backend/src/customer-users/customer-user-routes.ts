import { type CustomerUserPatch, customerUser, customerUserPatch } from 'shared-contract/user/customer-user';
import { item } from '../http/json-ld.ts';
import { requireVersion } from '../http/preconditions.ts';
import { invalid, notFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { customerUserPath, customerUserResource } from './customer-user-resource.ts';
import { type CustomerUserRow, customerUserById, lockCustomerUser, updateCustomerUser } from './customer-user-store.ts';
import { toE164 } from './phone-number.ts';

/** Returns the user's own account. Any other id is a 404. */
const getCustomerUser = ownerRoute('GET', `${customerUserPath}/:id`, {
  summary: 'The signed-in user.',
  response: customerUser,
  async handler({ database, owner, params }) {
    const row = params.id === owner.id ? await customerUserById(database, params.id) : null;
    // The text of SPEC §8 for a missing account.
    if (!row) throw notFound('User account not found');
    return item(customerUserResource(row), row.version);
  },
});

const patchCustomerUser = ownerRoute('PATCH', `${customerUserPath}/:id`, {
  summary: 'Changes name and phone. Email address and password belong to the login service.',
  body: customerUserPatch,
  response: customerUser,
  async handler({ database, owner, params, body, ifMatch, now }) {
    const current = params.id === owner.id ? await lockCustomerUser(database, params.id) : null;
    if (!current) throw notFound('User account not found');
    requireVersion(ifMatch, current.version);
    const { firstName, lastName, phone } = current;
    const changed = { firstName, lastName, phone, ...changesOf(body) };
    const row = isSameProfile(current, changed) ? current : await updateCustomerUser(database, owner.id, changed, now);
    return item(customerUserResource(row), row.version);
  },
});

type Profile = Pick<CustomerUserRow, 'firstName' | 'lastName' | 'phone'>;

function changesOf({ phone, ...names }: CustomerUserPatch): Partial<Profile> {
  const given = Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined));
  if (phone === undefined) return given;
  const stored = phone ? toE164(phone) : null;
  if (phone && stored === null) {
    const message = 'Enter a phone number such as 0491 570 006, or include the country code, such as +64 21 123 4567.';
    throw invalid({ propertyPath: 'phone', message, code: 'phone' });
  }
  return { ...given, phone: stored };
}

function isSameProfile(one: Profile, other: Profile): boolean {
  return one.firstName === other.firstName && one.lastName === other.lastName && one.phone === other.phone;
}

export const customerUserRoutes: Route[] = [getCustomerUser, patchCustomerUser];
