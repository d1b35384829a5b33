import { createContext, type ReactNode, use, useState } from 'react';
import { useShortcuts } from '../../../shared/browser/shortcuts.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

interface Frame {
  /** Under the session's header: what the page has to say. */
  banner: ReactNode;
  openShortcuts: () => void;
}

const FrameContext = createContext<Frame>({ banner: null, openShortcuts: () => {} });
export const useFrame = (): Frame => use(FrameContext);

/** Around the session in every state, loading and failed too: the page's banners, and the list of keys under `?`. */
export function SessionFrame({ banner, children }: { banner: ReactNode; children: ReactNode }) {
  const [listed, setListed] = useState(false);
  const openShortcuts = () => setListed(true);
  useShortcuts({ '?': openShortcuts });
  return (
    <FrameContext value={{ banner, openShortcuts }}>
      {children}
      {listed && <ShortcutsDialog onClose={() => setListed(false)} />}
    </FrameContext>
  );
}
