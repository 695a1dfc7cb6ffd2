import { readConfig } from './config.ts';
import { createBackend } from './create-backend.ts';
import { StartError } from './start-error.ts';

try {
  const config = readConfig(process.env);
  const backend = await createBackend(config);
  try {
    const address = await backend.app.listen({ port: config.port, host: process.env.HOST ?? '127.0.0.1' });
    console.log(`The backend is running at ${address}.`);
  } catch (error) {
    await backend.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(`PORT: expected a free port, got ${config.port}, which is taken. Set PORT to another one.`);
  }
  let stopping = false;
  const stop = async () => {
    // A second signal exits at once, without waiting for running requests.
    if (stopping) process.exit(1);
    stopping = true;
    await backend.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
