import { useEffect } from 'react';

/** Prints in the light colour scheme, whatever the screen shows. */
export function useLightPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before: string | undefined;
    const lighten = () => {
      before = dataset.mantineColorScheme;
      dataset.mantineColorScheme = 'light';
    };
    const restore = () => {
      if (before !== undefined) dataset.mantineColorScheme = before;
    };
    addEventListener('beforeprint', lighten);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', lighten);
      removeEventListener('afterprint', restore);
    };
  }, []);
}
