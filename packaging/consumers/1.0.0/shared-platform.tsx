import * as z from 'shared-contract/schema';
import {
  errorReference,
  logger,
  persistedAtom,
  saveFile,
  toast,
  useDraft,
  useSafeNavigate,
  useUnsavedWork,
} from 'shared-platform';
import {
  Link,
  type LoaderFunctionArgs,
  Navigate,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'shared-platform/router';
import { resetPlatformForTest, unsavedWork, visibleToasts } from 'shared-platform/testing';

const notes = z.object({ text: z.string() });

export const seen = persistedAtom({ id: 'seen-lessons', version: 1, schema: z.array(z.string()), initial: [] });

export function loader({ request, params }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('page');
  return page === '0' ? redirect('/lessons') : { lesson: params.lesson ?? '', page };
}

export function Component() {
  const { lesson } = useLoaderData<{ lesson: string }>();
  const { pathname, search } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const safeNavigate = useSafeNavigate();
  const values = { text: useParams().lesson ?? lesson };
  const draft = useDraft({
    entity: lesson,
    step: 'notes',
    version: 1,
    schema: notes,
    values,
    dirty: true,
    description: 'your notes',
    apply: (restored) => logger.info('Restored notes', { length: restored.text.length }),
  });
  useUnsavedWork({ id: 'lesson', dirty: draft.restored !== null, description: 'your lesson', isPersisted: true });
  const leave = () => {
    draft.saved();
    draft.discard();
    const hasLeft: boolean = safeNavigate('/lessons', { replace: true, external: ['https://verandah.example'] });
    if (!hasLeft) navigate(-1);
    setParameters({ page: '2' });
    toast.success('Saved.', { action: { label: 'Undo', run: () => toast.info('Back again.') } });
  };
  if (parameters.has('all')) return <Navigate to="/lessons" replace />;
  return (
    <Link to={`${pathname}${search}`} onClick={leave} state={draft.restored?.savedAt}>
      {draft.isPersisted ? 'Kept on this device' : 'Not kept'}
    </Link>
  );
}

export function report(error: unknown): string {
  logger.error('The lesson failed', { error });
  logger.warn('The lesson is slow');
  toast.error(`It failed: ${errorReference(error)}`);
  saveFile(new Blob(['notes']), 'notes.txt');
  return visibleToasts().map(({ kind, message }) => `${kind}: ${message}`)[0] ?? unsavedWork()[0]?.description ?? '';
}

export const afterEachTest: () => void = resetPlatformForTest;
