import type { InProcessBackend } from './in-process-backend.ts';

/** Returns a fetch with the session and the CSRF token of a guest's browser. */
export async function guestFetch(backend: InProcessBackend): Promise<InProcessBackend['fetch']> {
  const response = await backend.inject({ url: '/api/auth/csrf-token', headers: { accept: 'text/json' } });
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const guest = { cookie, 'x-csrf-token': response.json().csrfToken };
  return (input, init) =>
    backend.fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), ...guest } });
}
