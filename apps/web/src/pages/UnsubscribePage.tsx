import type { LetterKind } from '@twelvefold/contract';
import { useState } from 'react';
import { PublicLayout } from '../app/layouts/PublicLayout.tsx';
import { call } from '../shared/api/api.ts';
import { wordsFor } from '../shared/api/api-error.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Notice } from '../ui/notices/Banner.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';

type State = { kind: 'open'; error?: unknown } | { kind: 'ending' } | { kind: 'ended'; what: LetterKind };

const names: Record<LetterKind, string> = {
  daily: 'daily reminders',
  weekly: 'weekly letters',
  notes: 'notes around your exam',
};

/** Where the link at the end of a mail leads: the token stands behind the #, and the button alone changes something. */
export function UnsubscribePage() {
  const [state, setState] = useState<State>({ kind: 'open' });
  const end = async () => {
    setState({ kind: 'ending' });
    try {
      const token = decodeURIComponent(location.hash.slice(1)) || 'none';
      const { ended } = await call('POST /unsubscribe/:token', { params: { token } });
      setState({ kind: 'ended', what: ended });
    } catch (error) {
      setState({ kind: 'open', error });
    }
  };
  const title = 'Unsubscribe';
  return (
    <PublicLayout>
      <PageTitle document={title}>{title}</PageTitle>
      {state.kind === 'ended' ? (
        <div className="my-8 max-w-[36em]">
          <Notice tone="success">
            You get no more {names[state.what]} by email. You can ask for them again on your account page.
          </Notice>
        </div>
      ) : (
        <>
          <p className="type-lead mt-5 mb-8 max-w-[34em] text-ink-2">
            Press the button to end the emails that brought you here. Your account and your other emails stay
            as they are.
          </p>
          {state.kind === 'open' && state.error !== undefined && (
            <div className="mb-6 max-w-[36em]">
              <Notice tone="error">
                {wordsFor(state.error, 'The emails could not be ended. Please try again.')}
              </Notice>
            </div>
          )}
          <Button busy={state.kind === 'ending'} onClick={end}>
            {state.kind === 'ending' ? 'Unsubscribing...' : 'Unsubscribe'}
          </Button>
        </>
      )}
    </PublicLayout>
  );
}
