import { useWaiting } from '../../shared/log/watching.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';

/** Says what happens to unsent answers before a sign-out. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { count: waiting, words } = useWaiting();
  return (
    <Dialog
      title={waiting === 0 ? 'Everything is sent' : 'Not everything is sent yet'}
      onClose={onClose}
      actions={
        <>
          <Button look={waiting === 0 ? 'primary' : 'danger'} onClick={() => auth.signOut()}>
            Log out
          </Button>
          <Button look="quiet" onClick={onClose}>
            Stay signed in
          </Button>
        </>
      }
    >
      <p className="text-ink-2" aria-live="polite">
        {waiting === 0
          ? 'You can log out now.'
          : `Your ${words} ${waiting === 1 ? 'waits' : 'wait'} for the network. This browser keeps what waits and sends it when you sign in here again. No other device can.`}
      </p>
    </Dialog>
  );
}
