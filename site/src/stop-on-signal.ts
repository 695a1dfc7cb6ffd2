/** Ctrl-C and a service manager's stop: in order, once. A second signal does not wait for what is in flight. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log('\nStopping…');
    await stop();
    console.log('Stopped, data kept.');
    process.exit(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
