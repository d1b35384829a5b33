import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Also read by the inline script of index.html, before first paint. */
const key = 'cat_prep_theme';
const listeners = new Set<() => void>();
/** Where the browser stores nothing, the choice lasts as long as the page. */
let memory: Theme | null = null;

function chosen(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return memory ?? themes.find(theme => theme === stored) ?? 'system';
  } catch {
    return memory ?? 'system';
  }
}

/** The paper of each theme, which the browser's own bars take on; index.html has them too. */
const paper = { light: '#F4F6F0', dark: '#0A1612' };

function colourBars(theme: Theme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const system = bar.media.includes('dark') ? 'dark' : 'light';
    bar.content = paper[theme === 'system' ? system : theme];
  }
}

function apply(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.switching = '';
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  colourBars(theme);
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.switching));
}

function show(theme: Theme): void {
  apply(theme);
  for (const listener of listeners) listener();
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
    memory = null;
  } catch {
    memory = theme;
  }
  show(theme);
}

/** What is chosen in another tab holds here as well. */
export function followTheme(): void {
  addEventListener('storage', ({ key: changed }) => {
    if (changed === key || changed === null) show(chosen());
  });
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    chosen,
    () => 'system',
  );
}
