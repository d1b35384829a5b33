import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Numbers {
  /** The platform or bridge, in metres. */
  along: number;
  /** Seconds past a point, and past the whole platform or bridge. */
  point: number;
  both: number;
}

interface Passing extends Numbers {
  story: (typeof stories)[number];
}

const stories = [
  {
    post: 'signal post',
    place: 'platform',
    tell: ({ along, point, both }: Numbers) =>
      text`A train running at a constant speed passes a signal post in $${point}$ seconds and a platform $${along}$ m
        long in $${both}$ seconds. What is the length of the train?`,
  },
  {
    post: 'kilometre stone',
    place: 'bridge',
    tell: ({ along, point, both }: Numbers) =>
      text`A Konkan express train needs $${both}$ seconds to clear a bridge of $${along}$ m, counted from the moment its
        engine reaches the bridge. At the same speed it goes past a kilometre stone in $${point}$ seconds. How long is
        the train?`,
  },
  {
    post: 'gatekeeper',
    place: 'tunnel',
    tell: ({ along, point, both }: Numbers) =>
      text`A gatekeeper who stands beside the track sees a goods train go past in $${point}$ seconds. Without a change
        of speed, the last wagon leaves a tunnel $${both}$ seconds after the engine has entered it. Find the length of
        the goods train if the tunnel is $${along}$ m long.`,
  },
  {
    post: 'pole',
    place: 'viaduct',
    tell: ({ along, point, both }: Numbers) =>
      text`Nandini measures with a stopwatch that a metro train takes $${point}$ seconds to pass a pole, and that it is
        partly or wholly on a viaduct of $${along}$ m for $${both}$ seconds. Its speed is the same both times. What is
        the length of the metro train?`,
  },
  {
    post: 'guard on the platform',
    place: 'cutting',
    tell: ({ along, point, both }: Numbers) =>
      text`It takes $${point}$ seconds for a freight train to go past a guard on the platform. Between entering a
        cutting $${along}$ m long and having left it completely, the train needs $${both}$ seconds. How many metres long
        is the train, if it keeps its speed?`,
  },
  {
    post: 'lamp post',
    place: 'flyover',
    tell: ({ along, point, both }: Numbers) =>
      text`A flyover over the railway near Vellore covers $${along}$ m of the track. A local train is wholly or partly
        under the flyover for $${both}$ seconds and passes a lamp post in $${point}$ seconds at the same speed. The
        length of the local train is`,
  },
] as const;

const length = form<Passing>(
  'length-of-the-train',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4,
    verify: ({ along, point, both }) => {
      for (let length = 1; length < 2000; length += 1)
        if (length * both === (length + along) * point) return length;
      throw new Error('no whole length');
    },
  },
  ({ along, point, both, story: { post, place, tell } }, { step }) => {
    const extra = step(calc`${both} - ${point}`.in('s'), {
      name: `the time for the length of the ${place} alone`,
      because: text`Past the ${post} the train covers its own length, past the ${place} its own length and that of the
        ${place}.`,
    })`
      Past the ${place} the train covers the ${place}'s length more than past the ${post}. Find the extra time.`;
    const speed = step(calc`${along} / ${extra}`.in('m/s'), {
      name: 'the speed of the train',
      because: text`The train's own length is in both times, so it cancels in their difference. What is left of
          the time belongs to the known length alone.`,
    })`
      In this extra time the train covers the $${along}$ m of the ${place}. Divide to find its speed.`;
    const own = step(calc`${speed} * ${point}`.in('m'), {
      name: text`the length of the train`,
      because: text`A ${post} has nearly no length. So from the moment the front reaches it until the end has
          passed it, the train moves on by its own length.`,
    })`
      Past the ${post} the train covers exactly its own length, so multiply the speed by that time.`;
    return {
      answer: own,
      stem: tell({ along, point, both }),
      show: value => withUnit(value, 'm'),
      slips: [
        slip('left_out_a_length', extra, both)`
          Dividing $${along}$ m by $${both}$ s leaves out that in this time the train covers its own length as well as
          the ${place}.`,
        slip('took_the_whole_for_a_part', own, calc`${speed} * ${both}`)`
          ${here} metres is covered in all of the $${both}$ seconds: the train and the ${place} together.`,
        slip('inverted_the_ratio', own, calc`${along} * ${extra} / ${point}`)`
          ${here} puts the two times the wrong way round: it gives the train the $${extra}$ seconds of the ${place}.`,
        slip('added_for_subtracted', extra, calc`${both} + ${point}`)`
          You added the two times. The $${both}$ seconds contain the $${point}$ seconds for the train's own length.`,
        slip('assumed_a_proportion', own, calc`${along} * ${both} / ${point}`)`
          ${here} scales the ${place} by the ratio of the two times, but the longer time is not for the train alone.`,
        slip('halved_needlessly', extra, point > both - point && calc`${both} - ${point} / 2`)`
          ${here} seconds for the ${place} takes off only half of the time that the train needs for its own length.`,
      ],
      snapRead: text`The train passes a point and then something long at the same speed: the difference of the two times
        belongs to the ${place} alone.`,
      approach: text`The train's own length is in both times. Subtract them to get the speed from the known length, and
        use the speed for the ${post}.`,
      faster: text`Lengths are as times: $${point}$ s for the train and $${extra}$ s for the ${place}, so the train is
        $${calc`${along} * ${point} / ${extra}`}$ m long.`,
      check: text`At $${speed}$ m/s, $${own}$ m and $${along}$ m together take ${calc`(${own} + ${along}) / ${speed}`}
        seconds.`,
      principle: text`A train passes a point in the time for its own length, and anything long in the time for both
        lengths.`,
    };
  },
);

/** AR.REL.1 Easy: the same train past a point and past a length. */
export const postAndPlatform: readonly AnyTemplate[] = situation<Passing>({
  type: 'AR.REL.1',
  situation: 'post-and-platform',
  draw: draw => {
    const speed = draw.pick([10, 12, 12.5, 15, 16, 17.5, 18, 20, 22.5, 24, 25, 30]);
    const point = draw.int(6, 24);
    const extra = draw.int(5, 32);
    const [own, along] = [speed * point, speed * extra];
    const fits = point !== extra && own >= 90 && own <= 480 && along >= 90 && along <= 720;
    return fits && own % 5 === 0 && along % 5 === 0 && own !== along
      ? { along, point, both: point + extra, story: draw.pick(stories) }
      : null;
  },
  forms: [length],
});
