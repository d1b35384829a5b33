import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface After {
  /** Times after the meeting are unit × r² and unit × p², so the speeds are as p to r. */
  p: number;
  r: number;
  unit: number;
  speed: number;
  one: string;
  two: string;
  frame: number;
}

const travellers = [
  { one: 'Ayesha', two: 'Karthik' },
  { one: 'Sourav', two: 'Lalrin' },
  { one: 'Bhavna', two: 'Joseph' },
  { one: 'Ishaan', two: 'Rukmini' },
] as const;

const told = ({ p, r, unit, one, two, frame }: After) => {
  const [late, soon] = [unit * r * r, unit * p * p];
  return frame === 0
    ? text`${one} starts from P towards Q at the moment when ${two} starts from Q towards P, on the same road. After
      they have met, ${one} needs
      $${late}$ minutes to reach Q and ${two} needs $${soon}$ minutes to reach P.`
    : frame === 1
      ? text`At sunrise ${one} and ${two} leave their villages, each for the village of the other, on one straight
        path. Each keeps a steady speed. From their
        meeting on, ${one} walks another $${late}$ minutes and ${two} another $${soon}$ minutes.`
      : text`Two cyclists, ${one} from P and ${two} from Q, start at the same time and ride to the other's starting
        place along one road. The time from the
        meeting to the end is $${late}$ minutes for ${one} and $${soon}$ minutes for ${two}.`;
};

const otherSpeed = form<After>(
  'speed-from-times-after-meeting',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ p, r, unit, speed }) => {
      const [late, soon] = [unit * r * r, unit * p * p];
      // What one has still to go is what the other has gone in the common time.
      for (let other = 1; other < 400; other += 1)
        if (speed * late * speed === other * other * soon) return other;
      throw new Error('no speed fits');
    },
  },
  (p0, { step, find }) => {
    const { p, r, unit, speed, one, two } = p0;
    const late = find(unit * r * r);
    const soon = find(unit * p * p);
    const square = step(calc`${late} / ${soon}`, {
      name: text`the square of the ratio of the speeds`,
      works: value =>
        tex`\left(\frac{v}{u}\right)^2 = \frac{${late}}{${soon}} = \frac{${value.n}}{${value.d}}`,
      because: text`What ${one} has still to go is what ${two} has gone before, and the other way round; both walked
        equally long before.`,
    })`
      Let $u$ be the speed of ${one} and $v$ that of ${two}, and let them meet after $t$ minutes. ${one} goes in
      $${late}$ minutes what ${two} went in
      $t$, so $${late}u = tv$; likewise $${soon}v = tu$. Divide the one by the other.`;
    const ratio = step(
      () => Math.sqrt(square.valueOf()),
      value => tex`\frac{v}{u} = \sqrt{\frac{${square.n}}{${square.d}}} = \frac{${value.n}}{${value.d}}`,
    )`
      Take the root.`;
    const wanted = step(calc`${speed} * ${ratio}`)`
      Multiply the speed of ${one}.`;
    return {
      answer: wanted,
      stem: text`${told(p0)} The speed of ${one} is $${speed}$ km/h. What is the speed of ${two}?`,
      show: value => withUnit(value, 'km/h'),
      plausible: value => value.d <= 9n && value.gt(0),
      slips: [
        slip('forgot_the_root', ratio, calc`${square}`)`
          The ratio of the times was used for the speeds. The speeds are as the roots of these times.`,
        slip('inverted_the_ratio', ratio, () => Math.sqrt(1 / square.valueOf()))`
          ${two} was given $\frac{${ratio.n}}{${ratio.d}}$ of the speed of ${one}. Who needs longer after the meeting is
          the slower one.`,
        slip('inverted_the_ratio', ratio, calc`1 / ${square}`)`
          ${two} was given $\frac{${ratio.n}}{${ratio.d}}$ of the speed of ${one}, the times without the root and
            turned round.`,
        slip('averaged_the_averages', ratio, calc`(1 + ${square}) / 2`)`
          The ratio of the speeds was taken as half of $1$ and the ratio of the times.`,
        slip('assumed_equal_parts', wanted, calc`${speed}`)`
          ${here} would be the same speed; then they would need equal times after the meeting.`,
      ],
      snapRead: text`They start together, meet, and the times after the meeting are known: the speeds are inversely as
        their roots.`,
      approach: text`Each goes after the meeting what the other went before it. The two equations, divided, give the
        square of the ratio.`,
      check: text`With speeds as $${ratio.d} : ${ratio.n}$ they meet after $${unit * p * r}$ minutes: $${late} \times
        ${ratio.d} = ${unit * p * r} \times
        ${calc`${late} * ${ratio.d} / ${unit * p * r}`.value}$.`,
      principle: text`After a meeting the speeds are inversely as the roots of the times that are left.`,
    };
  },
);

