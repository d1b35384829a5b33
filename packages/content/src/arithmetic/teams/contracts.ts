import { gcd, isCount } from '../../numbers.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A contract of which too little is done at some time. */
interface Contract {
  men: number;
  /** Days of the contract, days gone, and the part that is done then. */
  all: number;
  gone: number;
  part: [number, number];
  hours: number;
  newHours: number;
  frame: number;
}

const extra = ({ men, all, gone, part: [n, d], hours, newHours }: Contract) =>
  q(men * gone * hours * (d - n), n * (all - gone) * newHours).sub(men);

const moreMen = form<Contract>(
  'more-workers-to-be-in-time',
  {
    band: 'Medium',
    seconds: 85,
    entry: true,
    verify: ({ men, all, gone, part: [n, d], hours, newHours }) => {
      for (let more = 1; more < 1000; more += 1)
        if ((men + more) * (all - gone) * newHours * n === men * gone * hours * (d - n)) return more;
      throw new Error('no whole number of workers fits');
    },
  },
  (p, { step, find }) => {
    const { men, all, gone, part, hours, newHours, frame } = p;
    const [n, d] = part;
    const who = frame === 0 ? 'men' : frame === 1 ? 'weavers' : 'typists';
    const done = find(q(n, d));
    const left = step(calc`1 - ${frac(done)}`, value => tex`1 - ${frac(done)} = ${frac(value)}`)`
      $${frac(done)}$ of the work is done. Subtract it from 1 to find what is left.`;
    const days = step(calc`${all} - ${gone}`)`
      ${gone} of the ${all} days are over. Subtract to find how many are left.`;
    const spent = step(calc`${men} * ${gone} * ${hours}`, { name: 'the hours of work so far' })`
      The ${men} ${who} worked ${hours} hours a day for ${gone} days. Multiply to find how many hours the part that is
      done has taken.`;
    const needed = step(calc`${spent} * ${left} / ${done}`, {
      works: value => tex`${spent} \times ${frac(left)} \div ${frac(done)} = ${value}`,
      name: 'the hours of work for the rest',
    })`
      The hours are proportional to the work. Multiply by the part that is left, and divide by the part that is done.`;
    const team = step(calc`${needed} ÷ (${days} * ${newHours})`, {
      name: text`the ${who} needed from now on`,
    })`
      Each of the ${who} will work ${newHours} hours on each of the ${days} days. Divide the hours needed by these hours
      of one.`;
    const present = find(men);
    const more = step(calc`${team} - ${present}`)`
      There are ${men} ${who} already. Subtract them to find how many more are needed.`;
    return {
      answer: more,
      stem:
        frame === 0
          ? text`A contractor employs ${men} men, ${hours} hours a day, to build a check dam in ${all} days. After
            ${gone} days only $${frac(done)}$ of the dam is built. From the next day on the men will work ${newHours}
            hours a day. How many more men must be employed to finish in time?`
          : frame === 1
            ? text`A weavers' cooperative has ${all} days for an order. Its ${men} weavers, working ${hours} hours a
              day, finish $${frac(done)}$ of the order in ${gone} days. If from then on everybody works ${newHours}
              hours a day, how many weavers have to join to deliver on time?`
            : text`${men} typists work ${hours} hours a day to digitise the records of a court within ${all} days, but
              in ${gone} days they complete just $${frac(done)}$ of the records. The working day is now extended to
              ${newHours} hours. Find the number of additional typists needed to keep the date.`,
      show: plain,
      plausible: value => isCount(value) && value.lt(8 * men),
      slips: [
        slip('answered_another_quantity', present, 0)`
          $${more}$ is the number of ${who} needed in all; ${men} of them are there already.`,
        slip('ignored_a_condition', team, calc`${needed} ÷ (${days} * ${hours})`)`
          ${team} ${who} would be right for ${hours} hours a day; from now on it is ${newHours}.`,
        slip('took_a_part_for_the_whole', needed, calc`${spent} / ${done}`)`
          ${needed} hours is the whole work. A part of it is done already.`,
        slip('gave_the_complement', needed, calc`${spent}`)`
          The rest was given as many hours as the part that is done; the two parts differ.`,
        slip('used_a_wrong_given_number', days, calc`${all}`)`
          ${days} days is the whole time; ${gone} of them are over.`,
        slip(
          'took_inverse_for_direct',
          team,
          calc`${needed} * ${newHours} ÷ (${days} * ${hours} * ${hours})`,
        )`
          Longer days were taken to need more ${who}. With ${newHours} hours instead of ${hours}, fewer are needed.`,
        slip('wrong_base', needed, calc`${men} * ${all} * ${hours} * ${left}`)`
          ${needed} hours takes the plan as right. The part done tells that the work needs more hours than planned.`,
      ],
      snapRead: text`A part of the work, the hours that it took and the days left are known. How many more ${who} are
        needed is asked.`,
      approach: text`The part that is done shows how many hours the work really takes. Find the hours for the rest,
        divide them among the days left, and compare with the ${men} ${who}.`,
      faster: text`Multiply the ${men} ${who} by the ratio of each change: $${men} \times \frac{${gone}}{${all - gone}}
        \times \frac{${d - n}}{${n}} \times \frac{${hours}}{${newHours}} = ${team}$. Then subtract ${men}.`,
      check: text`With the new number of ${who} there are $${team} \times ${days} \times ${newHours} =
        ${team.mul(days).mul(newHours)}$ hours for $${frac(left)}$ of the work. The first ${spent} hours did
        $${frac(done)}$, so an hour does equally much.`,
      principle: text`What has been done shows how many hours a work needs; the first plan does not.`,
    };
  },
);

