/** Addresses of stylesheets that did not load. */
const lost = new Set<string>();

/**
 * Records stylesheets that did not load, for `withStyles`. The module loader requests a stylesheet only once: after a
 * retry a part would render without its styles, and a formula twice.
 */
export function noteLostStyles(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    lost.add(target.href);
    target.remove();
  };
  // Captured: the error event does not bubble.
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

/** Loads a part of the page after the stylesheets that failed before. */
export const withStyles = <T>(load: () => Promise<T>): Promise<T> =>
  lost.size === 0 ? load() : Promise.all([...lost].map(fetched)).then(load);
