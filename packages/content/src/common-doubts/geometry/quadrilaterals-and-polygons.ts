import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const quadrilateralsAndPolygons: readonly CommonDoubt[] = [
  {
    of: 'GM.QAD',
    asks: [
      'May I assume that it is a regular or special figure?',
      'figure square jaisa dikh raha hai to square maan lu',
      'can i take sides equal from the drawing',
      'parallelogram ko rectangle maan sakte kya',
      'quadrilateral looks like a rhombus assume?',
      'quadrilateral dekh ke special figure assume karna sahi kya',
    ],
    says: text`
      No. Use only what is said or what follows from it. Equal opposite sides make a parallelogram, not yet a
      rectangle; equal sides alone make a rhombus, not yet a square. If a right angle is needed, find the reason for
      it.`,
  },
  {
    of: 'GM.QAD',
    asks: [
      'What is the difference between rhombus, rectangle, square and parallelogram?',
      'rhombus aur square me fark',
      'har square rectangle hota hai kya',
      'types of quadrilaterals properties',
      'kaunse quadrilateral ke diagonals equal',
      'rhombus, rectangle, square, parallelogram ki properties ka difference',
    ],
    says: text`
      A parallelogram has both pairs of sides parallel. With a right angle it is a rectangle, with four equal sides a
      rhombus, with both a square. Diagonals halve each other in all of them; they are equal in a rectangle and
      perpendicular in a rhombus.`,
  },
  {
    of: 'GM.QAD',
    asks: [
      'What do convex and regular mean?',
      'convex polygon ka matlab',
      'regular polygon me kya equal hota hai',
      'equal sides only is regular?',
      'interior angle more than 180 allowed in convex',
      'regular polygon aur convex polygon ka meaning',
    ],
    says: text`
      Convex: no angle is above 180°, so the figure has no dent and all diagonals lie inside. Regular: all sides are
      equal and all angles are equal. Equal sides alone are not enough, as the rhombus shows.`,
  },
  {
    of: 'GM.QAD',
    asks: [
      'Why are areas in the ratio of squares in similar figures?',
      'similar polygon me area ratio square kyu',
      'side double to area 4 times reason',
      'ratio of sides given, ratio of areas',
      'lengths aur areas ka ratio alag kyu',
      'similar figures ke area ka ratio sides ka square kyu',
    ],
    says: text`
      An area is a length times a length, and both grow by the same scale $k$. So areas grow by $k^2$. A square with
      sides twice as long holds four of the small ones. Perimeters grow only by $k$.`,
  },
  {
    of: 'GM.QAD',
    asks: [
      'Which height do I take for the area?',
      'height slant side hai ya perpendicular',
      'sloping side ko height maan liya',
      'base times side is area of parallelogram?',
      'area me perpendicular distance kyu',
      'area ke liye perpendicular height lena, slanting side nahi kyu',
    ],
    says: text`
      The height is the perpendicular distance between two parallel sides, not the sloping side. Push a rectangle
      over: the sides keep their length, but the parallel sides come nearer, so the area shrinks. Base times sloping
      side would still give the old area.`,
  },
  {
    of: 'GM.QAD.1',
    asks: [
      'Why do the exterior angles make 360°?',
      'exterior angles ka sum 360 kyu',
      'full turn around a polygon reason',
      'bahar wale angles ka sum always 360',
      'does sum of exterior depend on number of sides',
      'exterior angles ka total 360 har polygon me kyu',
    ],
    says: text`
      Walk once around the polygon. At each corner you turn by the exterior angle, and at the end you face as at the
      start: one full turn. It is 360° for every convex polygon, whatever the number of sides.`,
  },
  {
    of: 'GM.QAD.1',
    asks: [
      'Where does the formula for the sum of interior angles come from?',
      'n-2 into 180 kaise aaya',
      'interior angles sum formula reason',
      'polygon ko triangles me kaise baate',
      'why subtract 2 from number of sides',
      'polygon ke interior angles ka sum (n - 2) 180 kyu',
    ],
    says: text`
      Draw all diagonals from one corner. They cut the polygon into $n - 2$ triangles, since the two sides at the
      corner make none by themselves. Each has 180°. A quadrilateral: 2 triangles, 360°.`,
  },
  {
    of: 'GM.QAD.1',
    asks: [
      'How do I get the number of sides from an angle?',
      'ek angle se sides ki sankhya kaise',
      'interior angle 150 to n kya hoga',
      '360 divided by exterior angle',
      '360 ko interior se divide kyu nahi',
      'regular polygon ka ek interior angle pata ho to sides kitni',
    ],
    says: text`
      Go to the exterior angle first: $180^\circ - 150^\circ = 30^\circ$. In a regular polygon all exterior angles are
      equal and add up to 360°, so there are $360 \div 30 = 12$ sides. Interior angles do not add up to 360°, so 360
      divided by one of them means nothing.`,
  },
  {
    of: 'GM.QAD.1',
    asks: [
      'What is an exterior angle exactly?',
      'exterior angle 360 minus interior hai kya',
      'side ko badhane par wala angle',
      'exterior is 180 minus interior why',
      'outside angle of a corner meaning',
      'exterior angle kise kehte hain, 180 minus interior',
    ],
    says: text`
      Make one side longer beyond the corner. The angle between this line and the next side is the exterior angle, the
      turn when you walk around. With the interior angle it makes a straight line, 180°, not 360°.`,
  },
  {
    of: 'GM.QAD.1',
    asks: [
      'What if the angles are not all equal?',
      'sab angle equal nahi hai to sides kaise',
      'some angles 150 and others 160, find n',
      'irregular polygon ke angles',
      'exterior angles add for different angles',
      'polygon ke angles alag alag ho to sides kaise nikale',
    ],
    says: text`
      Turn all angles into exterior ones and let them add up to 360°. If three are 155° and the others 165°, three
      turns of 25° make 75°, and the rest, 285°, in turns of 15° are 19. So there are 22 sides.`,
  },
  {
    of: 'GM.QAD.1',
    asks: [
      'What if the angles form an arithmetic progression?',
      'angles ap me ho to n kaise nikale',
      'quadratic gives two values of sides reject one',
      'largest angle must be below 180',
      'interior angles in ap polygon',
      'polygon ke angles ap me ho to n ki do values kyu',
    ],
    says: text`
      Set their sum equal to $(n - 2) \times 180$. That gives a quadratic with perhaps two values of $n$. Find the
      largest angle for each value: it must be less than 180°, since the polygon is convex. Exterior angles form a
      progression too, with the easier sum 360°.`,
  },
  {
    of: 'GM.QAD.2',
    asks: [
      'Why are there n - 3 diagonals at each corner?',
      'ek vertex se n-3 diagonal kyu',
      'diagonals from one corner, which are excluded',
      'neighbours se diagonal kyu nahi',
      'minus 3 kaha se aaya',
      'ek vertex se n minus 3 diagonals hi kyu',
    ],
    says: text`
      A corner is joined with all other corners except itself and its two neighbours, because lines to neighbours are
      sides. So $n - 3$ are left. In a pentagon that is 2 from each corner.`,
  },
  {
    of: 'GM.QAD.2',
    asks: [
      'Why do we halve when we count the diagonals?',
      'n(n-3)/2 me 2 se divide kyu',
      'each diagonal counted twice',
      'half of n(n-3) kyu lete hain',
      'both ends of diagonal counting',
      'diagonals count karke half kyu karte, do ends',
    ],
    says: text`
      Each diagonal has two ends, so counting at all corners meets it twice. A pentagon: 5 corners with 2 each make
      10, but only 5 different diagonals. So divide by 2.`,
  },
  {
    of: 'GM.QAD.2',
    asks: [
      'Can I use combinations instead?',
      'nc2 minus n se diagonals',
      'pairs of vertices minus sides',
      'diagonal formula by combination',
      'n choose 2 me sides bhi aa gaye',
      'diagonals ke liye combination minus sides lagana sahi kya',
    ],
    says: text`
      Yes. Any two corners make a segment, $\frac{n(n - 1)}{2}$ in all, and $n$ of these are sides. Taking them off
      leaves the same number, $\frac{n(n - 3)}{2}$. For 6: $15 - 6 = 9$.`,
  },
  {
    of: 'GM.QAD.2',
    asks: [
      'How do I find the number of sides from the diagonals?',
      'diagonals 35 hai to sides kitni',
      'n(n-3) = 70 kaise solve',
      'product of numbers differing by 3',
      'quadratic ka negative root hatana',
      'diagonals ki sankhya se sides n kaise nikale',
    ],
    says: text`
      Double the number: $n(n - 3) = 70$. Look for two numbers that differ by 3 with this product: 10 and 7. So $n =
      10$. The quadratic has a negative root too, which is no number of sides.`,
  },
  {
    of: 'GM.QAD.2',
    asks: [
      'Is a question on handshakes the same as one on diagonals?',
      'handshake me neighbours se nahi to diagonal jaisa',
      'people in circle, not side by side pairs',
      'jo paas baithe hai unko chhod ke pairs',
      'round table pairs not adjacent',
      'handshake me neighbours chhodna ho to diagonal formula',
    ],
    says: text`
      Yes, if people sit in a circle and neighbours do not shake hands: the pairs are like diagonals, $\frac{n(n -
      3)}{2}$. No, if neighbours shake hands too: then all pairs count, $\frac{n(n - 1)}{2}$. Read whether neighbours
      are left out.`,
  },
  {
    of: 'GM.QAD.2',
    asks: [
      'At how many inside points can the diagonals cross?',
      'diagonals ke intersection points kitne',
      'four vertices give one crossing why',
      'nc4 crossing points reason',
      'ek diagonal ko kitne cut karte hain',
      'polygon ke diagonals andar kitni jagah cross karte',
    ],
    says: text`
      Four corners have just one pair of diagonals that cross inside. So there are at most as many crossings as
      choices of four corners, $^nC_4$. A diagonal with $a$ corners on one side and $b$ on the other is crossed by $a
      \times b$.`,
  },
  {
    of: 'GM.QAD.3',
    asks: [
      'Why do the diagonals of a parallelogram halve each other?',
      'parallelogram ke diagonals bisect kyu',
      'diagonals cut each other in half reason',
      'half turn symmetry of parallelogram',
      'o midpoint of both diagonals kyu',
      'parallelogram ke diagonals ek dusre ko half kyu karte',
    ],
    says: text`
      Turn the parallelogram by half a turn about the middle of one diagonal. Opposite sides are parallel and equal,
      so they change places, and the figure fits onto itself. So the other diagonal is halved there as well.`,
  },
  {
    of: 'GM.QAD.3',
    asks: [
      'Why is the area of a rhombus half the product of the diagonals?',
      'rhombus area half d1 d2 kyu',
      'diagonals ka product by 2 reason',
      'why divide by two in rhombus area',
      'rectangle of the diagonals is double',
      'rhombus ka area diagonals ke product ka half kyu',
    ],
    says: text`
      Draw lines through the corners parallel to the diagonals: a rectangle with the diagonals as sides. Each quarter
      of it is cut in two equal triangles, one inside the rhombus. So the rhombus is half of it.`,
  },
  {
    of: 'GM.QAD.3',
    asks: [
      'Why do I use half of each diagonal in Pythagoras?',
      'rhombus me half diagonal kyu lete',
      'side, half d1, half d2 right triangle',
      'full diagonals with pythagoras wrong',
      'rhombus side from diagonals',
      'rhombus ki side ke liye diagonals ka half pythagoras me kyu',
    ],
    says: text`
      The diagonals of a rhombus meet at right angles in their middles. So the right triangle has half of each
      diagonal as legs and the side as hypotenuse. Diagonals 6 and 8 give a side of 5, since $3^2 + 4^2 = 5^2$.`,
  },
  {
    of: 'GM.QAD.3',
    asks: [
      'How do I find the second height of a parallelogram?',
      'dusri height kaise, area same se',
      'base times height equal for both sides',
      'height on other side of parallelogram',
      'do height aur do side ka relation',
      'parallelogram me dusri side ki height area se kaise',
    ],
    says: text`
      Write the area in two ways: side times its height is the same for both pairs of sides. If the height on a side
      of 38 is 12, the area is 456. So the height on a side of 16 is $456 \div 16 = 28.5$.`,
  },
  {
    of: 'GM.QAD.3',
    asks: [
      'Are the diagonals of a parallelogram equal or perpendicular?',
      'parallelogram diagonals equal hote hain kya',
      'diagonals perpendicular only in rhombus',
      'diagonal se angle bisect hota hai kya',
      'which properties hold for any parallelogram',
      'parallelogram ke diagonals equal ya perpendicular hote kya',
    ],
    says: text`
      Not in general: they only halve each other. Equal diagonals mean a rectangle. Perpendicular ones mean a rhombus,
      and there they also halve the angles. Do not carry these facts over to every parallelogram.`,
  },
  {
    of: 'GM.QAD.3',
    asks: [
      'What relation do the sides and the diagonals of a parallelogram have?',
      '2(a^2 + b^2) = d1^2 + d2^2 kyu',
      'sum of squares of diagonals',
      'parallelogram law reason',
      'dono diagonals ke square ka sum',
      'parallelogram ki sides aur diagonals ke squares ka relation',
    ],
    says: text`
      The squares of both diagonals together are twice the sum of the squares of two neighbouring sides: $d_1^2 +
      d_2^2 = 2(a^2 + b^2)$. The reason is the median formula, because half of one diagonal is a median over the
      other. In a rectangle both diagonals squared are $a^2 + b^2$.`,
  },
  {
    of: 'GM.QAD.4',
    asks: [
      'Why is the area the mean of the parallel sides times the height?',
      'trapezium area half sum times height kyu',
      'average of parallel sides reason',
      '(a + b)/2 into h kaise',
      'do trapezium jod ke parallelogram',
      'trapezium ka area parallel sides ka average times height kyu',
    ],
    says: text`
      Put an equal trapezium beside it, turned upside down. Together they make a parallelogram with base $a + b$ and
      the same height, so one of them is half of it. Without the half you get the area of both trapeziums.`,
  },
  {
    of: 'GM.QAD.4',
    asks: [
      'Is the height the slanting side?',
      'trapezium ki slant side height nahi',
      'height kaise nikale isosceles trapezium me',
      'drop perpendiculars, base difference half',
      'non parallel side ko height le liya',
      'trapezium ki slanting side ko height kyu nahi le sakte',
    ],
    says: text`
      No, the height is perpendicular to the parallel sides. In an isosceles trapezium drop both heights: each cuts
      off a right triangle with half of the difference of the parallel sides as a leg and the slanting side as
      hypotenuse.`,
  },
  {
    of: 'GM.QAD.4',
    asks: [
      'Why are the two triangles on the parallel sides similar?',
      'diagonals se bane triangle similar kyu',
      'aob and cod similar in trapezium',
      'ratio of diagonals parts = parallel sides',
      'o point ka ratio kaise',
      'trapezium ke diagonals crossing par triangles similar kyu',
    ],
    says: text`
      The diagonals cross the two parallel sides, so alternate angles are equal. The two triangles on the parallel
      sides have equal angles, so they are similar, and their scale is the ratio of the parallel sides. Each diagonal
      is divided in this ratio.`,
  },
  {
    of: 'GM.QAD.4',
    asks: [
      'Why are the two side triangles equal in area?',
      'aod aur boc ka area same kyu',
      'side triangles in trapezium equal areas',
      'same base same height trapezium diagonals',
      'left and right triangle equal reason',
      'trapezium me side wale do triangles ka area equal kyu',
    ],
    says: text`
      The triangles ABC and ABD have the base AB and the same height, so equal areas. Take the common triangle at AB
      off both, and the two side triangles are left. Each is the root of the product of the two areas on the parallel
      sides.`,
  },
  {
    of: 'GM.QAD.4',
    asks: [
      'How long is the segment between the mid-points of the slanting sides?',
      'midpoint line trapezium me average kyu',
      'mid segment equals half the sum',
      'mean width of trapezium',
      'median of trapezium kya hota hai',
      'trapezium ki slanting sides ke midpoints ko jodne wali line',
    ],
    says: text`
      The width changes evenly from one parallel side to the other, so halfway up it is their mean. For 20 and 30 it
      is 25. The piece between the mid-points of the diagonals is half of their difference, 5.`,
  },
  {
    of: 'GM.QAD.4',
    asks: [
      'Is the parallel line that halves the area in the middle?',
      'area half karne wali line beech me nahi kyu',
      'line parallel to bases dividing area equally',
      'x^2 = (a^2 + b^2)/2 kaise',
      'equal area fence in trapezium length',
      'trapezium ka area half karne wali parallel line kaha',
    ],
    says: text`
      No, halfway up the part with the longer side is larger. Lengthen the slanting sides until they meet in a
      triangle: its area up to each parallel line grows with the square of that line. So the square of the halving
      line is the mean of the squares of the parallel sides.`,
  },
  {
    of: 'GM.QAD.4',
    asks: [
      'What if a circle touches all four sides?',
      'trapezium me circle ho to sides ka sum',
      'inscribed circle in trapezium, height = 2r',
      'parallel sides sum equals slant sum',
      'charo side touch kare to kya use',
      'trapezium ke andar circle charo sides touch kare to',
    ],
    says: text`
      Then opposite sides have equal sums, since tangents from each corner are equal. So the parallel sides together
      are half of the perimeter. The height is the diameter of the circle.`,
  },
  {
    of: 'GM.QAD.5',
    asks: [
      'Why are the sums of squared distances to opposite corners equal?',
      'rectangle ke andar point ka square rule',
      'british flag theorem reason',
      'pa^2 + pc^2 opposite corners kyu',
      'point inside rectangle distances to corners',
      'rectangle ke andar point p ke squares ka rule kyu',
    ],
    says: text`
      Let P be the point. Draw lines through P parallel to the sides of the rectangle. Each distance squared is one
      horizontal piece squared plus one vertical piece squared. Two opposite corners together use all four pieces
      once, and so do the other two.`,
  },
  {
    of: 'GM.QAD.5',
    asks: [
      'Which corners belong together in the rule for a point P?',
      'kaunse corner opposite hain pa pb pc',
      'neighbouring corners pair kar diye',
      'pa aur pb ko jod diya galat',
      'opposite vertices pairing in rectangle',
      'pa pb pc pd me opposite corners ka pair kaunsa',
    ],
    says: text`
      Opposite corners belong together: in ABCD, A with C, and B with D. Neighbours such as A and B share a piece, so
      their sum uses it twice. As a test put P into corner A: $0 + AC^2 = AB^2 + AD^2$, which is Pythagoras.`,
  },
  {
    of: 'GM.QAD.5',
    asks: [
      'What stays the same when I fold?',
      'fold karne par kya same rehta hai',
      'folded length equal to original length',
      'crease is a mirror line',
      'paper folding me equal lengths mark',
      'paper fold karne par kaunsi lengths same rehti',
    ],
    says: text`
      A fold is a reflection in the crease. Lengths and angles of the folded part stay, so mark each folded edge with
      its old length. A point and its image are equally far from every point of the crease.`,
  },
  {
    of: 'GM.QAD.5',
    asks: [
      'Is the crease the diagonal?',
      'crease diagonal hi hota hai kya',
      'corner on corner fold, crease perpendicular',
      'fold line position',
      'perpendicular bisector as the crease why',
      'fold ki crease diagonal hoti hai ya perpendicular bisector',
    ],
    says: text`
      Only if the fold goes along it. When one corner is laid on the opposite corner, the crease is the perpendicular
      bisector of the diagonal: each point of it is equally far from both corners. It is shorter than the diagonal,
      unless the sheet is a square.`,
  },
  {
    of: 'GM.QAD.5',
    asks: [
      'How do I set up the equation in a fold?',
      'fold wale me x kya maane',
      'unknown part and rest of side right triangle',
      'pythagoras with x and a - x in folding',
      'kis triangle me pythagoras lagaye',
      'fold wale question me x maan ke right triangle pythagoras',
    ],
    says: text`
      Call one piece of an edge $x$, so the rest is the side less $x$. The fold carries one of them to a new place,
      where it is a side of a right triangle. Write Pythagoras there; the $x^2$ mostly cancels.`,
  },
  {
    of: 'GM.QAD.5',
    asks: [
      'What follows if a point on one side sees the opposite side at 90°?',
      'p se ab 90 degree par dikhta, similar triangles',
      'right angle at a point on rectangle side',
      'two small triangles similar reason',
      'dp x pc = bc^2 kyu',
      'rectangle ki side ke point se right angle, similar triangles',
    ],
    says: text`
      If the angle at P on CD is 90°, the two small right triangles at the ends have equal angles: what is missing to
      90° in one stands in the other. So $\frac{DP}{AD} = \frac{BC}{PC}$, and the product of the parts is the breadth
      squared.`,
  },
  {
    of: 'GM.QAD.6',
    asks: [
      'Why is a hexagon made of six equilateral triangles?',
      'hexagon me 6 equilateral triangle kyu',
      'regular hexagon centre to corners',
      'side equals radius in hexagon reason',
      'hexagon area 6 triangle ka formula',
      'regular hexagon me 6 equilateral triangles kaise bante',
    ],
    says: text`
      Join the centre to the corners. Six equal angles share 360°, so each is 60°. The two sides at the centre are
      equal, so the other angles are 60° as well. So all triangles are equilateral, and the radius is the side.`,
  },
  {
    of: 'GM.QAD.6',
    asks: [
      'How long is the short diagonal of a regular hexagon?',
      'hexagon ka short diagonal root 3 kyu',
      'distance between opposite sides of hexagon',
      'short diagonal is not twice the side',
      'long diagonal 2a short diagonal a root 3',
      'hexagon ka short diagonal side ka root 3 times kyu',
    ],
    says: text`
      The long diagonal is two sides, through the centre. The short one skips one corner: it is two heights of
      equilateral triangles, $2 \times \frac{\sqrt{3}}{2}a = \sqrt{3}a$. Opposite sides are just as far apart.`,
  },
  {
    of: 'GM.QAD.6',
    asks: [
      'How do I find parts of a hexagon quickly?',
      'hexagon ka part kitna fraction, sixth me gino',
      'triangle ace is half of hexagon why',
      'count small triangles in hexagon',
      'rectangle abde of hexagon area',
      'hexagon ke parts ka fraction triangles gin ke',
    ],
    says: text`
      Cut it into the six equilateral triangles, or each of them again into halves, and count. Triangle ABC is one
      sixth, triangle ACE half, rectangle ABDE two thirds. Check: three outer triangles of one sixth and ACE make the
      whole.`,
  },
  {
    of: 'GM.QAD.6',
    asks: [
      'How do I find the area of a regular octagon?',
      'octagon area square minus 4 corners',
      'corner triangle of octagon 45 degree',
      'octagon ko square me rakh ke',
      'side of octagon and root 2',
      'regular octagon ka area square se corners hata ke',
    ],
    says: text`
      Complete it to a square. Four right isosceles triangles are cut off, with the octagon's side $a$ as hypotenuse,
      so their legs are $\frac{a}{\sqrt{2}}$. The square has the side $a(1 + \sqrt{2})$, and the four corners together
      have $a^2$. Subtract: $2(1 + \sqrt{2})a^2$.`,
  },
  {
    of: 'GM.QAD.6',
    asks: [
      'Do equal angles mean equal sides?',
      'sab angle 120 to sides equal kya',
      'equiangular hexagon not regular',
      'hexagon with equal angles different sides',
      'extend sides to form a triangle',
      'hexagon ke sab angles equal to sides bhi equal kya',
    ],
    says: text`
      No. A rectangle has equal angles and different sides. If all angles of a hexagon are 120°, lengthen every second
      side until they meet. You get an equilateral triangle with three small equilateral corners, and from it you can
      find the sides.`,
  },
  {
    of: 'GM.QAD.6',
    asks: [
      'What do circles around and inside a hexagon measure?',
      'hexagon me incircle circumcircle radius',
      'inradius root 3 by 2 times side',
      'outer circle radius equals side',
      'apothem of hexagon',
      'hexagon ke andar aur bahar ke circle ka radius',
    ],
    says: text`
      The circle through the corners has the side as its radius. The one that touches the sides has the height of an
      equilateral triangle, $\frac{\sqrt{3}}{2}a$. So their areas are in the ratio $4 : 3$.`,
  },
];
