import { type ReactNode, useState } from 'react';
import { sendAll } from '../../shared/outbox/sending.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { LogoutDialog } from './LogoutDialog.tsx';

/** So long a press waits for what is still to be sent, in milliseconds; then it is answered with a word about that. */
const soonMs = 1000;

const late = () => new Promise<false>(resolve => setTimeout(() => resolve(false), soonMs));

/** Signs out, at once or, when answers cannot be sent now, after a word about them: `dialog` belongs on the page. */
export function useLogout(): { logout: () => Promise<void>; dialog: ReactNode } {
  const [asked, setAsked] = useState(false);
  return {
    logout: async () => {
      if (await Promise.race([sendAll(), late()])) auth.signOut();
      else setAsked(true);
    },
    dialog: asked && <LogoutDialog onClose={() => setAsked(false)} />,
  };
}
