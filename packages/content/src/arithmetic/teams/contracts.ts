import { gcd, isCount } from '../../numbers.ts';
import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
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
    revision: 2,
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
    const left = step(calc`1 - ${frac(done)}`, {
      name: 'the part of the work that is left',
      works: value => tex`1 - ${frac(done)} = ${frac(value)}`,
      because: text`The whole work is 1. Both parts are needed: the one that is done has a known number of hours, and
        the other is still to be worked.`,
    })`
      $${frac(done)}$ of the work is done. Subtract it from $1$, the whole work, to find what is left.`;
    const days = step(calc`${all} - ${gone}`, {
      name: 'the days that are left',
      because: text`The date stays the same. Of the ${all} days, ${gone} are over and cannot be used any more.`,
    })`
      ${gone} of the ${all} days are over. Subtract to find how many are left until the date.`;
    const spent = step(calc`${men} * ${gone} * ${hours}`, {
      name: 'the hours of work so far',
      because: text`Each of the ${men} ${who} put in ${hours} hours on each of the ${gone} days. Hours of one person
        are a measure that still fits when the number of ${who} and the working day change.`,
    })`
      The ${men} ${who} worked ${hours} hours a day for ${gone} days. Multiply to find how many hours of work the part
      that is done has taken.`;
    const needed = step(calc`${spent} * ${left} / ${done}`, {
      works: value => tex`${spent} \times ${frac(left)} \div ${frac(done)} = ${value}`,
      name: 'the hours of work for the rest',
      because: text`The work goes on at the same rate as before, so the hours are proportional to the part. Not by the
        plan of ${all} days, because the part that is done shows that the plan was wrong.`,
    })`
      The hours are proportional to the work. Divide by the part that is done to find the hours of the whole work, and
      multiply by the part that is left.`;
    const team = step(calc`${needed} ÷ (${days} * ${newHours})`, {
      name: text`the ${who} needed from now on`,
      because: text`From now on the working day has ${newHours} hours, so one of the ${who} brings ${newHours} hours on
        each day that is left.`,
    })`
      Each of the ${who} will work ${newHours} hours on each of the ${days} days. Divide the hours needed by these
      hours of one.`;
    const present = find(men);
    const more = step(calc`${team} - ${present}`, {
      because: text`The number found is that of all who have to work from now on. ${men} of them are there already.`,
    })`
      There are ${men} ${who} already. Subtract them to find how many more are needed.`;
    return {
      answer: more,
      stem:
        frame === 0
          ? text`${personBy(men, all)} employs ${men} men, ${hours} hours a day, to build a check dam in ${all}
            days. After
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
          $${more}$ is the number of ${who} needed in all. ${men} of them are there already, and only the others have
          to be found.`,
        slip('ignored_a_condition', team, calc`${needed} ÷ (${days} * ${hours})`)`
          ${team} ${who} would be needed with ${hours} hours a day. From now on the day has ${newHours} hours.`,
        slip('took_a_part_for_the_whole', needed, calc`${spent} / ${done}`)`
          ${needed} hours is the time for the whole work. A part of it is done already, so only the rest is needed.`,
        slip('gave_the_complement', needed, calc`${spent}`)`
          You gave the rest as many hours as the part that is done, ${needed}. The two parts are not equal:
          $${frac(done)}$ is done and $${frac(left)}$ is left.`,
        slip('used_a_wrong_given_number', days, calc`${all}`)`
          You divided by ${days} days, the whole time. ${gone} of them are over, so fewer are left for the rest.`,
        slip(
          'took_inverse_for_direct',
          team,
          calc`${needed} * ${newHours} ÷ (${days} * ${hours} * ${hours})`,
        )`
          You let a longer day need more ${who}. With ${newHours} hours instead of ${hours} a day each of them does
          more, so fewer are needed.`,
        slip('wrong_base', needed, calc`${men} * ${all} * ${hours} * ${left}`)`
          You found ${needed} hours for the rest from the plan of ${all} days. The part that is done shows that the
          work needs more hours than planned.`,
      ],
      snapRead: text`A part of the work, the hours that it took and the days left are known; the number of ${who} to be
        added is asked.`,
      approach: text`The part that is done shows how many hours the work really takes. Find the hours for the rest,
        divide them by the hours of one until the date, and compare with the ${men} ${who}.`,
      faster: text`Multiply the ${men} ${who} by the ratio of each change: $${men} \times \frac{${gone}}{${all - gone}}
        \times \frac{${d - n}}{${n}} \times \frac{${hours}}{${newHours}} = ${team}$. Then subtract ${men}.`,
      check: text`With the new number of ${who} there are $${team} \times ${days} \times ${newHours} =
        ${team.mul(days).mul(newHours)}$ hours for $${frac(left)}$ of the work. The first ${spent} hours did
        $${frac(done)}$, so an hour does equally much.`,
      principle: text`When a work is behind its plan, the part that is done shows how many hours it really needs; the
        plan does not.`,
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
    const rest = step(calc`${days} - ${gone}`, {
      name: 'the days for which the rest was meant',
      because: text`Until the change everything goes by the plan, so ${gone} days are used up and what is left would
        serve the first ${men} ${who} on the other days.`,
    })`
      For ${gone} days everything goes as planned. Subtract them from the ${days} days: for so many days the rest would
      be enough for the ${men} ${who}.`;
    const all = step(calc`${men} + ${join}`, {
      name: text`the number of ${who} after the change`,
      because: text`The first ${men} are still there when the ${join} come, so all of them have to be given their
        part.`,
    })`
      Then ${join} more come. Add to find how many ${who} there are from now on.`;
    const stock = step(calc`${men} * ${rest} * ${ration}`, {
      name: 'the grams that are left',
      because: text`What is left was meant for the first ${men} ${who} at ${ration} g each. The new number and the new
        grams come only after this, so they change how long it lasts but not how much it is.`,
    })`
      What is left is enough to give ${men} ${who} ${ration} g each on these days. Multiply to find how many grams that
      is.`;
    const aDay = find(calc`${all} * ${newRation}`);
    const more = step(calc`${stock} ÷ ${aDay}`, {
      works: value => tex`${stock} \div (${all} \times ${newRation}) = ${value}`,
      because: text`Each day from now on takes the same number of grams away, so the days are the grams that are left
        divided by the grams of one day.`,
    })`
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
          You counted all ${rest} days. For ${gone} days the first ${men} ${who} have already used a part.`,
        slip('ignored_a_condition', aDay, calc`${all} * ${ration}`)`
          ${here} g a day gives everybody ${ration} g as before. After the change it is ${newRation} g each.`,
        slip('took_inverse_for_direct', more, calc`${rest} * ${men} / ${all} * ${newRation} / ${ration}`)`
          You multiplied the days by $\frac{${newRation}}{${ration}}$. It is the other way round: with fewer grams for
          each it lasts longer, with more it is finished sooner.`,
        slip('changed_one_side_only', aDay, calc`${men} * ${newRation}`)`
          ${here} g a day counts only the first ${men}. The ${join} who have come need their part as well.`,
        slip('used_a_wrong_given_number', aDay, calc`${join} * ${newRation}`)`
          ${here} g a day counts only the ${join} who have come. The first ${men} are still there.`,
        slip('took_inverse_for_direct', more, calc`${rest} * ${all} / ${men} * ${ration} / ${newRation}`)`
          You multiplied the days by $\frac{${all}}{${men}}$, as if more ${who} made it last longer. More ${who} finish
          it sooner.`,
        slip(
          'worked_for_a_wrong_time',
          stock,
          calc`${men} * ${days} * ${ration} - ${all} * ${gone} * ${ration}`,
        )`
          You found ${here} g left: here the ${join} who came later have got their part for the first ${gone} days as
          well. They were not there yet.`,
        slip('used_a_term_twice', more, calc`${stock} ÷ ${aDay} - ${gone}`)`
          You subtracted the ${gone} days once more. They were left out already when the days of the rest were found.`,
        slip('answered_another_quantity', more, calc`${stock} ÷ ${aDay} + ${gone}`)`
          $${more}$ days counts from the beginning. The question asks for the days after the change, so the first
          ${gone} do not belong to it.`,
      ],
      snapRead: text`What is there was meant for ${men} ${who} and ${days} days. Then both the number of ${who} and the
        grams for each change, and the days left are asked.`,
      approach: text`Find how many grams are left at the time of the change. Divide them by the grams that all of them
        need in a day from then on.`,
      faster: text`Multiply the days that were left by the ratio of each change: $${days - gone} \times
        \frac{${men}}{${men + join}} \times \frac{${ration}}{${newRation}}$.`,
      check: text`From then on $${all} \times ${more} \times ${newRation} = ${all.mul(more).mul(newRation)}$ g are
        needed, and $${men} \times ${rest} \times ${ration}$ g were left, which is the same.`,
      principle: text`When the number or the need of a group changes, find what is left at that time and divide it by
        the need of one day after it.`,
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
