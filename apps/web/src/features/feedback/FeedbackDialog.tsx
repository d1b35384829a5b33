import { figures } from '@twelvefold/contract/figures';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { reportCrash } from '../../shared/api/crash-report.ts';
import { useOnce } from '../../shared/api/repeats/once.ts';
import { useAuth } from '../../shared/sign-in/auth.ts';
import { site } from '../../shared/words/site.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { TimedBar } from '../../ui/progress/Bar.tsx';
import { FeedbackText } from './FeedbackText.tsx';

const { closesAfterMs } = figures.feedback;

const followUp = {
  visitor: 'Only if we may follow up with you.',
  student: 'We use it to answer you. Leave it empty, and we answer to the email of your account.',
};

type Phase = { kind: 'writing' | 'sending' | 'sent' } | { kind: 'failed'; reason: string | null };

/** Text typed when Esc closed the dialog, so that an accidental key loses nothing. Cancel and the cross discard it. */
let draft = { text: '', email: '' };
const forget = () => {
  draft = { text: '', email: '' };
};

function Thanks({ onClose }: { onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const details = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => close(), closesAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} aria-describedby={details} className="type-h3">
        Thank You!
      </h3>
      <div id={details} className="grid gap-2 text-ink-2">
        <p>We review every suggestion, and many of them make it into {site().name}.</p>
        <p>This window will close automatically...</p>
      </div>
      <TimedBar seconds={closesAfterMs / 1000} />
    </div>
  );
}

/** State of the text and of sending it. */
function useLetter() {
  const [text, setText] = useState(draft.text);
  const [email, setEmail] = useState(draft.email);
  const [missing, setMissing] = useState(false);
  const [phase, setPhase] = useState<Phase>({ kind: 'writing' });
  const once = useOnce();
  const write = (next: string) => {
    setText(next);
    setMissing(false);
    setPhase({ kind: 'writing' });
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase.kind === 'sending') return;
    const area = event.currentTarget.querySelector('textarea');
    const user_email = email.trim() || null;
    const feedback = text.trim();
    setMissing(!feedback);
    if (!feedback) return area?.focus();
    setPhase({ kind: 'sending' });
    try {
      await once({ feedback, user_email }, (body, idempotencyKey) =>
        call('POST /feedback', { body, idempotencyKey }),
      );
      forget();
      setPhase({ kind: 'sent' });
    } catch (error) {
      reportCrash(error);
      setPhase({ kind: 'failed', reason: error instanceof ApiError ? error.detail : null });
    }
  };
  return { text, email, missing, phase, write, setEmail, onSubmit };
}

export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const signedIn = useAuth().kind === 'signedIn';
  const { text, email, missing, phase, write, setEmail, onSubmit } = useLetter();
  const sending = phase.kind === 'sending';
  const close = () => {
    forget();
    onClose();
  };
  const closeByEscape = () => {
    draft = phase.kind === 'sent' ? { text: '', email: '' } : { text, email };
    onClose();
  };
  return (
    <Dialog
      title="Share Your Feedback"
      onClose={close}
      onEscape={closeByEscape}
      locked={sending}
      actions={
        phase.kind !== 'sent' && (
          <>
            <Button type="submit" form={form} busy={sending}>
              {sending ? 'Sending...' : 'Send Feedback'}
            </Button>
            <Button look="quiet" blocked={sending} onClick={close}>
              Cancel
            </Button>
          </>
        )
      }
    >
      {phase.kind === 'sent' ? (
        <Thanks onClose={onClose} />
      ) : (
        <form id={form} onSubmit={onSubmit} className="grid gap-[18px]">
          <p className="text-ink-2">
            What you tell us makes {site().name} better for your CAT journey, and for everybody after you.
          </p>
          {phase.kind === 'failed' && (
            <Notice tone="error">Failed to submit feedback. Please try again. {phase.reason}</Notice>
          )}
          <FeedbackText
            value={text}
            locked={sending}
            error={missing ? 'Feedback is required' : undefined}
            onValue={write}
          />
          <Field
            label="Email (optional)"
            hint={signedIn ? followUp.student : followUp.visitor}
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            onChange={event => setEmail(event.target.value)}
            readOnly={sending}
          />
        </form>
      )}
    </Dialog>
  );
}
