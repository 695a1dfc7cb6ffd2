import { mountReact } from '../mount/mount-react.tsx';

export const mount = mountReact(() => (
  <>
    <h1>Mounted guide</h1>
    <p>
      Anyone can read this page. <a href="/search">Search properties</a>
    </p>
  </>
));
