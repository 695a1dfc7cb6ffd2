import { currentSession, type Session, signIn, signOut, useSession, useUser } from 'shared-auth';

export function useName(): string {
  const user = useUser();
  return `${user.firstName} ${user.lastName}`;
}

export const useSessionNow = (): Session => useSession();
export const status: string = currentSession().status;
export const commands = { signIn, signOut };