/** A stock of food, more people, and smaller rations. */
interface Stock {
  men: number;
  /** Days for which the stock was meant, days gone, people who join, rations. */
  days: number;
  gone: number;
  join: number;
  ration: number;
  newRation: number;
  frame: number;
}

const lasting = ({ men, days, gone, join, ration, newRation }: Stock) =>
  q(men * (days - gone) * ration, (men + join) * newRation);

const foodLasts = form<Stock>(
  'days-the-food-lasts',
  {
    band: 'Medium',
    seconds: 75,
    entry: true,
    verify: ({ men, days, gone, join, ration, newRation }) => {
      let stock = men * days * ration;
      stock -= men * gone * ration;
      let more = 0;
      while (stock > 0) {
        stock -= (men + join) * newRation;
        more += 1;
      }
      if (stock < 0) throw new Error('the food does not end with a day');
      return more;
    },
  },
  (p, { step, find }) => {
    const { men, days, gone, join, ration, newRation, frame } = p;
    const who = frame === 0 ? 'soldiers' : frame === 1 ? 'students' : 'people';
    const rest = step(calc`${days} - ${gone}`)`
      After ${gone} days ${men} ${who} could go on for the days that are left. Subtract to find these days.`;
    const all = step(calc`${men} + ${join}`)`
      Then ${join} more come. Add to find how many ${who} there are.`;
    const stock = step(calc`${men} * ${rest} * ${ration}`, { name: 'the grams that are left' })`
      What is left is enough to give ${men} ${who} ${ration} g each on these days. Multiply to find the grams.`;
    const aDay = find(calc`${all} * ${newRation}`);
    const more = step(
      calc`${stock} ÷ ${aDay}`,
      value => tex`${stock} \div (${all} \times ${newRation}) = ${value}`,
    )`
      Now ${all} ${who} need ${newRation} g each a day. Divide the grams that are left by what all of them need in a
      day.`;
    return {
      answer: more,
      stem:
        frame === 0
          ? text`A post with ${men} soldiers has food for ${days} days at ${ration} g a head per day. After ${gone}
            days ${join} more soldiers arrive, and from then on everybody gets ${newRation} g a day. For how many more
            days will the food last?`
          : frame === 1
            ? text`The store of a hostel is enough to give its ${men} students ${ration} g of rice each a day for
              ${days} days. When ${gone} days have passed, ${join} students join, and the daily ration is changed to
              ${newRation} g. How many days after that is the rice finished?`
            : text`In a relief camp there is flour for ${men} people for ${days} days if each gets ${ration} g a day.
              ${join} more people come after ${gone} days. If the ration is then fixed at ${newRation} g, find the
              number of days for which the remaining flour is enough.`,
      show: value => withUnit(value, 'days'),
      plausible: value => isCount(value.mul(12)) && value.lt(3 * days),
      slips: [
        slip('forgot_what_was_done', rest, calc`${days}`)`
          All ${rest} days were counted, but for ${gone} days the first ${men} had used a part.`,
        slip('ignored_a_condition', aDay, calc`${all} * ${ration}`)`
          This is with ${ration} g for everybody; it is ${newRation} g now.`,
        slip('took_inverse_for_direct', more, calc`${rest} * ${men} / ${all} * ${newRation} / ${ration}`)`
          The days were multiplied by $\frac{${newRation}}{${ration}}$. A smaller need makes it last longer, a larger
          one shorter.`,
        slip('changed_one_side_only', aDay, calc`${men} * ${newRation}`)`
          The ${join} who have come need their part too; only ${men} were counted.`,
        slip('used_a_wrong_given_number', aDay, calc`${join} * ${newRation}`)`
          ${join} is only the number of those who have come; the first ${men} are still there.`,
        slip('took_inverse_for_direct', more, calc`${rest} * ${all} / ${men} * ${ration} / ${newRation}`)`
          The days were multiplied by $\frac{${all}}{${men}}$. More ${who} make it last shorter.`,
        slip(
          'worked_for_a_wrong_time',
          stock,
          calc`${men} * ${days} * ${ration} - ${all} * ${gone} * ${ration}`,
        )`
          In what is left here, the ${join} who came later have got a part for the first ${gone} days as well.`,
        slip('used_a_term_twice', more, calc`${stock} ÷ ${aDay} - ${gone}`)`
          The ${gone} days were subtracted once more; they were left out already when the rest was found.`,
        slip('answered_another_quantity', more, calc`${stock} ÷ ${aDay} + ${gone}`)`
          $${more}$ days counts from the beginning; the question asks for the days after the change.`,
      ],
      snapRead: text`What is there was meant for ${men} ${who} and ${days} days. After some days both the number of
        ${who} and the grams for each change, and the days left are asked.`,
      approach: text`Find how many grams are left at the time of the change. Divide them by the grams that all need in a
        day from then on.`,
      faster: text`Multiply the days that were left by the ratio of each change: $${days - gone} \times
        \frac{${men}}{${men + join}} \times \frac{${ration}}{${newRation}}$.`,
      check: text`From then on $${all} \times ${more} \times ${newRation} = ${all.mul(more).mul(newRation)}$ g are
        needed, and $${men} \times ${rest} \times ${ration}$ g were left, which is the same.`,
      principle: text`At each change find what is left, and divide it by the need of one day after the change.`,
    };
  },
);

