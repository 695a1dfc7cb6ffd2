/**
 * A machine with these programs, and a package manager that provides others by the name of their package.
 * @param provides the program of each package that can be installed
 */
export function machine(installed: string[], canInstall: boolean, provides: Record<string, string> = {}) {
  const asked: string[][] = [];
  return {
    asked,
    canInstall,
    exists: (path: string) => installed.includes(path),
    install: async (...parameters: string[]) => {
      const names = parameters.filter((parameter) => !parameter.startsWith('-'));
      asked.push(names);
      const paths = names.flatMap((name) => provides[name] ?? []);
      installed.push(...paths);
      return paths.length > 0 ? { ok: true, reason: '' } : { ok: false, reason: 'E: Unable to locate package' };
    },
  };
}
