/** Calls `stop` once on Ctrl-C or SIGTERM. A second signal exits at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log('\nStopping…');
    await stop();
    console.log('Stopped. Your data is saved.');
    process.exit(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
