/**
 * Returns the name of the first package other than the shell that has a file in the stack; else null. Files of the
 * shell are also in the stacks of remotes' errors, because React and the API client are part of the shell.
 */
export function remoteIn(stack: string): string | null {
  const packages = [...stack.matchAll(/\/assets\/([\w-]+)\//g)].map(([, name]) => name);
  return packages.find((name) => name !== 'shell') ?? null;
}
