import { figures } from '@twelvefold/contract/figures';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { TimedBar } from '../../../ui/progress/Bar.tsx';

/** Shown for two seconds after a sign-up. */
export function AccountReady() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-5 px-[18px] pt-9 pb-4 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-correct text-correct-tint">
        <Icon name="tick" className="size-9" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="type-h2">
        Your account is ready
      </h2>
      <p className="text-ink-2">Taking you to your first 12.</p>
      <div className="w-full">
        <TimedBar seconds={figures.account.returnHomeSeconds} />
      </div>
    </div>
  );
}
