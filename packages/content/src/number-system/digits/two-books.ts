import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Books {
  thin: number;
  thick: number;
  kind: string;
  frame: number;
}

const digitsFor = (pages: number) => {
  let sum = 0;
  for (let page = 1; page <= pages; page += 1) sum += String(page).length;
  return sum;
};

const apart = form<Books>(
  'difference-of-two-books',
  {
    band: 'Hard',
    seconds: 140,
    entry: true,
    untied: true,
    verify: ({ thin, thick }) => {
      const [all, digits] = [thin + thick, digitsFor(thin) + digitsFor(thick)];
      for (let pages = 1; 2 * pages < all; pages += 1)
        if (digitsFor(pages) + digitsFor(all - pages) === digits) return all - 2 * pages;
      throw new Error('no books fit');
    },
  },
  ({ thin, thick, kind, frame }, { step, find }) => {
    const all = find(thin + thick);
    const digits = find(2 * thin - 9 + 3 * thick - 108);
    const usual = step(calc`3 * ${all} - 2 * 108`, {
      name: 'the digits if both have at least 100 pages',
      because: text`A book of $n$ pages with $100 \le n \le 999$ needs $9 + 2 \times 90 + 3(n - 99) = 3n - 108$ digits:
        with $3$ for every page, the pages $1$ to $9$ get $2$ too many each and the pages $10$ to $99$ one too many.`,
    })`
      Suppose that both ${kind} have at least 100 pages. Then the number of digits does not depend on how the $${all}$
      pages are shared.`;
    const excess = step(calc`${digits} - ${usual}`, {
      name: 'the digits beyond that',
      because: text`Both numbers of pages cannot be below 100, because the sum is $${all}$. Neither reaches 1000.`,
    })`
      More digits were used than that. So one of the ${kind} has fewer than 100 pages. Find how many digits there are
      too many.`;
    const small = step(calc`99 - ${excess}`, {
      name: 'the pages of the thinner one',
      because: text`With $n$ pages, $10 \le n \le 99$, there are $2n - 9$ digits, and $2n - 9 = (3n - 108) + (99 -
        n)$.`,
      works: (_value, working) => tex`99 - n = ${excess} \quad \Rightarrow \quad n = ${working}`,
    })`
      Let the thinner one have $n$ pages. It needs $2n - 9$ digits, which is $99 - n$ more than the $3n - 108$ that were
      supposed.`;
    const difference = step(calc`${all} - 2 * ${small}`)`
      The thicker one has the rest of the $${all}$ pages. Subtract $${small}$ twice to find the difference.`;
    return {
      answer: difference,
      stem: wording(
        frame,
        text`Two ${kind} have $${all}$ pages together, and neither has more than 999. The pages of each are numbered
          from 1 on, and $${digits}$ digits are used in all. How many more pages does the thicker one have than the
          thinner one?`,
        text`The pages of two ${kind} are numbered separately, each from 1 on. There are $${all}$ pages in all, fewer
          than 1000 of them in each, and the numbers on them have $${digits}$ digits altogether. By how many pages is
          the thicker one ahead of the thinner one?`,
        text`Numbering every page of two ${kind}, both from page 1 on, took $${digits}$ digits. If the two have $${all}$
          pages in all, and each fewer than 1000, what is the difference between the numbers of their pages (the thicker
          one less the thinner one)?`,
        text`A printer sets $${digits}$ digits for the page numbers of two ${kind}; each begins with page 1 and ends
          before page 1000. Together they have $${all}$ pages. Find how many pages the thinner one would need in
          addition to be as thick as the thicker one.`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(thin + thick),
      slips: [
        slip('answered_another_quantity', difference, calc`${all} - ${small}`)`
          ${here} is the number of pages of the thicker one. The question asks by how many pages it is ahead.`,
        slip('gave_the_complement', small, excess)`
          The $${excess}$ digits beyond the number for three-digit pages were taken for the pages of the thinner one.
          They are the pages that it has less than $99$.`,
        slip('left_out_a_case', small, calc`108 - ${excess}`)`
          You gave every page of the thinner one two digits, and got ${here}. The pages $1$ to $9$ have one digit
          each.`,
        slip('left_out_a_term', small, calc`90 - ${excess}`)`
          You let the thinner one miss $${excess}$ of the $90$ two-digit numbers and forgot its pages $1$ to $9$.`,
        slip('divided_by_the_wrong_number', small, () => {
          const half = (2 * thin - 9) / 2;
          return Number.isInteger(half) ? half : (2 * thin - 8) / 2;
        })`
          ${small} pages of two digits each would use nearly the right number of digits, but the pages $1$ to $9$ have
          one digit each.`,
        stop('stopped_a_step_early', small)`
          $${small}$ is the number of pages of the thinner one. Find the other number of pages too, and subtract.`,
        slip('left_out_a_factor', difference, calc`${all} - 2 * (${small} + ${excess})`)`
          ${here} takes the thinner one to have 99 pages. For each page fewer than 99 one digit more is used in all, so
          the digits decide.`,
        slip('counted_one_too_many', difference, calc`${digits} - 2 * ${all}`)`
          ${here} gives every page two digits and takes what is left for the difference. The thicker one has pages with
          three digits and both have pages with one.`,
      ],
      snapRead: text`Two numbers of pages, one sum of digits: try the usual case first and see whether the digits
        agree.`,
      approach: text`If both had at least 100 pages, the number of digits would be fixed. Compare it with the given one;
        the difference shows how far the thinner one is below 100 pages.`,
      check: text`The thinner one needs ${calc`2 * ${small} - 9`} digits and the thicker one ${calc`3 * (${all} -
        ${small}) - 108`}, together ${calc`2 * ${small} - 9 + 3 * (${all} - ${small}) - 108`.value}.`,
      principle: text`Where the number of digits is counted by ranges, suppose a range, test it, and let the
        contradiction show the right one.`,
    };
  },
);

/** NS.DIG.4 Hard: two books, one of them thinner than it seems. */
export const twoBooks: readonly AnyTemplate[] = situation<Books>({
  type: 'NS.DIG.4',
  situation: 'two-books',
  tries: 40,
  draw: draw => {
    const p = {
      thin: draw.int(24, 92),
      thick: draw.int(180, 900),
      kind: draw.pick(['novels', 'atlases', 'textbooks', 'ledgers', 'diaries'] as const),
      frame: draw.int(0, 3),
    };
    return Math.abs(99 - 2 * p.thin) > 6 && p.thin % 10 !== 0 ? p : null;
  },
  forms: [apart],
});
