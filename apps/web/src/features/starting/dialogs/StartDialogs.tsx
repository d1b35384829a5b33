import { useEffect } from 'react';
import { clearCompletion } from '../../../shared/practice/completion.ts';
import { useUser } from '../../../shared/sign-in/auth.ts';
import { starter, useStarting } from '../starter.ts';
import { InsightDialog } from './InsightDialog.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { NotPreparedDialog } from './NotPreparedDialog.tsx';
import { AnalyzingDialog, CooldownDialog } from './WaitingDialogs.tsx';

/** The dialogs of a start; once on every page that can start a session. */
export function StartDialogs() {
  const starting = useStarting();
  const user = useUser();
  useEffect(() => () => starter.cancel(), []);
  switch (starting.kind) {
    case 'idle':
    case 'busy':
    case 'failed':
      return null;
    case 'coolingDown':
      return starting.from !== 'session' ? (
        <CooldownDialog endsAt={starting.endsAt} polls={starting.polls} />
      ) : (
        <AnalyzingDialog endsAt={starting.endsAt} polls={starting.polls} />
      );
    case 'notPrepared':
      return (
        <NotPreparedDialog
          email={user.email}
          onClose={() => {
            clearCompletion(user.id);
            starter.cancel();
          }}
        />
      );
    case 'limitReached':
      return <LimitDialog limit={starting.limit} onClose={starter.cancel} />;
    case 'insight':
      return (
        <InsightDialog
          insight={starting.insight}
          creating={starting.creating}
          onStart={starter.agree}
          onCancel={starter.cancel}
        />
      );
  }
}
