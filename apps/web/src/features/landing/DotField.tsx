import { figures } from '@twelvefold/contract/figures';

const days = figures.plan.days;
const rows = figures.session.questions;

/** Dot diameters grow by the same share every day, from 3 to 11.8, or to the most that a block has room for. */
const diameter = (day: number, most: number) =>
  Math.min(most, 3 * (11.8 / 3) ** (day / (days - 1))).toFixed(2);

const column = (x: number, bottom: number, rowStep: number) =>
  Array.from({ length: rows }, (_, row) => `M${x.toFixed(1)} ${(bottom - row * rowStep).toFixed(1)}h0`).join(
    '',
  );

interface Geometry {
  /** Days in a block, left to right; blocks stand below each other. */
  perBlock: number;
  blockStep: number;
  left: number;
  dayStep: number;
  bottom: number;
  rowStep: number;
  most: number;
}

function Columns({ perBlock, blockStep, left, dayStep, bottom, rowStep, most }: Geometry) {
  return (
    <g fill="none" strokeLinecap="round">
      {Array.from({ length: days }, (_, day) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the day
          key={day}
          d={column(
            left + (day % perBlock) * dayStep,
            bottom + Math.floor(day / perBlock) * blockStep,
            rowStep,
          )}
          stroke={day === days - 1 ? 'var(--gold-dot)' : 'var(--action-dot)'}
          strokeWidth={diameter(day, most)}
        />
      ))}
    </g>
  );
}

const label = `${(days * rows).toLocaleString('en-IN')} dots in ${days} columns of ${rows}, growing from day 1 to day ${days}`;

/** 90 columns of 12 dots, growing left to right; on narrow screens three blocks of 30 columns. */
export function DotField() {
  return (
    <>
      <svg className="dot-field max-sm:hidden" viewBox="0 0 1184 190" role="img" aria-label={label}>
        <Columns
          perBlock={days}
          blockStep={0}
          left={7}
          dayStep={13.15}
          bottom={156}
          rowStep={13.6}
          most={11.8}
        />
        <text x="2" y="184">
          Day 1
        </text>
        <text x="1182" y="184" textAnchor="end">
          Day {days}
        </text>
      </svg>
      <svg className="dot-field sm:hidden" viewBox="0 0 350 520" role="img" aria-label={label}>
        <Columns
          perBlock={30}
          blockStep={172}
          left={7}
          dayStep={11.6}
          bottom={155.6}
          rowStep={11.6}
          most={10.4}
        />
        {[1, 31, 61].map((day, block) => (
          <text key={day} x="2" y={12 + block * 172}>
            Day {day}
          </text>
        ))}
      </svg>
    </>
  );
}
