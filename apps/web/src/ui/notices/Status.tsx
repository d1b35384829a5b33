import type { ReactNode } from 'react';
import { useLate } from '../waiting/useLate.ts';
import { settleMs } from './Announcer.tsx';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Words that a screen reader says although their region comes with them: the region is there first, and takes them in once
 * it has been noticed. Their place is kept meanwhile.
 */
export function Status({ className, children }: Props) {
  const noticed = useLate(true, settleMs);
  return (
    <div role="status" className={className}>
      <div className={noticed ? undefined : 'invisible'}>{children}</div>
    </div>
  );
}
