import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, postResource } from 'shared-api';
import { type TenancyAgreementInput, tenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';

/** Creates a draft. With the idempotency key, the server creates only one when the button is pressed twice. */
export function createAgreementMutation() {
  return mutationOptions({
    mutationFn: ({ input, idempotencyKey }: { input: TenancyAgreementInput; idempotencyKey: string }) =>
      postResource('/api/tenancy-agreements', input, tenancyAgreement, { idempotencyKey }),
    onSuccess: (created) =>
      void invalidateResources(['/api/tenancy-agreements', '/api/overview'], { except: created['@id'] }),
  });
}
