import { type ReactNode, useState } from 'react';
import { entries } from '../../shared/log/log.ts';
import { sendLog } from '../../shared/log/sending.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { LogoutDialog } from './LogoutDialog.tsx';

/** Maximum time that signing out waits for unsent answers, in milliseconds; after it the dialog asks. */
const maxWaitMs = 1000;

const timeout = () => new Promise<void>(resolve => setTimeout(resolve, maxWaitMs));

/** Signs out, after a dialog when answers cannot be sent now. Render `dialog` on the page. */
export function useLogout(): { logout: () => Promise<void>; dialog: ReactNode } {
  const [asked, setAsked] = useState(false);
  return {
    logout: async () => {
      await Promise.race([sendLog(), timeout()]);
      if (entries().length === 0) auth.signOut();
      else setAsked(true);
    },
    dialog: asked && <LogoutDialog onClose={() => setAsked(false)} />,
  };
}
