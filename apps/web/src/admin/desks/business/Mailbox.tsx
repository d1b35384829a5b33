import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailboxState } from '@twelvefold/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { navigate, usePlace } from '../../../shared/navigation/navigation.tsx';
import { useSingle } from '../../../shared/query/single.ts';
import { dayTime } from '../../../shared/words/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/controls/ConfirmDialog.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { toast } from '../../../ui/notices/Toast.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { keys } from '../../keys.ts';
import { deskWords } from '../../parts/words.ts';

/** Result of Google's redirect: a code for the server, a refusal, or none. */
type Return = { code: string; state: string } | 'declined' | null;

function returnIn(search: string): Return {
  const given = new URLSearchParams(search);
  const [code, state] = [given.get('code'), given.get('state')];
  if (given.has('error')) return 'declined';
  return code && state ? { code, state } : null;
}

function useChanged() {
  const client = useQueryClient();
  return ({ message }: { message: string }) => {
    toast(message);
    void client.invalidateQueries({ queryKey: keys.mailbox });
  };
}

function Connect({ label }: { label: string }) {
  const go = useSingle({
    mutationFn: () => call('GET /auth/gmail/authorize', {}),
    onSuccess: ({ authorization_url }) => location.assign(authorization_url),
  });
  // Stays busy until the browser leaves the page: a second press would replace the `state` that the server expects.
  const busy = go.isPending || go.isSuccess;
  return (
    <>
      {go.error && <Notice tone="error">{wordsFor(go.error, 'Failed to get authorization URL')}</Notice>}
      <div>
        <Button busy={busy} onClick={() => go.mutate()}>
          {busy ? 'Opening Google...' : label}
        </Button>
      </div>
    </>
  );
}

function Disconnect({ address, onClose }: { address: string; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Disconnect the mailbox?"
      action={{ label: 'Disconnect', busy: 'Disconnecting...', look: 'danger' }}
      keep="Keep"
      run={() => call('DELETE /auth/gmail/connection', {})}
      onDone={useChanged()}
      failureWords={error => wordsFor(error, 'The mailbox was not disconnected.')}
      onClose={onClose}
    >
      <p className="text-ink-2">
        Mail does not leave through {address} any more, and our access ends at Google too.
      </p>
    </ConfirmDialog>
  );
}

function Connected({ connection }: { connection: NonNullable<MailboxState['connection']> }) {
  const [ending, setEnding] = useState(false);
  const { address, connected_at, withdrawn_at } = connection;
  const test = useSingle({
    mutationFn: () => call('POST /auth/gmail/test-mail', {}),
    onSuccess: ({ message }) => toast(message),
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="break-all">{address}</b>
        <Tag>{withdrawn_at ? 'Ended at Google' : 'Connected'}</Tag>
        <span className="text-ink-2">since {dayTime(connected_at)}</span>
      </div>
      {withdrawn_at ? (
        <>
          <Notice tone="warning">
            Google takes no email from this mailbox since {dayTime(withdrawn_at)}. Our emails leave by the
            server's own way meanwhile.
          </Notice>
          <Connect label="Connect again" />
        </>
      ) : (
        <p className="text-ink-2">
          All our emails leave through this mailbox, with its address as the sender.
        </p>
      )}
      {test.error && <Notice tone="error">{wordsFor(test.error, 'The test email was not sent.')}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" busy={test.isPending} onClick={() => test.mutate()}>
          Send me a test email
        </Button>
        <Button look="danger" onClick={() => setEnding(true)}>
          Disconnect
        </Button>
      </div>
      {ending && <Disconnect address={address} onClose={() => setEnding(false)} />}
    </>
  );
}

/** Sends Google's code to the server. A query, so that it is sent once for one code. */
function useFinish(back: Return) {
  const client = useQueryClient();
  const answer = back !== null && back !== 'declined' ? back : null;
  return useQuery({
    queryKey: keys.mailboxAnswer(answer?.state ?? ''),
    queryFn: async () => {
      const body = { authorization_code: answer?.code ?? '', state: answer?.state ?? '' };
      const { message } = await call('POST /auth/gmail/callback', { body });
      toast(message);
      void client.invalidateQueries({ queryKey: keys.mailbox });
      return message;
    },
    enabled: answer !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function Body({ state }: { state: MailboxState }) {
  if (!state.configured)
    return (
      <p className="text-ink-2">
        Gmail is not set up on this server: GMAIL_CLIENT_ID and GMAIL_CLIENT_SECRET are missing in its
        settings. Mail leaves by the server's own way.
      </p>
    );
  if (state.connection) return <Connected connection={state.connection} />;
  return (
    <>
      <p className="text-ink-2">
        No mailbox is connected; mail leaves by the server's own way. At Google you choose the mailbox and let
        us send mail from it. We cannot read it.
      </p>
      <Connect label="Connect Gmail" />
    </>
  );
}

/** The Gmail mailbox that sends the product's mail. */
export function Mailbox() {
  const { path, search } = usePlace();
  const [back] = useState(() => returnIn(search));
  // The code is a secret: it is removed from the address and the browser's history.
  useEffect(() => {
    if (search) navigate(path, { replace: true });
  }, [path, search]);
  const finish = useFinish(back);
  const { data, error } = useQuery({
    queryKey: keys.mailbox,
    queryFn: ({ signal }) => call('GET /auth/gmail/connection', { signal }),
  });
  return (
    <>
      <PageTitle document="Mailbox">Mailbox</PageTitle>
      <Card className="mt-6 grid max-w-[720px] gap-5">
        {back === 'declined' && (
          <Notice tone="info">You did not allow us to send email through Google. Nothing has changed.</Notice>
        )}
        {finish.isFetching && <Notice tone="info">Connecting the mailbox...</Notice>}
        {finish.error && (
          <Notice tone="error">{wordsFor(finish.error, 'Gmail authentication failed')}</Notice>
        )}
        {error && <Notice tone="error">{deskWords(error, 'The mailbox could not be read.')}</Notice>}
        {data && <Body state={data} />}
      </Card>
    </>
  );
}
