import { type Band, figures } from '@twelvefold/contract';
import type { TopicTotal } from '../practice/index.ts';
import { byCategory, counted, type Evidence } from './evidence.ts';
import { bold, score } from './words.ts';

/** Standard errors from the mean: chance alone exceeds two in one category of twenty. */
const beyondChance = 2;

type Rates = Record<Band, number>;

function ratesOf(topics: readonly TopicTotal[]): Rates {
  const rate = (band: Band) => {
    const { correct, attempts } = counted(topics.filter(topic => topic.band === band));
    return attempts === 0 ? 0 : correct / attempts;
  };
  return { Easy: rate('Easy'), Medium: rate('Medium'), Hard: rate('Hard') };
}

/**
 * Deviation of right answers from those expected by the student's own rates per difficulty, in standard errors: a
 * category with harder questions is not called weak for them.
 */
function standing(topics: readonly TopicTotal[], rates: Rates): number {
  const sum = (of: (topic: TopicTotal) => number) => topics.reduce((all, topic) => all + of(topic), 0);
  const expected = sum(({ attempts, band }) => attempts * rates[band]);
  const variance = sum(({ attempts, band }) => attempts * rates[band] * (1 - rates[band]));
  return variance === 0 ? 0 : (sum(({ correct }) => correct) - expected) / Math.sqrt(variance);
}

/** The weakest category against the strongest; empty when chance explains the difference. */
export function categoriesApart({ topics }: Evidence): string[] {
  const rates = ratesOf(topics);
  const known = byCategory(topics)
    .filter(({ count }) => count.attempts >= figures.dashboard.claimAnswers)
    .map(({ code, name, count }) => ({
      name,
      count,
      by: standing(
        topics.filter(({ subcategory }) => subcategory.startsWith(`${code}.`)),
        rates,
      ),
    }))
    .sort((a, b) => a.by - b.by);
  const [weakest, strongest] = [known[0], known.at(-1)];
  if (!weakest || !strongest || weakest.by > -beyondChance || strongest.by < beyondChance) return [];
  return [
    `You are behind in ${bold(weakest.name)}: ${bold(score(weakest.count))} right, against ${score(strongest.count)} in ${strongest.name}.`,
  ];
}
