import type { TimedAnswer } from '@twelvefold/contract';
import { bands } from './syllabus/accuracy.ts';

/** Sizes in the drawing's own units. */
const left = 84;
const right = 16;
const width = 453;
const row = 38;
const top = 24;
const floor = top + row * bands.length - 12;

const minutesLeast = 4;
const minutesMost = 10;

const outcomeWords = { correct: 'correct', incorrect: 'incorrect', skipped: 'skipped', image_failed: '' };

interface Mark {
  x: number;
  y: number;
  outcome: TimedAnswer['outcome'];
}

function Dot({ x, y, outcome }: Mark) {
  if (outcome === 'correct') return <circle cx={x} cy={y} r="7" className="fill-action-dot" />;
  if (outcome === 'incorrect')
    return (
      <g className="stroke-wrong">
        <circle cx={x} cy={y} r="6" strokeWidth="2" className="fill-surface" />
        <path d={`M${x - 2.5} ${y - 2.5}l5 5m0-5l-5 5`} strokeWidth="1.8" strokeLinecap="round" />
      </g>
    );
  return (
    <circle
      cx={x}
      cy={y}
      r="6"
      strokeWidth="1.8"
      strokeDasharray="3 2.4"
      className="fill-surface stroke-ink-3"
    />
  );
}

const Key = ({ outcome, children }: { outcome: TimedAnswer['outcome']; children: string }) => (
  <span className="inline-flex items-center gap-2">
    <svg viewBox="0 0 16 16" className="size-4" fill="none" aria-hidden="true">
      <Dot x={8} y={8} outcome={outcome} />
    </svg>
    {children}
  </span>
);

const inMinutes = (ms: number) => Math.round(ms / 6000) / 10;

/** Every time of the last session by difficulty, in words: what the drawing shows. */
function inWords(answers: readonly Timed[]): string {
  const parts = bands.map(band => {
    const own = answers.filter(a => a.band === band);
    const times = own.map(a => `${inMinutes(a.elapsed_ms)} ${outcomeWords[a.outcome]}`);
    return `${band}: ${times.length > 0 ? times.join(', ') : 'none'}`;
  });
  return `Minutes per question. ${parts.join('. ')}.`;
}

type Timed = TimedAnswer & { elapsed_ms: number };

/** Least distance of two dots of one row; nearer ones would cover each other. */
const apart = 15;

/** Where each dot of a row stands: at its time, or just right of the one before; a row that runs over is moved back. */
export function spread(places: readonly number[], end: number): number[] {
  const at: number[] = [];
  for (const place of places) at.push(Math.max(place, (at.at(-1) ?? -apart) + apart));
  for (let i = at.length - 1, most = end; i >= 0; i -= 1, most -= apart)
    at[i] = Math.min(at[i] ?? most, most);
  return at;
}

/** Times of the last session, one dot a question; nothing when none was measured. */
export function TimeStrip({ answers }: { answers: readonly TimedAnswer[] }) {
  const timed = answers
    .filter((a): a is Timed => a.elapsed_ms !== null && a.outcome !== 'image_failed')
    .sort((a, b) => a.elapsed_ms - b.elapsed_ms);
  if (timed.length === 0) return null;
  const longest = Math.max(...timed.map(a => a.elapsed_ms)) / 60_000;
  const last = Math.min(minutesMost, Math.max(minutesLeast, Math.ceil(longest)));
  const x = (minutes: number) => left + (Math.min(minutes, last) / last) * (width - left - right);
  const step = last > 5 ? 2 : 1;
  const ticks = Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);
  const shown = new Set(timed.map(a => a.outcome));
  return (
    <>
      <h3 className="type-h3 mt-8 mb-3">Minutes per question, last session</h3>
      <svg
        viewBox={`0 0 ${width} ${floor + 28}`}
        className="block h-auto w-full"
        role="img"
        aria-label={inWords(timed)}
      >
        {ticks.map(tick => (
          <g key={tick}>
            <path d={`M${x(tick)} 4V${floor}`} className="stroke-line" strokeWidth="1" />
            <text
              x={x(tick)}
              y={floor + 21}
              textAnchor="middle"
              className="fill-ink-2 text-note max-sm:text-large"
            >
              {tick === last && longest > last ? `${tick}+` : tick}
            </text>
          </g>
        ))}
        {bands.map((band, i) => (
          <text
            key={band}
            x="0"
            y={top + row * i + 5}
            className="fill-ink text-note font-medium max-sm:text-large"
          >
            {band}
          </text>
        ))}
        {bands.flatMap((band, i) => {
          const own = timed.filter(a => a.band === band);
          const places = spread(
            own.map(a => x(a.elapsed_ms / 60_000)),
            x(last),
          );
          return own.map((a, n) => (
            <Dot key={a.position} x={places[n] ?? 0} y={top + row * i} outcome={a.outcome} />
          ));
        })}
      </svg>
      <p className="type-small mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
        <Key outcome="correct">Correct</Key>
        <Key outcome="incorrect">Incorrect</Key>
        {shown.has('skipped') && <Key outcome="skipped">Skipped</Key>}
      </p>
    </>
  );
}
