import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const trainsBoatsRaces: readonly CommonDoubt[] = [
  {
    of: 'AR.REL',
    asks: [
      'When are the speeds added and when subtracted?',
      'relative speed add ya minus kab karna hai',
      'same direction me subtract kyu karte hai speeds',
      'opposite direction ho to speeds ka kya kare',
      'why subtract for overtaking and add for crossing',
      'relative speed me speeds add kab aur subtract kab kare',
    ],
    says: text`
      Ask how fast the distance between the two changes. Towards each other both movements shorten it, so the
      speeds are added. In the same direction the front one takes away what the other gains, so they are
      subtracted: 60 behind 50 gains 10 km in an hour.`,
  },
  {
    of: 'AR.REL',
    asks: [
      'What is relative speed?',
      'relative speed ka matlab kya hota hai',
      'speed as seen from the other one',
      'one train appears slower from another train',
      'doosre ke hisaab se speed kya hai',
      'meaning of relative speed, seen from the other train',
    ],
    says: text`
      It is the speed at which one comes nearer to the other or goes away from it, as seen by somebody who moves
      along with the other. A train at 60 km/h seems to pass at 20 km/h to a rider going the same way at 40
      km/h.`,
  },
  {
    of: 'AR.REL',
    asks: [
      'How do I change km/h into m/s and when?',
      '5/18 kab multiply karna hai train me',
      'unit conversion of kmph for length in metres',
      'speed km/h me aur time seconds me',
      '18/5 ya 5/18 confuse ho jata hu',
      'km/h ko m/s me convert, 5/18 kab lagana hai',
    ],
    says: text`
      Change when lengths are in metres or times in seconds. 1 km/h is 1,000 m in 3,600 s, so times
      $\frac{5}{18}$: 72 km/h is 20 m/s. Back multiply by $\frac{18}{5}$. Do it at the beginning, then no unit
      is mixed.`,
  },
  {
    of: 'AR.REL',
    asks: [
      'Can I take an easy number for an unknown length or speed?',
      'length nahi di to koi bhi le sakte hai kya',
      'assume the distance as lcm in boats',
      'unknown speed as 1 or 100, allowed?',
      'kuch nahi diya sirf ratio pucha to maan lo',
      'length ya speed assume kar sakte hai kya when not given',
    ],
    says: text`
      Yes, if the question gives no length and asks for a ratio or a per cent: scaling all lengths changes
      nothing. If a length or a time in hours is asked, use a letter, or take an easy number and scale at the
      end.`,
  },
  {
    of: 'AR.REL',
    asks: [
      'Is the ratio of speeds the reverse of the ratio of times?',
      'time ka ratio ulta karke speed ka ratio kab',
      'same distance up and down, speeds inverse of times',
      'inverse proportion in boats and races',
      'time 3:2 to speed 2:3 hoga kya',
      'times ratio ko reverse karke speed ratio kab, equal distance',
    ],
    says: text`
      Yes, whenever the same distance is covered: a train past a platform, a boat up and down the same stretch,
      two runners over the same track. Upstream takes twice as long as downstream means that the speed
      downstream is twice that upstream.`,
  },
  {
    of: 'AR.REL',
    asks: [
      'Are all speeds taken as constant?',
      'speed beech me badal sakti hai kya',
      'constant speed maan ke chalte hai',
      'uniform speed ka matlab kya',
      'do they speed up or slow down in races',
      'speed constant maanna hai kya throughout',
    ],
    says: text`
      Yes, unless the question says otherwise. ‘Uniform’ means the same all the time. Then twice the time takes
      one twice as far, and two runners keep the same ratio of distances throughout. A change named in the question
      begins a new stretch with its own speed.`,
  },
  {
    of: 'AR.REL.1',
    asks: [
      "Why is the train's own length added?",
      'platform ke saath train ki length kyu jodte hai',
      'crossing a bridge, distance is bridge plus train',
      'own length of the train, why counted',
      'khambe ke liye sirf train ki lambai kyu',
      'train crossing platform me train ki length add kyu',
    ],
    says: text`
      The passing begins when the engine reaches the platform and ends when the last coach leaves it. In this
      time the engine has gone on by the platform and by the whole train. A post has no length, so there it is
      the train alone.`,
  },
  {
    of: 'AR.REL.1',
    asks: [
      'What is the distance past a post or a person?',
      'pole ya aadmi ko paar karne me distance kya',
      'signal post has no length so',
      'standing man crossing, only the train length',
      'insaan ki length zero kyu maante',
      'train crossing a pole or standing man, distance kitna',
    ],
    says: text`
      The train's own length. A post or a person is so thin that the length is taken as 0. When the engine is
      beside the post the passing begins; when the last coach is, the train has moved by its own length.`,
  },
  {
    of: 'AR.REL.1',
    asks: [
      'Why does subtracting the two times give the platform alone?',
      'platform wale time minus post wala time kyu',
      'difference of the times belongs to the platform',
      'post 14 s platform 37 s, 23 s kiska hai',
      'dono time ghata ke speed kaise',
      'platform time minus pole time, difference platform ka hi kyu',
    ],
    says: text`
      Past the post the train covers its own length; past the platform the same length and the platform. The
      difference of both times is therefore for the platform only. So the platform's length divided by the
      difference of the times is the speed.`,
  },
  {
    of: 'AR.REL.1',
    asks: [
      'What if the person walks or runs?',
      'chalta hua aadmi ho to relative speed lagegi',
      'runner beside the track, time to pass',
      'man moving in the same direction as the train',
      'daudte aadmi ko train kitne sec me paar karegi',
      'train passes a walking or running person, relative speed kaise',
    ],
    says: text`
      The distance is still the train's length, but use the relative speed: train minus person in the same
      direction, train and person added if they come towards each other. At 54 and 9 km/h the same way it is 45
      km/h, 12.5 m/s.`,
  },
  {
    of: 'AR.REL.1',
    asks: [
      'What does ‘completely inside the tunnel’ mean?',
      'tunnel ke andar poori train kitni der',
      'time wholly on the bridge, subtract the length',
      'length minus train kab karte hai',
      'train entirely within the platform',
      'train completely inside the tunnel, length subtract kyu',
    ],
    says: text`
      Then the time runs from the last coach coming in to the engine going out. In it the train moves by the
      tunnel minus its own length. ‘Crosses’ or ‘passes completely’ is tunnel with train; ‘completely inside’ is
      tunnel without it.`,
  },
  {
    of: 'AR.REL.1',
    asks: [
      'What if the train changes its speed on the bridge?',
      'pul par speed kam ki to time kaise',
      'slows down while crossing, split the distance',
      'train drives slower over the bridge',
      'beech me speed change crossing me',
      'train changes speed while crossing a bridge, time kaise nikale',
    ],
    says: text`
      The whole distance is bridge and train. See how far the train has moved when the speed changes: if its
      engine is then at the middle of a 200 m bridge, it has moved 100 m. Divide this piece and the rest each by
      its own speed, and add the two times.`,
  },
  {
    of: 'AR.REL.2',
    asks: [
      'Why are the lengths of both trains added?',
      'dono train ki length kyu jodte hai',
      'crossing two trains, l1 plus l2 reason',
      'sum of lengths even in the same direction',
      'ek hi train ki length lena galat kyu',
      'two trains crossing, both lengths add kyu karte hai',
    ],
    says: text`
      From the moment the engines meet until the last coaches part, the one has to get past all of the other,
      and the other past all of it. Seen from one train the other moves by both lengths. That is so in both
      directions.`,
  },
  {
    of: 'AR.REL.2',
    asks: [
      'In the same direction, are the lengths subtracted too?',
      'same direction me length bhi minus hoti hai?',
      'overtaking, subtract speeds but add lengths',
      'lengths minus when going the same way?',
      'speed ghatate hai par length jodte hai kyu',
      'same direction trains, lengths subtract hongi kya',
    ],
    says: text`
      No, only the speeds are subtracted. To overtake, the rear train has to come from behind the last coach of
      the other until its own last coach is in front: both lengths. The direction decides the speed, not the
      distance.`,
  },
  {
    of: 'AR.REL.2',
    asks: [
      'How long does a passenger see the other train?',
      'passenger ko dusri train kitni der dikhegi',
      "seen from the window, only the other train's length",
      'yatri ke saamne se train guzarne ka time',
      'man sitting in one train, which length counts',
      'passenger sitting in a train sees other train, kaunsi length',
    ],
    says: text`
      The passenger is like a post that moves, so only the length of the other train counts, at the relative
      speed. For the passenger's own train past a post it would be its own length. Two whole trains past each
      other need both.`,
  },
  {
    of: 'AR.REL.2',
    asks: [
      'How do I use the times for meeting and for overtaking?',
      'opposite me 10 sec same me 30 sec, speed kaise',
      'met in some seconds and overtaken in more',
      'same lengths, two relative speeds ratio',
      'dono direction ke time se ratio of speeds',
      'crossing times in opposite and same direction se speeds ka ratio',
    ],
    says: text`
      Both times are for the same distance, the two lengths. So sum and difference of the speeds are in the
      inverse ratio of the times: 10 s and 30 s give $u + v : u - v = 3 : 1$, so $u : v = 2 : 1$.`,
  },
  {
    of: 'AR.REL.2',
    asks: [
      'Does it matter which train is seen as moving?',
      'kaunsi train ko rukka hua maane',
      'treat one train as standing, allowed?',
      'can i stop one train and use relative speed',
      'ek ko still maan ke solve kar sakte',
      'ek train ko rest par maan sakte hai kya',
    ],
    says: text`
      No. Let one stand and give the other the relative speed; the time is the same from both sides. But do not
      mix: with relative speeds all distances must be relative too. For a place along the track go back to the
      real speeds.`,
  },
  {
    of: 'AR.REL.2',
    asks: [
      "Can the other train's length be found from one crossing?",
      'dusri train ki length kaise nikale',
      'length of the goods train from crossing time',
      'unknown length, time and both speeds known',
      'relative speed times time minus own length',
      'length of the second train from crossing time kaise nikale',
    ],
    says: text`
      Yes. Relative speed times time is both lengths together; take the known one off. At 20 and 10 m/s towards
      each other, 12 s: $30 \times 12 = 360$ m. If one is 160 m, the other is 200 m long.`,
  },
  {
    of: 'AR.REL.3',
    asks: [
      'Why is the stream half the difference of the two speeds?',
      'stream speed (d-u)/2 me half kyu',
      'difference of downstream and upstream is twice the current',
      'dhara ki speed ka formula kaise',
      'divide by 2 in boats, reason',
      'stream speed me difference ka half kyu lete hai',
    ],
    says: text`
      The speed downstream is boat plus stream, the speed upstream is boat minus stream. Subtract them: the boat
      cancels, and the stream is left twice. With 12 and 8 km/h the difference of 4 km/h is twice the stream, so
      the stream is 2 km/h.`,
  },
  {
    of: 'AR.REL.3',
    asks: [
      'What is the speed in still water?',
      'still water ka matlab kya hota hai',
      "boat's own speed versus speed upstream",
      'shant pani me nav ki speed',
      'speed of the boat without the current',
      'still water speed ka matlab, boat ki apni speed',
    ],
    says: text`
      The speed that the boat itself makes, where the water does not move. Downstream the stream is added,
      upstream it is taken off. So it lies exactly in the middle of the two: half of their sum, for 12 and 8
      km/h it is 10 km/h.`,
  },
  {
    of: 'AR.REL.3',
    asks: [
      'Is the average speed of a round trip the still water speed?',
      'aana jana ka average speed still water ki speed hai?',
      'there and back in a river, mean of the speeds',
      'round trip on the river takes the same time as in a lake?',
      'dhara aane jaane me cancel ho jati hai na',
      'round trip average speed still water speed ke equal kyu nahi',
    ],
    says: text`
      No, it is less. Upstream takes longer, so the slower speed counts for more time. 24 km at 12 and back at 8
      km/h take $2 + 3 = 5$ hours: 48 km in 5 hours is 9.6 km/h, while the boat in still water makes 10.`,
  },
  {
    of: 'AR.REL.3',
    asks: [
      'How does a ratio of times give boat and stream?',
      'time ka ratio 2:1 to boat aur stream ka ratio',
      'upstream takes twice as long, boat to stream ratio',
      'downstream upstream time ratio into speeds',
      'boat : stream kaise nikalta hai times se',
      'upstream downstream times ratio se boat stream ratio kaise',
    ],
    says: text`
      Times up to down as 2 : 1 mean speeds up to down as 1 : 2 over the same stretch. Boat is half of the sum,
      stream half of the difference: $\frac{2 + 1}{2} : \frac{2 - 1}{2} = 3 : 1$.`,
  },
  {
    of: 'AR.REL.3',
    asks: [
      'How does something that floats in the river move?',
      'pani me giri topi kis speed se behti hai',
      'hat falls into the river, turns back',
      'floating log moves at the speed of the stream',
      'thrown ball in the water and boat returns',
      'hat or log floating in the river, boat returns kab',
    ],
    says: text`
      It moves with the stream, like the water around it. Seen from the water, it rests, and the boat goes away
      and comes back at its own speed both ways. So the way back to it takes as long as the way from it.`,
  },
  {
    of: 'AR.REL.3',
    asks: [
      'How do I solve two trips that are both partly upstream and partly downstream?',
      '12 km down 8 km up in 4 hours, do equation kaise',
      'two trips with sums of times, unknown speeds',
      '1/x and 1/y substitution in boats',
      'upstream downstream dono ke time ka jod',
      'two trips upstream downstream equations kaise solve kare',
    ],
    says: text`
      Take $a$ hours for a km downstream and $b$ for a km upstream. Then the trips are plain equations such as
      $12a + 8b = 4$. Find $a$ and $b$ from the two trips. The speeds are $\frac{1}{a}$ and $\frac{1}{b}$; half
      of their sum is the boat, half of their difference the stream.`,
  },
  {
    of: 'AR.REL.4',
    asks: [
      'What does ‘beats by 20 m’ mean?',
      '20 m se haraya ka matlab kya',
      'beats by metres, where is the loser then',
      'a wins by 20 m in a 100 m race',
      'jeetne par dusra kahan tha',
      'beats by 20 metres ka matlab, loser kitna dauda',
    ],
    says: text`
      When the winner is at the finish, the loser is still 20 m short of it. So in the same time the winner runs
      100 m and the loser 80 m, and the speeds are as 100 : 80. The winner's time is the moment you look at.`,
  },
  {
    of: 'AR.REL.4',
    asks: [
      'What does ‘beats by 8 seconds’ mean?',
      '8 second se jeeta to loser ka time',
      'beats by time, what did loser do in those seconds',
      'metres or seconds: 32 m or 8 s equal',
      'second me haarna aur metre me haarna',
      'beats by 8 seconds ka matlab, loser ka time kitna',
    ],
    says: text`
      The loser needs 8 seconds more for the whole race. In these 8 seconds the loser runs just the metres that
      were missing. ‘By 32 m or 8 seconds’ therefore gives the loser's speed: $32 \div 8 = 4$ m/s.`,
  },
  {
    of: 'AR.REL.4',
    asks: [
      'Can I add or subtract leads?',
      'first beats second, second beats third, plus the metres?',
      'leads of three runners added',
      'lead ko seedha jod sakte hai kya races me',
      'a aur c ka lead kaise nikale',
      'leads of a over b and b over c ko add kyu nahi karte',
    ],
    says: text`
      No, they belong to different distances. In 100 m A beats B by 10 m and B beats C by 10 m: when A has 100,
      B has 90, and C has $\frac{90}{100} \times 90 = 81$. A beats C by 19 m. Multiply the ratios.`,
  },
  {
    of: 'AR.REL.4',
    asks: [
      'What is a start or a head start?',
      'start dena ka matlab kya hai race me',
      'gives a start of 20 m, who runs less',
      'head start in metres vs seconds',
      'aage se start karna kitna daudna padega',
      'head start ya start of 20 m dena ka matlab',
    ],
    says: text`
      A start of 20 m in 100 m means that the slower one begins 20 m in front and runs 80 m, while the other
      runs 100 m. A start of 5 seconds means that the slower one runs 5 seconds before the other may begin.`,
  },
  {
    of: 'AR.REL.4',
    asks: [
      'What is a dead heat?',
      'dead heat kya hota hai',
      'both reach at the same time, tie',
      'race barabar khatam hone ke liye kitna start',
      'start needed for a tie in the race',
      'dead heat ya tie ke liye kitna start dena hai',
    ],
    says: text`
      Both reach the finish at the same moment. For it the start must be just the metres by which the slower one
      would lose: if A beats B by 20 m in 100 m, a start of 20 m makes them equal. In seconds it is the
      difference of their times.`,
  },
  {
    of: 'AR.REL.4',
    asks: [
      'Does the lead grow with the length of the race?',
      'race lambi ho to lead kitni badhegi',
      '100 m me 10 m to 200 m me 20 m?',
      'new length of the race, scale the lead',
      'dusri race me kitne se harayega',
      'longer race me lead kitni hogi, scale kaise kare',
    ],
    says: text`
      Yes, in proportion, since the ratio of the distances stays: 10 m in 100 m are 20 m in 200 m. But it is in
      proportion to the winner's distance. If the winner is moved back by 10 m instead, the winner runs 110 m
      and the loser in that time 99 m.`,
  },
  {
    of: 'AR.REL.8',
    asks: [
      'Why does the hour hand move half a degree in a minute?',
      'hour hand 0.5 degree kyu chalti hai',
      'speed of the hour hand in degrees per minute',
      '30 degrees in 60 minutes, why',
      'chhoti sui ki speed kaise nikli',
      'hour hand one minute me half degree kyu move karti hai',
    ],
    says: text`
      It turns from one number to the next in an hour. The circle has 360° and 12 numbers, so this is 30° in 60
      minutes, which is 0.5° a minute. The minute hand does 360° in 60 minutes, 6° a minute.`,
  },
  {
    of: 'AR.REL.8',
    asks: [
      'Where does 5.5 come from?',
      '5.5 degree ya 11/2 kaha se aaya clock me',
      'relative speed of the two hands',
      'why divide the angle by 5.5',
      'formula 30h - 11/2 m ka matlab',
      '5.5 degrees per minute ka gain, hands ki relative speed',
    ],
    says: text`
      The minute hand turns 6° a minute and the hour hand 0.5° the same way, so the minute hand gains $6 - 0.5 =
      5.5$ degrees a minute. At $h$ hours it is $30h$ degrees behind; after $m$ minutes the angle is $30h -
      5.5m$, taken without its sign.`,
  },
  {
    of: 'AR.REL.8',
    asks: [
      'Why is the hour hand not exactly on the hour number?',
      '7:20 par hour hand 7 par kyu nahi',
      'does the short hand move between hours',
      'hour hand aage badhti hai minutes ke saath',
      'fixed hour hand mistake angle',
      'hour hand fixed nahi rehti, 7:20 par 7 se aage kyu',
    ],
    says: text`
      Because it moves all the time. At 7:20 a third of the hour is over, so the hand stands a third of the way
      from 7 to 8, 10° past the 7. Measured from the 12 it is $210 + 10 = 220$ degrees, and the minute hand is
      at 120°.`,
  },
  {
    of: 'AR.REL.8',
    asks: [
      'What if the angle comes out above 180 degrees?',
      'angle 180 se zyada aaya to kya kare',
      'reflex angle subtract from 360?',
      'negative angle in clock formula',
      '200 degree answer sahi hai ya 160',
      'angle more than 180, reflex angle ko 360 se subtract karna',
    ],
    says: text`
      Two hands make two angles that add up to 360°. The angle between them usually means the smaller one, so
      take 200° from 360° and get 160°. A minus sign only says which hand is in front; leave it out.`,
  },
  {
    of: 'AR.REL.8',
    asks: [
      'How often are the hands together or at right angles?',
      '12 ghante me kitni baar milti hai, 11 kyu 12 kyu nahi',
      'hands coincide how many times a day',
      'right angle 22 times in 12 hours, why',
      'overlap every 65 minutes kaise',
      'hands coincide ya right angle kitni baar in 12 hours',
    ],
    says: text`
      In 12 hours the minute hand goes round 12 times and the hour hand once, so it gains 11 rounds. In each
      round gained it is once together with the hour hand, once opposite, and twice at a right angle: 11, 11 and
      22 times.`,
  },
  {
    of: 'AR.REL.8',
    asks: [
      'How do I find the time when an angle occurs?',
      'kis time par angle 90 hoga, do answers kyu',
      'when will the hands be at a given angle',
      'two times in an hour with the same angle',
      'degrees to be gained divided by 5.5',
      'time when the hands make a given angle kaise nikale',
    ],
    says: text`
      At the full hour the minute hand is $30h$ degrees behind. For an angle of $x$ it must gain $30h - x$, or
      $30h + x$ when it has passed; divide by 5.5. In an hour it gains 330 degrees, so add or take off 360 where
      needed. Mostly there are two times in an hour.`,
  },
];
