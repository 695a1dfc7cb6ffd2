import { StartError } from './start-error.ts';

/**
 * Runs a server until SIGINT or SIGTERM. A second signal exits at once, without waiting for running requests and jobs.
 * @param start returns the message to print and a function that stops the server
 */
export async function runProcess(start: () => Promise<{ message: string; close: () => Promise<void> }>): Promise<void> {
  try {
    const { message, close } = await start();
    console.log(message);
    let stopping = false;
    const stop = async () => {
      if (stopping) process.exit(1);
      stopping = true;
      await close();
      process.exit(0);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
