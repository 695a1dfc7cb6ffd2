import { mutationOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { type ApplicationInput, applicationReceipt } from 'shared-contract/application/application';

/** Starts an application. The browser creates its id, so pressing the button twice starts only one. */
export const startApplicationMutation = () =>
  mutationOptions({
    mutationFn: (input: ApplicationInput) => api.post('/api/applications', input, applicationReceipt),
  });
