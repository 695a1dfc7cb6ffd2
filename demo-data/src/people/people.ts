import type { customerUsers } from 'backend/tables';
import { createRandom, type Random } from '../random.ts';
import { stableId } from '../stable-id.ts';
import { familyNames, firstNames, mailboxOf } from './names.ts';
import { fictionalMobile } from './phones.ts';

export type UserRow = typeof customerUsers.$inferInsert & { id: string };

/** The users of the demo accounts. The login service has accounts with the same user ids (`sub`). */
export const demoUsers = {
  olivia: demoUser('demo-olivia', 'Olivia', 'Nguyen', 'olivia@example.com', '+61491570006'),
  jack: demoUser('demo-jack', 'Jack', "O'Brien", 'jack@example.com', '+61491570156'),
  agent: demoUser('demo-agent', 'Priya', 'Sharma', 'agent@example.com', '+61491570157'),
} as const;

function demoUser(subject: string, firstName: string, lastName: string, username: string, phone: string) {
  return { id: stableId(`user/${subject}`), subject, firstName, lastName, username, phone } satisfies UserRow;
}

/**
 * Returns owners without a login. Their listings fill the search results. Demo accounts must never see their private
 * rows.
 */
export function hiddenOwners(count: number): UserRow[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(`owner/${index}`);
    const { firstName, lastName } = person(random);
    return {
      id: stableId(`user/hidden-${index}`),
      subject: null,
      firstName,
      lastName,
      username: `${mailboxOf(firstName, lastName)}.${index + 1}@example.com.au`,
      phone: fictionalMobile(random),
    };
  });
}

export function person(random: Random): { firstName: string; lastName: string } {
  return { firstName: random.pick(firstNames), lastName: random.pick(familyNames) };
}

export const fullNameOf = (user: { firstName: string; lastName: string }) => `${user.firstName} ${user.lastName}`;
