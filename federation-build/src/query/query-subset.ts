/**
 * What the shell shares under `@tanstack/react-query`: without endless lists, streams, persistence and the rest. Add a name here
 * when a page needs it; promotion refuses a remote that takes a name the live shell does not give.
 */
export {
  keepPreviousData,
  mutationOptions,
  QueryClient,
  QueryClientProvider,
  QueryErrorResetBoundary,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseQuery,
  // biome-ignore lint/correctness/noUndeclaredDependencies: an alias of the shell's preset.
} from 'react-query-whole';
