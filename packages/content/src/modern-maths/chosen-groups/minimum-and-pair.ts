import { calc, form, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import { q } from '../../value.ts';
import { c, cases, exact, type Group, range, sets, whole } from './group.ts';

export const minimumAndPair = form<Group>(
  'minimum-and-two-who-refuse',
  {
    band: 'Medium',
    seconds: 85,
    revision: 5, // A minimum too high for both people is an option only where it leaves teams to subtract.
    entry: true,
    suits: g =>
      cases(g).length >= 2 &&
      cases(g).length <= 4 &&
      g.k >= 2 &&
      g.k > g.size - g.men &&
      g.size >= 4 &&
      g.men > 3,
    verify: ({ men, women, size, k }) =>
      sets(men, women, size, (w, has) => w >= k && !(has(0) && has(women))),
  },
  (p, { step, find }) => {
    const { k, men, women, size, who, way } = p;
    const [one, other, team] = who;
    const least = find(k, { name: `the minimum number of ${one}` });
    const all = step(
      cases({ ...p, k: least.valueOf() }).reduce((s, w) => s.add(exact(men, women, size, w)), q(0)),
      {
        name: `the number of ${team}s with at least $${k}$ ${one}`,
        works: value =>
          tex`${cases(p)
            .map(w => `${c(women, w)}${c(men, size - w)}`)
            .join(' + ')} = ${cases(p)
            .map(w => numberTex(exact(men, women, size, w)))
            .join(' + ')} = ${value}`,
        because: text`Sorted by the number of ${one}, no ${team} is counted twice. Choosing $${k}$ of them first
          and then anybody would count the same ${team} several times.`,
      },
    )`
      First leave the condition on the two people aside. Count the ${team}s with at least $${k}$ ${one}, case by case
      by the number of ${one}, and add.`;
    const needed = find(calc`${least} - 1`, { name: `how many more of the ${one} are needed` });
    const others = range(Math.max(k - 1, size - 2 - men + 1), Math.min(women - 1, size - 2));
    const both = step(
      range(Math.max(0, needed.valueOf()), Math.min(women - 1, size - 2)).reduce(
        (s, w) => s.add(exact(men - 1, women - 1, size - 2, w)),
        q(0),
      ),
      {
        name: `the number of these ${team}s with both people`,
        works: value =>
          tex`${others.map(w => `${c(women - 1, w)}${c(men - 1, size - 2 - w)}`).join(' + ')} = ${others
            .map(w => numberTex(exact(men - 1, women - 1, size - 2, w)))
            .join(' + ')} = ${value}`,
        because: text`Both people fill two places, one of them for the ${one}. So $${size - 2}$ others are chosen, and
          of the ${one} ${k - 1} more (is|are) enough for the minimum.`,
      },
    )`
      Now count the ${team}s that break the second condition: both of the two are in. Choose the other $${size - 2}$;
      one fewer of the ${one} is needed.`;
    const ways = step(calc`${all} - ${both}`, {
      name: `the number of ${team}s that are allowed`,
      because: text`Only ${team}s with both of the two are not allowed. Each of them alone may be in, and so may
        neither.`,
    })`
      Take these away from the first count. The ${team}s that are left satisfy both conditions.`;
    return {
      answer: ways,
      stem: way
        ? text`A ${team} of $${size}$ with at least $${k}$ ${one} is chosen from $${women}$ ${one} and $${men}$
          ${other}. One of the ${one} refuses to serve with one particular ${other.slice(0, -1)}. How many such ${team}s
          are possible?`
        : text`There are $${women}$ ${one}, among them Ira, and $${men}$ ${other}, among them Jatin. How many ${team}s
          of $${size}$ have at least $${k}$ ${one} and do not include both Ira and Jatin?`,
      show: plain,
      plausible: whole,
      // All and those with both never stand together: their difference is the key.
      slips: [
        slip('chose_from_a_wrong_pool', needed, k <= size - 2 && k)`
          For the ${team}s with both people you asked for $${k}$ more of the ${one}. One of them is in already, so
          ${k - 1} more (is|are) enough.`,
        slip('ignored_a_condition', needed, k > 1 && 0)`
          You forgot the minimum for the ${team}s with both people and took away $${both}$ of them. These have to have
          enough ${one} as well, so they are fewer.`,
        slip('gave_the_complement', ways, way && both)`
          $${both}$ is the number of ${team}s with both people in them. These are the ones that are not allowed.`,
        slip('ignored_a_condition', ways, !way && all)`
          $${all}$ counts all ${team}s with at least $${k}$ ${one}. Those with both of the two people still have to be
          taken away.`,
        slip('ignored_a_condition', least, k > 1 && calc`${k} - 1`)`
          You also counted ${team}s with only $${least}$ of the ${one}. The minimum is $${k}$.`,
        slip('left_out_a_case', least, calc`${k} + 1`)`
          You left out the ${team}s with exactly $${k}$ of the ${one}. 'At least' includes this number.`,
        slip(
          'demanded_too_much',
          ways,
          cases({ ...p, men: men - 1, women: women - 1 }).reduce(
            (s, w) => s.add(exact(men - 1, women - 1, size, w)),
            q(0),
          ),
        )`
          You left both people out of every ${team} and counted $${ways}$. Only both together are not allowed; one of
          them alone may be in.`,
      ],
      snapRead: text`There is a minimum number of ${one}, and two people must not both be chosen: count for the
        minimum and take away.`,
      approach: text`Count all ${team}s with the minimum by cases. Then take away the ${team}s with both people, for
        which the minimum is one lower.`,
      check: () => {
        const none = cases({ ...p, men: men - 1, women: women - 1 }).reduce(
          (s, w) => s + exact(men - 1, women - 1, size, w),
          0,
        );
        return text`${team === 'squad' ? 'Squads' : 'Choices'} with neither of the two are $${none}$, and those with
          exactly one are $${ways.sub(none)}$; together with the $${both}$ with both they make $${all}$.`;
      },
      principle: text`With two conditions, count by cases for one of them and take away what breaks the other.`,
    };
  },
);
