type Person = { name: string; email: string };

/** True when one of the adults is one of the tenants. The owner may have corrected a name or an email address. */
export const isAmong = (adults: readonly Person[], tenants: readonly Person[]): boolean =>
  adults.some((adult) => tenants.some((tenant) => isSamePerson(adult, tenant)));

/** True when one of the adults has the email address of a tenant. */
export const hasEmailOf = (adults: readonly Person[], tenants: readonly Person[]): boolean =>
  adults.some((adult) => tenants.some((tenant) => isSameEmail(adult.email, tenant.email)));

/** True for two spellings of one email address. */
export const isSameEmail = (one: string, other: string): boolean => normalised(one) === normalised(other);

const isSamePerson = (one: Person, other: Person) =>
  isSameEmail(one.email, other.email) || normalised(one.name) === normalised(other.name);

const normalised = (text: string) => text.trim().toLowerCase();
