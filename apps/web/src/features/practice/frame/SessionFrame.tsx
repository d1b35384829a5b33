import { createContext, type ReactNode, use, useState } from 'react';
import { useShortcuts } from '../../../shared/browser/shortcuts.ts';
import type { ShortcutsDialog } from './ShortcutsDialog.tsx';

interface Frame {
  /** Under the session's header: what the page has to say. */
  banner: ReactNode;
  openShortcuts: () => void;
}

const FrameContext = createContext<Frame>({ banner: null, openShortcuts: () => {} });
export const useFrame = (): Frame => use(FrameContext);

/** Around the session in every state, loading and failed too: the page's banners, and the list of keys under `?`. */
export function SessionFrame({ banner, children }: { banner: ReactNode; children: ReactNode }) {
  const [List, setList] = useState<typeof ShortcutsDialog | null>(null);
  const openShortcuts = () => {
    // A file of its own; without it the keys do what they do.
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
