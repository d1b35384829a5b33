import type { ReactNode } from 'react';
import { useSingle } from '../../shared/query/single.ts';
import { Notice } from '../notices/Banner.tsx';
import { Button, type Look } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Props<Reply> {
  title: string;
  action: { label: string; busy: string; look: Look };
  /** The words of the way back. */
  keep?: string;
  run: () => Promise<Reply>;
  /** It is done; the dialog goes. */
  onDone: (reply: Reply) => void;
  failureWords: (error: unknown) => string;
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** Asks once more before something is done, and says why it was not. */
export function ConfirmDialog<Reply>({
  title,
  action,
  keep = 'Cancel',
  run,
  onDone,
  failureWords,
  onClose,
  children,
}: Props<Reply>) {
  const change = useSingle({
    mutationFn: run,
    onSuccess: reply => {
      onDone(reply);
      onClose();
    },
  });
  return (
    <Dialog
      title={title}
      locked={change.isPending}
      onClose={onClose}
      actions={
        <>
          <Button look={action.look} busy={change.isPending} onClick={() => change.mutate()}>
            {change.isPending ? action.busy : action.label}
          </Button>
          <Button look="quiet" blocked={change.isPending} onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 break-words">
        {change.error && <Notice tone="error">{failureWords(change.error)}</Notice>}
        {children}
      </div>
    </Dialog>
  );
}
