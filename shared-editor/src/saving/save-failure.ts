import { isApiProblem, isContractMismatch, isSessionEnded } from 'shared-api';
import { logger } from 'shared-platform';
import { currentVersion, type EditedResource, refetchEdited } from '../edited-resource.ts';
import { type StepForm, violationErrors } from './step-form.ts';
import type { StepEvent } from './step-state.ts';

/** The HTTP statuses below 500 after which another attempt may succeed. */
const transientStatuses = [408, 425, 429];

/**
 * Returns the event that tells the form why a save failed. If the resource was changed elsewhere (412), fetches it
 * again.
 */
export async function saveFailure<
  Values extends Record<string, unknown>,
  Resource extends { id: string },
  Change extends object,
>(
  error: unknown,
  kind: EditedResource<Resource, Change>,
  { form, id, change }: { form: StepForm<Values, Resource, Change>; id: string; change: Change },
): Promise<StepEvent<Values, Resource>> {
  try {
    if (isApiProblem(error, { status: 412 })) {
      await refetchEdited(kind, id);
      return { type: 'outdated', ...currentVersion(kind, id) };
    }
    if (!isApiProblem(error, { status: 422 })) return finalFailure(error, kind.name, form.step);
    const version = currentVersion(kind, id);
    return { type: 'rejected', ...violationErrors(form, error.violations, change, version.resource), ...version };
  } catch (refetchError) {
    return finalFailure(refetchError, kind.name, form.step);
  }
}

function finalFailure(
  error: unknown,
  name: string,
  step: string,
): { type: 'failed'; message: string } | { type: 'unreachable' } {
  const message = permanentFailureMessage(error, name);
  if (message !== null) return { type: 'failed', message };
  logger.warn(`A step of the ${name} editor could not be saved`, { step, reason: String(error) });
  return { type: 'unreachable' };
}

/** Returns the message for a failure that another attempt would not change. Null when another attempt may succeed. */
function permanentFailureMessage(error: unknown, name: string): string | null {
  if (isSessionEnded(error)) return 'You’ve been signed out. We’ve stored what you typed until you’re back.';
  if (isContractMismatch(error)) return 'Something has changed since you opened this page. Reload it and try again.';
  if (!isApiProblem(error) || error.status >= 500 || transientStatuses.includes(error.status)) return null;
  return error.status === 404 ? `This ${name} no longer exists.` : error.detail;
}
