import { Notice } from '../../ui/notices/Banner.tsx';
import { useStarting } from './starter.ts';

/** Error of the last start, beside the button that retries. */
export function StartTrouble({ className }: { className?: string }) {
  const starting = useStarting();
  if (starting.kind !== 'failed') return null;
  return (
    <div className={className}>
      <Notice tone="error">{starting.words}</Notice>
    </div>
  );
}
