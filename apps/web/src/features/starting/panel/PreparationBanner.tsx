import { useQuery } from '@tanstack/react-query';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { usePlace } from '../../../shared/navigation/navigation.tsx';
import { availabilityQuery, limitQuery } from '../../../shared/practice/queries.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Banner } from '../../../ui/notices/Banner.tsx';
import { LoadingDots } from '../../../ui/progress/Dots.tsx';
import { StartDialogs } from '../dialogs/StartDialogs.tsx';
import { StartButton } from '../StartButton.tsx';
import { useRetryPreparation } from './useRetryPreparation.ts';

/** The home screen's panel says the same, larger; where a new account begins, the button stands on the page. */
const panelPaths = new Set(['/', '/dashboard', '/begin']);

/** The next step there is the page's own: the plan's first unit, or the open mistakes. */
const ownStepPaths = new Set(['/study-plan', '/notebook']);

/** Today's session, when none is open, has the button itself. */
const startPath = '/session';

function Phase({ pathname }: { pathname: string }) {
  const { data, error, refetch } = useQuery(availabilityQuery());
  const limit = useQuery(limitQuery());
  const retry = useRetryPreparation();
  if (!data)
    return error ? (
      <Banner tone="error" action={<TryAgain onClick={() => void refetch()} />}>
        {wordsFor(error, 'Your next 12 could not be checked.')}
      </Banner>
    ) : null;
  switch (data.phase) {
    case 'idle':
      return null;
    case 'preparing':
      return (
        <Banner tone="info" icon={<LoadingDots className="max-sm:[zoom:.5]" />}>
          {data.message}
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="error" action={<TryAgain busy={retry.isPending} onClick={() => retry.mutate()} />}>
          {data.message} {retry.isError && wordsFor(retry.error, 'Trying again did not work either.')}
        </Banner>
      );
    case 'ready':
      if (pathname === startPath) return null;
      // Without a preview it is an open session that waits. A new one waits for the week's allowance, if that is used up.
      if (data.preview && (limit.isPending || limit.data?.limit_reached)) return null;
      return (
        <Banner
          tone="success"
          action={
            <StartButton size="small" look={ownStepPaths.has(pathname) ? 'quiet' : 'primary'}>
              {data.preview ? 'Start Session' : 'Resume Session'}
            </StartButton>
          }
        >
          {data.message}
        </Banner>
      );
  }
}

function TryAgain({ busy = false, onClick }: { busy?: boolean; onClick: () => void }) {
  return (
    <Button look="quiet" size="small" busy={busy} onClick={onClick}>
      Try again
    </Button>
  );
}

/**
 * The strip under the top bar while the next session is prepared, has failed, or is ready; and the dialogs of
 * starting one, which any page below the bar may begin.
 */
export function PreparationBanner() {
  const { path: pathname } = usePlace();
  return (
    <>
      {!panelPaths.has(pathname) && <Phase pathname={pathname} />}
      <StartDialogs />
    </>
  );
}
