type Person = { name: string; email: string };

/** True when one of the adults is one of the tenants. The owner may have corrected a name or an email address. */
export const isAmong = (adults: readonly Person[], tenants: readonly Person[]): boolean =>
  adults.some((adult) => tenants.some((tenant) => isSamePerson(adult, tenant)));

/** True when one of the adults has the email address of a tenant. */
export const hasEmailOf = (adults: readonly Person[], tenants: readonly Person[]): boolean =>
  adults.some((adult) => tenants.some((tenant) => normalised(adult.email) === normalised(tenant.email)));

const isSamePerson = (one: Person, other: Person) =>
  normalised(one.email) === normalised(other.email) || normalised(one.name) === normalised(other.name);

const normalised = (text: string) => text.trim().toLowerCase();
