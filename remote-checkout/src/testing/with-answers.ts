/**
 * Responses that replace those of the backend, by method and last segment of the path: `POST refresh`. For `undefined`,
 * the backend responds.
 */
export type Answers = Record<string, (request: RequestInit) => Promise<unknown>>;

/**
 * Returns a `fetch` with responses that the payment provider of tests cannot lead to, such as a challenge that the
 * customer answers while the page is open. All other requests reach the backend.
 */
export function withAnswers(fetch: typeof globalThis.fetch, answers: Answers): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const path = new URL(String(input), 'http://localhost').pathname;
    const answer = answers[`${init.method ?? 'GET'} ${path.slice(path.lastIndexOf('/') + 1)}`];
    const body = await answer?.(init);
    return body === undefined ? fetch(input, init) : Response.json(body);
  };
}
