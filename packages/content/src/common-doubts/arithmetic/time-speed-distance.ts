import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const timeSpeedDistance: readonly CommonDoubt[] = [
  {
    of: 'AR.TSD',
    asks: [
      'Why is the average speed not the mean of the speeds?',
      'average of two speeds, add and divide by 2',
      'dono speed ka average kyu nahi le sakte',
      '40 aur 60 ka average speed 50 kyu nahi',
      'mean speed for equal distances galat kyu',
      'average speed two speeds ka average kyu nahi hota',
    ],
    says: text`
      The plain mean is right only when the speeds are kept for equal times. For equal distances more time is
      spent at the slower speed: 120 km at 40 and 120 km at 60 take $3 + 2 = 5$ hours for 240 km, so 48 km/h.`,
  },
  {
    of: 'AR.TSD',
    asks: [
      'When do speeds and times go inversely?',
      'speed aur time inverse kab hote hai',
      'speed jyada to time kam, ye rule kab',
      'same distance, how are speed and time related',
      'distance same ho to hi ulta ratio?',
      'speed and time inverse ratio kab hota hai, same distance condition',
    ],
    says: text`
      When the distance is the same: twice the speed takes half the time, so speeds 3 : 4 mean times 4 : 3. If
      the times are the same, distances go as the speeds. If the speed is the same, distances go as the times.`,
  },
  {
    of: 'AR.TSD',
    asks: [
      'Why do we add the speeds towards each other and subtract them in a chase?',
      'relative speed me add ya subtract kab',
      'same direction me minus kyu karte hai',
      'opposite direction speeds added, reason',
      'what is relative speed, kya hoti hai',
      'relative speed, opposite me add aur same direction me subtract kyu',
    ],
    says: text`
      Relative speed is how fast the gap changes. Towards each other both make it smaller: 5 and 4 km/h close 9
      km in an hour. In the same direction the front one runs away while the other follows: at 5 and 4 km/h the
      gap shrinks by only 1 km an hour.`,
  },
  {
    of: 'AR.TSD',
    asks: [
      'Can I take the distance as I like?',
      'distance nahi di to lcm le sakte hai kya',
      'assume 120 km for the way when none is given',
      'total distance ka koi bhi number maan lu',
      'distance as 1 or x or lcm of the speeds',
      'distance not given, any distance assume kar sakte hai kya',
    ],
    says: text`
      Yes, if the question gives no distance and asks for an average speed, a ratio or a per cent. Twice the
      distance takes twice the time at every speed. Choose one that all the speeds divide, for 40 and 60 km/h
      120 km. If a time is given in hours, scale to it.`,
  },
  {
    of: 'AR.TSD',
    asks: [
      'How do I convert km/h into m/s?',
      '5/18 se multiply kab aur 18/5 kab',
      'kmph to metres per second conversion',
      'why 5 by 18, kaha se aaya',
      'units mix ho gaye metre second km hour',
      'km/h to m/s convert karne me 5/18 kyu',
    ],
    says: text`
      1 km/h is 1,000 m in 3,600 s, which is $\frac{5}{18}$ m/s. So km/h times $\frac{5}{18}$ gives m/s: 36 km/h
      is 10 m/s. Back multiply by $\frac{18}{5}$. The number of m/s is always the smaller one.`,
  },
  {
    of: 'AR.TSD',
    asks: [
      'How do I write minutes as hours?',
      '20 minute ko ghante me kaise likhe',
      'time in minutes and speed in km/h',
      '2.5 hours is 2 hours 50 minutes?',
      'decimal hours into minutes conversion',
      'minutes ko hours me convert kaise, decimal hours meaning',
    ],
    says: text`
      Divide minutes by 60: 20 minutes is $\frac{1}{3}$ of an hour, 45 minutes $\frac{3}{4}$. The part behind
      the point is a part of an hour: 2.5 hours is 2 hours 30 minutes, because half of 60 is 30.`,
  },
  {
    of: 'AR.TSD',
    asks: [
      'May a speed or a time come out as a fraction?',
      'speed decimal me aayi to round off kare',
      'answer 53.33 km/h theek hai kya',
      'round the time up or down to minutes',
      'whole number speed kab hi chahiye',
      'speed ya time fraction me aaye to round karna hai kya',
    ],
    says: text`
      Yes. Speeds and times are measured, so fractions are natural: 160 km in 3 hours is $53\frac{1}{3}$ km/h.
      Round only if the question asks for whole numbers; then take up or down by its condition, for example ‘at
      most’ or ‘at least’.`,
  },
  {
    of: 'AR.TSD.1',
    asks: [
      'Where does 2uv by u plus v come from?',
      '2uv/(u+v) formula kaise aaya',
      'harmonic mean for two equal halves',
      'formula for average speed there and back',
      '2xy upon x+y kab use kare',
      '2uv/(u+v) formula kaise bana, going and returning',
    ],
    says: text`
      Take $d$ km each way. The times are $\frac{d}{u}$ and $\frac{d}{v}$, and $2d$ divided by their sum is
      $\frac{2uv}{u + v}$; the $d$ cancels. It is only for two equal distances.`,
  },
  {
    of: 'AR.TSD.1',
    asks: [
      'What is the average for equal times?',
      'half the time at one speed, half at other',
      'aadha time ya aadha distance se kya farak',
      'equal time me average speed simple mean hai?',
      'half way vs half time confusion',
      'half of the time and half of the distance ka average speed alag kyu',
    ],
    says: text`
      For equal times the plain mean is right: one hour at 40 and one at 60 are 100 km in 2 hours, 50 km/h. For
      half the way at each it is 48 km/h. So look whether the question says ‘half of the time’ or ‘half of the way’.`,
  },
  {
    of: 'AR.TSD.1',
    asks: [
      'How do I do three equal parts of a way?',
      'teen barabar hisse teen speed, formula',
      'one third of the distance at each speed',
      '3 alag speed ka average kaise',
      'harmonic mean of three speeds',
      'three equal distances with three speeds, average speed formula',
    ],
    says: text`
      Take a distance whose third is divisible by all the speeds. For 20, 30 and 60 km/h let each third be 60
      km: $3 + 2 + 1 = 6$ hours for 180 km, so 30 km/h. Formulas for two parts do not fit three.`,
  },
  {
    of: 'AR.TSD.1',
    asks: [
      'What if the parts are not equal?',
      'unequal distances ka average speed',
      '2/5 of the way at one speed rest at another',
      'parts of the journey are different fractions',
      'kuch distance ek speed se baaki dusri se',
      'unequal parts of the distance, average speed kaise nikale',
    ],
    says: text`
      Nothing else changes: all distance by all time. Take a total that fits, say 100 km. 40 km at 20 km/h and
      60 km at 60 km/h take $2 + 1 = 3$ hours, so $33\frac{1}{3}$ km/h.`,
  },
  {
    of: 'AR.TSD.1',
    asks: [
      'Do halts count in the average speed?',
      'rukne ka time average speed me ginte hai',
      'include rest time in total time',
      'stoppage in the average or not',
      'break liya to time me jodna hai kya',
      'stoppage ya rest ka time average speed me include hota hai kya',
    ],
    says: text`
      Yes. Average speed is all the distance by all the time from start to arrival, rests too. 100 km in 2 hours
      of driving and half an hour of rest are 40 km/h. Only ‘without stops’ or ‘while moving’ leaves the rest
      out.`,
  },
  {
    of: 'AR.TSD.1',
    asks: [
      'Can any speed on the second half give double the first average?',
      'pehla half 30 pe, average 60 karne ke liye',
      'speed for the rest to reach a wanted average',
      'needed speed on the way back',
      'average double karna possible hai kya',
      'return speed so that average doubles, possible kyu nahi',
    ],
    says: text`
      No, because no time is left. For 60 km at an average of 60 km/h you have one hour. If the first 30 km were
      done at 30 km/h, this hour is gone, and no speed is enough. For any wanted average, subtract the time used
      from the time allowed.`,
  },
  {
    of: 'AR.TSD.2',
    asks: [
      'Why are the late and the early minutes added?',
      '10 min late aur 5 min early, add kyu',
      'late minus early or late plus early',
      'one after and one before the right time',
      'der se aur jaldi ka difference 15 kaise',
      'late by 10 and early by 5 minutes, add kyu karte hai',
    ],
    says: text`
      10 minutes late and 5 minutes early are times on two sides of the right moment, so the arrivals are 15
      minutes apart. Late and late, or early and early, are on one side: then subtract.`,
  },
  {
    of: 'AR.TSD.2',
    asks: [
      'How does three fourths of the speed give the time?',
      '3/4 speed pe time 4/3 kyu',
      'usual speed ka fraction, usual time nikalna',
      'at a part of the usual speed late by 20 minutes',
      'time ka ratio ulta leke difference ek part',
      '3/4 of usual speed, usual time kaise nikale from the delay',
    ],
    says: text`
      The distance is the same, so time goes up in the ratio in which speed goes down: at $\frac{3}{4}$ of the
      speed it takes $\frac{4}{3}$ of the time, a third more. If a third of the usual time is 20 minutes, the
      usual time is an hour.`,
  },
  {
    of: 'AR.TSD.2',
    asks: [
      'Where does the formula with the product of speeds come from?',
      'd = s1 s2 / (s1-s2) times t kaise aaya',
      'product by difference formula for distance',
      'distance from late and early shortcut proof',
      'formula for distance when two speeds and times differ',
      'distance formula product of speeds by difference, derivation',
    ],
    says: text`
      The two times differ by $t$: $\frac{d}{u} - \frac{d}{v} = t$. Put both over $uv$: $\frac{d(v - u)}{uv} =
      t$, so $d = \frac{uv\,t}{v - u}$. Mind the units: with km/h the difference $t$ must be in hours.`,
  },
  {
    of: 'AR.TSD.2',
    asks: [
      'Is the delay the difference from the usual time?',
      'late ka matlab usual time se zyada',
      'usual time, right time, scheduled time same?',
      'delay hi total time hai kya',
      '20 min late means travel time is 20 min?',
      'late minutes are the difference from usual time, total time nahi kya',
    ],
    says: text`
      Yes, late and early compare the travel time with the usual or planned one. They are small differences and
      not times of travel. So never divide the distance by the delay; set up the two whole times and subtract
      them.`,
  },
  {
    of: 'AR.TSD.2',
    asks: [
      'What if the person starts late but arrives on time?',
      'late nikla par time pe pahuncha',
      'started later and increased the speed',
      'left late but made up the time on the way',
      'der se nikal ke speed badhayi to',
      'started late but reached on time, speed kitni badhi',
    ],
    says: text`
      Then the time on the road was shorter by the lateness. Usual 60 minutes, starting 12 minutes late: 48
      minutes are left, so the speed was $\frac{60}{48} = \frac{5}{4}$ of the usual. If only a part was quicker,
      use the time for that part.`,
  },
  {
    of: 'AR.TSD.2',
    asks: [
      'Which speed brings me there exactly on time?',
      'exact time pe pahunchne ki speed average nahi?',
      '40 pe late 50 pe early, mean speed se on time',
      'speed to be on time, mean of both speeds?',
      'sahi time ke liye kaunsi speed',
      'speed to reach exactly on time, mean of the speeds kyu nahi',
    ],
    says: text`
      Find the distance and the right time first, then divide. The mean of the two speeds is wrong, even if the
      one is as late as the other is early: the times then lie evenly about the right one, not the speeds.`,
  },
  {
    of: 'AR.TSD.3',
    asks: [
      'What if they do not start at the same time?',
      'ek pehle nikla dusra baad me to kya kare',
      'different starting times before meeting',
      'head start ko distance me badlo kyu',
      'pehle wala already kuch chal chuka',
      'different starting times, head start ka distance kaise',
    ],
    says: text`
      Let the first one go alone until the second starts. The distance covered in that time changes the gap: in
      a chase it is the gap itself; if they come towards each other, take it off the gap. From then on both
      move, and the relative speed holds.`,
  },
  {
    of: 'AR.TSD.3',
    asks: [
      'Why is the gap divided by the relative speed and not by one speed?',
      'gap ko relative speed se divide kyu',
      'time to catch up, why not by the faster speed',
      'distance between them upon difference of speeds',
      'pakadne ka time kaise nikalta hai',
      'chase me gap ko relative speed se divide kyu karte hai',
    ],
    says: text`
      While the second one comes nearer, the first goes on as well. At 60 behind 40 with a gap of 20 km, after
      an hour 60 km are driven, but the first has gone 40 too. The gap closes at 20 km/h, so it takes one hour.`,
  },
  {
    of: 'AR.TSD.3',
    asks: [
      'How do I find the place where they meet?',
      'kahan milenge ye kaise nikale',
      'meeting point distance from one end',
      'after the meeting time how to get the place',
      'milne ki jagah start se kitni dur',
      'meeting point ki distance kaise nikale from one end',
    ],
    says: text`
      Find the time first, then how far one of the two has come. From 90 km apart at 20 and 25 km/h they meet
      after 2 hours, and the first has then come 40 km. If both started at once, the distances up to the meeting
      are in the ratio of the speeds, 4 : 5.`,
  },
  {
    of: 'AR.TSD.3',
    asks: [
      'How far apart are they an hour before they meet?',
      'milne se ek ghanta pehle kitni doori',
      'distance between them some minutes before meeting',
      'gap just before meeting, total distance needed?',
      'takraane se pehle ka gap',
      'distance between them one hour before meeting, relative speed hi kyu',
    ],
    says: text`
      Go back from the meeting: in the last hour the gap of that moment closes completely, so it is the relative
      speed times one hour. At 50 and 40 km/h it is 90 km, whatever the whole distance. Only the closing speed
      matters.`,
  },
  {
    of: 'AR.TSD.3',
    asks: [
      'What changes if one of them stops on the way?',
      'beech me ek ruk gaya to kaise',
      'one rests for some time before the meeting',
      'halt of one, other keeps moving',
      'ruka hua time alag se',
      'one person stops or halts before the meeting, kaise solve kare',
    ],
    says: text`
      While one rests, only the other changes the gap. So cut the time into pieces. Two who come towards each
      other from 100 km apart at 20 and 30 km/h, the second resting for an hour: in that hour the gap falls by
      20 km only, in all other hours by 50.`,
  },
  {
    of: 'AR.TSD.3',
    asks: [
      'How do buses at equal intervals work?',
      'bus har 10 min me aati hai, walker ko kitne me milegi',
      'regular buses from behind and from the front',
      'distance between two buses is fixed',
      'buses meeting interval from opposite side',
      'buses at regular intervals meet a walker, interval kaise',
    ],
    says: text`
      Two buses are always the same distance apart: bus speed times the interval. A walker lets this gap close
      at the relative speed: speeds added for buses from the front, subtracted for those from behind. Both
      intervals belong to the same gap.`,
  },
  {
    of: 'AR.TSD.4',
    asks: [
      'Why is there a square root in the ratio of the speeds?',
      'after meeting formula me root kyu aata hai',
      'speeds ratio is root of the times reversed',
      'sqrt t2 by sqrt t1 kaise aaya',
      'square root wala rule ka proof',
      'after meeting times me square root kyu, speed ratio ka proof',
    ],
    says: text`
      Each walks after the meeting what the other walked before it. Let the meeting be after $t$ hours: the
      first piece gives $\frac{u}{v} = \frac{t_2}{t}$, the second $\frac{u}{v} = \frac{t}{t_1}$. Multiply them:
      $\frac{u^2}{v^2} = \frac{t_2}{t_1}$. So $u : v = \sqrt{t_2} : \sqrt{t_1}$.`,
  },
  {
    of: 'AR.TSD.4',
    asks: [
      'Which of the two is faster, judged by the times after the meeting?',
      'jiska time kam wo faster hai kya',
      'who is quicker, 4 hours or 9 hours after meeting',
      'ratio ulta ya seedha speeds ka',
      'kaun tez hai after they cross',
      'after meeting kaun faster hai, less time wala kya',
    ],
    says: text`
      The one who needs less time after the meeting. That one has the shorter piece left too: what the slower
      one walked before. With 4 and 9 hours the speeds are as $\sqrt{9} : \sqrt{4} = 3 : 2$, the larger for the
      4 hours.`,
  },
  {
    of: 'AR.TSD.4',
    asks: [
      'Why is the meeting time the root of the product?',
      't = root t1 t2 kyu hota hai',
      'time before the meeting from times after',
      'milne tak kitna time laga',
      'geometric mean of both times',
      'time taken before meeting, root of product of times kyu',
    ],
    says: text`
      On the one piece the two times are $t$ and $t_1$, on the other $t_2$ and $t$, each in the ratio of the
      same two speeds. So $\frac{t}{t_1} = \frac{t_2}{t}$ and $t^2 = t_1 t_2$. With 4 and 9 hours they meet
      after 6.`,
  },
  {
    of: 'AR.TSD.4',
    asks: [
      'Must both start at the same moment?',
      'alag time pe nikle to formula chalega?',
      'rule with root needs the same start?',
      'unequal starts, after meeting times',
      'ek pehle nikla ho to root wala',
      'both did not start at the same time, root formula chalega kya',
    ],
    says: text`
      Yes, for the rule with the root, because it uses the same time $t$ for both before the meeting. If one
      starts earlier, write the two pieces again with $t$ for the one and $t$ with the head start for the other.`,
  },
  {
    of: 'AR.TSD.4',
    asks: [
      'How do I get the length of the road?',
      'road ki length kaise nikale after meeting',
      'whole distance from times after the meeting',
      'total doori jab ek speed di hai',
      'kitna rasta hai dono ke beech',
      'length of the road from times after meeting kaise nikale',
    ],
    says: text`
      Find the meeting time and the ratio of the speeds first. One known speed then gives everything: that one
      walks $t + t_1$ hours for the whole road. With 4 and 9 hours and 15 km/h for the first: $15 \times (6 + 4)
      = 150$ km.`,
  },
  {
    of: 'AR.TSD.4',
    asks: [
      'Why are the speeds not as the plain times?',
      '9:4 speed ratio kyu nahi',
      'after meeting the distances are different na',
      'direct inverse ratio of times galat kyu',
      'times ka ulta ratio kab chalta hai',
      'speeds ratio inverse of times without root galat kyu',
    ],
    says: text`
      Inverse times are for one and the same distance. After the meeting the two walk different pieces: the
      quicker one the shorter piece. With 4 and 9 hours after the meeting, the whole road takes them $6 + 4 =
      10$ and $6 + 9 = 15$ hours, so the speeds are as $3 : 2$ and not $9 : 4$.`,
  },
  {
    of: 'AR.TSD.5',
    asks: [
      'Why do they cover two more lengths for each further meeting?',
      'har agli meeting ke liye 2d kyu',
      'second meeting total distance is 3 times, why',
      'together 2 lengths between meetings reason',
      'd 3d 5d kaha se aata hai',
      'to and fro meetings me 1, 3, 5 times length kyu',
    ],
    says: text`
      Up to the first meeting both together cover the length once. After it they walk to the ends, together once
      more, and back to a meeting, together a third time. So with starts at opposite ends the meetings come
      after 1, 3, 5, … lengths in all.`,
  },
  {
    of: 'AR.TSD.5',
    asks: [
      'What if both start from the same end?',
      'ek hi jagah se start kare to 2d 4d?',
      'same end start, first meeting total',
      'dono saath nikle to pehli meeting kab',
      'starting together at one end, lengths covered',
      'both start from the same end, meetings me 2, 4, 6 lengths kyu',
    ],
    says: text`
      Then the quicker one reaches the far end, turns and meets the other: together two lengths. Each further
      meeting head-on takes two more: 2, 4, 6 lengths. So look first from where they start.`,
  },
  {
    of: 'AR.TSD.5',
    asks: [
      'How do I find the place after several turns?',
      'kitni baar muda, jagah kaise nikale',
      'place of a later meeting, fold the distance',
      'distance ko length se divide karke remainder',
      'kis end se kitni dur hai meeting',
      'position of the third meeting after turning back kaise nikale',
    ],
    says: text`
      Take the distance that one of them has covered and fold it at the ends. On 100 m, 230 m means two lengths,
      so back at the start, and 30 m on from it. After an odd number of lengths count from the other end.`,
  },
  {
    of: 'AR.TSD.5',
    asks: [
      'Does the rule of 1, 3, 5 lengths count overtaking too?',
      'overtake bhi meeting hai kya',
      'meeting from behind versus head on',
      'fast one laps the slower on the same road',
      'peeche se milna gine ya nahi',
      'overtaking from behind bhi meeting count hoti hai kya to and fro me',
    ],
    says: text`
      The rule of 1, 3, 5 lengths is for meetings head-on. When one comes up from behind, the difference of
      their ways counts: it is one length for the first time from opposite ends. If one is much quicker, both
      kinds can happen; read what is asked.`,
  },
  {
    of: 'AR.TSD.5',
    asks: [
      'How do two places of meeting give the length?',
      'pehli meeting 60 m se dusri 40 m se, length kaise',
      'first and second meeting points to total length',
      '3 times the first distance shortcut',
      'do meeting ki doori se pul ki lambai',
      'two meeting points ki distance se total length kaise',
    ],
    says: text`
      At the second meeting both together have covered three times as much as at the first, so each one has too.
      If one of them had covered 60 m at the first meeting, it is now 180 m. If that is one whole length and 40
      m back from the far end, the length is $180 - 40 = 140$ m.`,
  },
  {
    of: 'AR.TSD.5',
    asks: [
      'Do rests at the ends change the meetings?',
      'end par rukta hai to kya change',
      'they rest at each end before turning',
      'pause at the turning point',
      'kuch minute aaram karne ke baad mudna',
      'rest at the ends before turning, meetings par kya asar',
    ],
    says: text`
      Yes, during a rest only the other one moves. The counting of lengths still holds for the distances, but
      not one common time. Make a table of times for each: arrival, start back. Then look between which moments
      they meet.`,
  },
  {
    of: 'AR.TSD.6',
    asks: [
      'Why do I divide by the speed without stops?',
      'stoppage time me (u-v)/u kyu, v kyu nahi',
      'minutes stopped per hour, which speed below',
      'denominator faster speed or slower speed',
      'rukne ka formula samjhao',
      'stoppage minutes per hour me without stops speed se divide kyu',
    ],
    says: text`
      In an hour the bus falls short by the difference of the speeds. It would have driven that piece at the
      speed without stops, so dividing by this speed gives the time that was lost. 40 without and 30 with stops:
      $\frac{10}{40}$ of an hour, 15 minutes.`,
  },
  {
    of: 'AR.TSD.6',
    asks: [
      'Is the speed with stops the speed while moving?',
      'including stops wali speed kya hai',
      'with halts speed 30, does the bus move at 30',
      'excluding stoppage and including stoppage meaning',
      'rukne wali speed me chalne ki speed',
      'speed including stops aur excluding stops ka matlab',
    ],
    says: text`
      No. While it moves, it always moves at the speed without stops. The speed with stops is an average: all
      the distance by all the time, rests included. So it is the lower one.`,
  },
  {
    of: 'AR.TSD.6',
    asks: [
      'How does the time of all stops give one stop?',
      'ek stop kitne minute ka, total se kaise',
      'number of halts between two stations',
      'stops on the way, divide by how many',
      'beech ke stations kitne hai count',
      'total stop time se each stop ka time kaise, number of stops',
    ],
    says: text`
      Whole time minus driving time is the time of all stops; divide it by their number. Between the first and
      the last of 10 stations are 8 stops on the way and 9 stretches. Do not count start and arrival as stops.`,
  },
  {
    of: 'AR.TSD.6',
    asks: [
      'What if only a part of the way is slow?',
      'kuch hissa dheere chala to delay kahan lage',
      'slower on one stretch only, delay of the trip',
      'accident ke baad speed kam, kitna late',
      'part of the journey at reduced speed',
      'slow only on a part of the journey, delay kis part ka',
    ],
    says: text`
      Then the whole delay comes from that part. At $\frac{3}{4}$ of the speed a stretch takes a third more
      time; if the delay is 20 minutes, this stretch usually takes 60 minutes. What lies before it does not
      matter.`,
  },
  {
    of: 'AR.TSD.6',
    asks: [
      'Why do two cases of a breakdown help?',
      'pehle kharab hota to itna, baad me hota to itna',
      'had it happened 20 km later, less delay',
      'subtract two delays, what does it tell',
      'breakdown further on, difference of delays',
      'breakdown later would give less delay, two cases ka difference kyu',
    ],
    says: text`
      In the second case only the piece between the two places was driven at another speed. So the difference of
      the two delays belongs to that piece alone, and its length is known. That gives the speeds.`,
  },
  {
    of: 'AR.TSD.6',
    asks: [
      'How do rests after every hour count?',
      'har ghante ke baad 10 min rest, last me bhi?',
      'rests after each stretch, is there one at the end',
      'driver who rests regularly, timeline',
      'aakhri rest ginna hai ya nahi',
      'rest after every stretch, last stretch ke baad rest count hoga kya',
    ],
    says: text`
      A round is driving and rest together. At the end no rest is counted, because the driver has arrived. 5
      stretches have 4 rests between them. So count full rounds and then the last stretch alone.`,
  },
  {
    of: 'AR.TSD.7',
    asks: [
      'Why suppose one speed for the whole time?',
      'poore time ek hi speed maan lo, phir difference',
      'assume he walked all the time, missing distance',
      'partly by bus partly by train shortcut',
      'maan ke chalna trick speeds ke saath',
      'suppose the whole time at one speed, extra distance kyu',
    ],
    says: text`
      With one speed for all the time the distance is easy, and what is missing comes from the faster part. 5
      hours at 40 km/h are 200 km; if 240 km were done and the other speed is 60, each hour of it adds 20 km: 2
      hours.`,
  },
  {
    of: 'AR.TSD.7',
    asks: [
      'Can I use alligation for two modes?',
      'do speed me alligation se kya ratio milega',
      'cross method for bus and train, ratio of time or distance',
      'average speed se alligation lagana',
      'is the ratio of times or of distances',
      'alligation of speeds gives ratio of times ya distances',
    ],
    says: text`
      Yes, and the ratio is one of times, because speed is km per hour. Speeds 40 and 60 with an average of 48:
      distances 8 and 12 crossed, so the times at 40 and at 60 are as $12 : 8$, which is $3 : 2$.`,
  },
  {
    of: 'AR.TSD.7',
    asks: [
      'Is a third of the way also a third of the time?',
      'distance ratio aur time ratio same hai kya',
      'parts 2:3:5 of the way, times in the same ratio?',
      'rasta ka hissa aur samay ka hissa',
      'proportional parts of distance vs time',
      'ratio of distances ko ratio of times samajhna galat kyu',
    ],
    says: text`
      Only at equal speeds. Time is distance by speed, so divide each part by its speed. Ways 2 : 3 at 20 and 60
      km/h take times $\frac{2}{20} : \frac{3}{60} = 2 : 1$. The shorter way took the longer time.`,
  },
  {
    of: 'AR.TSD.7',
    asks: [
      'Why does walking both ways and riding both ways help?',
      'ek taraf walk ek taraf ride se dono taraf ka time',
      'goes on foot returns by bus, total 5 hours',
      'walk both ways minus ride both ways',
      'aana jana alag mode se, shortcut',
      'walk one way ride back, both ways walking ka time kaise',
    ],
    says: text`
      Walk and ride once each take, say, 5 hours; walking both ways 8. So half of the 8, 4 hours, is one walk,
      and one ride is $5 - 4 = 1$ hour. Riding both ways takes 2. Sums of times do it; no speed is needed.`,
  },
  {
    of: 'AR.TSD.7',
    asks: [
      'How do I find the usual time when somebody walks after a puncture?',
      'puncture ke baad paidal chala, usual time',
      'half of the way on foot, compare with the usual',
      'cycle kharab ho gayi to delay kaise',
      'breakdown then walking, equation',
      'puncture and walking the rest, usual time kaise nikale',
    ],
    says: text`
      Compare only the piece that was walked, because the first part took its usual time. If walking is a third
      of the usual speed, that piece takes three times as long, so the delay is twice its usual time: a delay of
      40 minutes means that it usually takes 20.`,
  },
  {
    of: 'AR.TSD.7',
    asks: [
      'How can two people share one ride?',
      'ek scooter do log, ek chale dusra baithe',
      'one vehicle carries two persons in turns',
      'walk and ride so that both arrive together',
      'shared ride wale question ka idea',
      'two people and one vehicle, shared ride kaise solve kare',
    ],
    says: text`
      If both walk equally fast and arrive at once, each must walk as far as the other and ride as far as the
      other. The vehicle takes the first a piece, goes back to meet the second, and brings the second to the
      end. Compare what vehicle and walker do in the same time.`,
  },
];
