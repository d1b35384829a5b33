import { useSecondsLeft } from '../../../shared/browser/time.ts';
import { clock } from '../../../shared/words/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Status } from '../../../ui/notices/Status.tsx';

/** An address whose code has no attempts left, and when another can be sent, in `clockMs`. */
export interface UsedUp {
  email: string;
  freeAt: number;
}

/** Shown on the form after the last attempt: the next step, and when it is possible. */
export function UsedUpNote({ email, freeAt }: UsedUp) {
  const wait = useSecondsLeft(freeAt);
  return (
    <div className="flex items-start gap-2.5 rounded-md bg-info-tint px-3.5 py-2.5 text-info">
      <Icon name="info" className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1 text-ink">
        <Status>
          The code for <b className="break-words">{email}</b> does not work any more. Press Create account,
          and we send a new one.
        </Status>
        {/* Outside the live region, because it changes every second. */}
        {wait > 0 && <p className="text-ink-2">It can be sent in {clock(wait)}.</p>}
      </div>
    </div>
  );
}
