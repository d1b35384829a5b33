import { useEffect } from 'react';
import { useIsDark } from '../shared/browser/theme.ts';

/** Address of a figure for a theme. */
export const figureAddress = (url: string, dark: boolean): string => (dark ? `${url}.dark` : url);

/** Fetches a picture before it is shown. */
export function usePrefetchedImage(url: string | undefined): void {
  const dark = useIsDark();
  useEffect(() => {
    if (url) new Image().src = figureAddress(url, dark);
  }, [url, dark]);
}
