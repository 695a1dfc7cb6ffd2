import { existsSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Reports when the page table of a remote is another one than at the start: the compilation has read it once, so the
 * change has no effect. Watches the folder, because many editors replace a file when they save it. Does nothing for a
 * package without a page table.
 * @param onChange receives what to do; empty when the page table is that of the start again
 */
export function watchPageTable(folder: string, onChange: (advice: string) => void): { close: () => void } {
  const file = join(folder, 'src/remote.ts');
  if (!existsSync(file)) return { close: () => {} };
  const first = readFileSync(file, 'utf8');
  let last = '';
  const watcher = watch(join(folder, 'src'), (_event, name) => {
    if (name !== 'remote.ts' || !existsSync(file)) return;
    const advice = readFileSync(file, 'utf8') === first ? '' : 'src/remote.ts changed: restart pnpm dev';
    if (advice === last) return;
    last = advice;
    onChange(advice);
  });
  return { close: () => watcher.close() };
}
