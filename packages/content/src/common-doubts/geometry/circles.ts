import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const circles: readonly CommonDoubt[] = [
  {
    of: 'GM.CIR',
    asks: [
      'Why do we always draw the radii first?',
      'why join the centre to the points on the circle',
      'centre se radius kyu draw karte hain har baar',
      'how to begin a circle figure when nothing is drawn',
      'no line is given then why make extra lines to o',
    ],
    says: text`
      All radii are equal, so each radius you draw brings an equal length for free. Two radii and a chord make an
      isosceles triangle with two equal angles. A radius to a point of contact brings a right angle. Without radii the
      figure has no such facts.`,
  },
  {
    of: 'GM.CIR',
    asks: [
      'May I use what the figure looks like?',
      'it looks like a right angle can i take it as 90',
      'figure me equal dikh raha hai to maan lu',
      'can i assume the line passes through the centre from the diagram',
      'chords seem parallel in the drawing so should i assume that',
      'shape dekh ke right angle ya parallel assume karna sahi hai',
    ],
    says: text`
      No. A figure is not drawn to scale. A chord is a diameter only if the question says so, or if it follows from a
      fact, such as a right angle at the rim. Use only what is said or what you can give a reason for.`,
  },
  {
    of: 'GM.CIR',
    asks: [
      'What is the difference between a chord, a secant and a tangent?',
      'meaning of secant and how is it different from chord',
      'secant kya hota hai, tangent se alag kaise',
      'does a tangent cut the circle in two places',
      'is secant the whole line or only the part inside',
      'chord and secant and tangent confuse me, which touches and which cuts',
    ],
    says: text`
      A chord is the piece of a line inside the circle, from rim to rim. A secant is the longer line that cuts the
      circle at two points, and it goes on outside. A tangent meets the circle at one point only.`,
  },
  {
    of: 'GM.CIR',
    asks: [
      'What do inscribed and circumscribed mean?',
      'circle inscribed in triangle vs triangle inscribed in circle',
      'inscribed ka matlab kya, andar ya bahar',
      'what is the circumcircle and what is the incircle',
      'polygon circumscribed about a circle, which one is inside',
      'triangle circle ke andar hai ya circle triangle ke andar',
    ],
    says: text`
      The inscribed figure is the inner one. A triangle inscribed in a circle has its corners on the circle, and the
      circle is its circumcircle. A circle inscribed in a triangle touches its three sides from inside, and it is the
      incircle.`,
  },
  {
    of: 'GM.CIR',
    asks: [
      'Which one is the major arc and which is the minor arc?',
      'major arc minor arc ka matlab batao',
      'how do i tell the longer arc from the shorter arc',
      'point on major arc means which side of the chord',
      'minor segment and major segment meaning',
      'bada arc chhota arc kaise pehchane, centre angle 100',
    ],
    says: text`
      Two points cut a circle into two arcs. The longer one is the major arc, the shorter one the minor arc. If the
      centre sees the points at 100°, the minor arc has 100° and the major arc has the other 260°.`,
  },
  {
    of: 'GM.CIR.1',
    asks: [
      'Why does the line from the centre cut the chord in half?',
      'why does the perpendicular from centre bisect the chord',
      'perpendicular chord ko do equal part me kyu kaatta hai',
      'how do we know the foot of the perpendicular is the midpoint of chord',
      'is chord always halved by the distance line from o',
      'why does the distance line meet the chord in its middle',
    ],
    says: text`
      Join the centre to both ends of the chord. Both lines are radii, so the triangle is isosceles, and it is its own
      mirror image about the perpendicular. The mirror carries one end of the chord to the other, so the foot is the
      middle.`,
  },
  {
    of: 'GM.CIR.1',
    asks: [
      'Why do we take half of the chord and not the whole?',
      'why use half the chord in pythagoras',
      'poori chord kyu nahi lete, aadhi kyu li',
      'can i put the full chord length as a side',
      'why half of the chord length, 12 and not 24',
      'half chord lena zaroori hai kya right triangle me',
    ],
    says: text`
      The right triangle runs from the centre to the foot of the perpendicular and then to one end of the chord. From
      the foot to that end is only half of the chord. With radius 5 and distance 3, the half is 4 and the whole chord
      8.`,
  },
  {
    of: 'GM.CIR.1',
    asks: [
      'Why are the squares subtracted and not added?',
      'why minus the square of distance from radius square',
      'pythagoras me plus kyu nahi kiya minus kyu',
      'should i add distance square and radius square',
      'which side is the hypotenuse, radius or half chord',
      'radius is the longest side so subtract, why',
    ],
    says: text`
      The right angle is where the perpendicular meets the chord, so the radius lies opposite to it and is the longest
      side. A leg is found by subtracting: $13^2 - 5^2 = 12^2$. Adding would make a half chord longer than the radius,
      which is not possible.`,
  },
  {
    of: 'GM.CIR.1',
    asks: [
      'Are the two parallel chords on the same side of the centre?',
      'how to know if the chords lie on opposite sides',
      'parallel chords same side hai ya opposite side kaise pata',
      'do i add or subtract the two distances from centre',
      'gap between two parallel chords plus or minus',
      'centre between the two chords or not, plus or minus of distances',
    ],
    says: text`
      Read whether the centre lies between them. If it does, the gap is the sum of the two distances; if both chords
      are on one side, it is the difference. If nothing is said, work out both cases, and keep what the other facts
      allow.`,
  },
  {
    of: 'GM.CIR.1',
    asks: [
      'Why is the longer chord nearer to the centre?',
      'longer chord centre ke paas kyu hoti hai',
      'bigger chord means less distance why',
      'is a chord far from the centre shorter',
      'can the shorter chord be closer to the centre',
      'jo chord centre ke paas hai wo badi kyu hoti hai',
    ],
    says: text`
      Half chord squared plus distance squared is always the same radius squared. When one grows, the other must fall.
      At distance 0 the chord is a diameter, the longest one; near the rim it shrinks to a point.`,
  },
  {
    of: 'GM.CIR.1',
    asks: [
      'How do I get the radius from the height of an arc?',
      'why is it r minus h in the arc question',
      'arc ki height se radius kaise nikale',
      'sagitta or bridge arch height, where does r - h come from',
      'is the height of the arch the same as the distance from centre',
      'arc ki unchai h aur radius r se chord ki distance kaise',
    ],
    says: text`
      The height goes from the middle of the chord up to the rim, and a whole radius goes from the centre to the rim.
      So for an arc less than a half circle the chord is $r - h$ from the centre, and $r^2 = (r - h)^2$ plus half the
      chord squared.`,
  },
  {
    of: 'GM.CIR.2',
    asks: [
      'Why is the angle at the centre twice the angle at the rim?',
      'why does the centre see double the angle',
      'central angle double kyu hota hai, circumference wale se',
      'proof of angle at centre is 2 times inscribed angle',
      'inscribed angle is half of the centre angle aob why',
      'centre pe jo angle banta hai wo rim ke angle ka do guna kyu',
    ],
    says: text`
      Draw the line from the rim point P through the centre O. It makes two isosceles triangles, because radii are
      equal. The outside angle of each at O is the sum of its two equal angles, so twice its angle at P. Add the two
      parts, or subtract them if O lies outside the angle.`,
  },
  {
    of: 'GM.CIR.2',
    asks: [
      'Why is the angle in a semicircle a right angle?',
      'why is angle 90 when ab is diameter',
      'diameter pe 90 degree kyu banta hai',
      'triangle on the diameter is always right angled?',
      'half circle me angle hamesha 90 kaise',
      'angle made by a diameter at a point of the circle is 90 why',
    ],
    says: text`
      Seen from the centre, the two ends of a diameter lie in opposite directions, at 180°. A point of the rim sees
      them at half of that, 90°. It does not matter where on the circle the point lies, as long as it is not one of
      the ends.`,
  },
  {
    of: 'GM.CIR.2',
    asks: [
      'Why does the angle stay the same when the point moves along the arc?',
      'angles in the same segment are equal why',
      'point arc pe kahi bhi ho to angle same kyu',
      'does it matter where p is taken on the major arc',
      'two angles standing on one chord are equal how',
      'same arc ke saare rim angle equal kyu hote hain',
    ],
    says: text`
      Each rim point on one side of the chord sees it at half of the angle at the centre, and the centre does not
      move. When the point comes nearer to one end, one side of the angle gets shorter and the other longer, and the
      opening stays.`,
  },
  {
    of: 'GM.CIR.2',
    asks: [
      'When do I use the reflex angle at the centre?',
      'why 360 minus the angle before halving',
      'point is on the minor arc then which angle to take',
      'reflex angle kab lena hai',
      'angle more than 90 at rim why not half of aob',
      'minor arc wale point ke liye 360 se minus karke half kyu',
    ],
    says: text`
      A rim angle is half of the arc that it looks at, and that is the arc without the point. A point on the minor arc
      looks at the major arc. If the centre angle is 100°, the major arc has 260°, and the point sees 130°, not 50°.`,
  },
  {
    of: 'GM.CIR.2',
    asks: [
      'How do I find an angle between equally spaced points on a circle?',
      'n equally spaced points, what angle does each gap give',
      '12 points circle pe ho to ek gap ka angle kitna',
      'why 180 divided by n for each step and not 360',
      'regular polygon vertices angle between two diagonals',
      'regular points on circle, count arcs between them to find angle',
    ],
    says: text`
      $n$ equal arcs share 360°, so each is $\frac{360^\circ}{n}$ at the centre and $\frac{180^\circ}{n}$ at the rim.
      With 12 points an arc is 30° and counts 15° at the rim. Count the arcs between the two arms of the angle,
      opposite to its vertex.`,
  },
  {
    of: 'GM.CIR.2',
    asks: [
      'Why do I take half the sum of the arcs where chords cross?',
      'two chords meet inside the circle, how to find angle',
      'chords andar cross kare to dono arcs ka average kyu',
      'can i use only one arc for the angle at crossing point',
      'angle between two intersecting chords formula',
      'chords crossing inside, angle = half of both arcs added why',
    ],
    says: text`
      Join two ends of the chords. The angle at the crossing is then the outside angle of a triangle, so it is the sum
      of two rim angles. Each of them is half of its arc. With arcs of 80° and 40° it is $40^\circ + 20^\circ =
      60^\circ$.`,
  },
  {
    of: 'GM.CIR.3',
    asks: [
      'Why is the tangent perpendicular to the radius?',
      'why 90 degree at the point of contact',
      'tangent aur radius me right angle kyu banta hai',
      'is the angle at touching point always a right angle',
      'reason for oa perpendicular to pa',
      'radius touch point par tangent se 90 degree kyu banata hai',
    ],
    says: text`
      The tangent has only one point on the circle, all its other points lie outside. So the point of contact is the
      point of the line nearest to the centre, and the shortest way to a line meets it at a right angle.`,
  },
  {
    of: 'GM.CIR.3',
    asks: [
      'Why are the two tangents from a point equal?',
      'why pa = pb for tangents from p',
      'ek point se dono tangent ki length same kyu',
      'equal tangent lengths from outside point reason',
      'are tangents always equal even if the figure is tilted',
      'bahar ke point se kheenchi do tangents barabar kyu hoti hain',
    ],
    says: text`
      Join P to the centre. The two right triangles share this line as hypotenuse, and each has a radius as a leg. So
      the other legs are equal too, by Pythagoras. The line to the centre is a mirror that carries one tangent onto
      the other.`,
  },
  {
    of: 'GM.CIR.3',
    asks: [
      'Is the tangent length the distance of the point from the centre?',
      'why not take op as the tangent',
      'tangent length aur centre tak distance same hai kya',
      'difference between nearest point, centre and point of contact',
      'which length is longer, op or pa',
      'tangent ki length op se chhoti kyu, pythagoras me kaun hypotenuse',
    ],
    says: text`
      No. P, the centre O and the point of contact make a right triangle in which PO is the longest side. So the
      tangent is $\sqrt{PO^2 - r^2}$. With $PO = 13$ and $r = 5$ it is 12, and the nearest point of the circle is 8
      away.`,
  },
  {
    of: 'GM.CIR.3',
    asks: [
      'Why is the piece at a vertex half the perimeter minus the opposite side?',
      'incircle touching points why s - a',
      'incircle me vertex se touch point tak length kaise nikale',
      'how to find bd when circle touches the sides of triangle',
      'call the equal tangents x y z, then what',
      'incircle ke touch point tak ka tukda s minus opposite side kaise',
    ],
    says: text`
      From each vertex two equal tangents go to the incircle, say $x$, $y$ and $z$. All six pieces make the perimeter,
      so $x + y + z$ is half of it. The side opposite to the vertex with $x$ is $y + z$. Take it off, and $x$ is left.`,
  },
  {
    of: 'GM.CIR.3',
    asks: [
      'Why do opposite sides have equal sums around a circle?',
      'quadrilateral with a circle inside ab + cd = bc + da why',
      'charo side circle ko touch kare to opposite sides ka sum same kyu',
      'tangential quadrilateral sides rule reason',
      'circle touches all four walls, which sides to add',
      'circle fits inside a quadrilateral, why do opposite sides add to the same',
    ],
    says: text`
      Every corner gives two equal tangent pieces, one on each of its sides. Two opposite sides together hold one
      piece from each corner, and so do the other two. So both pairs have the same total.`,
  },
  {
    of: 'GM.CIR.3',
    asks: [
      'Why do the angle at the point and the angle at the centre make 180°?',
      'angle between two tangents and angle aob supplementary why',
      'tangent ke beech ka angle aur centre wala angle jod ke 180 kyu',
      'why 180 minus angle apb to get aob',
      'quadrilateral oapb angles',
      'angle p aur angle at centre o supplementary kyu, do 90 hone se',
    ],
    says: text`
      P, the two points of contact and the centre make a quadrilateral, whose angles add up to 360°. Two of them are
      right angles, because radii meet tangents there. The other two share the remaining 180°.`,
  },
  {
    of: 'GM.CIR.3',
    asks: [
      'Why is the angle between tangent and chord equal to the rim angle on the other side?',
      'alternate segment theorem kyu sahi hai',
      'tangent chord angle equals the angle in opposite segment reason',
      'tangent aur chord ke beech ka angle kaise milega',
      'angle made by tangent and chord is half of which arc',
      'tangent aur chord ka angle, opposite arc ke rim angle ke barabar kyu',
    ],
    says: text`
      Take the chord through the point of contact that is a diameter: the angle is 90°, half of 180°. When the chord
      turns by 10°, its arc changes by 20°, so the angle stays half of the arc that it cuts off. A rim angle over this
      arc is the same half.`,
  },
  {
    of: 'GM.CIR.4',
    asks: [
      'Why are the two products of distances equal?',
      'why pa x pb = pc x pd',
      'intersecting chords ka product same kyu hota hai',
      'where does the power of a point rule come from',
      'why multiply the parts of chords and not add them',
      'do chords cross karti hain to pieces ka guna barabar kyu',
    ],
    says: text`
      Join A with C and B with D. The triangles PAC and PDB have equal angles, because rim angles over one arc are
      equal. So they are similar and $\frac{PA}{PD} = \frac{PC}{PB}$. Cross-multiplying gives the equal products.`,
  },
  {
    of: 'GM.CIR.4',
    asks: [
      'Why do I multiply by the whole secant and not by the part inside?',
      'pa into ab kyu nahi lete, pa into pb kyu',
      'outside part times chord length, is it right',
      'secant me poori length kyu leni hai bahar se',
      'two secants from p, which lengths go into the product',
      'secant ka bahar wala part aur poora secant, kaunse do multiply',
    ],
    says: text`
      Both distances are counted from P to the circle: once to the near point, once to the far point. The chord AB
      does not begin at P. With $PA = 4$ and $AB = 5$ the far point is 9 from P, so the product is 36, not 20.`,
  },
  {
    of: 'GM.CIR.4',
    asks: [
      'Why is the tangent squared?',
      'why pt square equals pa x pb',
      'tangent ka square kyu aata hai secant wale formula me',
      'where does pt^2 come from in tangent secant',
      'tangent and secant from the same point',
      'tangent length ka square secant ke product ke barabar kyu',
    ],
    says: text`
      Turn a secant about P until its two points on the circle move together. At that moment it is the tangent, and
      both distances are PT. The product $PA \times PB$ stays the same while turning, so it becomes $PT \times PT$.`,
  },
  {
    of: 'GM.CIR.4',
    asks: [
      'Does the same rule hold for a point inside and a point outside?',
      'chords cross inside vs secants meet outside same formula?',
      'andar aur bahar dono me product rule chalega kya',
      'is pa x pb also for a point inside the circle',
      'what changes when p is outside the circle',
      'point circle ke bahar ho to bhi product equal rahega kya',
    ],
    says: text`
      Yes, both times multiply the two distances from P to the circle. Inside, the two distances lie on both sides of
      P and add up to the chord. Outside, both go the same way, and the chord is their difference.`,
  },
  {
    of: 'GM.CIR.4',
    asks: [
      'How do I find the product from the distance to the centre?',
      'point ki distance centre se d hai to product kaise',
      'why r^2 - d^2 or d^2 - r^2',
      'power of point using radius and op',
      'chord through p when only radius and distance are given',
      'distance from centre and radius known, product of the two parts',
    ],
    says: text`
      Take the line through P and the centre: it is a secant too. Its distances are $d + r$ and $d - r$ outside, or $r
      + d$ and $r - d$ inside. So the product is the difference of the squares, for example $(7 + 3)(7 - 3) = 40$ for
      $r = 7$, $d = 3$.`,
  },
  {
    of: 'GM.CIR.4',
    asks: [
      'How do I see that a question wants the product rule?',
      'kab use kare product rule in a circle question',
      'similar triangles lagau ya product rule',
      'how to recognise two lines from one point cutting the circle',
      'cue for tangent secant theorem',
      'do line ek point se circle ko kaatti hain to product lagana hai',
    ],
    says: text`
      Look for two lines through one point, each cutting or touching the same circle, with lengths along the lines and
      no angles. Then the products of the two distances on each line are equal. If angles are given in place of
      lengths, use rim angles instead.`,
  },
  {
    of: 'GM.CIR.5',
    asks: [
      'Why do opposite angles of a cyclic quadrilateral add up to 180°?',
      'opposite angles 180 why in a cyclic quadrilateral',
      'aamne saamne ke angle ka sum 180 kyu',
      'why are opposite angles supplementary when points lie on circle',
      'reason a + c = 180 degree',
      'cyclic quadrilateral ke opposite angle milke 180 kaise',
    ],
    says: text`
      The angle at A is half of the arc BCD, and the angle at C is half of the arc BAD. The two arcs together make the
      whole circle, 360°. So the two angles together are half of it, 180°.`,
  },
  {
    of: 'GM.CIR.5',
    asks: [
      'Why are the opposite angles not equal?',
      'opposite angles equal hote hai na jaise parallelogram',
      'can i take angle a = angle c in cyclic quad',
      'aamne saamne ke angle barabar kyu nahi',
      'opposite angles same in a parallelogram, why not here',
      'opposite corners of cyclic quadrilateral same angle kyu nahi hote',
    ],
    says: text`
      Equal opposite angles belong to a parallelogram. On a circle opposite angles look at two arcs that make up the
      circle, so one is large when the other is small: 70° and 110°. They are equal only if both are 90°.`,
  },
  {
    of: 'GM.CIR.5',
    asks: [
      'Why is the outside angle equal to the angle at the opposite corner?',
      'exterior angle of cyclic quadrilateral equals interior opposite',
      'side ko produce kiya to bahar wala angle d ke barabar kyu',
      'side extended to e, which inside angle is it equal to',
      'angle cbe = angle d reason',
      'produced side ke bahar ka angle saamne wale andar ke angle ke equal kyu',
    ],
    says: text`
      The outside angle and the inside angle beside it make a straight line, 180°. The inside angle and the opposite
      corner also make 180°. Both are what is left of 180° after the same angle, so they are equal.`,
  },
  {
    of: 'GM.CIR.5',
    asks: [
      'When do I use the theorem of Ptolemy?',
      'ptolemy kab lagana hai',
      'diagonals ka product = sum of products of sides when',
      'cyclic quadrilateral with lengths given, no angles',
      'is there a formula for diagonals of a quadrilateral on a circle',
      'ptolemy theorem diagonals ki length nikalne me kab',
    ],
    says: text`
      Use it when four points lie on one circle and you know sides and diagonals except one. The product of the
      diagonals is the sum of the products of opposite sides. Test it on a 3 by 4 rectangle: $5 \times 5 = 3 \times 3
      + 4 \times 4$.`,
  },
  {
    of: 'GM.CIR.5',
    asks: [
      'How do I know that four points lie on one circle?',
      'cyclic hai ye kaise pata chalega agar circle nahi diya',
      'can i draw a circle through any four points',
      'when is a quadrilateral cyclic',
      'two right angles opposite, is there a circle',
      'charo point ek circle par hai ye kaise prove kare',
    ],
    says: text`
      Three points that are not on a line always lie on a circle, but a fourth point lies on it only in special cases:
      if the question says so, if two opposite angles add up to 180°, or if two corners on the same side of a segment
      see it at equal angles.`,
  },
  {
    of: 'GM.CIR.5',
    asks: [
      'Does the order of the letters matter?',
      'abcd ka order important hai kya circle me',
      'which angles are opposite, a and c or a and b',
      'why in this order matters for points on circle',
      'which are sides and which are diagonals of four points',
      'vertices ka order badal jaye to opposite angle kaun se',
    ],
    says: text`
      Yes. In ABCD you walk around the circle from A to B, C and D. So AB, BC, CD and DA are sides, AC and BD are
      diagonals, and A is opposite to C. Another order makes other pairs, and the sum of 180° would be given to the
      wrong angles.`,
  },
  {
    of: 'GM.CIR.6',
    asks: [
      'Which common tangent is direct and which is transverse?',
      'direct vs transverse tangent meaning',
      'direct aur transverse tangent me fark kya',
      'does the tangent cross between the two circles',
      'internal and external common tangent difference',
      'direct common tangent aur transverse common tangent ka figure kaise banta',
    ],
    says: text`
      A direct common tangent has both circles on the same side, like a belt along two wheels. A transverse one passes
      between them, so it has one circle on each side and crosses the line of the centres.`,
  },
  {
    of: 'GM.CIR.6',
    asks: [
      'Why do I take the difference of radii for one tangent and the sum for the other?',
      'r1 - r2 for direct and r1 + r2 for transverse why',
      'radius jodna hai ya ghatana hai common tangent me',
      'when is it minus of radii and when plus',
      'why not add radii in the direct tangent formula',
      'direct me radii ka difference aur transverse me sum kyu lete',
    ],
    says: text`
      Both radii to the points of contact are perpendicular to the tangent. For a direct tangent they point to the
      same side, so one centre is only $r_1 - r_2$ farther from the line. For a transverse tangent they point to
      opposite sides, so the gap is $r_1 + r_2$.`,
  },
  {
    of: 'GM.CIR.6',
    asks: [
      'Why do we shift the tangent to a centre?',
      'tangent ko parallel shift karke centre se kyu draw karte hain',
      'how does the right triangle come in common tangent',
      'why draw a line parallel to the tangent through the centre',
      'extra line bana ke rectangle kyu banaya',
      'tangent ko shift karke right triangle kaise mila, rectangle kaise bana',
    ],
    says: text`
      The tangent and the two radii form a figure with two right angles. A parallel through one centre cuts a
      rectangle off, so the shifted line has the same length. It is now a leg of a right triangle whose hypotenuse
      joins the centres.`,
  },
  {
    of: 'GM.CIR.6',
    asks: [
      'Is the common tangent as long as the distance between the centres?',
      'common tangent = distance of centres?',
      'centres ki distance ko hi tangent maan le',
      'when are tangent and line of centres equal',
      'why is the tangent shorter than pq',
      'common tangent centre distance se chhoti kyu hoti hai',
    ],
    says: text`
      Only for a direct tangent of two equal circles. In all other cases the tangent is a leg and the distance of the
      centres is the hypotenuse, so the tangent is shorter. With centres 13 apart and radii 8 and 3 the direct tangent
      is $\sqrt{13^2 - 5^2} = 12$.`,
  },
  {
    of: 'GM.CIR.6',
    asks: [
      'How far apart are the centres of two circles that touch?',
      'circles touch each other, distance is sum or difference',
      'bahar se touch kare to centre distance r1 + r2 kyu',
      'touching internally means subtract the radii?',
      'one circle inside another and touching',
      'two circles touching, add the radii or subtract them for the centres',
    ],
    says: text`
      The point of contact lies on the line of the centres. If the circles touch from outside, the two radii follow
      one another, and the distance is their sum. If one circle is inside the other, the distance is their difference.
      Radii 7 and 3 give 10 or 4.`,
  },
  {
    of: 'GM.CIR.6',
    asks: [
      'Why is the common chord cut in half by the line of the centres?',
      'common chord bisected perpendicular why',
      'do circle ki common chord ko centre line kaise kaatti hai',
      'two circles intersect, how to use half of the common chord',
      'are centres on the same side of the common chord',
      'common chord par centres ki line perpendicular aur half kyu karti',
    ],
    says: text`
      Each centre is equally far from both ends of the common chord. So both centres lie on the perpendicular bisector
      of the chord. Two right triangles share half of the chord: add their other legs if the centres lie on different
      sides of the chord, otherwise subtract them.`,
  },
];
