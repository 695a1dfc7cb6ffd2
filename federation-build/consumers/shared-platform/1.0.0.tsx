import { logger, persistedAtom, saveFile, toast, useDraft, useSafeNavigate, useUnsavedWork } from 'shared-platform';
import { Link, type LoaderFunctionArgs, redirect, useParams, useSearchParams } from 'shared-platform/router';

export function loader({ request, params: { propertyId = '' } }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.has('old')) return redirect('/search');
  return propertyId;
}

export function Component() {
  const { propertyId = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const navigate = useSafeNavigate();
  return (
    <Link
      to={`/properties/${propertyId}`}
      onClick={() => setParameters(parameters)}
      onFocus={() => navigate('/search')}
    >
      Property
    </Link>
  );
}

export const others = { logger, persistedAtom, saveFile, toast, useDraft, useUnsavedWork };
