import './remotes/prepare-document.ts';
import './styles/layers.css';
import '@mantine/core/styles/baseline.layer.css';
import 'shared-ui/theme.css';
import '@mantine/core/styles/global.layer.css';
import './styles/global.css';
import { whenIdle } from './background/when-idle.ts';
import { bootstrap } from './bootstrap.tsx';

// webpack passes this nonce to Mantine, whose modals create a style element to lock scrolling.
__webpack_nonce__ = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';

bootstrap(document);
whenIdle(
  // Ignores a failed download: the page works without telemetry.
  () =>
    import('./background/start-telemetry.ts').then(({ startTelemetry }) => startTelemetry(document)).catch(() => {}),
  { afterLoadMs: 5000 },
);
