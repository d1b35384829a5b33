import { digitsOf, isCount, upTo } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** The digits of the whole numbers from one to another, both included. */
const digitsFrom = (first: number, last: number) =>
  upTo(last)
    .slice(first - 1)
    .reduce((sum, n) => sum + digitsOf(n).length, 0);

interface Numbered {
  n: number;
  frame: number;
}

const digitsNeeded = form<Numbered>(
  'digits-needed',
  {
    band: 'Easy',
    seconds: 45,
    entry: true,
    verify: ({ n }) => digitsFrom(1, n),
  },
  ({ n, frame }, { step }) => {
    const [things, thing] = wording<readonly [string, string]>(
      frame,
      ['pages', 'page'],
      ['houses', 'house'],
      ['runners', 'runner'],
      ['lockers', 'locker'],
      ['integers', 'integer'],
    );
    const two = step(calc`2 * (99 - 9)`, {
      name: 'the digits of the numbers from 10 to 99',
      because: text`From $10$ to $99$ there are $90$ numbers: those up to $99$ without the first $9$.`,
    })`
      The numbers $1$ to $9$ have one digit each, $9$ digits in all. Each of the numbers from $10$ to $99$ has two
      digits; count the digits of these.`;
    const many = step(calc`${n} - 99`, {
      name: text`how many ${things} have a number of three digits`,
      because: text`Of the $${n}$ ${things} the first $99$ have shorter numbers. Not $${n} - 100$: number $100$ itself
        has three digits.`,
    })`
      All numbers from $100$ to $${n}$ have three digits. Count them: all ${things} less the first $99$.`;
    const three = step(calc`3 * ${many}`, { name: 'the digits of the numbers with three digits' })`
      Each of these ${things} needs three digits, so multiply by $3$.`;
    const all = step(calc`9 + ${two} + ${three}`, {
      because: text`Every number from $1$ to $${n}$ has one, two or three digits and belongs to exactly one of the
        groups.`,
    })`
      Add the digits of the three groups: numbers with one, two and three digits.`;
    return {
      answer: all,
      stem: wording(
        frame,
        text`The pages of a book are numbered from $1$ to $${n}$. What is the number of digits printed for that in
          all?`,
        text`In a new township the houses get the numbers $1$ to $${n}$ in brass, a separate piece for every digit.
          Find the number of pieces needed.`,
        text`For a run in Pune, $${n}$ runners receive the numbers from $1$ to $${n}$, stamped digit by digit on their
          vests. How many digits are stamped?`,
        text`A painter numbers $${n}$ lockers, beginning with $1$, and is paid ₹1 for each digit. For all lockers
          together he gets how many rupees?`,
        text`The integers from $1$ to $${n}$ are written one after the other, as in $123456789101112\dots$. The row
          ends with $${n}$. Of how many digits does it consist?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_an_end_point', many, calc`${n} - 100`)`
          You counted ${here} numbers with three digits. That leaves out $100$ itself, which has three digits as well.`,
        slip('left_out_a_case', two, 0)`
          You left out the numbers from $10$ to $99$. There are $90$ of them, and they need $2 \times 90 = 180$
          digits.`,
        slip('assumed_equal_parts', all, calc`3 * ${n}`)`
          ${here} gives every ${thing} three digits. The numbers up to $99$ are shorter: they have one or two digits.`,
        slip('used_a_term_twice', two, calc`2 * 99`)`
          With ${here} you counted the numbers from $1$ to $9$ with two digits each, and then once more with one digit.
          From $10$ to $99$ there are $90$ numbers.`,
        slip('counted_gaps_for_numbers', two, calc`2 * (99 - 10)`)`
          You counted $99 - 10 = 89$ numbers from $10$ to $99$. Both ends belong to the list, so there are $90$.`,
        slip('took_the_whole_for_a_part', many, n)`
          You gave three digits to all $${n}$ ${things} and then added the digits of the first $99$ again. Only the
          numbers from $100$ on have three digits.`,
        slip('let_in_zero', all, calc`10 + ${two} + ${three}`)`
          ${here} counts ten numbers of one digit. The numbers begin with $1$, so there are only $9$, from $1$ to $9$.`,
      ],
      snapRead: text`Digits of numbers in a row: group the numbers by how many digits they have.`,
      approach: text`Count the numbers with one, two and three digits, and multiply each count by its number of
        digits.`,
      faster: text`Three digits for all would be ${calc`3 * ${n}`}. That is one too many for each of the first $99$ and
        another one for each of the first $9$: take off $108$.`,
      check: text`Place by place: every ${thing} has a last digit, $${n}$; all but $9$ have a second, $${n - 9}$; all
        but $99$ have a third, $${n - 99}$. Together $${n} + ${n - 9} + ${n - 99} = ${3 * n - 108}$.`,
      principle: text`Numbers in a row are counted by their length: $9$ with one digit, and ten times as many with each
        further digit.`,
    };
  },
);

const numbered = situation<Numbered>({
  type: 'NS.DIG.4',
  situation: 'numbered-in-a-row',
  tries: 10,
  draw: draw => {
    const n = draw.int(125, 990);
    return n % 100 === 0 || n % 111 === 0 ? null : { n, frame: draw.int(0, 4) };
  },
  forms: [digitsNeeded],
});

interface Front {
  /** Pages 1 to k carry no number; the last one has the number n. */
  k: number;
  n: number;
  frame: number;
}

const longNumbers = form<Front>(
  'pages-with-three-digits',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    entry: true,
    verify: ({ k, n }) => {
      const used = digitsFrom(k + 1, n);
      let [page, left] = [k, used];
      while (left > 0) {
        page += 1;
        left -= digitsOf(page).length;
      }
      return upTo(page).filter(i => i > 99).length;
    },
  },
  ({ k, n, frame }, { step }) => {
    const used = digitsFrom(k + 1, n);
    const [things, thing] = wording<readonly [string, string]>(
      frame,
      ['pages', 'page'],
      ['rooms', 'room'],
      ['coaches', 'coach'],
      ['pages', 'page'],
    );
    const short = step(calc`9 - ${k}`, {
      name: text`how many ${things} have a number of one digit`,
      because: text`The first $${k}$ are counted, but no digit is used for them.`,
    })`
        The numbers $1$ to $9$ have one digit each, but the first $${k}$ ${things} carry no number. Subtract to find how
        many digits are used up to number $9$.`;
    const two = step(calc`2 * 90`, {
      name: 'the digits of the numbers from 10 to 99',
      because: text`Of the numbers from $1$ to $99$ the first $9$ have one digit, so $99 - 9 = 90$ numbers have two.`,
    })`
        The $90$ numbers from $10$ to $99$ have two digits each. Multiply to find their digits.`;
    const rest = step(calc`${used} - ${short} - ${two}`, {
      name: 'the digits left for longer numbers',
      because: text`The digits are used in order: first for the short numbers, and what is then left is for the
          numbers from $100$ on.`,
    })`
        Subtract both from all $${used}$ digits. The digits that are left belong to the numbers with three digits.`;
    const three = step(calc`${rest} / 3`, {
      because: text`The question asks for ${things}, not for digits, and every number from $100$ on uses three
          digits.`,
    })`
        Each of these numbers has three digits, so divide the digits that are left by $3$.`;
    return {
      answer: three,
      stem: wording(
        frame,
        text`In a school book all pages are counted from $1$, but the first $${k}$ carry no printed number. For the
          others $${used}$ digits are printed. How many pages have a number of three digits?`,
        text`A hotel counts its rooms from $1$ on. No number is fixed to the doors of the first $${k}$ rooms, which the
          staff use; on the other doors stand $${used}$ digits in all. Find the number of doors with three digits.`,
        text`A railway works in Perambur numbers coaches in the order in which they are built. The first $${k}$ had no
          painted number, and for all later ones, up to now, $${used}$ digits were painted. What is the number of
          coaches with three painted digits?`,
        text`$${used}$ digits were used to print the page numbers of a report. The numbers begin on page $${k + 1}$,
          with $${k + 1}$, and go on to the last page. Find the number of pages with three-digit numbers.`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('ignored_a_condition', short, 9)`
          You gave a digit to each of the first $9$ ${things}. The first $${k}$ carry no number.`,
        slip('left_out_a_case', short, 0)`
          You left out the numbers of one digit. After the first $${k}$ ${things} there are still some up to number
          $9$.`,
        slip('left_out_a_case', two, 0)`
          You left out the numbers from $10$ to $99$, which take up $180$ digits.`,
        slip('answered_another_quantity', three, calc`${rest} / 3 + 99`)`
          ${here} is the number of the last ${thing}. The first $99$ have shorter numbers.`,
        slip('used_a_term_twice', two, calc`2 * 99`)`
          With ${here} you counted the numbers from $1$ to $9$ among the numbers with two digits. From $10$ to $99$
          there are only $90$ numbers.`,
        slip('did_not_divide', three, rest)`
          $${rest}$ is the number of digits that are left. Each of these ${things} takes three digits, so divide by
          $3$.`,
        slip('added_for_subtracted', short, calc`9 + ${k}`)`
          You put ${here} digits aside for the short numbers. The first $${k}$ ${things} carry no number, so they make
          the digits fewer, not more.`,
        slip('answered_another_quantity', three, calc`${rest} / 3 + 99 - ${k}`)`
          ${here} counts all ${things} with a number, also those with one or two digits. Only numbers with three digits
          are asked for.`,
      ],
      snapRead: text`The digits used are known: take off what the shorter numbers use.`,
      approach: text`Take the digits of the numbers with one and with two digits from the total; the rest is shared by
        numbers of three digits.`,
      check: text`$${9 - k} \times 1 + 90 \times 2 + ${n - 99} \times 3 = ${9 - k + 180 + 3 * (n - 99)}$.`,
      principle: text`From digits back to numbers: empty the groups in order, the shortest numbers first, and divide
        what is left.`,
    };
  },
);

const front = situation<Front>({
  type: 'NS.DIG.4',
  situation: 'digits-used-are-known',
  tries: 10,
  draw: draw => ({ k: draw.pick([3, 6]), n: draw.int(140, 620), frame: draw.int(0, 3) }),
  forms: [longNumbers],
});

interface Volumes {
  /** The first volume has the pages 1 to n; the second needs u/v times as many digits. */
  n: number;
  u: number;
  v: number;
  frame: number;
}

/** The last number when so many digits are written from a number on; null where they do not come out. */
function lastNumber(from: number, digits: number): number | null {
  let [n, left] = [from - 1, digits];
  while (left > 0) {
    n += 1;
    left -= String(n).length;
  }
  return left === 0 ? n : null;
}

const firstDigits = (n: number) => 3 * n - 108;

const secondVolume = form<Volumes>(
  'pages-of-the-second-volume',
  {
    band: 'Medium',
    seconds: 110,
    revision: 3,
    also: ['AR.RAT.1'],
    entry: true,
    verify: ({ n, u, v }) => (lastNumber(n + 1, (digitsFrom(1, n) * u) / v) ?? n) - n,
  },
  ({ n, u, v, frame }, { step, find }) => {
    const times = q(u, v);
    const [thing, first, second] = wording<readonly [string, string, string]>(
      frame,
      ['page', 'the first volume', 'the second volume'],
      ['plot', 'the first year', 'the second year'],
      ['book', 'the old hall', 'the new hall'],
      ['ticket', 'the first day', 'the second day'],
      ['form', 'the first clerk', 'the second clerk'],
    );
    const one = step(calc`9 + 2 * 90 + 3 * (${n} - 99)`, {
      name: text`the digits for ${first}`,
      because: text`Up to $${n}$ there are $9$ numbers with one digit, $90$ with two and all others with three. The
        number of digits changes at $10$ and at $100$, so the groups have to be counted apart.`,
    })`
      Count the digits for ${first}, from $1$ to $${n}$, in groups: numbers with one, two and three digits.`;
    const two = step(calc`${one} * ${frac(times)}`, {
      name: text`the digits for ${second}`,
      because: text`The digits are compared, not the number of ${thing}s. For ${second} the numbers are longer, so
        the same factor would be wrong for the ${thing}s.`,
    })`
      ${second} needs $${frac(times)}$ times as many digits. Multiply to find how many digits there are to use.`;
    const until = step(calc`999 - ${n}`, {
      name: text`how many ${thing}s of ${second} have a number of three digits`,
      because: text`The numbers go on from $${n}$, so only those up to $999$ still have three digits.`,
    })`
      The numbering goes on after $${n}$. Up to $999$ the numbers still have three digits.`;
    const short = find(calc`3 * ${until}`, { name: 'the digits of those numbers' });
    const long = step(calc`(${two} - ${short}) / 4`, {
      name: text`how many ${thing}s of ${second} have a number of four digits`,
      works: value => tex`\frac{${two} - 3 \times ${until}}{4} = \frac{${two.sub(short)}}{4} = ${value}`,
      because: text`The digits are used in order: first the numbers up to $999$ take three each, and from $1{,}000$ on
        every number takes four.`,
    })`
      Subtract the digits of the numbers up to $999$, three for each. The digits that are left make numbers of four
      digits, so divide them by $4$.`;
    const pages = step(calc`${until} + ${long}`)`
      Add the ${thing}s of ${second} with three digits and those with four digits.`;
    const asMany =
      u === 2 && v === 1
        ? 'twice as many'
        : u === 3 && v === 2
          ? 'one and a half times as many'
          : 'two and a half times as many';
    const all = (firstDigits(n) * u) / v;
    return {
      answer: pages,
      stem: wording(
        frame,
        text`A history of Assam has two volumes with the pages numbered right through. The first volume has the pages
          $1$ to $${n}$. To number the pages of the second, ${asMany} digits are printed as for the first. How many
          pages has the second volume?`,
        text`A housing society numbers its plots from $1$ on. In the first year the plots up to $${n}$ got their number
          plates, in the second year the plots that follow. For the plates of the second year ${asMany} digits were cut
          as for those of the first. How many plots got a plate in the second year?`,
        text`A library in Kota stamps a number on each book, digit by digit, from $1$ up. The books in the old hall
          have the numbers $1$ to $${n}$; those of the new hall go on from there and took ${asMany} digits. Find the
          number of books in the new hall.`,
        text`The tickets of a fair were numbered by hand, beginning with $1$. On the first day number $${n}$ was
          reached. On the second day the numbering went on, and ${asMany} digits were written as on the first day. The
          number of tickets numbered on the second day is`,
        text`Two clerks put numbers on forms. The first begins with $1$ and stops after $${n}$; the second continues
          from there. In the end the second clerk has written ${asMany} digits as the first. On how many forms has the
          second clerk put a number?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('ignored_a_bound', pages, calc`${two} / 3`)`
          ${here} uses three digits for every ${thing} of ${second}. From $1{,}000$ on each number has four digits, so
          the
          digits last for fewer.`,
        stop('stopped_a_step_early', long)`
          $${long}$ counts only the numbers with four digits. The numbers from $${n + 1}$ to $999$ belong to ${second}
          too.`,
        stop('stopped_a_step_early', until)`
          $${until}$ counts only the numbers from $${n + 1}$ to $999$. There are more digits for ${second}, so the
          numbers go on from $1{,}000$.`,
        slip('changed_what_stays', pages, () => lastNumber(1, all) ?? false)`
          You began again at $1$: with $${all}$ digits one gets to $${pages}$. The numbering goes on from ${first}.`,
        slip('used_a_wrong_given_number', pages, () => (lastNumber(1, all) ?? 0) - n)`
          $${all}$ digits lead from $1$ to $${pages.add(n)}$, and you took $${n}$ off. But they are written after
          $${n}$, so none of them belong to the numbers before.`,
        slip('left_out_a_case', one, calc`9 + 3 * (${n} - 99)`)`
          For ${first} you found ${here} digits, without the numbers from $10$ to $99$.`,
        slip('assumed_a_proportion', pages, frac(calc`${n} * ${frac(times)}`))`
          ${here} lets the number of ${thing}s grow like the digits. For ${second} the numbers are longer.`,
        slip('answered_another_quantity', one, calc`3 * ${n}`)`
          For ${first} you counted ${here} digits, three for each number. The first $99$ numbers are shorter.`,
        slip('used_a_wrong_given_number', two, one)`
          You gave ${second} as many digits as ${first}, $${two}$. It needs ${asMany}.`,
      ],
      snapRead: text`The numbering goes on, so for ${second} the length of the numbers changes at $1{,}000$.`,
      approach: text`Count the digits for ${first}, multiply, and spend them: first on the numbers up to $999$, then on
        those with four digits.`,
      check: () => {
        const last = lastNumber(n + 1, all) ?? 0;
        return text`From $${n + 1}$ to $${last}$: $3 \times ${999 - n} + 4 \times ${last - 999} =
          ${3 * (999 - n) + 4 * (last - 999)}$ digits, against $${firstDigits(n)}$ from $1$ to $${n}$.`;
      },
      principle: text`Count digits in groups of numbers with the same length, and begin a new group where the length
        changes.`,
    };
  },
);

const volumes = situation<Volumes>({
  type: 'NS.DIG.4',
  situation: 'numbered-on',
  tries: 100,
  draw: draw => {
    const [u, v] = draw.pick([
      [2, 1],
      [3, 2],
      [5, 2],
    ] as const);
    const n = draw.int(310, 890);
    const digits = (firstDigits(n) * u) / v;
    const last = Number.isInteger(digits) ? lastNumber(n + 1, digits) : null;
    return last === null || last < 1060 ? null : { n, u, v, frame: draw.int(0, 4) };
  },
  forms: [secondVolume],
});

/** NS.DIG.4: digits of page numbers. */
export const pageNumbers: readonly AnyTemplate[] = [...numbered, ...front, ...volumes];
