import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Plan } from './plans.ts';

interface Props {
  plan: Plan;
  chosen: boolean;
  own: boolean;
  children: ReactNode;
}

/**
 * A plan's card. A plan chosen earlier is ringed, labelled 'Your choice' and first on narrow screens; an own plan is
 * labelled 'Your plan'. A plan no longer sold shows its price less prominently than that notice.
 */
export function PlanCard({ plan, chosen, own, children }: Props) {
  const over = plan.state === 'over';
  const mark = own ? 'Your plan' : chosen && 'Your choice';
  return (
    <Card
      className={`row-span-7 grid grid-rows-subgrid gap-0 ${chosen ? 'outline-3 -outline-offset-1 outline-gold-dot max-lg:order-first' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="type-h2">{plan.name}</h2>
        {mark && (
          <p className="type-small flex items-center gap-2 font-medium text-marigold-ink before:size-2.5 before:rounded-full before:bg-gold-dot">
            {mark}
          </p>
        )}
      </div>
      <p
        className={classes(
          'mt-5 font-display text-figure leading-[.95] font-figure tracking-[-.01em]',
          over && 'text-ink-3',
        )}
      >
        {plan.price}
      </p>
      <p className="mt-1.5 text-ink-2">{plan.period}</p>
      <p className="type-small mt-5 flex min-h-[3.9rem] items-start gap-2 border-t border-line pt-4 font-medium">
        {over && <Icon name="dash" className="mt-0.5 size-4 text-ink-3" />}
        {plan.availability}
      </p>
      <p className="mt-2 text-ink-2">{plan.forWhom}</p>
      <ul className="mt-5 grid content-start gap-3">
        {plan.points.map(point => (
          <li
            key={typeof point === 'string' ? point : point.inFree}
            className="grid grid-cols-[20px_1fr] items-start gap-2.5"
          >
            <Icon name="tick" className={classes('mt-0.5 size-5', over ? 'text-ink-3' : 'text-correct')} />
            {typeof point === 'string' ? (
              point
            ) : (
              <span>
                {point.inFree} <span className="text-small text-ink-2">(also in the free trial)</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-7 self-end">{children}</div>
    </Card>
  );
}
