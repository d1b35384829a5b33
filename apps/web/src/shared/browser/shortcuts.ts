import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { listenersOf } from './listeners.ts';
import { inBrowser } from './stored.ts';

const { subscribe, notify } = listenersOf();

const on = (): boolean => inBrowser.shortcuts.read() !== 'off';

/** Single-key shortcuts can be switched off (WCAG 2.1.4); the choice is stored in this browser. */
export function switchShortcuts(next: boolean): void {
  inBrowser.shortcuts.write(next ? 'on' : 'off');
  notify();
}

export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, on, () => true);

const typing = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]';

function concerns(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  // `?` needs Shift on most keyboards; no other shortcut does.
  const modified = event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && event.key !== '?');
  if (modified) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(`${typing}, dialog`) || document.querySelector('dialog[open]')) return false;
  // Enter on a focused button or link, or in a form, does only its own action.
  return event.key !== 'Enter' || !target?.closest('button, a[href], summary, form');
}

/**
 * Single-key shortcuts of a screen: `{ s: skip, enter: submit, '?': showList }`, by `KeyboardEvent.key` in lower case.
 * Off while typing, in dialogs, with a modifier held, on key repeat, and (all but Enter) when switched off.
 */
export function useShortcuts(keys: Record<string, (() => void) | undefined>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const name = event.key.toLowerCase();
    const action = keys[name];
    if (!action || !concerns(event) || (name !== 'enter' && !on())) return;
    event.preventDefault();
    action();
  });
  // A layout effect: the keys work from the first paint.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
