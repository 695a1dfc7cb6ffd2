import { type ChildProcess, spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { root } from '../checks/run.ts';

export type TypeChecker = { check: () => void; close: () => void };

/**
 * Checks the types of a package in another process, so that nothing waits for it. A new check stops the one that is
 * running. The compiler keeps its results in a file: a check after an edit takes a fraction of the first one.
 * @param onResult receives the compiler's errors; empty when there are none
 */
export function typeChecker(folder: string, onResult: (errors: string) => void): TypeChecker {
  const results = join(root, '.cache/types', `${basename(folder)}.tsbuildinfo`);
  const args = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', results, '-p', folder];
  let running: ChildProcess | undefined;
  const stop = () => {
    const stopped = running;
    running = undefined;
    // The compiler waits with other signals until it has checked everything.
    stopped?.kill('SIGKILL');
  };
  return {
    check: () => {
      stop();
      const compiler = spawn(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running = compiler;
      let output = '';
      compiler.stdout.on('data', (text: Buffer) => {
        output += text;
      });
      compiler.once('close', () => {
        if (running === compiler) onResult(output.trim());
      });
    },
    close: stop,
  };
}
