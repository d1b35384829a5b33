import { figures } from '@twelvefold/contract/figures';
import { count } from '../../shared/words/format.ts';

const days = figures.plan.days;
const rows = figures.session.questions;

/** First day of each block; narrow screens stack the three blocks. */
const blocks = [1, 31, 61];

const label = `${count(days * rows)} dots in ${days} columns of ${rows}, growing from day 1 to day ${days}`;

/** 90 columns of 12 dots, growing from left to right; on narrow screens three blocks of 30 columns. */
export function DotField() {
  return (
    <div className="dot-field" role="img" aria-label={label}>
      <div className="dot-field-dots" />
      <p className="flex justify-between max-sm:hidden">
        <span>Day 1</span>
        <span>Day {days}</span>
      </p>
      {blocks.map((day, block) => (
        <p key={day} className="absolute sm:hidden" style={{ top: `${(block / blocks.length) * 100}%` }}>
          Day {day}
        </p>
      ))}
    </div>
  );
}
