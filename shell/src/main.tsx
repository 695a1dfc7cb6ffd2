import './remotes/prepare-document.ts';
import './styles/layers.css';
import '@mantine/core/styles/baseline.layer.css';
import 'shared-ui/theme.css';
import '@mantine/core/styles/global.layer.css';
import './styles/font.css';
import './styles/global.css';
import { startFailedEvent } from 'federation';
import { whenIdle } from './background/when-idle.ts';
import { nextTask } from './next-task.ts';

start().catch((error: unknown) => {
  // An inline script in the HTML then shows a message instead of a blank page.
  dispatchEvent(new Event(startFailedEvent));
  throw error;
});
whenIdle(
  // Ignores a failed download: the page works without telemetry.
  () =>
    import('./background/start-telemetry.ts').then(({ startTelemetry }) => startTelemetry(document)).catch(() => {}),
  { afterLoadMs: 5000 },
);

/** Runs the modules of the shell in several tasks. One long task would block the main thread of a slow phone. */
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ './render-root.tsx');
  await nextTask();
  await import(/* webpackMode: "eager" */ './router/create-site-router.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ './session/start-session.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ './remotes/load-page-module.ts');
  await nextTask();
  const { bootstrap } = await import(/* webpackMode: "eager" */ './bootstrap.tsx');
  await bootstrap(document);
}
