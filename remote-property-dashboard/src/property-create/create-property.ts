import { mutationOptions } from '@tanstack/react-query';
import { api, queryClient } from 'shared-api';
import { type PropertyInput, property } from 'shared-contract/property/property';
import { propertyQuery } from '../property/property-query.ts';

/** The key makes a repeated press of the button one property. */
export function createPropertyMutation() {
  return mutationOptions({
    mutationFn: ({ input, idempotencyKey }: { input: PropertyInput; idempotencyKey: string }) =>
      api.post('/api/properties', input, property, { idempotencyKey }),
    onSuccess: (made) => {
      for (const queryKey of [['properties'], ['overview']]) void queryClient().invalidateQueries({ queryKey });
      queryClient().setQueryData(propertyQuery(made.id).queryKey, made);
    },
  });
}
