import { useQuery } from '@tanstack/react-query';
import type { OwnReferral } from '@twelvefold/contract';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { counted, paise } from '../../../shared/words/format.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { copy } from '../../../ui/notices/copy.ts';
import { NotLoaded } from '../../../ui/notices/NotLoaded.tsx';
import { offer } from '../plans.ts';
import { referralQuery } from '../queries.ts';

const copied = (text: string, said: string) => copy(text, said, 'The code can be typed.');

/** Shares through the device's share sheet, or copies the text without one. */
async function share({ share_text, share_url }: OwnReferral): Promise<void> {
  if (!navigator.share) return copied(share_text, 'An invitation with your code is copied.');
  try {
    await navigator.share({ text: share_text, url: share_url });
  } catch (error) {
    // Closing the share sheet is no error.
    if ((error as Error).name !== 'AbortError')
      await copied(share_text, 'An invitation with your code is copied.');
  }
}

function usesInWords({ cashback_owed, ...own }: OwnReferral): string {
  const owed = `${paise(cashback_owed)} were paid to you for payments that were refunded later. You owe them back.`;
  return cashback_owed > 0 ? `${standingInWords(own)} ${owed}` : standingInWords(own);
}

function standingInWords({
  uses,
  cashback_due,
  cashback_paid,
}: Pick<OwnReferral, 'uses' | 'cashback_due' | 'cashback_paid'>): string {
  if (uses === 0) return 'Nobody has used it yet.';
  const times = `Used ${counted(uses, 'time')}`;
  const due = `${paise(cashback_due)} due to you, paid by our team by hand`;
  return cashback_paid > 0 ? `${times}: ${due}; ${paise(cashback_paid)} paid.` : `${times}: ${due}.`;
}

/** The student's referral code, with copying, sharing and its results. */
export function Referral() {
  const query = useQuery(referralQuery());
  const { data, error } = query;
  if (error && !data)
    return (
      <NotLoaded query={query}>
        {wordsFor(error, 'Your referral code could not be loaded just now.')}
      </NotLoaded>
    );
  return (
    <div className="flex min-h-[76px] flex-wrap items-center justify-between gap-x-7 gap-y-4">
      <div className="max-w-[34rem]">
        <h3 className="type-part">Your referral code</h3>
        <p className="type-small mt-1 text-ink-2">
          A friend pays {offer.referralDiscount} less for a Pro plan with it, and you get{' '}
          {offer.referralReward}. {data && usesInWords(data)}
        </p>
      </div>
      {data && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <output className="text-lead font-semibold tracking-[.14em]">{data.code}</output>
          <Button look="quiet" size="small" onClick={() => void copied(data.code, 'Your code is copied.')}>
            Copy
          </Button>
          <Button look="text" size="small" onClick={() => void share(data)}>
            Share
          </Button>
        </div>
      )}
    </div>
  );
}
