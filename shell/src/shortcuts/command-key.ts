import { useOs } from '@mantine/hooks';

/** Returns the label of the key that opens the palette together with K. */
export function useCommandKey(): 'Ctrl' | '⌘' {
  const os = useOs({ getValueInEffect: false });
  return os === 'macos' || os === 'ios' ? '⌘' : 'Ctrl';
}
