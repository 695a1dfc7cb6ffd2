import { codeOf } from './atomic-file.ts';
import { identityConfig } from './config.ts';
import { startIdentity } from './identity.ts';

try {
  const config = identityConfig(process.env);
  const identity = await startIdentity(config);
  console.log(`identity: ${config.issuer} signs in the users of ${config.siteOrigin}`);
  const stop = async () => {
    await identity.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  const taken = codeOf(error) === 'EADDRINUSE';
  console.error(
    taken
      ? `identity: port ${process.env.IDENTITY_PORT ?? 4301} is taken. Stop the other program, or set IDENTITY_PORT.`
      : `identity: ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
}
