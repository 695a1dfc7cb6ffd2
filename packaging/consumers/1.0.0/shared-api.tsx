import {
  ApiProblem,
  allMembersQuery,
  api,
  cachedResource,
  deleteResource,
  editResource,
  invalidateResources,
  isApiProblem,
  isNetworkFailure,
  isSessionEnded,
  loadResource,
  patchResource,
  postResource,
  prefetch,
  queryClient,
  type ResourceQuery,
  refetchResource,
  rejectionReason,
  resourceQuery,
  type Tagged,
  taggedResourceQuery,
  useIdempotencyKey,
  useResource,
  wireQuery,
} from 'shared-api';
import { requireFocused, updateFocus, useFocused } from 'shared-api/context';
import * as z from 'shared-contract/schema';

const lesson = z.object({ '@id': z.string(), id: z.string(), title: z.string() });
type Lesson = z.infer<typeof lesson>;

const lessonQuery = (id: string): ResourceQuery<Lesson> => resourceQuery(`/api/lessons/${id}`, lesson);
const taggedLesson = (id: string): ResourceQuery<Tagged<Lesson>> => taggedResourceQuery(`/api/lessons/${id}`, lesson);
const lessonsQuery = (): ResourceQuery<Lesson[]> =>
  allMembersQuery('/api/lessons', lesson, { query: { draft: false } });
const titleQuery = (id: string): ResourceQuery<string> =>
  resourceQuery(`/api/lessons/${id}`, lesson, { select: ({ title }) => title, staleTime: 1000 });
const sharedLesson = (token: string): ResourceQuery<Lesson> =>
  wireQuery(['remote-consumer', 'lesson', token], 'POST /api/lesson-views', lesson, {
    fetch: ({ signal }) => api.send({ method: 'POST', path: '/api/lesson-views', body: { token }, signal }),
    staleTime: 0,
  });

export const loader = (): Promise<null> => prefetch(lessonsQuery());

export function Component() {
  const lessons: Lesson[] = useResource(lessonsQuery());
  const { value, etag }: Tagged<Lesson> = useResource(taggedLesson('1'));
  const title: string = useResource(titleQuery('1'));
  const inFocus: Lesson | null = useFocused('property', lesson);
  const keyOf: (content: unknown) => string = useIdempotencyKey();
  const save = async () => {
    const saved: Lesson = await patchResource(value['@id'], { title }, lesson, { ifMatch: etag ?? undefined });
    const made: Lesson = await postResource('/api/lessons', saved, lesson, { idempotencyKey: keyOf(saved) });
    await deleteResource(made['@id']);
    await invalidateResources(['/api/lessons'], { except: saved['@id'] });
  };
  return (
    <button type="button" onClick={() => save().catch(messageOf)}>
      {lessons.map((one) => one.title)} {inFocus?.title}
    </button>
  );
}

export function messageOf(error: unknown): string | null {
  if (isApiProblem(error, { status: 422 })) return error.violations.map(({ message }) => message).join(' ');
  if (isApiProblem(error, { code: 'lesson-full' })) return `${error.title}: ${error.detail} (${error.status})`;
  if (isSessionEnded(error)) return error.reason;
  return isNetworkFailure(error) ? error.message : rejectionReason(error, { status: 409 });
}

export async function change(signal: AbortSignal): Promise<Lesson | undefined> {
  const { title }: Lesson = await loadResource(lessonQuery('1'));
  const undo: () => void = editResource(lessonQuery('1'), (one) => ({ ...one, title: `${title}!` }));
  const seen: Lesson = await api.get('/api/lessons/1', lesson, { signal, query: { page: 1 } });
  const sent: Lesson = await api.upload('/api/lessons', new Blob([seen.title]), lesson);
  if (sent.title === '') throw new ApiProblem({ status: 422, title: 'Empty', detail: 'Enter a title.' });
  undo();
  await queryClient().invalidateQueries({ queryKey: lessonsQuery().queryKey });
  await refetchResource(sharedLesson('token'));
  updateFocus({ property: requireFocused('property', lesson)['@id'] });
  return cachedResource(lessonQuery('1'));
}
