import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, postResource } from 'shared-api';
import { sampleData } from 'shared-contract/property/sample-data';

/** Creates the sample property, or finds the one there is, and marks everything that shows a property as stale. */
export const createSampleDataMutation = () =>
  mutationOptions({
    mutationFn: () => postResource('/api/sample-data', {}, sampleData),
    onSuccess: () => invalidateResources(['/api'], { except: '/api/sample-data', refetch: 'none' }),
  });