/** AR.TNW.6 Medium: a contract that is behind, and a stock of food for more people. */
export const contracts: readonly AnyTemplate[] = [
  ...situation<Contract>({
    type: 'AR.TNW.6',
    situation: 'behind-the-plan',
    tries: 400,
    draw: draw => {
      const d = draw.int(3, 9);
      const n = draw.int(1, d - 1);
      const all = draw.int(20, 90);
      const p: Contract = {
        men: draw.int(12, 80),
        all,
        gone: draw.int(8, all - 6),
        part: [n, d],
        hours: draw.int(6, 8),
        newHours: draw.int(8, 10),
        frame: draw.int(0, 2),
      };
      const more = extra(p);
      const behind = n * all < p.gone * d;
      return gcd(n, d) === 1 && p.newHours > p.hours && behind && isCount(more) && more.lte(p.men) ? p : null;
    },
    forms: [moreMen],
  }),
  ...situation<Stock>({
    type: 'AR.TNW.6',
    situation: 'stock-of-food',
    tries: 300,
    draw: draw => {
      const days = draw.int(20, 60);
      const p = {
        men: draw.step(80, 600, 10),
        days,
        gone: draw.int(4, days - 8),
        join: draw.step(20, 200, 10),
        ration: draw.step(400, 900, 50),
        newRation: draw.step(300, 800, 50),
        frame: draw.int(0, 2),
      };
      const fits = isCount(lasting(p)) && p.newRation < p.ration && p.join < p.men;
      return fits && !lasting(p).equals(days - p.gone) ? p : null;
    },
    forms: [foodLasts],
  }),
];
