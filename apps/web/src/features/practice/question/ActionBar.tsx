import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notices/Banner.tsx';

/** The buttons of a question, with an error above them; fixed at the bottom on small screens. */
export function ActionBar({ trouble, children }: { trouble?: string | null; children: ReactNode }) {
  return (
    <div className="action-bar no-print mt-7">
      {trouble && (
        <div className="mb-3">
          <Notice tone="error">{trouble}</Notice>
        </div>
      )}
      <div className="flex items-center gap-3 sm:flex-wrap">{children}</div>
    </div>
  );
}
