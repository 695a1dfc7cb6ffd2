import { mutationOptions } from '@tanstack/react-query';
import { api, invalidateResources, resourceQuery } from 'shared-api';
import { sampleData } from 'shared-contract/property/sample-data';

const path = '/api/sample-data';

/** `staleTime: 0`, because a page of a remote creates the sample data. */
export const sampleDataQuery = () => resourceQuery(path, sampleData, { staleTime: 0 });

/**
 * Deletes the sample property and marks everything that could show it as stale. Nothing is fetched again at once,
 * because an open page of the property would ask for a property that is gone.
 */
export const clearSampleDataMutation = () =>
  mutationOptions({
    mutationFn: () => api.delete(path),
    onSuccess: () => invalidateResources(['/api'], { refetch: 'none' }),
  });
