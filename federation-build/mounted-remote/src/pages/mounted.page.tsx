import { mountReact } from '../mount/mount-react.tsx';
import { Overview } from '../overview/overview.tsx';

export const mount = mountReact(Overview);
