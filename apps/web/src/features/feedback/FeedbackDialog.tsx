import { figures } from '@twelvefold/contract/figures';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { call } from '../../shared/api/api.ts';
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

type Phase = 'writing' | 'sending' | 'failed' | 'sent';

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

/** What is written, and how far its sending is. */
function useLetter() {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const [phase, setPhase] = useState<Phase>('writing');
  const once = useOnce();
  const write = (next: string) => {
    setText(next);
    setMissing(false);
    setPhase('writing');
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'sending') return;
    const area = event.currentTarget.querySelector('textarea');
    const user_email = String(new FormData(event.currentTarget).get('email') ?? '').trim() || null;
    const feedback = text.trim();
    setMissing(!feedback);
    if (!feedback) return area?.focus();
    setPhase('sending');
    try {
      await once({ feedback, user_email }, (body, idempotencyKey) =>
        call('POST /feedback', { body, idempotencyKey }),
      );
      setPhase('sent');
    } catch (error) {
      reportCrash(error);
      setPhase('failed');
    }
  };
  return { text, missing, phase, write, onSubmit };
}

/** Feedback for visitors and students. It lives as long as it is open: closing it forgets what was typed. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const signedIn = useAuth().kind === 'signedIn';
  const { text, missing, phase, write, onSubmit } = useLetter();
  const sending = phase === 'sending';
  return (
    <Dialog
      title="Share Your Feedback"
      onClose={onClose}
      locked={sending}
      actions={
        phase !== 'sent' && (
          <>
            <Button type="submit" form={form} busy={sending}>
              {sending ? 'Sending...' : 'Send Feedback'}
            </Button>
            <Button look="quiet" blocked={sending} onClick={onClose}>
              Cancel
            </Button>
          </>
        )
      }
    >
      {phase === 'sent' ? (
        <Thanks onClose={onClose} />
      ) : (
        <form id={form} onSubmit={onSubmit} className="grid gap-[18px]">
          <p className="text-ink-2">
            What you tell us makes {site().name} better for your CAT journey, and for everybody after you.
          </p>
          {phase === 'failed' && <Notice tone="error">Failed to submit feedback. Please try again.</Notice>}
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
            readOnly={sending}
          />
        </form>
      )}
    </Dialog>
  );
}
