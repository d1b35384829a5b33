import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const triangles: readonly CommonDoubt[] = [
  {
    of: 'GM.TRI',
    asks: [
      'May I trust how the triangle looks in the figure?',
      'figure me 90 lag raha hai to le sakte hain kya',
      'it looks isosceles can i assume two equal sides',
      'can i assume the line from the vertex is perpendicular from the diagram',
      'drawn like an equilateral so take all 60?',
      'triangle dekhne me right angled lagta hai, assume kar le',
    ],
    says: text`
      No. Use only what the question says or what follows from it. A figure is not drawn to scale, so a line that
      looks perpendicular may stand at 85°. If you need a right angle or equal sides, first find a sentence that gives
      them.`,
  },
  {
    of: 'GM.TRI',
    asks: [
      'What is the difference between a median, an altitude and a bisector?',
      'median altitude angle bisector me kya antar hai',
      'is median also perpendicular to the base',
      'altitude se base half hota hai kya',
      'cevian, median, height, bisector meaning',
      'kya median hi height hoti hai, kya bisector hi median hai',
    ],
    says: text`
      A median goes to the mid-point of the opposite side, an altitude meets it at a right angle, and an angle
      bisector halves the angle. They are three different lines, except from the top of an isosceles triangle to its
      base, where all three are one.`,
  },
  {
    of: 'GM.TRI',
    asks: [
      'Why can I not split the root of a sum of squares?',
      'root of a square plus b square is a + b na',
      'sqrt ko alag alag kyu nahi kar sakte pythagoras me',
      'hypotenuse is just sum of the two legs after taking root?',
      'root of 9 + 16 as 3 + 4',
      'sqrt a2 + b2 ko a + b likh diya to kya galat',
    ],
    says: text`
      A root may be taken factor by factor, not term by term: $\sqrt{9 + 16} = \sqrt{25} = 5$, but $3 + 4 = 7$. The
      picture agrees: the straight way along the hypotenuse is shorter than the way around the corner.`,
  },
  {
    of: 'GM.TRI',
    asks: [
      'How do I choose between similarity, Pythagoras and areas?',
      'which theorem to apply in triangle question',
      'kaunsa theorem lagana hai kaise samjhe',
      'similarity lagau ya area ya bisector',
      'how to start when there are many lines in a triangle',
      'parallel, right angle, ratio dekh ke kaunsa theorem yaad aaye',
    ],
    says: text`
      Look at what is given. Parallel lines or equal angles point to similar triangles, a right angle to Pythagoras, a
      ratio on one side to areas of the same height, and a halved angle to the bisector. Then look at what is asked,
      and go there in steps.`,
  },
  {
    of: 'GM.TRI',
    asks: [
      'Can any side of the triangle be the base?',
      'base kaunsi side hoti hai, neeche wali hi?',
      'which height goes with which base',
      'height triangle ke bahar ho sakti hai kya',
      'can i use another side as base for area',
      'perpendicular kis side par draw kare, obtuse triangle me height',
    ],
    says: text`
      Yes, any side can be the base, and its height is the distance of the opposite corner from the line of that side.
      The three products base times height are equal. In an obtuse triangle a height may fall outside, on the side
      made longer.`,
  },
  {
    of: 'GM.TRI.1',
    asks: [
      'Why do the angles of a triangle add up to 180°?',
      'angle sum 180 kyu hota hai triangle me',
      'reason for a + b + c = 180',
      'why is the sum of three angles a straight angle',
      'does the sum change for a bigger triangle',
      'triangle ke teeno angles milke 180 hi kyu, koi proof',
    ],
    says: text`
      Draw a line through the top corner parallel to the base. Beside the top angle it makes two more angles, and they
      are equal to the two base angles. The three together fill a straight line, 180°, for every size of triangle.`,
  },
  {
    of: 'GM.TRI.1',
    asks: [
      'Why is the exterior angle the sum of the two far angles?',
      'exterior angle equals sum of opposite interior angles why',
      'bahar wala angle do andar wale ka sum kyu',
      'side extended to d then angle acd is which two angles',
      'why not 180 minus the exterior for the far angles',
      'exterior angle equal to two remote interior angles ka reason',
    ],
    says: text`
      The exterior angle and the inside angle beside it make a straight line, 180°. The two far angles and the same
      inside angle make 180° too. So what is left is equal: with far angles of 50° and 60° the exterior angle is 110°.`,
  },
  {
    of: 'GM.TRI.1',
    asks: [
      'Which angles are equal when lines are parallel?',
      'alternate angle corresponding angle kaise pehchane',
      'parallel line me kaunse angle equal aur kaunse 180',
      'co interior angles are equal or supplementary',
      'z angle f angle c angle in parallel lines',
      'alternate aur corresponding angles parallel lines me pehchan',
    ],
    says: text`
      A line that crosses two parallels meets both in the same direction, so corresponding angles (in an F) and
      alternate angles (in a Z) are equal. Two angles on the same side between the parallels (in a C) add up to 180°,
      for example 70° and 110°.`,
  },
  {
    of: 'GM.TRI.1',
    asks: [
      'Which angles are equal when two sides are equal?',
      'ab = ac then angle b = angle c or angle a',
      'isosceles me kaunse do angle equal hote hain',
      'equal sides ke saamne ke angle same kyu',
      'angle between the equal sides or opposite to them',
      'isosceles triangle me base angles equal kyu, kaunse wale',
    ],
    says: text`
      The angles opposite to the equal sides are equal. If $AB = AC$, the triangle is its own mirror image about the
      line from A, so B and C change places. With 40° at A both base angles are $(180^\circ - 40^\circ) \div 2 =
      70^\circ$.`,
  },
  {
    of: 'GM.TRI.1',
    asks: [
      'Where do I begin when many angles are unknown?',
      'angle chasing kaise start kare',
      'too many unknown angles where to begin',
      'can i name an angle x and go on',
      'which triangle next, some angles still not found',
      'itne saare angles, kaunsa pehle nikalu figure me',
    ],
    says: text`
      Write each angle you get into the figure, and use it in the next triangle. Begin with isosceles triangles and
      parallels. If nothing more follows, call one angle $x$, express the others by it, and use a sum of 180° as the
      equation.`,
  },
  {
    of: 'GM.TRI.1',
    asks: [
      'What is the angle between the bisectors of two angles?',
      'bisectors of b and c meet at i, why 90 plus half a',
      'do bisector ke beech ka angle 90 + a/2 kyu',
      'angle bic formula reason',
      'internal bisectors of two base angles meet',
      'incentre par banne wala angle bic 90 plus half of a kyu',
    ],
    says: text`
      The triangle of the two bisectors and the base has half of B and half of C in it. Together they are half of
      $180^\circ - A$, which is $90^\circ - \frac{A}{2}$. The third angle is the rest of 180°, so $90^\circ +
      \frac{A}{2}$.`,
  },
  {
    of: 'GM.TRI.2',
    asks: [
      'Why must two sides together be longer than the third?',
      'sum of two sides greater than third kyu',
      'triangle inequality ka reason kya hai',
      'why can 3, 4 and 9 not make a triangle',
      'two short sticks cannot close with a long one?',
      'do sides ka sum teesri side se bada hona kyu zaroori',
    ],
    says: text`
      The straight way between two corners is the shortest. Going over the third corner takes two sides, so this way
      is longer. With sticks of 3, 4 and 9 the two short ones, laid on the long one from its ends, do not even meet.`,
  },
  {
    of: 'GM.TRI.2',
    asks: [
      'Why is equality not allowed?',
      'can third side be exactly the sum of the other two',
      'barabar kyu nahi le sakte, strictly greater kyu',
      'is 5, 6, 11 a triangle or a straight line',
      'include the end value of the third side or not',
      'sum equal to third side ho jaye to triangle kyu nahi banta',
    ],
    says: text`
      If one side equals the sum of the other two, the three corners lie on one straight line and the area is zero.
      That is no triangle. So with sides of 5 and 6 the third is greater than 1 and less than 11, and both bounds stay
      out.`,
  },
  {
    of: 'GM.TRI.2',
    asks: [
      'Where does the difference of the sides come from?',
      'why third side more than the difference',
      'lower bound a - b kaise aaya',
      'difference se bada hona kyu zaroori hai',
      'sum rule is enough, why also check the difference',
      'third side kam se kam kitni ho, difference wali condition kyu',
    ],
    says: text`
      It is the same rule for another side. With sides of 7 and 11 the third side $x$ and the 7 must together beat 11,
      so $x > 4$. That is the difference. If you leave it out, you count triangles like 3, 7, 11, which do not close.`,
  },
  {
    of: 'GM.TRI.2',
    asks: [
      'Do I have to check all three inequalities?',
      'teeno condition check karni hai ya ek hi',
      'is it enough to check the longest side',
      'which side to compare when counting triangles',
      'shortcut to test whether three lengths form a triangle',
      'triangle inequality teeno baar check karna padta hai kya',
    ],
    says: text`
      One is enough if you know the longest side: it must be less than the sum of the other two, and the other two
      conditions then hold by themselves. If you do not know which is the longest, use sum and difference.`,
  },
  {
    of: 'GM.TRI.2',
    asks: [
      'How many whole numbers can the third side be?',
      'third side ki integer values kitni hongi',
      'count of values between 4 and 18, subtract and minus 1 why',
      'why 2 times smaller side minus 1',
      'number of triangles when two sides are fixed',
      'third side ke whole number values count karna, ends chhod ke',
    ],
    says: text`
      The ends do not count, so there is one number less than the difference of the bounds. Between 4 and 18 lie 5 to
      17: the difference is 14, and there are 13 numbers. For sides $a$ and $b$ that is twice the smaller one, less 1.`,
  },
  {
    of: 'GM.TRI.2',
    asks: [
      'How do I count triangles of a given perimeter once each?',
      'same triangle counted again in other order, how to avoid',
      'perimeter fixed hai to kitne triangle, kaise count kare',
      'a <= b <= c kyu maante hain',
      'longest side less than half of perimeter why',
      'given perimeter with integer sides, count triangles without repeats',
    ],
    says: text`
      Put the sides in order, $a \le b \le c$, so each triangle appears once. The longest side is less than half of
      the perimeter and at least a third of it. Go through these values of $c$, and for each one count the pairs $a
      \le b \le c$ with the sum that is left.`,
  },
  {
    of: 'GM.TRI.3',
    asks: [
      'How do I see that two triangles are similar?',
      'similar hai kaise pata chalega',
      'aa similarity, only two angles are enough?',
      'parallel line se similar triangle kyu bante hain',
      'how to prove triangles have the same shape',
      'do triangle similar prove karne ke liye kitne angle equal chahiye',
    ],
    says: text`
      Two equal angles are enough, because the third is then what is left of 180°. Look for a common angle, for
      parallels, which give equal angles, for two right angles, and for lines that cross, which give equal opposite
      angles.`,
  },
  {
    of: 'GM.TRI.3',
    asks: [
      'Which sides belong together in the ratio?',
      'corresponding sides kaise match kare',
      'similar triangles me side ka order confuse hota hai',
      'ratio ulta ho gaya, which side over which',
      'how to write the proportion correctly',
      'similar triangles ki corresponding sides ka ratio kaise likhe',
    ],
    says: text`
      Sides belong together when they are opposite to equal angles. Write the names of the triangles so that equal
      angles come in the same place, such as ABC and ADE. Then AB goes with AD, BC with DE and AC with AE.`,
  },
  {
    of: 'GM.TRI.3',
    asks: [
      'Why is the ratio AD to AB and not AD to DB?',
      'ad by db kyu nahi liya, poori side kyu',
      'part of the side or the whole side in similar triangles',
      'de by bc equals ad by db is wrong why',
      'parallel to bc hai to de : bc kaise',
      'ad/ab lena hai ya ad/db, parallel line de wale me',
    ],
    says: text`
      The small triangle has the side AD, the large one the whole side AB. DB is a side of no triangle here. If $AD :
      DB = 2 : 3$, the scale is $\frac{2}{5}$, so DE is $\frac{2}{5}$ of BC. AD to DB gives only how the other side is
      divided.`,
  },
  {
    of: 'GM.TRI.3',
    asks: [
      'Why are areas in the ratio of the squares?',
      'area ratio square kyu hota hai similar triangles me',
      'why k square for area and not k',
      'sides 2 : 3 then area 4 : 9 reason',
      'area bhi same ratio me nahi hoga kya',
      'similar triangles ke area ka ratio sides ke square kyu hota',
    ],
    says: text`
      An area is base times height, and both grow by the scale $k$. So the area grows by $k \times k$. A square with
      sides twice as long holds four of the small ones; in the same way volumes grow by $k^3$.`,
  },
  {
    of: 'GM.TRI.3',
    asks: [
      'What is the area of the strip between two parallel lines?',
      'trapezium part ka area kaise nikale triangle ke andar',
      'why square first and then subtract for the lower part',
      'area between de and bc in ratio',
      'can i square the ratio of the parts for the strip',
      'de parallel bc ho to neeche wale trapezium ka area kaise',
    ],
    says: text`
      The strip is no triangle, so it has no scale of its own. Take the squares for the triangles above and subtract.
      If lines from the vertex reach 1 and 3 units down, the triangles are 1 and 9, so the strip is 8, and not $2^2 =
      4$.`,
  },
  {
    of: 'GM.TRI.3',
    asks: [
      'Why can I use similar triangles for shadows?',
      'shadow and lamp question me similar triangles kaise',
      'pole aur uski shadow ka ratio same kyu',
      'tip of the shadow forms which triangle',
      'lamp post height and man shadow how to set up',
      'lamp post ki shadow wale question me kaunse triangles similar hain',
    ],
    says: text`
      The ray from the lamp past the head reaches the ground at the tip of the shadow. Lamp post and person both stand
      upright, so they are parallel. Two triangles with the tip as common corner are similar, and each height belongs
      to its distance from the tip.`,
  },
  {
    of: 'GM.TRI.4',
    asks: [
      'Why does the altitude make similar triangles?',
      'altitude to hypotenuse divides into similar triangles reason',
      'hypotenuse pe perpendicular se teeno triangle similar kyu',
      'why is each small right triangle same shape as the whole',
      'how do the small triangles match with the big one',
      'right angle se hypotenuse par perpendicular dala to small triangles similar kyu',
    ],
    says: text`
      Each small triangle has a right angle at the foot of the altitude and shares one acute angle with the whole
      triangle. Two equal angles make triangles similar. So all three have the same shape.`,
  },
  {
    of: 'GM.TRI.4',
    asks: [
      'Why is the altitude squared the product of the two parts?',
      'ad^2 = bd x dc kaise aaya',
      'altitude ka square parts ka product kyu',
      'geometric mean of the parts of hypotenuse reason',
      'height from right angle and the two segments formula',
      'altitude ka square hypotenuse ke do parts ka product kaise',
    ],
    says: text`
      In the two small triangles the altitude is once the longer leg and once the shorter leg. So $\frac{BD}{AD} =
      \frac{AD}{DC}$, and cross-multiplying gives $AD^2 = BD \times DC$. Parts of 4 and 9 have an altitude of 6.`,
  },
  {
    of: 'GM.TRI.4',
    asks: [
      'Is the altitude half of the hypotenuse?',
      'median to hypotenuse is half, so altitude also?',
      'altitude hypotenuse ka aadha kyu nahi',
      'difference of median and altitude from the right angle',
      'perpendicular from right angle corner divides equally?',
      'perpendicular from the right angle vs half the hypotenuse, which is which',
    ],
    says: text`
      Half of the hypotenuse is the median to it, because the mid-point is equally far from all three corners. The
      altitude is the shortest way, so it is less, unless both legs are equal. For 6, 8, 10 the median is 5 and the
      altitude 4.8.`,
  },
  {
    of: 'GM.TRI.4',
    asks: [
      'Why is the altitude the product of the legs over the hypotenuse?',
      'legs multiply karke hypotenuse se divide kyu',
      'height on the hypotenuse formula ab/c reason',
      'area twice write karne se altitude kaise milta hai',
      'how to find perpendicular from right angle using area',
      'ab x ac = bc x ad kyu, area do tarah se',
    ],
    says: text`
      The area can be written in two ways: half of leg times leg, and half of hypotenuse times altitude. Both are the
      same area, so the products are equal. For 3, 4, 5 this is $12 = 5h$, so $h = 2.4$.`,
  },
  {
    of: 'GM.TRI.4',
    asks: [
      'Which triplets should I know, and may I scale them?',
      'pythagorean triplets kaunse yaad rakhe',
      'can i use multiples of 3 4 5',
      '5 12 13 ka double bhi right triangle hai kya',
      'is it needed to learn triplets',
      'pythagoras triplets jaise 5 12 13 yaad karna aur double karna',
    ],
    says: text`
      Know 3, 4, 5; 5, 12, 13; 8, 15, 17; 7, 24, 25 and 20, 21, 29. A multiple is a similar triangle, so it is
      right-angled too: 15, 20, 25 is five times the first. Divide the given sides by their HCF and look.`,
  },
  {
    of: 'GM.TRI.4',
    asks: [
      'How do I find the leg from its part of the hypotenuse?',
      'ab^2 = bd x bc kyu',
      'leg ka square part times whole hypotenuse',
      'which part of the hypotenuse goes with which leg',
      'leg squared equals adjacent segment into hypotenuse',
      'leg ka square uske paas wale segment aur hypotenuse ka product kyu',
    ],
    says: text`
      The small triangle at B is similar to the whole. In the whole, AB lies beside B with hypotenuse BC; in the small
      one, BD lies beside B with hypotenuse AB. So $\frac{AB}{BC} = \frac{BD}{AB}$. Each leg goes with the part that
      touches it.`,
  },
  {
    of: 'GM.TRI.5',
    asks: [
      'Why are the areas in the ratio of the bases?',
      'same height area ratio = base ratio kyu',
      'bd : dc ka ratio hi area ka ratio kaise ban gaya',
      'point d on bc divides area in which ratio',
      'why does the height cancel when comparing areas',
      'point d base ko baate to areas base ke ratio me kyu',
    ],
    says: text`
      Both triangles have the same top corner, and their bases lie on one line. So they have the same height, and in
      $\frac{1}{2} \times$ base $\times$ height only the base differs. If $BD : DC = 2 : 3$, the areas are $2 : 3$ as
      well.`,
  },
  {
    of: 'GM.TRI.5',
    asks: [
      'Why do we not square the ratio of the bases?',
      'area ratio me square kyu nahi kiya',
      'similar triangles me square hota hai to yaha kyu nahi',
      'should i take 4 : 9 when d divides bc in 2 : 3',
      'when is area squared ratio and when simple ratio',
      'yaha ratio ka square kyu nahi kiya area ke liye, same height hai',
    ],
    says: text`
      Squares belong to similar triangles, where base and height both change by the scale. Here the two triangles have
      different shapes and one common height, and only the base changes. So the ratio enters once.`,
  },
  {
    of: 'GM.TRI.5',
    asks: [
      'Why do I multiply the two ratios at a common angle?',
      'points on two sides, area of corner triangle ade',
      'dono sides ke ratio multiply kyu kiye',
      'ad/ab times ae/ac kaise aata hai',
      'area of triangle with common angle a',
      'common angle wale triangles me do sides ke ratios multiply kyu',
    ],
    says: text`
      Shrink the triangle in two steps. Moving one corner along AB to D changes the area by $\frac{AD}{AB}$; then
      moving the other along AC to E changes it by $\frac{AE}{AC}$. With $\frac{1}{2}$ and $\frac{2}{3}$ the corner
      has $\frac{1}{3}$ of the area.`,
  },
  {
    of: 'GM.TRI.5',
    asks: [
      'How do I find areas when a point lies on a line from a corner?',
      'e is on ad, how to find area of bec',
      'point andar hai to area kaise divide kare',
      'cevian pe point ho to upar neeche ka ratio',
      'area when a point lies on the line from the vertex',
      'cevian ad par point e ho to triangles ke area kaise baante',
    ],
    says: text`
      Go one cut at a time. Let D be on BC and E on AD. First D divides the whole area in the ratio $BD : DC$. Then E
      divides each of the two triangles in the ratio $AE : ED$, because both parts have the same height from B or from
      C.`,
  },
  {
    of: 'GM.TRI.5',
    asks: [
      'May I choose an easy number for the whole area?',
      'total area 1 ya 60 maan sakte hain',
      'can i assume area of abc as lcm of the ratios',
      'whole area is not given so which number should i choose',
      'let small parts be 2 and 3 units allowed?',
      'area ko 60 units assume karke ratio nikalna allowed hai kya',
    ],
    says: text`
      Yes, if only a ratio or a fraction is asked. Choose an area that all ratios divide, such as 60 for $2 : 3$ and
      $1 : 3$. If one area is given, work in parts and find the size of one part at the end.`,
  },
  {
    of: 'GM.TRI.5',
    asks: [
      'In what ratio do two lines from the corners cut each other?',
      'do cevian jaha milte hain waha ratio kaise nikale',
      'ratio ap : pd when ad and be meet at p',
      'mass point lagau ya area',
      'two cevians from vertices meet inside, ratio at the crossing',
      'do cevians intersect point par kis ratio me kaatte hain',
    ],
    says: text`
      Give letters to the small areas. Each line cuts a side into two parts, and the triangles on both sides of the
      line have areas in the ratio of these parts. The same is true of the two triangles up to the crossing point. Two
      lines give enough equations.`,
  },
  {
    of: 'GM.TRI.6',
    asks: [
      'Why does the bisector divide the side in the ratio of the other sides?',
      'bd : dc = ab : ac kyu hota hai',
      'angle bisector theorem ka reason',
      'bisector side ko equal part me kyu nahi kaatta',
      'where does the ratio ab to ac come from',
      'angle bisector opposite side ko adjacent sides ke ratio me kyu baatta',
    ],
    says: text`
      A point on the bisector is equally far from both sides AB and AC. So the triangles ABD and ACD have equal
      heights on AB and AC, and areas in the ratio $AB : AC$. Seen from A they share one height on BC, so the areas
      are also $BD : DC$.`,
  },
  {
    of: 'GM.TRI.6',
    asks: [
      'Is the foot of the bisector the mid-point of the side?',
      'bisector ka matlab half karta hai na to d midpoint hoga',
      'does bisector of angle a cut bc in the middle',
      'why not bd = dc when ad bisects the angle',
      'bisects the angle and bisects the side same thing?',
      'angle bisector se opposite side half hoti hai kya',
    ],
    says: text`
      No, the angle is halved, not the side. The side is halved only if the two sides beside the angle are equal. With
      $AB = 4$ and $AC = 6$ a side of 5 is divided into 2 and 3, and the shorter part lies at the shorter side.`,
  },
  {
    of: 'GM.TRI.6',
    asks: [
      'Which part belongs to which side?',
      'ab : ac ya ac : ab, ulta na ho jaye',
      'ratio turned round in the bisector theorem',
      'is bd next to ab or dc next to ab',
      'longer part lies near which side',
      'bisector me bd kis side ke saath jayega ab ya ac',
    ],
    says: text`
      Each part goes with the side that it touches: BD touches AB, and DC touches AC. So $BD : DC = AB : AC$. As a
      check, the longer part of the side lies beside the longer of the two sides.`,
  },
  {
    of: 'GM.TRI.6',
    asks: [
      'Where does the median formula come from?',
      'apollonius theorem kaise aaya',
      'ab^2 + ac^2 = 2(ad^2 + bd^2) reason',
      'median ki length kaise nikale teen sides se',
      'why twice the squares in median length',
      'apollonius se median nikalna, square ka formula kaha se',
    ],
    says: text`
      Drop the altitude from A to BC. It meets BC some $x$ away from the mid-point D. Pythagoras gives $(m + x)^2$ for
      one side and $(m - x)^2$ for the other, where $m$ is half of BC. Adding cancels the terms with $x$, and every
      square that is left comes twice.`,
  },
  {
    of: 'GM.TRI.6',
    asks: [
      'Why does the centroid divide each median in the ratio 2 : 1?',
      'centroid divides median in 2 : 1 why',
      'medians 2:1 me kyu kaatte hain',
      'g is centroid then ag : gd',
      'from which end is the centroid two parts',
      'centroid median ko vertex ki taraf se 2 hisse aur 1 hissa kyu',
    ],
    says: text`
      The line that joins the mid-points of two sides is parallel to the third side and half as long. With the point
      where the medians cross it makes two similar triangles of scale $1 : 2$. So the part towards the vertex is twice
      the part towards the side.`,
  },
  {
    of: 'GM.TRI.6',
    asks: [
      'Does a median also halve the area?',
      'median se area half hota hai kya',
      'is area of abd equal to adc for a median',
      'bisector bhi area half karta hai kya',
      'three medians make six triangles of equal area?',
      'median triangle ko do equal area me baatta hai kya',
    ],
    says: text`
      Yes. The two parts have equal bases on one side and the same height, so equal areas. An angle bisector halves
      the area only if the two sides beside it are equal. All three medians together cut the triangle into six equal
      areas.`,
  },
  {
    of: 'GM.TRI.7',
    asks: [
      'Why is the area equal to r times half the perimeter?',
      'area = r x s kaise aaya, inradius aur semi perimeter',
      'inradius times semi perimeter area kyu deta hai',
      'why half of the perimeter and not whole',
      'in radius formula derivation',
      'inradius formula area divided by semi perimeter kyu',
    ],
    says: text`
      Join the centre of the incircle to the three corners. The triangle falls into three small ones, each with a side
      as base and the radius as height. Together they make half of $r$ times the three sides, which is $r$ times half
      the perimeter.`,
  },
  {
    of: 'GM.TRI.7',
    asks: [
      'Where does abc over 4R come from?',
      'circumradius formula abc / 4 area reason',
      'r = abc by 4 delta kaise',
      'why 4 in the circumradius formula',
      'product of sides divided by four times area',
      'circumradius formula abc/4 area kaise derive hua',
    ],
    says: text`
      Draw the diameter AD of the circle and the altitude $h$ from A to BC. The right triangles ABD and that of AC and
      $h$ have equal angles, because rim angles over AB are equal. So $\frac{AB}{2R} = \frac{h}{AC}$. With $h =
      \frac{2 \times \text{area}}{BC}$ this is the formula.`,
  },
  {
    of: 'GM.TRI.7',
    asks: [
      'Why is the circumradius of a right triangle half the hypotenuse?',
      'right angle triangle me r = hypotenuse by 2 kyu',
      'circumcentre is the midpoint of the hypotenuse why',
      'right triangle outer circle radius shortcut',
      'hypotenuse is diameter of the circle reason',
      'right triangle ke circumcircle ka radius hypotenuse ka aadha kyu',
    ],
    says: text`
      The angle over a diameter is a right angle, and the other way round a right angle at the rim looks at a
      diameter. So the hypotenuse is the diameter of the circle through the corners. For 6, 8, 10 the radius is 5.`,
  },
  {
    of: 'GM.TRI.7',
    asks: [
      'Why is the inradius of a right triangle half of legs minus hypotenuse?',
      'r = (a + b - c)/2 right triangle me kyu',
      'inradius shortcut for a right angled triangle',
      'right angle corner me square banta hai r ka',
      'sum of legs minus hypotenuse divided by two reason',
      'right triangle ka incircle radius half of legs minus hypotenuse kyu',
    ],
    says: text`
      At the right angle two radii and two tangents make a square, so these tangents are $r$. The rest of the legs, $a
      - r$ and $b - r$, are equal to the pieces of the hypotenuse. So $c = a + b - 2r$. For 3, 4, 5 it is $r = 1$.`,
  },
  {
    of: 'GM.TRI.7',
    asks: [
      'How do I tell the four centres of a triangle apart?',
      'incentre circumcentre centroid orthocentre difference',
      'kaunsa centre kaha hota hai',
      'centre equidistant from the sides or from the vertices',
      'perpendicular bisectors meet at incentre or circumcentre',
      'angle bisectors kaha milte, perpendicular bisectors kaha milte',
    ],
    says: text`
      The incentre is where angle bisectors meet; it is equally far from all sides. The circumcentre is where
      perpendicular bisectors meet; it is equally far from all corners. Medians meet at the centroid, altitudes at the
      orthocentre.`,
  },
  {
    of: 'GM.TRI.7',
    asks: [
      'How do I get the area when only three sides are known?',
      'heron formula kab lagana hai',
      'three sides given, find area without height',
      's(s-a)(s-b)(s-c) ka root',
      'is there an easier way than herons formula',
      'teen sides pata hain height nahi, herons formula se area',
    ],
    says: text`
      First see whether the sides make a right triangle or an isosceles one, because then a height is quick. If not,
      use Heron: with half perimeter $s$, area is $\sqrt{s(s - a)(s - b)(s - c)}$. For 13, 14, 15: $\sqrt{21 \times 8
      \times 7 \times 6} = 84$.`,
  },
  {
    of: 'GM.TRI.7',
    asks: [
      'Is the circumcentre always inside the triangle?',
      'circumcentre triangle ke bahar ho sakta hai kya',
      'centre of outer circle for obtuse triangle',
      'where is the circumcentre in a right angled triangle',
      'does incentre also go outside',
      'obtuse triangle ka circumcentre andar hoga ya bahar',
    ],
    says: text`
      No. In an acute triangle it lies inside, in a right triangle at the middle of the hypotenuse, and in an obtuse
      triangle outside, beyond the longest side. The incentre is always inside, because the angle bisectors run
      inside.`,
  },
  {
    of: 'GM.TRI.8',
    asks: [
      'Why does comparing squares show the kind of triangle?',
      'a^2 + b^2 > c^2 means acute why',
      'acute obtuse kaise pata chalega sides se',
      'why squares decide obtuse or acute',
      'reason behind c square greater than sum of squares',
      'sides ke square compare karke acute obtuse kyu pata chalta',
    ],
    says: text`
      Keep two sides and open the angle between them like a door. At 90° the third side squared is the sum of the
      squares. Opening wider makes the third side longer, so its square is greater: obtuse. Closing makes it shorter:
      acute.`,
  },
  {
    of: 'GM.TRI.8',
    asks: [
      'Why do I test only the longest side?',
      'sirf largest side check karna kaafi hai kya',
      'should all three angles be checked for acute',
      'biggest angle is opposite the longest side why',
      'can a triangle have two obtuse angles',
      'sabse badi side ka hi test kyu karte hain acute obtuse me',
    ],
    says: text`
      The largest angle lies opposite to the longest side. If this angle is less than 90°, so are the other two. A
      triangle has at most one angle of 90° or more, because all three make 180°. So one test decides.`,
  },
  {
    of: 'GM.TRI.8',
    asks: [
      'Why are there two cases for the unknown side?',
      'unknown side longest ho ya na ho dono case kyu',
      'third side can be small or large both obtuse',
      'is the given side or the unknown one the longest',
      'only one condition gave fewer values, why',
      'third side longest na ho to bhi obtuse ho sakta hai kya',
    ],
    says: text`
      You do not know which side is the longest. If the unknown side is, its square meets the sum of the other two. If
      it is short, a given side is the longest. With 5 and 12 both a third side of 8 and one of 15 make an obtuse
      triangle.`,
  },
  {
    of: 'GM.TRI.8',
    asks: [
      'Do I still need the triangle inequality?',
      'obtuse condition ke saath triangle inequality bhi lagani hai',
      'squares test passed but triangle does not exist',
      'why cut the values at the sum of the sides',
      'is c^2 > a^2 + b^2 enough for an obtuse triangle',
      'obtuse test ke baad sum of two sides condition bhi dekhni hai kya',
    ],
    says: text`
      Yes. The test with squares says only what kind it would be. With sides of 5 and 12 a third side of 20 has a
      large square, but $5 + 12 = 17$ does not reach 20, so no triangle is there. Keep both conditions.`,
  },
  {
    of: 'GM.TRI.8',
    asks: [
      'Is a triangle with an equal sum of squares acute or obtuse?',
      'a^2 + b^2 = c^2 ko acute me count kare kya',
      'right triangle counts as obtuse or acute',
      'should the border value be included',
      '90 wala case kis me aayega',
      'equal squares hone par right angle, use acute obtuse count me rakhe kya',
    ],
    says: text`
      Neither. Equality means a right triangle, which has an angle of exactly 90°. Acute means all angles below 90°,
      obtuse means one above 90°. So leave out equality in both counts, unless the question says that right triangles
      count too.`,
  },
];
