import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const modulus: readonly CommonDoubt[] = [
  {
    of: 'AL.MOD',
    asks: [
      'How do I remove the bars of a modulus?',
      'modulus kaise khole',
      'mod hatane ka sahi tarika',
      'can i just drop the bars',
      'why two cases when opening absolute value',
      'modulus ke bars hatane ke liye do cases kyu',
    ],
    says: text`
      $|a|$ is $a$ where $a$ is not negative, and $-a$ where $a$ is negative. So write one equation for each case, and
      keep only the solutions that lie in their case. If you just drop the bars, you lose the case in which $a$ is
      negative.`,
  },
  {
    of: 'AL.MOD',
    asks: [
      'What does the modulus mean as a distance?',
      'mod x - 5 ka distance se kya matlab',
      'absolute value as distance on number line',
      '|x - 3| means how far from 3',
      '|x + 4| me point -4 kyu',
      '|x - 5| ko distance from 5 kyu kehte hain',
    ],
    says: text`
      $|x - 5|$ is how far $x$ is from 5 on the number line. $|x + 4|$ is $|x - (-4)|$, so the distance from $-4$. A
      distance is never negative, and two points lie at the same distance, one on each side.`,
  },
  {
    of: 'AL.MOD',
    asks: [
      'Can I split the modulus of a sum?',
      '|a + b| = |a| + |b| hota hai kya',
      'mod of sum alag alag kar sakte hain',
      'splitting absolute value over plus',
      'modulus of product splits but sum not?',
      'sum ka modulus alag alag modulus ke sum ke barabar kyu nahi',
    ],
    says: text`
      No. $|5 + (-3)| = 2$, but $|5| + |-3| = 8$. They agree only if $a$ and $b$ do not have different signs. Products
      and quotients may be split: $|ab| = |a| \times |b|$.`,
  },
  {
    of: 'AL.MOD',
    asks: [
      'May I square both sides to remove the bars?',
      'mod hatane ke liye square kar sakte hain',
      'squaring an equation with modulus',
      '|a| = |b| to a^2 = b^2 allowed?',
      'square karne me kab dikkat hai mod me',
      'modulus hatane ke liye dono side square karna sahi kya',
    ],
    says: text`
      Yes, if both sides are not negative, since $|a|^2 = a^2$. It is good for two moduli that are equal. If the other
      side may be negative, put the roots back into the first line, because squaring hides the sign.`,
  },
  {
    of: 'AL.MOD',
    asks: [
      'May I multiply an inequality with modulus by an expression?',
      'mod wali inequality me denominator hata sakte hain kya',
      'multiply by x in modulus inequality',
      'modulus below is positive so multiply safe?',
      '|x - 2| se dono side multiply',
      'modulus wali inequality ko expression se multiply karna sign pata nahi',
    ],
    says: text`
      By a modulus that is not 0, yes, because it is positive and the sign stays. By an expression without bars only
      where you know its sign: multiplying by a negative number turns the inequality round.`,
  },
  {
    of: 'AL.MOD.1',
    asks: [
      'Why are there two equations?',
      'ek mod ke do answer kyu aate hain',
      '|x - 3| = 5 has two solutions why',
      'plus and minus both cases',
      'modulus has plus and minus case, two equations why',
      '|x - 3| = 5 se do equations kyu bani, plus aur minus',
    ],
    says: text`
      $|x - 3| = 5$ says only how far $x - 3$ is from 0. It can be 5 or $-5$, since both have the modulus 5. So solve
      $x - 3 = 5$ and $x - 3 = -5$: the solutions are 8 and $-2$, equally far from 3.`,
  },
  {
    of: 'AL.MOD.1',
    asks: [
      'Is the second solution the first one with a minus?',
      'dusra solution sirf -x hota hai kya',
      'change sign of x for the second answer',
      'x = 8 so other is -8?',
      'negative of the first root wrong why',
      'modulus ka dusra solution first wale ka negative kyu nahi',
    ],
    says: text`
      No. The whole expression in the bars changes its sign, not $x$ alone. For $|x - 3| = 5$ the solutions are 8 and
      $-2$. They are opposite numbers only if the middle is 0.`,
  },
  {
    of: 'AL.MOD.1',
    asks: [
      'What if the right side is negative or zero?',
      'mod = negative ho to solution',
      '|x| = -4 possible hai kya',
      'right side zero gives one solution',
      'no solution of modulus kab',
      'modulus equal to negative number ho to no solution, zero ho to ek',
    ],
    says: text`
      A modulus is a distance, so it cannot be negative: no solution. With 0 there is exactly one, the zero of the
      expression in the bars. If the right side has a parameter, ask first for which values it is at least 0.`,
  },
  {
    of: 'AL.MOD.1',
    asks: [
      'What is the sum of both solutions?',
      'dono solutions ka sum direct kaise',
      'midpoint of the solutions is the zero',
      'sum is twice the centre why',
      'average of roots of |ax + b| = c',
      'modulus equation ke do solutions ka sum, middle zero se',
    ],
    says: text`
      The two solutions lie equally far on both sides of the zero of the expression, so their mean is this zero and
      their sum is twice it. For $|2x - 6| = 10$ the zero is 3, and the solutions are 8 and $-2$, sum 6.`,
  },
  {
    of: 'AL.MOD.1',
    asks: [
      'How far from the zero are the solutions when x has a coefficient?',
      '|5x - 20| = 15 me distance 15 ya 3',
      'coefficient of x inside the bars divide',
      'a|x - b/a| nikalna zaroori kya',
      'distance of solutions from zero is c divided by the coefficient why',
      '|5x - 20| me coefficient se divide karke distance',
    ],
    says: text`
      Divide by the coefficient: $|5x - 20| = 15$ is $5|x - 4| = 15$, so $|x - 4| = 3$. The distance from 4 is 3, not
      15. The solutions are 1 and 7.`,
  },
  {
    of: 'AL.MOD.2',
    asks: [
      'Why must I check each root when the other side contains x?',
      'mod = expression me root check kyu karna',
      'extraneous root in modulus equation',
      'x on right side, reject which root',
      'solution aaya par satisfy nahi karta',
      'modulus equal expression me har root check karke reject kyu',
    ],
    says: text`
      The right side equals a modulus, so it cannot be negative. Solving with plus and minus does not know this. Put
      each root into the side without bars: if it is negative there, the root is no solution.`,
  },
  {
    of: 'AL.MOD.2',
    asks: [
      'Do I change the sign of all terms or only of x?',
      'minus case me poore expression ka sign badlega',
      '-(3x + 6) or -3x + 6',
      'sign of one term changed only',
      'bracket lagana kyu zaroori hai',
      'minus case me expression ke sab terms ka sign badle',
    ],
    says: text`
      Of all terms. The opposite of $3x + 6$ is $-(3x + 6) = -3x - 6$. Write a bracket, and multiply each term in it.
      Changing one term gives an expression that is not the opposite.`,
  },
  {
    of: 'AL.MOD.2',
    asks: [
      'What if each side is a single modulus?',
      'dono side mod ho to kitne case',
      '|a| = |b| me do hi case kyu',
      'four cases or two cases for equal moduli',
      'do modulus barabar to check chahiye kya',
      'do modulus equal ho to sirf do cases kyu',
    ],
    says: text`
      Two numbers with equal moduli are equal or opposite: $a = b$ or $a = -b$. Four combinations of signs give only
      these two. No root has to be rejected, because neither side can be negative.`,
  },
  {
    of: 'AL.MOD.2',
    asks: [
      'What do I do with a quadratic in the bars?',
      'mod ke andar x^2 ho to kaise',
      'quadratic inside modulus four roots',
      '|x^2 - 5x| = 6 ke saare solution',
      'two quadratics from one modulus',
      'modulus ke andar quadratic ho to kitne roots',
    ],
    says: text`
      The same: write two equations, each a quadratic. $|x^2 - 5x| = 6$ gives $x^2 - 5x = 6$ with 6 and $-1$, and $x^2
      - 5x = -6$ with 2 and 3. So up to four roots may come. Drop those that make the other side negative.`,
  },
  {
    of: 'AL.MOD.2',
    asks: [
      'Can I see the solutions on a graph?',
      'graph se mod equation ke solution',
      'v shape graph meets line where',
      'line cuts v how many times',
      'graphical method for modulus and line',
      'v shape graph aur line kitni jagah milte, graph se solution',
    ],
    says: text`
      Yes. A modulus of a linear expression is a V. A solution is where the other graph meets it. A line steeper than
      the arms meets the V once; a flatter one meets it twice if it passes above the tip, and not at all below.`,
  },
  {
    of: 'AL.MOD.2',
    asks: [
      'What do I do with x times a modulus?',
      'x|x - 10| ka graph kaise',
      'x into modulus equation cases',
      'x |x - 4| = k three solutions',
      'mod ke bahar x multiply hai',
      'x|x - 10| me x bahar multiply hai, cases kaise',
    ],
    says: text`
      Make two cases by the sign in the bars. $x|x - 10|$ is $x(x - 10)$ for $x \ge 10$ and $x(10 - x)$ for $x < 10$.
      Each piece is part of a parabola. Solve in each case and keep only roots that lie in it.`,
  },
  {
    of: 'AL.MOD.3',
    asks: [
      'Which bars do I open first?',
      'mod ke andar mod, pehle kaunsa khole',
      'nested modulus outer or inner first',
      'bahar wala mod pehle kyu',
      'order of opening double bars',
      'nested modulus me outer bars pehle khole ya inner',
    ],
    says: text`
      For an equation with a number on the right, the outer ones: they make two simple equations for the inner
      modulus. Opening the inner ones first needs cases for $x$, and each of them splits again.`,
  },
  {
    of: 'AL.MOD.3',
    asks: [
      'Why is a negative value of the inner modulus dropped?',
      'andar wala mod negative aaya to reject',
      '|x - 2| = -3 ko hata do',
      'inner modulus can not be negative',
      'which of the two values to keep inside',
      'inner modulus ki value negative aayi to drop kyu',
    ],
    says: text`
      The inner modulus is a distance too, so it cannot be negative. From $\bigl||x - 2| - 5\bigr| = 8$ come $|x - 2|
      = 13$ and $|x - 2| = -3$. Only the first has solutions.`,
  },
  {
    of: 'AL.MOD.3',
    asks: [
      'How many solutions can an equation with bars in bars have?',
      'nested mod ke 4 ya 3 solution kab',
      'number of solutions of double modulus',
      'three solutions when inner is zero',
      'solution count kis par depend',
      'nested modulus ke total kitne solutions, teen ya char',
    ],
    says: text`
      Each positive value of the inner modulus gives two solutions, zero gives one, a negative value none. With two
      inner values there are at most four solutions. Three come if one inner value is 0 and the other is positive.`,
  },
  {
    of: 'AL.MOD.3',
    asks: [
      'How do I draw the graph in the shape of a W?',
      'w shape graph kaise banta hai',
      'graph of mod of mod',
      'fold the negative part upward',
      'neeche wala part upar reflect kyu',
      'modulus of modulus ka w graph kaise draw kare',
    ],
    says: text`
      Draw the V of the inner modulus and shift it down. Then fold what lies below the axis upwards, because the outer
      bars make it positive; the tip becomes a peak in the middle. A horizontal line at the given height meets the W
      at the solutions.`,
  },
  {
    of: 'AL.MOD.3',
    asks: [
      'What is the sum of all solutions?',
      'saare solution ka sum shortcut symmetric',
      'nested modulus symmetric about the zero',
      'sum = number of solutions times centre',
      'middle point of all solutions',
      'nested modulus ke sab solutions ka sum centre se kaise',
    ],
    says: text`
      All solutions lie in pairs equally far from the zero of the inner bars, so their mean is this zero. With $|x -
      2|$ inside and four solutions the sum is $4 \times 2 = 8$. A solution at the centre fits in too.`,
  },
  {
    of: 'AL.MOD.4',
    asks: [
      'Why is the sum of distances least at the middle point?',
      'sum of mod minimum beech wale point pe kyu',
      'median gives least sum of distances',
      'middle point minimum reason',
      'shop kaha khole ki total distance kam',
      'sum of distances minimum middle point par kyu hota hai',
    ],
    says: text`
      Move a step to the right: you come nearer to all points on the right and farther from those on the left. As long
      as more points lie to the right, the sum falls. It stops falling at the middle point.`,
  },
  {
    of: 'AL.MOD.4',
    asks: [
      'Why not take the average of the points?',
      'average point kyu nahi median kyu',
      'mean of points does not give minimum',
      'mean vs median in sum of modulus',
      'mean nikal ke put kiya to galat',
      'points ka average lene se minimum sum of distances kyu nahi',
    ],
    says: text`
      The mean is pulled by a far point, but each point counts only by which side it is on. For 0, 1 and 20 the mean 7
      gives $7 + 6 + 13 = 26$, the middle point 1 gives $1 + 0 + 19 = 20$.`,
  },
  {
    of: 'AL.MOD.4',
    asks: [
      'What if the number of points is even?',
      'even number of mods ho to minimum kaha',
      'two middle points, whole interval minimum',
      'between the two middle points constant',
      '|x - 2| + |x - 8| ka minimum har jagah 6',
      'even points ho to do middle points ke beech minimum same',
    ],
    says: text`
      Then every place between the two middle points gives the same least sum: what you gain on one side you lose on
      the other. For two points it is their distance, anywhere between them.`,
  },
  {
    of: 'AL.MOD.4',
    asks: [
      'What does a coefficient before the bars do?',
      '3|x - 5| me coefficient ka kya kare',
      'weighted sum of modulus middle',
      'point counts many times',
      'coefficient wale points kaise gine',
      'modulus ke aage coefficient ho to point kitni baar gine',
    ],
    says: text`
      $3|x - 5|$ counts the distance from 5 three times. So write each point as often as its coefficient and find the
      middle one of the whole list. If one coefficient is larger than all others together, the sum is least at its
      point.`,
  },
  {
    of: 'AL.MOD.4',
    asks: [
      'How do I solve an equation with a sum of moduli?',
      '|x - 2| + |x - 10| = 27 kaise solve',
      'sum of mod equals constant, outside points',
      'greater than least value gives two solutions',
      'beech me solution kyu nahi',
      '|x - 2| + |x - 10| equal to number, solve kaise',
    ],
    says: text`
      Find the least sum first. If the given number is larger, there is one solution on each side outside the points,
      where all bars open in one way. For points 2 and 10 the least sum is 8 and grows by 2 for each step outside. A
      sum of 27 is 19 more, so go 9.5 beyond: $-7.5$ and 19.5.`,
  },
  {
    of: 'AL.MOD.4',
    asks: [
      'Is there a greatest value of the sum?',
      'sum of mod ka maximum hota hai kya',
      'greatest value in an interval at the ends',
      'sum infinite tak jata hai',
      'max of sum of distances where',
      'sum of moduli ka maximum kaha hota, ends par',
    ],
    says: text`
      Without a bound no: far away all distances grow. On an interval the greatest value is at one of its ends,
      because the graph is a bowl made of straight pieces. Compare both ends.`,
  },
  {
    of: 'AL.MOD.5',
    asks: [
      'Why is x squared the same as modulus x squared?',
      'x^2 = |x|^2 kyu likh sakte',
      'replace x square by mod square',
      'quadratic in mod x kaise bana',
      'let |x| = t why allowed',
      'x^2 ko |x|^2 likhna aur |x| = t rakhna sahi kyu',
    ],
    says: text`
      A square does not depend on the sign: $(-3)^2 = 3^2 = |-3|^2$. So in $x^2 - 7|x| + 10 = 0$ you may put $t = |x|$
      and solve the ordinary quadratic $t^2 - 7t + 10 = 0$.`,
  },
  {
    of: 'AL.MOD.5',
    asks: [
      'Why does each positive t give two solutions?',
      't = 5 to x = 5 aur -5 dono',
      'mod x = t gives plus minus',
      'four roots of quadratic with modulus',
      'kitne real solutions honge',
      'positive t se x ki do values kyu, plus aur minus',
    ],
    says: text`
      $|x| = 5$ is true of 5 and of $-5$. So two positive values of $t$ give four solutions, one positive gives two.
      $t = 0$ gives one, and a negative $t$ none.`,
  },
  {
    of: 'AL.MOD.5',
    asks: [
      'Why is a negative t dropped?',
      't = -7 reject kyu karna',
      'negative value of mod x impossible',
      '|x| = -2 gives no solution',
      't ki dono values valid nahi hoti kya, negative wali drop',
      't = |x| negative nahi ho sakta isliye drop',
    ],
    says: text`
      $t$ is the modulus of $x$, and a modulus is never negative. If the quadratic has the roots 2 and $-7$, only $t =
      2$ counts, and the equation has just the two solutions 2 and $-2$.`,
  },
  {
    of: 'AL.MOD.5',
    asks: [
      'Why is the sum of the solutions zero?',
      'saare roots ka sum 0 kyu',
      'solutions symmetric plus minus',
      'x and -x both are solutions',
      'sum zero hai to product kaise',
      '|x| wale quadratic ke solutions ka sum zero kyu',
    ],
    says: text`
      If $x$ is a solution, $-x$ is one too, because the equation contains only $x^2$ and $|x|$. Each such pair adds
      up to 0. If $x - 3$ stands in the bars and in the square, the pairs lie around 3, and each adds up to 6.`,
  },
  {
    of: 'AL.MOD.5',
    asks: [
      'What if the bars and the square do not match?',
      'x^2 - 6x + |x - 3| me t kya',
      'complete the square to match modulus',
      'square banana padega mod ke hisab se',
      'bracket inside bars different from square',
      'x^2 - 6x + |x - 3| me complete square karke match karna',
    ],
    says: text`
      Complete the square first: $x^2 - 6x = (x - 3)^2 - 9$. Now the square belongs to the expression in the bars, so
      put $t = |x - 3|$. If this is not possible, open the bars and solve two quadratics.`,
  },
  {
    of: 'AL.MOD.5',
    asks: [
      'What is the condition for exactly four or three solutions?',
      'k ke liye exactly 4 solution ki condition',
      'both t positive for four real solutions',
      'three solutions when t = 0 is a root',
      'parameter se number of solutions',
      'parameter k ke liye exactly four real solutions ki condition |x| me',
    ],
    says: text`
      Translate to $t$: four solutions need two different positive $t$, so $D > 0$, a positive sum and a positive
      product. Three need $t = 0$ and one positive $t$. Two need exactly one positive $t$ and no $t = 0$.`,
  },
  {
    of: 'AL.MOD.6',
    asks: [
      'Why is the region a square on its corner?',
      '|x| + |y| <= k square kyu banta hai',
      'shape of mod x plus mod y',
      'diamond figure from modulus',
      'charo quadrant me line kaise',
      '|x| + |y| region corner par khada square kyu dikhta',
    ],
    says: text`
      In the first quadrant no bars are needed: $x + y \le k$, a right triangle with legs $k$. A minus before $x$ or
      $y$ changes nothing, so the triangle is mirrored into all four quadrants. Together they are a square.`,
  },
  {
    of: 'AL.MOD.6',
    asks: [
      'Why is the area 2k squared and not k squared?',
      'area 2k^2 kyu aata hai',
      'side k maan liya to galat kyu',
      'half diagonal or side of the square',
      'diagonal 2k hai to area kaise',
      'area 2k^2 kyu, k half diagonal hai side nahi',
    ],
    says: text`
      $k$ is the leg of one triangle, half of a diagonal, not a side. Each of the four triangles has $\frac{k^2}{2}$,
      so all have $2k^2$. Or take both diagonals: $\frac{2k \times 2k}{2}$.`,
  },
  {
    of: 'AL.MOD.6',
    asks: [
      'What figure do I get if x and y have coefficients?',
      '2|x| + 3|y| = 12 ka area',
      'rhombus with different diagonals',
      'intercepts nikal ke diagonal',
      'coefficient aane se shape kya',
      '2|x| + 3|y| me coefficients se rhombus ke diagonals kaise',
    ],
    says: text`
      You get a rhombus. For $2|x| + 3|y| \le 12$ make one modulus zero: $2|x| = 12$ gives $x = \pm 6$, and $3|y| =
      12$ gives $y = \pm 4$. So the diagonals are 12 and 8, and the area is half of their product, 48.`,
  },
  {
    of: 'AL.MOD.6',
    asks: [
      'What changes when there is x - 3 in place of x?',
      '|x - 3| + |y + 2| shift hota hai kya',
      'centre of the square moves, area same',
      'area changes on shifting or not',
      'centre (3, -2) kaise',
      '|x - 3| me centre shift hua, area same rahega',
    ],
    says: text`
      The same figure is only moved. $|x - 3| + |y + 2| \le k$ has its centre at $(3, -2)$, where both moduli are
      zero, and the same shape and area as $|x| + |y| \le k$. So for an area you may leave the shift out, unless axes
      or other lines cut the figure.`,
  },
  {
    of: 'AL.MOD.6',
    asks: [
      'How do I find the area of a corner that is cut off?',
      'x > 4 wala part kat gaya to area',
      'subtract corner triangle from the diamond',
      'strip between two lines inside square',
      'kaata hua triangle ka area kaise',
      'square ka corner line se kata to area kaise ghataye',
    ],
    says: text`
      A line across a corner parallel to an axis cuts off a small triangle. Its depth is the distance from the line to
      the corner $k$; for $|x| + |y| \le k$ its area is the square of this depth. Subtract each one.`,
  },
  {
    of: 'AL.MOD.6',
    asks: [
      'What region do the moduli of sum and difference bound?',
      '|x+y| + |x-y| <= k ka figure',
      'max of mod x and mod y',
      'square parallel to the axes why',
      'sum of moduli of sum and difference',
      '|x + y| + |x - y| ka region parallel sides wala square kyu',
    ],
    says: text`
      $|x + y| + |x - y|$ is twice the larger one of $|x|$ and $|y|$: for 5 and 3 it is $8 + 2 = 10$. So if it is at
      most $k$, both $|x|$ and $|y|$ are at most $\frac{k}{2}$: a square with sides of length $k$, parallel to the
      axes.`,
  },
];
