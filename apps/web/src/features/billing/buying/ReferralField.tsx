import { useQuery } from '@tanstack/react-query';
import type { PlanOffer, ReferralValidation } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { useUser } from '../../../shared/sign-in/auth.ts';
import { paise } from '../../../shared/words/format.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { referralCheckQuery } from '../queries.ts';
import { withReason } from '../with-reason.ts';

const { codeLength } = figures.referral;

/** A referral code as far as it is typed, and what is known of it. */
export interface Referral {
  code: string;
  checking: boolean;
  /** The price with it, in paise; null while it brings no discount. */
  discounted: number | null;
  /** Why it cannot be used. */
  error: string | undefined;
}

/** Checks a code when it is whole; `refused` is what the server said of it when buying began. */
export function useReferral(code: string, offered: PlanOffer, refused: string | null): Referral {
  const { email } = useUser();
  const whole = code.length === codeLength;
  const check = useQuery({ ...referralCheckQuery(code, offered.plan_type, email), enabled: whole });
  const discounted = whole && check.data?.can_use ? check.data.discounted_amount : null;
  return {
    code,
    checking: whole && check.isFetching,
    discounted: refused ? null : discounted,
    error: refused ?? (whole ? errorOf(check.data, check.error) : undefined),
  };
}

function errorOf(found: ReferralValidation | undefined, error: Error | null): string | undefined {
  if (error) return withReason('Error validating referral code', error);
  return found && !found.can_use ? (found.error ?? 'Error validating referral code') : undefined;
}

/** As it is typed: capital letters and digits, six of them. */
const tidied = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, codeLength);

interface Props {
  referral: Referral;
  /** The price without a code, in paise. */
  amount: number;
  onCode: (code: string) => void;
}

/** The optional code, and what it changes. */
export function ReferralField({ referral: { code, checking, discounted, error }, amount, onCode }: Props) {
  return (
    <div>
      <Field
        label="Referral code (optional)"
        hint={`${codeLength} letters and digits, from a friend who has an account here.`}
        name="referral_code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={error}
        onChange={event => onCode(tidied(event.currentTarget.value))}
        className="max-w-[12rem] font-medium tracking-[.18em] uppercase"
      />
      <p role="status" className="type-small mt-1.5 min-h-[1.45em] font-medium text-ink-2">
        {checking && 'Checking the code...'}
        {discounted !== null && (
          <span className="flex items-center gap-1.5 text-correct">
            <Icon name="tick" className="size-[1.2em]" />
            <span>
              Code accepted: {paise(discounted)} instead of <s>{paise(amount)}</s>.
            </span>
          </span>
        )}
      </p>
    </div>
  );
}
