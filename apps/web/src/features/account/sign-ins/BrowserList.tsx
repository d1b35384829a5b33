import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignInNow } from '@twelvefold/contract';
import { browserName } from '@twelvefold/contract/browser-name';
import { useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { keys } from '../../../shared/query/keys.ts';
import { useSingle } from '../../../shared/query/single.ts';
import { date } from '../../../shared/words/format.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { announce } from '../../../ui/notices/Announcer.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { NotLoaded } from '../../../ui/notices/NotLoaded.tsx';
import { signInsQuery } from '../queries.ts';

function Row({ signIn }: { signIn: SignInNow }) {
  const client = useQueryClient();
  const name = browserName(signIn.browser);
  const end = useSingle({
    mutationFn: () => call('DELETE /account/sign-ins/:id', { params: { id: signIn.id } }),
    onSuccess: () => announce(`${name} is signed out.`),
    onSettled: () => client.invalidateQueries({ queryKey: keys.account }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0">
      <span className="min-w-0 flex-1 basis-56">
        <b>{name}</b>
        <span className="block break-words text-ink-2">
          {signIn.current
            ? 'This browser'
            : `Signed in on ${date(signIn.signed_in_at)}, last used on ${date(signIn.last_used_at)}`}
          {signIn.address && ` · from ${signIn.address}`}
        </span>
        {end.error && (
          <Notice tone="error">{wordsFor(end.error, 'It is still signed in. Please try again.')}</Notice>
        )}
      </span>
      {!signIn.current && (
        <Button
          look="quiet"
          size="small"
          busy={end.isPending}
          aria-label={`Sign out ${name}`}
          onClick={() => end.mutate()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

/** The list is cut after five, so that 'Sign out everywhere' below it stays near. */
const atFirst = 5;

/** This browser first, then the most recently used. */
const inOrder = (signIns: readonly SignInNow[]): SignInNow[] =>
  [...signIns].sort(
    (a, b) => Number(b.current) - Number(a.current) || (a.last_used_at < b.last_used_at ? 1 : -1),
  );

/** Signed-in browsers, each with a button to sign it out. */
export function BrowserList() {
  const query = useQuery(signInsQuery());
  const { data, error } = query;
  const [all, setAll] = useState(false);
  if (error && !data)
    return (
      <NotLoaded query={query} className="mb-5">
        {wordsFor(error, 'Your sign-ins could not be loaded.')}
      </NotLoaded>
    );
  if (!data) return null;
  const signIns = inOrder(data.sign_ins);
  return (
    <div className="mb-5">
      <ul>
        {signIns.slice(0, all ? undefined : atFirst).map(signIn => (
          <Row key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      {signIns.length > atFirst && (
        <Button look="text" size="small" className="-ml-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${signIns.length}`}
        </Button>
      )}
    </div>
  );
}
