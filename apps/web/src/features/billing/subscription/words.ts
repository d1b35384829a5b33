import type { Subscription } from '@twelvefold/contract';
import { date, days, lastDay, paise } from '../../../shared/words/format.ts';

/** Remaining time of a plan and what follows, in sentences. */
export function planSentences(plan: Subscription): string[] {
  const { status, days_remaining, paused_days_remaining, ends_at, starts_at, next_charge } = plan;
  switch (status) {
    case 'paused':
      return [`Paused. ${days(paused_days_remaining)} saved, and we charge nothing until you resume.`];
    case 'upcoming':
      return [`Begins on ${date(starts_at)}, when your other plan ends.`];
    // These have messages of the server instead.
    case 'due':
    case 'grace':
      return [];
    case 'active': {
      const left = `${days(days_remaining)} remaining`;
      const end = `Ends on ${lastDay(ends_at ?? starts_at)}.`;
      if (!plan.auto_renew) return [`${left}.`, `${end} It does not renew.`];
      if (plan.payments && plan.payments.made >= plan.payments.of)
        return [`${left}.`, `${end} The last of ${plan.payments.of} payments is made, so it does not renew.`];
      const renewal = next_charge
        ? `Renews automatically: ${paise(next_charge.amount)} on ${date(next_charge.at)}.`
        : 'Renews automatically.';
      const isLast = plan.payments && plan.payments.made === plan.payments.of - 1;
      return [
        `${left}.`,
        renewal,
        ...(isLast
          ? [`That is the last of ${plan.payments?.of} payments. After it you can buy the plan again.`]
          : []),
      ];
    }
  }
}
