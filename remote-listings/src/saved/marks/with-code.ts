import { toast } from 'shared-platform';

/**
 * Makes a change whose code most visitors do not need, so that it loads on use. Shows a message when the code fails to
 * load or the change fails. The code of all marks is in one chunk, because every chunk adds bytes to the first visit.
 * @returns the result of the change, or false after a failure
 */
export async function withCode<Code>(code: Promise<Code>, change: (code: Code) => Promise<boolean>): Promise<boolean> {
  try {
    return await change(await code);
  } catch {
    toast.error('We couldn’t save that. Check your connection and try again.');
    return false;
  }
}
