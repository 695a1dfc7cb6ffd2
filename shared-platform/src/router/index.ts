/**
 * The part of react-router that pages of remotes use. The shell provides this module at run time, so the whole router
 * (28 KB br more) is not part of a first visit. Types, tests, standalone mode and production all import this file and
 * therefore offer the same names.
 *
 * To add a name, export it here and add a changeset that raises shared-platform by a minor version. A remote that uses
 * the name can be promoted once a shell with that version is live.
 *
 * `useBlocker` is left out: use `useUnsavedWork` of shared-platform, which also covers reloads and expired sessions.
 */
export {
  createSearchParams,
  data,
  generatePath,
  isRouteErrorResponse,
  Link,
  type LinkProps,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type Location,
  matchPath,
  Navigate,
  type NavigateFunction,
  type NavigateOptions,
  NavLink,
  type NavLinkProps,
  Outlet,
  type Params,
  type Path,
  redirect,
  type SetURLSearchParams,
  type To,
  useHref,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useResolvedPath,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
