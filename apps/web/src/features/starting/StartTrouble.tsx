import { Notice } from '../../ui/notices/Banner.tsx';
import { useStarting } from './starter.ts';

/** Why the last start came to nothing, beside the button that tries again. */
export function StartTrouble({ className }: { className?: string }) {
  const starting = useStarting();
  if (starting.kind !== 'failed') return null;
  return (
    <div className={className}>
      <Notice tone="error">{starting.words}</Notice>
    </div>
  );
}
