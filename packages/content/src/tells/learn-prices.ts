import { writeFileSync } from 'node:fs';
import { dealtRank } from '../deal.ts';
import { drawFrom, seedOf } from '../draw.ts';
import { drawsCompared, drawsForRank, drawsToCompare, isPrinted, littleShown } from '../item.ts';
import { waysToDeal } from '../options.ts';
import { type AnyTemplate, templateId } from '../template.ts';
import { templates } from '../templates.ts';
import { signNames } from './signs.ts';

/**
 * `npm run prices` learns the price of each sign and writes `prices.data.ts`: a price rises while the sign is more
 * frequent on chosen keys than on other options. New prices change all items (`dealing`).
 */
const seeds = 8;
const passes = 70;
/** Step size in the first pass, and its decay. */
const stride = { first: 8, shrinks: 0.15 };
/** Minimum standard deviation of a sign between options. */
const leastSpread = 0.05;

/** A choice of slips with its surplus of signs as a sparse vector. */
interface Seen {
  at: readonly number[];
  more: readonly number[];
  unlikely: number;
}

/** The choices of slips for a seed, by draw, as `drawValid` compares them. */
function waysOf(t: AnyTemplate, seed: number): Seen[][] {
  const rank = dealtRank(t, seed);
  const draw = drawFrom(seedOf(`prices:${templateId(t)}#${seed}`));
  const draws: Seen[][] = [];
  for (let i = 0; i < (draws.length > 0 ? drawsToCompare : drawsForRank); i += 1) {
    if (draws.length === drawsCompared) break;
    const p: unknown = t.draw(draw);
    if (p === null) continue;
    const key = t.answer(p);
    if (isPrinted(t.show(key, p), t.stem(p))) continue;
    const ways = waysToDeal(t, p, key).filter(way => way.rank === null || way.rank === rank);
    if (ways.length === 0) continue;
    draws.push(
      ways.map(({ surplus: all, unlikely }) => {
        const at = signNames.flatMap((_, sign) => (Math.abs(all[sign] ?? 0) > 1e-12 ? [sign] : []));
        return { at, more: at.map(sign => all[sign] ?? 0), unlikely };
      }),
    );
  }
  return draws;
}

const items = templates
  .flatMap(t => Array.from({ length: seeds }, (_, i) => waysOf(t, i + 1)))
  .filter(draws => draws.length > 0);

const prices = new Float64Array(signNames.length);
const shownBy = ({ at, more, unlikely }: Seen) =>
  more.reduce((sum, x, i) => sum + x * (prices[at[i] ?? 0] ?? 0), unlikely);

/** The choice by the current prices. */
function dealt(draws: readonly Seen[][]): Seen {
  let best: { way: Seen; shows: number } | null = null;
  for (const ways of draws) {
    if (best && best.shows < littleShown) break;
    for (const way of ways) {
      const shows = shownBy(way);
      if (!best || shows < best.shows) best = { way, shows };
    }
  }
  return (best as { way: Seen }).way;
}

/** Mean surplus of each sign on the chosen keys. */
function surplus(): Float64Array {
  const mean = new Float64Array(signNames.length);
  for (const draws of items) {
    const { at, more } = dealt(draws);
    at.forEach((sign, i) => {
      mean[sign] = (mean[sign] ?? 0) + (more[i] ?? 0) / items.length;
    });
  }
  return mean;
}

const spread = new Float64Array(signNames.length);
for (const [[way] = []] of items)
  way?.at.forEach((sign, i) => {
    spread[sign] = (spread[sign] ?? 0) + (way.more[i] ?? 0) ** 2 / items.length;
  });
for (let pass = 0; pass < passes; pass += 1) {
  const most = surplus();
  for (let i = 0; i < prices.length; i += 1) {
    const scale = Math.max(leastSpread, Math.sqrt(spread[i] ?? 0));
    prices[i] =
      (prices[i] ?? 0) + (stride.first / (1 + stride.shrinks * pass)) * ((most[i] ?? 0) / scale ** 2);
  }
}
const left = surplus();
const lines = signNames.map((name, i) => `  '${name}': ${(prices[i] ?? 0).toFixed(1)},`);
writeFileSync(
  new URL('prices.data.ts', import.meta.url),
  `/** By \`learn-prices.ts\`. */\nexport const prices: Readonly<Record<string, number>> = {\n${lines.join('\n')}\n};\n`,
);
const worst = signNames
  .map((name, i) => ({ name, left: (left[i] ?? 0) / Math.max(leastSpread, Math.sqrt(spread[i] ?? 0)) }))
  .sort((a, b) => Math.abs(b.left) - Math.abs(a.left))
  .slice(0, 12);
const shows = items.map(draws => shownBy(dealt(draws))).sort((a, b) => a - b);
process.stdout.write(
  `${items.length} items; shown ${[0.1, 0.25, 0.5, 0.75, 0.9].map(part => shows[Math.floor(part * shows.length)]?.toFixed(1)).join(' / ')}\n` +
    worst.map(sign => `${sign.name}: ${sign.left.toFixed(3)}\n`).join(''),
);
