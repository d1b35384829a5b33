import { useSyncExternalStore } from 'react';
import { listenersOf } from './listeners.ts';
import { inBrowser } from './stored.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const { subscribe, notify } = listenersOf();

const chosen = (): Theme => themes.find(theme => theme === inBrowser.theme.read()) ?? 'system';

/** Background of each theme, for the browser's own bars; the same as in index.html. */
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
  notify();
}

export function chooseTheme(theme: Theme): void {
  inBrowser.theme.write(theme);
  show(theme);
}

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Follows the choice of other tabs, and the system. */
export function followTheme(): void {
  addEventListener('storage', ({ key: changed }) => {
    if (changed === inBrowser.theme.key || changed === null) show(chosen());
  });
  systemDark().addEventListener('change', () => show(chosen()));
}

const isDark = () => (chosen() === 'system' ? systemDark().matches : chosen() === 'dark');

export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosen, () => 'system');

/** Whether the page is dark now, by choice or system. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);
