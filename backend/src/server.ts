import { readConfig } from './config.ts';
import { createBackend } from './create-backend.ts';
import { runProcess } from './run-process.ts';
import { StartError } from './start-error.ts';

await runProcess(async () => {
  const config = readConfig(process.env);
  const { app, close } = await createBackend(config);
  try {
    const address = await app.listen({ port: config.port, host: process.env.HOST ?? '127.0.0.1' });
    return { message: `The backend is running at ${address}.`, close };
  } catch (error) {
    await close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(`PORT: expected a free port, got ${config.port}, which is taken. Set PORT to another one.`);
  }
});
