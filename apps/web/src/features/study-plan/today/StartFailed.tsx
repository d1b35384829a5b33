import { ApiError } from '../../../shared/api/api-error.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { isOfAnotherDay } from './useStudyStart.ts';

/** Error of a start; with a reached limit also the upgrade. */
export function StartFailed({ error }: { error: Error }) {
  const known = error instanceof ApiError ? error.message : null;
  const reason = isOfAnotherDay(error)
    ? 'That unit belongs to another day or to an earlier plan. Below is what is planned for today.'
    : known;
  const limited = error instanceof ApiError && error.code === 'session_limit_reached';
  return (
    <Notice tone="error">
      <p className="font-strong">Failed to start study session</p>
      {reason && <p className="mt-1">{reason}</p>}
      {limited && (
        <ButtonLink to="/pricing" look="quiet" size="small" className="mt-3">
          Upgrade Now
        </ButtonLink>
      )}
    </Notice>
  );
}
