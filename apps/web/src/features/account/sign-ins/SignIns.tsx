import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { isSignedOut, useUnheard } from '../../../shared/api/repeats/unheard.ts';
import { useSingle } from '../../../shared/query/single.ts';
import { auth } from '../../../shared/sign-in/auth.ts';
import { counted } from '../../../shared/words/format.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { accountQuery } from '../queries.ts';
import { Section } from '../Section.tsx';
import { BrowserList } from './BrowserList.tsx';
import { SecurityLog } from './SecurityLog.tsx';

const browsersWords = (count: number) =>
  count === 1
    ? 'You are signed in on this browser only.'
    : `You are signed in on ${counted(count, 'browser')}.`;

export function SignIns() {
  const { data } = useQuery(accountQuery());
  const unheard = useUnheard();
  const leave = useSingle({
    mutationFn: () => call('POST /account/sign-out-everywhere').catch(unheard.note),
    onSuccess: () => auth.forget(),
    onError: error => {
      if (unheard.any() && isSignedOut(error)) auth.forget();
    },
  });
  return (
    <Section title="Sign-ins">
      <BrowserList />
      <p className="mb-5 text-ink-2">
        {data ? browsersWords(data.browsers) : 'Where you are signed in.'} Lost a phone, or used a computer
        that is not yours? Sign out everywhere, this browser included.
      </p>
      {leave.error && (
        <div className="mb-4">
          <Notice tone="error">{wordsFor(leave.error, 'You are still signed in. Please try again.')}</Notice>
        </div>
      )}
      <Button look="quiet" busy={leave.isPending} onClick={() => leave.mutate()}>
        {leave.isPending ? 'Signing out...' : 'Sign out everywhere'}
      </Button>
      <div className="mt-6">
        <SecurityLog />
      </div>
    </Section>
  );
}
