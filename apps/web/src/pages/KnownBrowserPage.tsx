import { QueryClientProvider } from '@tanstack/react-query';
import { PublicLayout } from '../app/layouts/PublicLayout.tsx';
import { call } from '../shared/api/api.ts';
import { wordsFor } from '../shared/api/api-error.ts';
import { queryClient } from '../shared/query/query.ts';
import { useSingle } from '../shared/query/single.ts';
import { Button, ButtonLink } from '../ui/controls/Button.tsx';
import { Notice } from '../ui/notices/Banner.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';

/** Where the link of the mail leads that tells an owner of strangers at the door: the link's secret stands behind the #. */
export function KnownBrowserPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <OpenBrowser />
    </QueryClientProvider>
  );
}

function OpenBrowser() {
  // Read when pressed: the page is prerendered, where there is no address.
  const open = useSingle({
    mutationFn: () => call('POST /auth/known-browser', { body: { link: location.hash.slice(1) } }),
  });
  const title = 'Open this browser';
  return (
    <PublicLayout>
      <PageTitle document={title}>{title}</PageTitle>
      {open.data ? (
        <>
          <div className="my-8 max-w-[36em]">
            <Notice tone="success">This browser is open for {open.data.email}.</Notice>
          </div>
          <p className="type-lead mb-8 max-w-[30em] text-ink-2">
            Sign in as ever, or choose "Forgot password?" there.
          </p>
          <ButtonLink to="/">Go to sign-in</ButtonLink>
        </>
      ) : (
        <>
          <p className="type-lead mt-5 mb-8 max-w-[34em] text-ink-2">
            Somebody has tried too often to sign in with your address. Press the button if you came here from
            our mail and this browser is yours: what strangers try elsewhere then no longer keeps you out
            here. It does not sign you in.
          </p>
          {open.error && (
            <div className="mb-6 max-w-[36em]">
              <Notice tone="error">
                {wordsFor(open.error, 'This browser is not open yet. Please try again.')}
              </Notice>
            </div>
          )}
          <Button busy={open.isPending} onClick={() => open.mutate()}>
            {open.isPending ? 'Opening...' : 'Open this browser'}
          </Button>
        </>
      )}
    </PublicLayout>
  );
}
