import { useSyncExternalStore } from 'react';
import { kept } from './stored.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();

const chosen = (): Theme => themes.find(theme => theme === kept.theme.read()) ?? 'system';

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
  kept.theme.write(theme);
  show(theme);
}

/** What is chosen in another tab holds here as well. */
export function followTheme(): void {
  addEventListener('storage', ({ key: changed }) => {
    if (changed === kept.theme.key || changed === null) show(chosen());
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

const systemDark = '(prefers-color-scheme: dark)';

/** Whether the page is dark now, by choice or by the system. */
export function useIsDark(): boolean {
  const theme = useTheme();
  const system = useSyncExternalStore(
    listener => {
      const media = matchMedia(systemDark);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(systemDark).matches,
    () => false,
  );
  return theme === 'dark' || (theme === 'system' && system);
}
