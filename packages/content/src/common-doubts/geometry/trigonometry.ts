import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const trigonometry: readonly CommonDoubt[] = [
  {
    of: 'GM.TRG',
    asks: [
      'Which values of sine, cosine and tangent do I have to know?',
      'sin 30 60 45 ki value kaise yaad rakhe',
      'tan 30 aur tan 60 me kaunsa root 3',
      'standard angles values derive',
      'trigonometry table yaad karna zaroori',
      'sin cos tan ki standard values 30 45 60 yaad kaise',
    ],
    says: text`
      Draw two triangles. Half of an equilateral one has sides 1, $\sqrt{3}$, 2 with 30° opposite 1; half of a square
      has 1, 1, $\sqrt{2}$. Read all ratios off: $\sin 30^\circ = \frac{1}{2}$, $\tan 60^\circ = \sqrt{3}$.`,
  },
  {
    of: 'GM.TRG',
    asks: [
      'Which side is opposite and which is adjacent?',
      'perpendicular base hypotenuse kaise pehchane',
      'opposite adjacent for this angle',
      'sin is which side over which',
      'sin cos tan ratio sides',
      'angle ke opposite side aur adjacent side kaun si',
    ],
    says: text`
      Stand at the angle. The side across is the opposite one, the side beside it that is not the hypotenuse is the
      adjacent one. Sine is opposite by hypotenuse, cosine adjacent by hypotenuse, tangent opposite by adjacent.`,
  },
  {
    of: 'GM.TRG',
    asks: [
      'Can I assume a right angle in the figure?',
      'figure me right angle maan sakte',
      'wall tower vertical so 90 degree',
      'is triangle right angled for sin cos',
      'trigonometry ratio without right angle',
      'triangle me right angle na ho to sin cos ratio lagega kya',
    ],
    says: text`
      Only if the question says it or it follows: a tower or pole stands at a right angle on level ground. Sine,
      cosine and tangent as ratios of sides need a right triangle. In other triangles draw a height first.`,
  },
  {
    of: 'GM.TRG',
    asks: [
      'Why is sine squared plus cosine squared 1?',
      'sin^2 + cos^2 = 1 kyu',
      'identity ka reason pythagoras',
      'square of sine and cosine add to one',
      'sin cos relation proof',
      'sin square plus cos square one kyu hota hai',
    ],
    says: text`
      Take a right triangle with hypotenuse 1. Its legs are sine and cosine, and Pythagoras says that their squares
      make 1. So one of the two gives the size of the other.`,
  },
  {
    of: 'GM.TRG.1',
    asks: [
      'How do I get all trigonometric ratios from one?',
      'ek ratio se baaki kaise nikale',
      'sin theta 12/37 to cos theta',
      'draw right triangle and find third side',
      'tan diya hai to sin cos',
      'ek ratio se baaki trig ratios triangle bana ke',
    ],
    says: text`
      Draw a right triangle with this ratio: for $\frac{3}{5}$ the opposite side is 3 and the hypotenuse 5, so the
      other leg is 4. Read off the sizes, then set the signs by the quadrant.`,
  },
  {
    of: 'GM.TRG.1',
    asks: [
      'Why is the cosine negative for an obtuse angle?',
      'obtuse angle me cos negative kyu',
      '90 se 180 ke beech sign',
      'quadrant ke hisab se sign',
      'sine positive but cosine negative',
      'obtuse angle ka cosine negative kyu, sine positive',
    ],
    says: text`
      On a circle of radius 1 around the origin the cosine is the $x$ of the point and the sine is its $y$. Beyond 90°
      the point lies to the left, so the cosine is negative. Up to 180° it lies above the axis, so the sine is
      positive.`,
  },
  {
    of: 'GM.TRG.1',
    asks: [
      'How do I get the product from the sum of sine and cosine?',
      'sin + cos diya hai to square kyu',
      'sin theta cos theta product from sum',
      '1 + 2 sin cos kaise',
      'squaring gives product',
      'sin + cos ko square karke product kaise mila',
    ],
    says: text`
      $(\sin\theta + \cos\theta)^2 = 1 + 2\sin\theta\cos\theta$, because the squares make 1. So the product comes from
      the sum. The same with minus gives the difference: $1 - 2\sin\theta\cos\theta$.`,
  },
  {
    of: 'GM.TRG.1',
    asks: [
      'Is the tangent of a sum the sum of the tangents?',
      'tan(a+b) = tan a + tan b kyu nahi',
      'sin of sum split karna',
      'formula for tan of a sum',
      'sin(30+60) = sin 30 + sin 60?',
      'tan(a + b) ko tan a + tan b kyu nahi likh sakte',
    ],
    says: text`
      No. $\sin(30^\circ + 60^\circ) = 1$, but $\sin 30^\circ + \sin 60^\circ$ is about 1.37. For tangents the formula
      is $\tan(A + B) = \frac{\tan A + \tan B}{1 - \tan A \tan B}$: the sum over 1 less the product.`,
  },
  {
    of: 'GM.TRG.1',
    asks: [
      'Which sign do I take after a root?',
      'root ke baad plus minus kaunsa',
      'sign of sin - cos decide',
      'sign plus or minus after the root, quadrant decides',
      'angle ki range se sign',
      'square root ke baad sign plus ya minus angle se kaise',
    ],
    says: text`
      The root gives only the size. Look at the angle: in which quadrant, and which of sine and cosine is larger
      there. Between 0° and 45° the cosine is larger, from 45° to 90° the sine.`,
  },
  {
    of: 'GM.TRG.1',
    asks: [
      'Why are sine of A and cosine of 90 - A equal?',
      'sin a = cos(90 - a) kyu',
      'complementary angles reason',
      'cos 20 and sin 70 same',
      '90 minus theta me change kyu',
      'sin 20 aur cos 70 equal kyu, complementary angles',
    ],
    says: text`
      In a right triangle the two acute angles make 90°. The side opposite to one is adjacent to the other. So $\sin
      20^\circ = \cos 70^\circ$, and $\tan 20^\circ \times \tan 70^\circ = 1$.`,
  },
  {
    of: 'GM.TRG.2',
    asks: [
      'What are the angles of elevation and depression?',
      'elevation depression ka matlab',
      'angle of depression kaha banta hai',
      'angle with vertical or horizontal',
      'upar dekhne ka angle',
      'angle of elevation aur depression kaha measure karte',
    ],
    says: text`
      Both are measured from the horizontal: elevation upwards, depression downwards. The depression of a point seen
      from the top equals the elevation of the top seen from that point, because the two horizontals are parallel.
      Never measure from the vertical tower.`,
  },
  {
    of: 'GM.TRG.2',
    asks: [
      'At 30°, why is the distance root 3 times the height?',
      '30 degree par distance h root 3 kyu',
      'tan 30 aur tan 60 exchange ho gaye',
      'larger angle means nearer',
      'h by root 3 ya h into root 3',
      '30 degree par distance height ka root 3 guna kyu',
    ],
    says: text`
      $\tan 30^\circ = \frac{1}{\sqrt{3}}$, so the distance is $\sqrt{3}$ times the height. At 60° it is
      $\frac{h}{\sqrt{3}}$. Check: from far away you look up less steeply, so the smaller angle belongs to the longer
      distance.`,
  },
  {
    of: 'GM.TRG.2',
    asks: [
      'Do I add or subtract the two distances?',
      'do jagah ke distance add ya minus',
      'same side or opposite sides of tower',
      'walking towards the tower difference',
      'beech me tower ho to jodna',
      'tower ke same side ya opposite sides, distances jode ya ghataye',
    ],
    says: text`
      Look where the two places are. If both are on the same side of the tower, the way between them is the difference
      of their distances; if the tower stands between them, it is the sum. Places 20 m and 60 m from the tower are 40
      m or 80 m apart.`,
  },
  {
    of: 'GM.TRG.2',
    asks: [
      'Do I add the height of the eyes or of the window?',
      'aankh ki height jodni hai kya',
      'observer height add to h',
      'window 9 m above ground then tower height',
      'person ki height bhool gaya',
      'observer ki eye height tower me jodni hai kya',
    ],
    says: text`
      The triangle begins at the eyes or at the window, so it gives only the height above them. Add their height to
      get the height above the ground: 20 m above eyes at 1.5 m is 21.5 m. If the angle is measured from the ground,
      nothing is added.`,
  },
  {
    of: 'GM.TRG.2',
    asks: [
      'How do I draw the triangle of a broken pole?',
      'broken tree wala total height',
      'upper part hypotenuse banta hai',
      'bent pole tip touches ground',
      'tuta hua ped height kaise',
      'broken pole me upper part hypotenuse, poori height kaise',
    ],
    says: text`
      The standing part is the vertical leg, the bent part is the hypotenuse, and the distance of the tip from the
      foot is the other leg. The whole pole was the standing part and the bent part together. If the bent part makes
      30° with the ground, it is twice the standing part.`,
  },
  {
    of: 'GM.TRG.2',
    asks: [
      'What if the two angles of elevation are complementary?',
      'angles complementary ho to h^2 = ab kyu',
      'tan theta and cot theta product 1',
      'elevations add up to 90 tower height',
      'do angle ka sum 90',
      'elevations complementary ho to height square distances ka product kyu',
    ],
    says: text`
      Complementary angles add up to 90°, so their tangents are reciprocals of each other. For the height $h$ and the
      distances $a$ and $b$ this gives $\frac{h}{a} \times \frac{h}{b} = 1$, so $h^2 = ab$. With distances 4 and 9 the
      height is 6.`,
  },
  {
    of: 'GM.TRG.3',
    asks: [
      'Why is the maximum the root of a² + b² and not a + b?',
      'a sin + b cos ka max a + b kyu nahi',
      'root(a^2 + b^2) reason',
      'dono max ek sath kyu nahi',
      'sine and cosine not 1 together',
      'maximum root of a^2 + b^2 kyu, a + b kyu nahi',
    ],
    says: text`
      Sine and cosine are not both 1 at one angle: when one is 1, the other is 0. Write the sum as a single sine: 3
      and 4 are legs with hypotenuse 5, so $3\sin x + 4\cos x = 5\sin(x + \alpha)$, at most 5.`,
  },
  {
    of: 'GM.TRG.3',
    asks: [
      'What is the least value of such a sum of sine and cosine?',
      'minimum value minus root kyu',
      'least value 0 hota hai kya',
      'a sin x + b cos x ki range',
      'negative of the maximum reason',
      'a sin x + b cos x ka minimum value negative root kyu',
    ],
    says: text`
      A single sine runs from $-1$ to 1, so the expression runs from $-\sqrt{a^2 + b^2}$ to $+\sqrt{a^2 + b^2}$. The
      least value is the negative one, not 0 and not $a - b$.`,
  },
  {
    of: 'GM.TRG.3',
    asks: [
      'What does a constant or a minus sign change?',
      'constant add ho to range shift',
      'minus sign b ka effect',
      '23 + 16 sin - 30 cos ka max',
      'sign of coefficient matters or not',
      'constant add karne aur minus sign se range kaise badle',
    ],
    says: text`
      A constant is added to both ends of the range. The signs of $a$ and $b$ do not matter, since $a$ and $b$ are
      squared. $3\sin x - 4\cos x$ runs from $-5$ to 5, so $10 + 3\sin x - 4\cos x$ runs from 5 to 15.`,
  },
  {
    of: 'GM.TRG.3',
    asks: [
      'What if the expression is in a denominator?',
      'denominator me sin cos ho to max kaise',
      'fraction greatest when denominator least',
      '38/(75 + ...) ka maximum',
      'neeche wale ka min nikalna',
      'fraction ke denominator me sin cos, maximum kab',
    ],
    says: text`
      A positive numerator over a positive denominator is greatest when the denominator is least. So find the range of
      the denominator first. If it can be 0, the fraction has no greatest value.`,
  },
  {
    of: 'GM.TRG.3',
    asks: [
      'How do I treat squares such as sin²x?',
      'sin^2 aur sin cos wali expression',
      'double angle se reduce kaise',
      'use 2x for squares',
      'sin^2 x + sin x cos x max',
      'sin square aur sin cos wale expression me double angle',
    ],
    says: text`
      Use the double angle: $\sin^2 x = \frac{1 - \cos 2x}{2}$ and $\sin x\cos x = \frac{\sin 2x}{2}$. So $2\sin^2 x +
      2\sin x\cos x = 1 + \sin 2x - \cos 2x$. The last two terms are at most $\sqrt{1^2 + 1^2}$, so the greatest value
      is $1 + \sqrt{2}$.`,
  },
  {
    of: 'GM.TRG.3',
    asks: [
      'When can I just complete the square?',
      'sirf sin x aur sin^2 ho to quadratic',
      'let s = sin x with limits -1 to 1',
      'quadratic in sine vertex range',
      'vertex -1 aur 1 ke beech check',
      'sin ka quadratic ho to complete square aur ends check',
    ],
    says: text`
      If all can be written with one of them, as $\cos^2 x = 1 - \sin^2 x$, put $s = \sin x$. It is a quadratic for
      $-1 \le s \le 1$: look at the vertex if it lies there, and at both ends.`,
  },
];
