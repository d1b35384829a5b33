import type { ReactNode } from 'react';
import { useLate } from '../waiting/useLate.ts';
import { settleMs } from './Announcer.tsx';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Live text whose region mounts with it: the text stays invisible, in its place, until screen readers have noticed the
 * region.
 */
export function Status({ className, children }: Props) {
  const noticed = useLate(true, settleMs);
  return (
    <div role="status" className={className}>
      <div className={noticed ? undefined : 'invisible'}>{children}</div>
    </div>
  );
}