const meeting = form<After>(
  'time-until-the-meeting',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ p, r, unit }) => {
      const [late, soon] = [unit * r * r, unit * p * p];
      for (let t = 1; t < 2000; t += 1) if (t * t === late * soon) return t;
      throw new Error('no time fits');
    },
  },
  (p0, { step, find }) => {
    const { p, r, unit, one, two } = p0;
    const late = find(unit * r * r);
    const soon = find(unit * p * p);
    const square = step(calc`${late} * ${soon}`, {
      name: 'the square of the time before the meeting',
      works: (_value, working) =>
        tex`\frac{v}{u} = \frac{${late}}{t} = \frac{t}{${soon}} \Rightarrow t^2 = ${working}`,
      because: text`For one and the same piece of the way the times are inversely as the speeds.`,
    })`
      Let them meet after $t$ minutes, with speeds $u$ and $v$. One piece of the way takes ${one} $${late}$ and ${two}
      $t$ minutes, the other
      piece takes ${one} $t$ and ${two} $${soon}$ minutes.`;
    const wanted = step(
      () => Math.sqrt(square.valueOf()),
      value => tex`t = \sqrt{${square}} = ${value}`,
    )`
      Take the root.`;
    return {
      answer: wanted,
      stem: text`${told(p0)} How long had they been on the way when they met?`,
      show: value => withUnit(value, 'minutes'),
      plausible: value => value.d <= 2n && value.gt(0),
      slips: [
        slip('mixed_up_kinds_of_progression', wanted, calc`(${late} + ${soon}) / 2`)`
          ${here} is the mean of the two times. The time before the meeting is the root of their product.`,
        slip('subtracted_for_added', wanted, calc`abs(${late} - ${soon})`)`
          ${here} is the difference of the two times.`,
        slip('took_times_for_rates', wanted, calc`${late} * ${soon} / (${late} + ${soon})`)`
          ${here} adds rates, as if both covered the same piece towards each other.`,
        slip('took_a_part_for_the_whole', wanted, calc`min(${late}, ${soon})`)`
          ${here} is the shorter of the two times, as if the piece before the meeting took equally long.`,
        slip('added_lengths_for_squares', wanted, calc`${late} + ${soon}`)`
          ${here} is the sum of both times.`,
        slip('halved_needlessly', wanted, calc`abs(${late} - ${soon}) / 2`)`
          ${here} is half of the difference of the times.`,
        slip('took_times_for_rates', wanted, calc`2 * ${late} * ${soon} / (${late} + ${soon})`)`
          ${here} averages the rates of the two times.`,
      ],
      snapRead: text`They start together, meet, and each still needs a known time: the time before is the root of the
        product.`,
      approach: text`Look at one piece of the way at a time: each piece is covered by both, in times that are inversely
        as the speeds.`,
      check: text`$\frac{${late}}{${wanted}} = \frac{${wanted}}{${soon}}$, since $${wanted}^2 = ${wanted.mul(wanted)}$
        and $${late} \times ${soon} =
        ${square}$.`,
      principle: text`The time before a meeting is the mean proportional of the two times after it.`,
    };
  },
);

/** AR.TSD.4 Easy: a speed and the time before the meeting. */
export const rootsOfTimes: readonly AnyTemplate[] = [
  ...situation<After>({
    type: 'AR.TSD.4',
    situation: 'after-a-meeting',
    tries: 30,
    draw: draw => {
      const [p, r] = [draw.int(2, 7), draw.int(2, 7)];
      const unit = draw.int(2, 12);
      const speed = p * draw.int(1, 9);
      const other = (speed * r) / p;
      const fits =
        p !== r && [2, 3, 5, 7].every(n => p % n || r % n) && Math.max(p, r) < 2.6 * Math.min(p, r);
      return fits &&
        unit * Math.max(p, r) ** 2 <= 320 &&
        speed >= 4 &&
        speed <= 24 &&
        other >= 4 &&
        other <= 24 &&
        other !== p * p &&
        other !== r * r
        ? { p, r, unit, speed, ...draw.pick(travellers), frame: draw.int(0, 2) }
        : null;
    },
    forms: [otherSpeed, meeting],
  }),
];
