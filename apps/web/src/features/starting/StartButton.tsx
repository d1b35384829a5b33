import type { Look } from '../../ui/controls/Button.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { useLate } from '../../ui/waiting/useLate.ts';
import type { From } from './starter.ts';
import { useStartSession } from './useStartSession.ts';

interface Props {
  from?: From;
  look?: Look;
  size?: 'normal' | 'small';
  className?: string;
  children?: string;
}

/** Starts or resumes a session; the spinner appears only after a moment. */
export function StartButton({
  from = 'home',
  look = 'primary',
  size,
  className,
  children = 'Start Session',
}: Props) {
  const { start, busy } = useStartSession(from);
  const slow = useLate(busy);
  return (
    <Button look={look} {...(size && { size })} {...(className && { className })} busy={slow} onClick={start}>
      {children}
    </Button>
  );
}
