import { useEffect } from 'react';

/** The page's manifest of files: by screen behind the sign-in, and `maths`. */
interface Files {
  byPath?: Record<string, string[]>;
}

function listed(): Files {
  try {
    return JSON.parse(document.getElementById('files')?.textContent ?? '{}') as Files;
  } catch {
    return {};
  }
}

function fetchSession(): void {
  const { '/session': screen = [], maths = [] } = listed().byPath ?? {};
  for (const href of [...screen, ...maths]) {
    const style = href.endsWith('.css');
    const link = {
      // Chromium warns about a preloaded stylesheet that is not applied soon.
      rel: style ? 'prefetch' : 'modulepreload',
      ...(style && { as: 'style' }),
      href,
      crossOrigin: '',
    };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

/** Delay, in milliseconds, in which the current screen loads first. */
const delayMs = 1500;

/**
 * Preloads the files of the session screen, including maths, so that a session starts fast. `atOnce` is for screens
 * with nothing but a start button. The files are not executed, which would block the current screen.
 */
export function useSessionAhead(atOnce = false): void {
  useEffect(() => {
    const timer = setTimeout(fetchSession, atOnce ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [atOnce]);
}
