export { publishSession, type Session } from '../session.ts';
export { openDoors } from '../sign-in.ts';
export { type AuthRequests, authRequests } from './auth-requests.ts';
export { browserClock } from './clock.ts';
export { csrfTokens } from './csrf-token.ts';
export { browserTimer } from './long-timer.ts';
export { createSession, type HostSession, type SessionPorts, type TokenReply } from './session.ts';
export { browserChannel } from './session-channel.ts';
