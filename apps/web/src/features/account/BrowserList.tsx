import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignInNow } from '@twelvefold/contract';
import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { keys } from '../../shared/query/keys.ts';
import { useSingle } from '../../shared/query/single.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { signInsQuery } from './queries.ts';

/** What a browser calls itself, in the words people use; the first that fits, since most name several. */
const browserNames = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systemNames = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

function nameOf(agent: string): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => agent.includes(mark))?.[1];
  return [find(browserNames) ?? 'A browser', find(systemNames)].filter(Boolean).join(' on ');
}

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });

function Row({ signIn }: { signIn: SignInNow }) {
  const client = useQueryClient();
  const end = useSingle({
    mutationFn: () => call('DELETE /account/sign-ins/:id', { params: { id: signIn.id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.account }),
  });
  const name = nameOf(signIn.browser);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0">
      <span className="min-w-0 flex-1 basis-56">
        <b>{name}</b>
        <span className="block break-words text-ink-2">
          {signIn.current
            ? 'This browser'
            : `Signed in on ${day.format(new Date(signIn.signed_in_at))}, last used on ${day.format(new Date(signIn.last_used_at))}`}
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

/** The browsers that are signed in, each with a way to end it. */
export function BrowserList() {
  const { data } = useQuery(signInsQuery());
  if (!data) return null;
  return (
    <ul className="mb-5">
      {data.sign_ins.map(signIn => (
        <Row key={signIn.id} signIn={signIn} />
      ))}
    </ul>
  );
}
