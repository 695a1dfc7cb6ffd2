export type { AppUser, AuthUser, Session } from './session.ts';
export { signIn, signOut, signUp } from './sign-in.ts';
export { currentSession, useSession, useUser } from './use-session.ts';
export { type User, UserUnavailable } from './user.ts';
