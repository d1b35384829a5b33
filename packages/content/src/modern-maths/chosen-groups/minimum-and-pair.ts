import { calc, form, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { q } from '../../value.ts';
import { c, cases, exact, type Group, range, sets, whole } from './group.ts';

export const minimumAndPair = form<Group>(
  'minimum-and-two-who-refuse',
  {
    band: 'Medium',
    seconds: 85,
    revision: 3,
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
    const least = find(k);
    const all = step(
      cases({ ...p, k: least.valueOf() }).reduce((s, w) => s.add(exact(men, women, size, w)), q(0)),
      value =>
        tex`${cases(p)
          .map(w => `${c(women, w)}${c(men, size - w)}`)
          .join(' + ')} = ${value}`,
    )`
      First leave the two people aside. Add the cases by the number of the ${one}.`;
    const needed = find(calc`${least} - 1`);
    const both = step(
      range(Math.max(0, needed.valueOf()), Math.min(women - 1, size - 2)).reduce(
        (s, w) => s.add(exact(men - 1, women - 1, size - 2, w)),
        q(0),
      ),
      value =>
        tex`${range(Math.max(k - 1, size - 2 - men + 1), Math.min(women - 1, size - 2))
          .map(w => `${c(women - 1, w)}${c(men - 1, size - 2 - w)}`)
          .join(' + ')} = ${value}`,
    )`
      Count the groups with both of the two: the others are chosen with one fewer of the ${one} needed.`;
    const ways = step(calc`${all} - ${both}`)`
      Subtract.`;
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
      slips: [
        slip('chose_from_a_wrong_pool', needed, k)`
          With one of the ${one} already in, only $${k - 1}$ more are needed, not $${k}$.`,
        slip('ignored_a_condition', needed, k > 1 && 0)`
          For the groups with both, the minimum was forgotten.`,
        stop('gave_the_complement', both)`
          $${both}$ groups hold both of them.`,
        stop('ignored_a_condition', all)`
          $${all}$ counts also the groups with both of them.`,
        slip('ignored_a_condition', least, k > 1 && calc`${k} - 1`)`
          Groups with only $${least}$ of the ${one} were counted as well.`,
        slip('left_out_a_case', least, calc`${k} + 1`)`
          The case with exactly $${k}$ of the ${one} is missing.`,
        slip(
          'demanded_too_much',
          ways,
          cases({ ...p, men: men - 1, women: women - 1 }).reduce(
            (s, w) => s.add(exact(men - 1, women - 1, size, w)),
            q(0),
          ),
        )`
          Both were left out of every group; one of them alone may serve.`,
      ],
      snapRead: text`There is a minimum number of the ${one}, and two people must not both be chosen: two conditions
      at once.`,
      approach: text`Count all groups with the minimum by cases. Then subtract the groups with both people, for which
      the
        minimum is one lower.`,
      faster: text`For the groups with both, choose $${size - 2}$ of the other $${men + women - 2}$ with at least
        $${k - 1}$ of the ${one}; subtract from the count for $${k}$.`,
      check: () => {
        const none = cases({ ...p, men: men - 1, women: women - 1 }).reduce(
          (s, w) => s + exact(men - 1, women - 1, size, w),
          0,
        );
        return text`Groups with neither of the two are $${none}$, and those with exactly one are $${ways.sub(none)}$.`;
      },
      principle: text`With two conditions, count by cases for one and take away what breaks the other.`,
    };
  },
);
