import type { TimedAnswer } from '@twelvefold/contract';
import { bands } from './syllabus/accuracy.ts';

/** Sizes in units of the drawing. */
const left = 84;
const right = 16;
const width = 453;
const row = 38;
const top = 24;
/** Distance between the lanes of a row. */
const lane = 15;

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

/** All times of the last session by difficulty in words, as text alternative of the drawing. */
function inWords(answers: readonly Timed[]): string {
  const parts = bands.map(band => {
    const own = answers.filter(a => a.band === band);
    const times = own.map(a => `${inMinutes(a.elapsed_ms)} ${outcomeWords[a.outcome]}`);
    return `${band}: ${times.length > 0 ? times.join(', ') : 'none'}`;
  });
  return `Minutes per question. ${parts.join('. ')}.`;
}

type Timed = TimedAnswer & { elapsed_ms: number };

/** Minimum distance of two dots in a lane, so that they do not overlap. */
const apart = 15;

/** Lane of each dot in a row, from 0: the first lane where it overlaps no other dot at its own time. */
export function lanesOf(places: readonly number[]): number[] {
  const ends: number[] = [];
  return places.map(place => {
    const free = ends.findIndex(end => end + apart <= place);
    const at = free < 0 ? ends.length : free;
    ends[at] = place;
    return at;
  });
}

/** Rows below each other, each as high as its lanes. */
function rowsOf(timed: readonly Timed[], x: (minutes: number) => number) {
  let y = top;
  return bands.map(band => {
    const own = timed.filter(a => a.band === band);
    const places = own.map(a => x(a.elapsed_ms / 60_000));
    const lanes = lanesOf(places);
    const dots = own.map((a, i) => ({ ...a, x: places[i] ?? 0, y: y + lane * (lanes[i] ?? 0) }));
    const found = { band, y, dots };
    y += row + lane * Math.max(0, ...lanes);
    return found;
  });
}

/** Times of the last session, one dot per question; renders nothing without measured times. */
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
  const rows = rowsOf(timed, x);
  const lowest = Math.max(...rows.flatMap(({ y, dots }) => [y, ...dots.map(dot => dot.y)]));
  const floor = lowest + row - 12;
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
        {rows.map(({ band, y }) => (
          <text key={band} x="0" y={y + 5} className="fill-ink text-note font-medium max-sm:text-large">
            {band}
          </text>
        ))}
        {rows.flatMap(({ dots }) => dots.map(dot => <Dot key={dot.position} {...dot} />))}
      </svg>
      <p className="type-small mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
        <Key outcome="correct">Correct</Key>
        <Key outcome="incorrect">Incorrect</Key>
        {shown.has('skipped') && <Key outcome="skipped">Skipped</Key>}
      </p>
    </>
  );
}
