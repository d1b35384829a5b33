import { useEffect } from 'react';
import { useIsDark } from '../shared/browser/theme.ts';

/** The address of a figure as it is drawn for a theme. */
export const figureAddress = (url: string, dark: boolean): string => (dark ? `${url}.dark` : url);

/** Fetches a picture that is not on screen yet, so that it stands there at once when it is wanted. */
export function usePrefetchedImage(url: string | undefined): void {
  const dark = useIsDark();
  useEffect(() => {
    if (url) new Image().src = figureAddress(url, dark);
  }, [url, dark]);
}
