import { type ReactNode, useState } from 'react';
import { entries } from '../../shared/log/log.ts';
import { sendLog } from '../../shared/log/sending.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { LogoutDialog } from './LogoutDialog.tsx';

/** So long a press waits for what is still to be sent, in milliseconds; then it is answered with a word about that. */
const soonMs = 1000;

const late = () => new Promise<void>(resolve => setTimeout(resolve, soonMs));

/** Signs out, at once or, when answers cannot be sent now, after a word about them: `dialog` belongs on the page. */
export function useLogout(): { logout: () => Promise<void>; dialog: ReactNode } {
  const [asked, setAsked] = useState(false);
  return {
    logout: async () => {
      await Promise.race([sendLog(), late()]);
      if (entries().length === 0) auth.signOut();
      else setAsked(true);
    },
    dialog: asked && <LogoutDialog onClose={() => setAsked(false)} />,
  };
}
