import { useSession } from 'shared-auth';

/** Returns the name and the email address of the signed-in user. Both are empty for a guest. */
export function useSignedInPerson() {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.appUser : null;
  return { name: user?.fullName ?? '', email: user?.username ?? '' };
}
