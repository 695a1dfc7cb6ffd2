import { useMediaQuery } from '@mantine/hooks';

/** The width below which the map fills the screen, see results.module.css. The map is never rendered by the server. */
export const useIsPhone = () => useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
