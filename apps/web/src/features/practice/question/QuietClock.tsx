import { useEffect, useState } from 'react';
import { inBrowser } from '../../../shared/browser/stored.ts';
import { clock } from '../../../shared/words/format.ts';
import { Button } from '../../../ui/controls/Button.tsx';

function Ticking({ read }: { read: () => number }) {
  const [seconds, setSeconds] = useState(() => Math.floor(read() / 1000));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor(read() / 1000)), 1000);
    return () => clearInterval(timer);
  });
  return (
    <span role="timer" aria-label="Time on this question">
      {clock(seconds)}
    </span>
  );
}

/** Optional clock of the time on a question; the choice is stored in this browser. `read` returns milliseconds. */
export function QuietClock({ read }: { read: () => number }) {
  const [shown, setShown] = useState(() => inBrowser.clock.read() === 'on');
  const change = () => {
    inBrowser.clock.write(shown ? 'off' : 'on');
    setShown(!shown);
  };
  return (
    <p className="no-print flex items-center justify-end text-ink-2">
      {shown && <Ticking read={read} />}
      <Button look="text" size="small" className="-mr-3" onClick={change}>
        {shown ? 'Hide the clock' : 'Show the clock'}
      </Button>
    </p>
  );
}
