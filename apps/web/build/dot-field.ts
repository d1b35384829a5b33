import { figures } from '@twelvefold/contract/figures';

const days = figures.plan.days;
const rows = figures.session.questions;

interface Geometry {
  width: number;
  height: number;
  /** Days per block, left to right; blocks are stacked. */
  perBlock: number;
  blockStep: number;
  left: number;
  dayStep: number;
  top: number;
  rowStep: number;
  /** Maximum diameter that fits a block. */
  most: number;
}

/** Dot diameters grow by the same factor every day, from 3 to 11.8. */
const diameter = (day: number, most: number) =>
  Math.min(most, 3 * (11.8 / 3) ** (day / (days - 1))).toFixed(2);

/** One column of dots, reused for every day; a mask, whose colours the page gives. */
function field({ width, height, perBlock, blockStep, left, dayStep, top, rowStep, most }: Geometry): string {
  const column = Array.from({ length: rows }, (_, row) => `M0 ${(row * rowStep).toFixed(1)}h0`).join('');
  const columns = Array.from({ length: days }, (_, day) => {
    const x = (left + (day % perBlock) * dayStep).toFixed(1);
    const y = (top + Math.floor(day / perBlock) * blockStep).toFixed(1);
    return `<use href="#c" x="${x}" y="${y}" stroke-width="${diameter(day, most)}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><path id="c" d="${column}"/></defs><g fill="none" stroke="#000" stroke-linecap="round">${columns}</g></svg>\n`;
}

/**
 * The days of a plan as columns of twelve growing dots: in one row, and in three blocks of thirty for narrow screens.
 */
export const dayFields = {
  'days-wide.svg': field({
    width: 1184,
    height: 164,
    perBlock: days,
    blockStep: 0,
    left: 7,
    dayStep: 13.15,
    top: 6.4,
    rowStep: 13.6,
    most: 11.8,
  }),
  'days-narrow.svg': field({
    width: 350,
    height: 520,
    perBlock: 30,
    blockStep: 172,
    left: 7,
    dayStep: 11.6,
    top: 28,
    rowStep: 11.6,
    most: 10.4,
  }),
};
