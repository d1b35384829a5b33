import { type ReactNode, useState } from 'react';
import { allKept } from '../../shared/outbox/kept.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { LogoutDialog } from './LogoutDialog.tsx';

/** Signs out, at once or, when answers are not sent yet, after a word about them: `dialog` belongs on the page. */
export function useLogout(): { logout: () => void; dialog: ReactNode } {
  const [asked, setAsked] = useState(false);
  return {
    logout: () => (allKept().length === 0 ? auth.signOut() : setAsked(true)),
    dialog: asked && <LogoutDialog onClose={() => setAsked(false)} />,
  };
}
