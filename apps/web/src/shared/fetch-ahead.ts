/** The list of files that the page came with: what each screen behind the sign-in is made of. */
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

/** Fetches the files of a screen without running them, which would hold up the screen that is being read. */
export function fetchAhead(path: string): void {
  for (const href of listed().byPath?.[path] ?? []) {
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
