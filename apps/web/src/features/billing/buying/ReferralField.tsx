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

/** A referral code as typed, and the result of checking it. */
export interface Referral {
  code: string;
  checking: boolean;
  /** Discounted price in paise; null without a discount. */
  discounted: number | null;
  /** Why the code cannot be used. */
  error: string | undefined;
}

/** Checks a complete code; `refused` is the server's error from ordering. */
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

/** Keeps up to six capital letters and digits of the typed text. */
const tidied = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, codeLength);

interface Props {
  referral: Referral;
  /** Price without a code, in paise. */
  amount: number;
  onCode: (code: string) => void;
}

/** The optional referral code and its discount. */
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
