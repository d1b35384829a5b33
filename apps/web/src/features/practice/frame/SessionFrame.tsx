import { createContext, type ReactNode, use, useState } from 'react';
import { useShortcuts } from '../../../shared/browser/shortcuts.ts';
import type { ShortcutsDialog } from './ShortcutsDialog.tsx';

interface Frame {
  /** The page's banners, below the session's header. */
  banner: ReactNode;
  openShortcuts: () => void;
}

const FrameContext = createContext<Frame>({ banner: null, openShortcuts: () => {} });
export const useFrame = (): Frame => use(FrameContext);

/**
 * Frame of a session in every state, including loading and failed: the page's banners, and the list of shortcuts on
 * `?`.
 */
export function SessionFrame({ banner, children }: { banner: ReactNode; children: ReactNode }) {
  const [List, setList] = useState<typeof ShortcutsDialog | null>(null);
  const openShortcuts = () => {
    // Loaded on demand; when it does not load, the shortcuts still work.
    import('./ShortcutsDialog.tsx').then(
      part => setList(() => part.ShortcutsDialog),
      () => {},
    );
  };
  useShortcuts({ '?': openShortcuts });
  return (
    <FrameContext value={{ banner, openShortcuts }}>
      {children}
      {List && <List onClose={() => setList(null)} />}
    </FrameContext>
  );
}
