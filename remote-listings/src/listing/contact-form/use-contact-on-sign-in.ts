import { useEffect, useRef } from 'react';
import { useSession } from 'shared-auth';
import { type ContactOfUser, contactOfUser } from '../../contact-of-user.ts';

/** Calls `onPerson` with the contact details of the signed-in user, to fill them in. */
export function useContactOnSignIn(onPerson: (person: ContactOfUser) => void): void {
  const session = useSession();
  const latest = useRef(onPerson);
  latest.current = onPerson;
  const person = session.status === 'signedIn' ? session.appUser : null;
  useEffect(() => {
    if (person) latest.current(contactOfUser(person));
  }, [person]);
}
