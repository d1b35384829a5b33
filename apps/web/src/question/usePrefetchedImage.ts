import { useEffect } from 'react';

/** Fetches a picture that is not on screen yet, so that it stands there at once when it is wanted. */
export function usePrefetchedImage(url: string | undefined): void {
  useEffect(() => {
    if (url) new Image().src = url;
  }, [url]);
}
