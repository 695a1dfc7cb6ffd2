import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, postResource } from 'shared-api';
import { property } from 'shared-contract/property/property';
import type { PropertyInput } from 'shared-contract/property/property-input';

/** Creates a property. With the idempotency key, the server creates only one when the button is pressed twice. */
export function createPropertyMutation() {
  return mutationOptions({
    mutationFn: ({ input, idempotencyKey }: { input: PropertyInput; idempotencyKey: string }) =>
      postResource('/api/properties', input, property, { idempotencyKey }),
    onSuccess: (created) => void invalidateResources(['/api/properties', '/api/overview'], { except: created['@id'] }),
  });
}
