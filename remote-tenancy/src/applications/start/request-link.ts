import { api } from 'shared-api';
import type { ApplicationLinkInput } from 'shared-contract/application/application';

/** Asks for a new link by email. The response doesn't tell whether the address has an application. */
export const requestLink = (input: ApplicationLinkInput): Promise<unknown> =>
  api.send({ method: 'POST', path: '/api/application-link-requests', body: input });
