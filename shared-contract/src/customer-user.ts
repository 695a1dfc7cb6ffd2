/** `GET /api/customer-users/{id}`: the app user (SPEC §3). The session answers with the same shape. */
export { type AppUser as CustomerUser, appUser as customerUser } from './session.ts';
