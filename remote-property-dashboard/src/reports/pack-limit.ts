import { isApiProblem } from 'shared-api';

/** Returns why the server prepares no further file for now; null for another error. */
export function packLimitMessage(error: unknown): string | null {
  if (isApiProblem(error, { status: 429 }))
    return 'You’ve downloaded too many files in the last hour. Try again later.';
  if (isApiProblem(error, { status: 409 }))
    return 'We’re still preparing your last download. Try again when it’s finished.';
  return null;
}
