import { providersConfig } from './config.ts';
import { startProviders } from './start-providers.ts';

try {
  const config = providersConfig(process.env);
  const providers = await startProviders(config);
  console.log(`payments: the sandbox on ${providers.url} takes test payments for ${config.siteOrigin}`);
  const stop = async () => {
    await providers.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // `pnpm start` starts this process with a channel, which closes when the site ends, also when it was killed.
  process.once('disconnect', stop);
  process.send?.({ url: providers.url });
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(
    isTaken
      ? `payments: port ${process.env.PAYMENTS_PORT ?? 4303} is taken. Stop the other program, or set PAYMENTS_PORT.`
      : `payments: ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
}
