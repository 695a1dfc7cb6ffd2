import './remotes/prepare-document.ts';
import './styles/layers.css';
import '@mantine/core/styles/baseline.layer.css';
import 'shared-ui/theme.css';
import '@mantine/core/styles/global.layer.css';
import './styles/global.css';
import { whenIdle } from './background/when-idle.ts';
import { bootstrap } from './bootstrap.tsx';

// The scroll lock of Mantine's modals creates a style element with webpack's nonce.
__webpack_nonce__ = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';

bootstrap(document);
whenIdle(
  // A page without telemetry works as well.
  () =>
    import('./background/start-telemetry.ts').then(({ startTelemetry }) => startTelemetry(document)).catch(() => {}),
  { afterLoadMs: 5000 },
);
