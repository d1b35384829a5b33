/** Addresses of style sheets that did not load. */
const lost = new Set<string>();

/**
 * The loader of parts asks for a style sheet once and never again: with a second try a part would be drawn without it,
 * a formula twice over. So those that did not load are noted, and `withStyles` fetches them.
 */
export function noteLostStyles(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    lost.add(target.href);
    target.remove();
  };
  // It does not bubble.
  document.addEventListener('error', note, true);
}

function fetched(href: string): Promise<void> {
  const link = document.createElement('link');
  return new Promise((resolve, reject) => {
    link.onload = () => {
      lost.delete(href);
      resolve();
    };
    link.onerror = () => reject(new Error('A style sheet of this page did not load'));
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });
}

/** Loads a part of the page, after the style sheets that were lost before. */
export const withStyles = <T>(load: () => Promise<T>): Promise<T> =>
  lost.size === 0 ? load() : Promise.all([...lost].map(fetched)).then(load);
