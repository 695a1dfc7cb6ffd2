import './styles/layers.css';
import '@mantine/core/styles/baseline.layer.css';
import 'shared-ui/theme.css';
import '@mantine/core/styles/global.layer.css';
import './styles/global.css';
import { bootstrap } from './bootstrap.tsx';
import { afterAllElse } from './late/after-all-else.ts';

// The scroll lock of Mantine's modals makes a style element of its own and asks webpack for the nonce.
__webpack_nonce__ = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';

bootstrap(document);
afterAllElse(() => {
  // What only watches is missed by nobody.
  import('./late/start-late.ts').then(({ startLate }) => startLate(document)).catch(() => {});
});
