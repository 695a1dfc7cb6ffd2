import { invalidateResources, prefetch, type Tagged } from 'shared-api';
import type { AgreementTermName, AgreementTerms } from 'shared-contract/agreement/agreement-terms';
import {
  type TenancyAgreement,
  type TenancyAgreementPatch,
  tenancyAgreement,
} from 'shared-contract/agreement/tenancy-agreement';
import type { TenancyAgreementStep } from 'shared-contract/page/addresses';
import {
  type EditedResource,
  editedResourceQuery,
  type StepEditor,
  type StepForm,
  useEditedResource,
  useStepForm,
} from 'shared-editor';
import type { LoaderFunctionArgs } from 'shared-platform/router';
import { agreementPath } from '../tenancy-agreements/agreements-query.ts';
import { detailsOfChange } from './agreement-change.ts';
import { changeViolations } from './change-violations.ts';

/**
 * A change of an agreement's content. Each term is a field of its own, so that a form sends only the terms that differ.
 * Null removes a term, except where null is one of its values.
 */
export type AgreementChange = Pick<TenancyAgreementPatch, 'landlordDetails' | 'tenantDetails'> & {
  [Name in AgreementTermName]?: AgreementTerms[Name] | null;
};

/** The form of a step of the agreement editor. */
export type AgreementStepForm<Values extends Record<string, unknown>> = StepForm<
  Values,
  TenancyAgreement,
  AgreementChange,
  TenancyAgreementStep
>;

const editedAgreements: EditedResource<TenancyAgreement, AgreementChange> = {
  name: 'agreement',
  param: 'agreementId',
  path: agreementPath,
  schema: tenancyAgreement,
  violations: changeViolations,
  body({ landlordDetails, tenantDetails, ...terms }): TenancyAgreementPatch {
    const tenancyAgreementDetails = detailsOfChange(terms);
    return {
      landlordDetails,
      tenantDetails,
      tenancyAgreementDetails: tenancyAgreementDetails.length > 0 ? tenancyAgreementDetails : undefined,
    };
  },
  invalidate: (id) => void invalidateResources(['/api/tenancy-agreements'], { except: agreementPath(id) }),
};

/** The loader of the steps. Fetches the agreement with its entity tag. */
export function loader({ params }: LoaderFunctionArgs): Promise<null> {
  return prefetch(editedResourceQuery(editedAgreements, params.agreementId ?? ''));
}

/** Returns the agreement of this URL as it is saved on the server. */
export const useEditedAgreement = (): Tagged<TenancyAgreement> => useEditedResource(editedAgreements);

/** Returns the form of a step of the agreement of this URL. Show it in an `AgreementFormFrame`. */
export function useAgreementForm<Values extends Record<string, unknown>>(
  step: AgreementStepForm<Values>,
): StepEditor<Values, TenancyAgreementStep> {
  return useStepForm(editedAgreements, step);
}
