import type { TestBackend } from './test-backend.ts';

/** Returns the headers of a signed-out browser: its session cookie and the CSRF token. */
export async function guestHeaders({ inject }: Pick<TestBackend, 'inject'>): Promise<Record<string, string>> {
  const response = await inject({ url: '/api/auth/csrf-token' });
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { cookie, 'x-csrf-token': response.json().csrfToken };
}
