import { mutationOptions } from '@tanstack/react-query';
import { api, invalidateResources } from 'shared-api';
import * as z from 'shared-contract/schema';

/** Records that the user has left the welcome. The home page then loads without it. */
export const leaveWelcomeMutation = () =>
  mutationOptions({
    mutationFn: () => api.post('/api/customer-users/welcome', {}, z.unknown()),
    onSuccess: () => invalidateResources(['/api/overview']),
  });
