import { describe, expect, it } from '@jest/globals';
import { exportedNames, problemsIn, routerImportProblems } from './router-imports.ts';
import { sourceFiles } from './source-files.ts';

const names = exportedNames("export {\n  Link,\n  type Location,\n  useParams,\n} from 'react-router';");

describe('imports of the router in a remote', () => {
  it('accepts listed names and types', () => {
    const text = "import { Link, type Location, useParams as params } from 'shared-platform/router';";
    expect(problemsIn([{ path: 'remote-x/src/a.tsx', text }], names)).toEqual([]);
  });

  it('explains where to add a name that is not listed', () => {
    const text = "import { Link, useFetcher } from 'shared-platform/router';";
    expect(problemsIn([{ path: 'remote-x/src/a.tsx', text }], names)).toEqual([
      'remote-x/src/a.tsx: shared-platform/router has no useFetcher. Add it to shared-platform/src/router/index.ts with a changeset (minor); promotion accepts remotes that use it once a shell with that version is live.',
    ]);
  });

  it.each(["from 'react-router'", "from 'react-router/dom'"])('rejects %s and names the entry point to use', (from) => {
    expect(problemsIn([{ path: 'remote-x/src/a.tsx', text: `import { Link } ${from};` }], names)).toEqual([
      expect.stringContaining('Import from shared-platform/router'),
    ]);
  });

  it.each([
    ['navigate(-1);', 0],
    ['navigate(searchUrl(search), { replace: true });', 0],
    ['navigate(to);', 1],
    ['navigate(addresses.order(id));', 1],
  ])('with useNavigate, %s is reported %d times', (call, count) => {
    const text = `import { useNavigate } from 'shared-platform/router';\nconst navigate = useNavigate();\nvoid ${call}`;
    const known = new Set([...names, 'useNavigate']);
    expect(problemsIn([{ path: 'remote-x/src/a.tsx', text }], known)).toHaveLength(count);
  });

  it('accepts this workspace', () => expect(routerImportProblems(sourceFiles())).toEqual([]));
});
