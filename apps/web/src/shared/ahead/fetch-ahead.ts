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

/** Fetches the files of screens without running them, which would hold up the screen that is being read. */
export function fetchAhead(...parts: string[]): void {
  const { byPath = {} } = listed();
  for (const href of parts.flatMap(part => byPath[part] ?? [])) {
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
