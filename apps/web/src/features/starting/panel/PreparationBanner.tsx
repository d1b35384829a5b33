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

/** Pages without the banner: the home screen's panel says the same, and /begin has the button. */
const panelPaths = new Set(['/', '/dashboard', '/begin']);

/** Pages with their own next step: the plan's first unit, or the open mistakes. */
const ownStepPaths = new Set(['/study-plan', '/notebook']);

/** 'Today's Session' has the button itself, when none is open. */
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
      // Without a preview the session is open and can be resumed. A new one needs some of the week's allowance.
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
 * The banner under the top bar while the next session is prepared, failed or ready; also the dialogs of a start from
 * any page below the bar.
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
