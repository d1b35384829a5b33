import { useEffect } from 'react';

/** The list of files that the page came with: what each screen behind the sign-in, and `maths`, is made of. */
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
      // Chromium complains of a preloaded sheet that is not applied soon.
      rel: style ? 'prefetch' : 'modulepreload',
      ...(style && { as: 'style' }),
      href,
      crossOrigin: '',
    };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

/** Before that the screen itself comes. */
const restMs = 1500;

/**
 * The files of a session's screen, its maths with them, are fetched while another screen is read, so that starting is
 * quick; at once where starting is all that is done there. They are not run, which would hold up what is read.
 */
export function useSessionAhead(atOnce = false): void {
  useEffect(() => {
    const timer = setTimeout(fetchSession, atOnce ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [atOnce]);
}
