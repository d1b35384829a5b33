import type { ReactNode } from 'react';
import { useSingle } from '../../shared/query/single.ts';
import { Notice } from '../notices/Banner.tsx';
import { Button, type Look } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Props<Reply> {
  title: string;
  action: { label: string; busy: string; look: Look };
  /** Label of the button that cancels. */
  keep?: string;
  run: () => Promise<Reply>;
  /** Called after success; the owner closes the dialog. */
  onDone: (reply: Reply) => void;
  failureWords: (error: unknown) => string;
  onClose: () => void;
  /** The effect of the action. */
  children: ReactNode;
}

/** Confirms an action before it runs, and shows why it failed. */
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
