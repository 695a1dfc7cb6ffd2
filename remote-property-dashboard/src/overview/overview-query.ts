import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { overview } from 'shared-contract/property/overview';

export function overviewQuery() {
  return queryOptions({
    queryKey: ['overview'],
    queryFn: ({ signal }) => api.get('/api/overview', overview, { signal }),
  });
}
