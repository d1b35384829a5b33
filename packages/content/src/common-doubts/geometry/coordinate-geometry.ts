import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const coordinateGeometry: readonly CommonDoubt[] = [
  {
    of: 'GM.COO',
    asks: [
      'Where does the distance formula come from?',
      'distance formula kaise aaya',
      'root of (x2-x1)^2 + (y2-y1)^2 reason',
      'do point ke beech ki doori kyu square root',
      'is the distance formula just pythagoras',
      'distance formula pythagoras se kaise bana',
    ],
    says: text`
      It is Pythagoras. The steps across and up are the legs, the straight way is the hypotenuse. From (1, 2) to (4,
      6): 3 across, 4 up, so 5. The order of the points does not matter, because squares lose the sign.`,
  },
  {
    of: 'GM.COO',
    asks: [
      'May I shift the figure to the origin?',
      'origin shift kar sakte hain kya',
      'can i move a point to (0, 0) for easy calculation',
      'translate figure, does area change',
      'axes apne hisab se choose kar sakte',
      'figure ko origin par shift karna allowed hai kya',
    ],
    says: text`
      Yes. Subtract one number from all $x$ and one from all $y$: distances, areas, slopes and ratios stay, because
      the figure only moves. A corner at the origin makes the work easy. If coordinates are asked, add the numbers
      again at the end.`,
  },
  {
    of: 'GM.COO',
    asks: [
      'Is the picture needed, or are formulas enough?',
      'graph banana zaroori hai kya',
      'rough sketch in coordinate geometry',
      'sketch or formula first',
      'figure bana ke solve karna better',
      'coordinate question me rough graph banana zaroori kya',
    ],
    says: text`
      Formulas can be enough, but a rough sketch takes ten seconds and saves mistakes: it shows the sign of a slope,
      the side of a line and how many solutions there are. Do not read lengths from it; use the formulas for these.`,
  },
  {
    of: 'GM.COO',
    asks: [
      'Why are there two possible points or values?',
      'do answer kyu aate hain plus minus',
      'absolute value gives two values of k',
      'point on either side of the line',
      'distance same, two positions',
      'point ya k ki do values kyu aati hain',
    ],
    says: text`
      A distance or an area does not show the side. A point 5 away from a line may lie on either side, so the equation
      with bars or squares has two solutions. Keep both, unless the question says on which side it lies.`,
  },
  {
    of: 'GM.COO',
    asks: [
      'May I trust the drawing for slopes and right angles?',
      'figure me perpendicular lag raha hai',
      'line looks parallel to axis in the graph',
      'diagram se coordinates padh sakte kya',
      'can i assume right angle from picture',
      'graph dekh ke line perpendicular maan sakte kya',
    ],
    says: text`
      No. Show it by numbers: perpendicular lines have slopes with the product $-1$, parallel lines have equal slopes.
      You may read points off a printed grid only if the question marks them there.`,
  },
  {
    of: 'GM.COO.1',
    asks: [
      'How does the section formula work?',
      'section formula ka reason',
      'm1x2 + m2x1 upon m1 + m2 kyu',
      'divide segment in ratio 1 : 3 kaise',
      'ratio me point nikalna',
      'section formula me point ka share of the way kaise',
    ],
    says: text`
      For $AP : PB = 1 : 3$ the point P has gone $\frac{1}{4}$ of the way from A to B. So add $\frac{1}{4}$ of the
      difference in $x$ to the $x$ of A, and do the same with $y$. From (0, 0) to (8, 4) this is (2, 1). The formula
      says the same in one line.`,
  },
  {
    of: 'GM.COO.1',
    asks: [
      'Why are the terms of the ratio crossed in the formula?',
      'm1 x2 ke sath kyu, x1 ke sath kyu nahi',
      'ratio ulta multiply hota hai section me',
      'which term goes with which point',
      'near point has larger weight why',
      'section formula me ratio ke terms cross kyu multiply',
    ],
    says: text`
      If $AP : PB = 1 : 3$, P is near A, so A must count more: its weight is 3. That is why each end is multiplied by
      the term of the other part. From (0, 0) to (8, 0) P is at 2.`,
  },
  {
    of: 'GM.COO.1',
    asks: [
      'In what ratio does a line or axis divide a segment?',
      'line segment ko kis ratio me kaatti hai',
      'y axis divides the join in ratio',
      'ratio by putting point on line',
      'axis ya line par point, ratio k : 1 maan ke',
      'axis ya line segment ko kis ratio me divide karti',
    ],
    says: text`
      Compare how far the two ends are from the line. Over the line $y = 3$, ends with $y = 8$ and $y = -4$ are 5 and
      7 away, so the ratio is $5 : 7$. Similar triangles are the reason.`,
  },
  {
    of: 'GM.COO.1',
    asks: [
      'Why is the centroid the mean of the corners?',
      'centroid coordinates average kyu',
      'x1+x2+x3 by 3 reason',
      'centroid formula kaise',
      'medians two third se mean kaise',
      'centroid teen corners ka average kyu hota hai',
    ],
    says: text`
      The middle of BC is the mean of B and C. The centroid lies two thirds of the way from A to it, so it has one
      third of A and two thirds of this mean. So each corner counts one third.`,
  },
  {
    of: 'GM.COO.1',
    asks: [
      'How do I find the fourth corner of a parallelogram?',
      'parallelogram ka chautha point kaise',
      'fourth vertex d = a + c - b kyu',
      'three vertices given find the fourth',
      'diagonals same midpoint use',
      'parallelogram ka fourth vertex kaise nikale',
    ],
    says: text`
      Both diagonals have the same middle, so $A + C = B + D$ in each coordinate, and $D = A + C - B$. The letters
      must go around in order. If no order is given, three positions are possible.`,
  },
  {
    of: 'GM.COO.1',
    asks: [
      'How do I find a point equally far from two points?',
      'do point se equal doori wala point axis par',
      'equidistant point on y-axis',
      'set pa^2 = pb^2 why squares',
      'distance barabar karke solve',
      'axis par do points se equal distance wala point',
    ],
    says: text`
      Write the point with one unknown, $(0, y)$ on the $y$-axis. Set the squares of both distances equal: the root is
      not needed, and $y^2$ cancels. A linear equation is left.`,
  },
  {
    of: 'GM.COO.2',
    asks: [
      'What does the slope mean, and when is it negative?',
      'slope ka matlab kya',
      'rise over run reason',
      'negative slope means going down',
      'slope kaise nikale do point se',
      'slope ka meaning, kitna upar kitna aage',
    ],
    says: text`
      The slope tells how far the line rises for each step of 1 to the right. From (1, 2) to (4, 8) it rises 6 over 3
      steps, so the slope is 2. A negative slope means that the line falls. A vertical line has no slope.`,
  },
  {
    of: 'GM.COO.2',
    asks: [
      'Why is the product of perpendicular slopes -1?',
      'm1 m2 = -1 kyu',
      'perpendicular slope negative reciprocal reason',
      'quarter turn exchanges steps',
      'perpendicular line ka slope kaise',
      'perpendicular lines ke slopes ka product -1 kyu',
    ],
    says: text`
      A quarter turn changes a step to the right into a step up, and a step up into a step to the left. So 3 right and
      2 up becomes 3 up and 2 left: the slope $\frac{2}{3}$ becomes $-\frac{3}{2}$. The product is $-1$.`,
  },
  {
    of: 'GM.COO.2',
    asks: [
      'How do I write the equation of a line?',
      'line ki equation kaise banaye',
      'point slope form use',
      'y - y1 = m(x - x1) kyu',
      'two point form confusion',
      'point aur slope se line ki equation kaise likhe',
    ],
    says: text`
      Any point $(x, y)$ of the line has the same slope from a known point: $\frac{y - y_1}{x - x_1} = m$. Multiply
      out. If two points are known, find $m$ first. Test the equation with the other point.`,
  },
  {
    of: 'GM.COO.2',
    asks: [
      'How do I find where a line meets the axes?',
      'intercept kaise nikale',
      'x-intercept put y = 0',
      'line meets the y axis at which point',
      'intercept form x/a + y/b = 1',
      'line axes ko kaha milti, x intercept y intercept kaise',
    ],
    says: text`
      On the $x$-axis $y$ is 0, on the $y$-axis $x$ is 0. So put 0 in and solve: $2x + 3y = 12$ meets them at 6 and 4.
      Do not mix: the $x$-intercept comes from $y = 0$.`,
  },
  {
    of: 'GM.COO.2',
    asks: [
      'What is the perpendicular bisector of two points?',
      'perpendicular bisector ki equation',
      'equally far from two points line',
      'perpendicular bisector through the midpoint of two points',
      'set of points equidistant from a and b',
      'do points ka perpendicular bisector line kya hai',
    ],
    says: text`
      It is the line of all points that are equally far from both. It goes through their mid-point and is
      perpendicular to the segment between them. Or set the squared distances equal: the squares of $x$ and $y$
      cancel, and the equation of the line is left.`,
  },
  {
    of: 'GM.COO.2',
    asks: [
      'When do all lines with a parameter k pass through one point?',
      'k wali line hamesha ek point se guzarti',
      'family of lines fixed point',
      '(1 - 2k)x + ... collect k terms',
      'har k ke liye common point',
      'k wali line ka fixed point kaise nikale',
    ],
    says: text`
      Collect the terms with $k$: the left side is one expression plus $k$ times another. If both are 0 at one point,
      the equation is true there for every $k$. For $(x - 2) + k(y - 3) = 0$ this point is (2, 3), so all these lines
      pass through it.`,
  },
  {
    of: 'GM.COO.3',
    asks: [
      'Where does the area formula with cross products come from?',
      'area of triangle coordinates formula reason',
      'half of x1y2 - x2y1 kyu',
      'determinant area kaise aaya',
      'shoelace formula ka logic',
      'triangle area coordinates wala formula cross products kaise',
    ],
    says: text`
      Put one corner at the origin, the others at $(x_1, y_1)$ and $(x_2, y_2)$. The triangle is half of a
      parallelogram with two sides from the origin to these corners. A rectangle around it less the corner pieces
      leaves the area $x_1y_2 - x_2y_1$, up to the sign. So take half.`,
  },
  {
    of: 'GM.COO.3',
    asks: [
      'Why does the area formula have an absolute value?',
      'area negative aaya to positive kyu',
      'modulus in area formula',
      'sign of area depends on order',
      'k ki do value area se',
      'area formula me absolute value kyu lagate',
    ],
    says: text`
      Going around the other way turns the sign of the cross product, but an area is not negative. So take the size.
      If a coordinate is unknown, both signs are possible: two positions of the point, one on each side.`,
  },
  {
    of: 'GM.COO.3',
    asks: [
      'What does it mean if the area of the triangle is zero?',
      'teen point collinear area zero kyu',
      'points on one line condition',
      'collinear check by area or slope',
      'zero area means straight line',
      'area zero to teen points ek line par kyu',
    ],
    says: text`
      Then the three points lie on one line, and there is no triangle. So it is a test for ‘collinear’, which means on
      one line. Equal slopes from one point to the other two say the same.`,
  },
  {
    of: 'GM.COO.3',
    asks: [
      'How do I find the area of a quadrilateral?',
      'quadrilateral ka area coordinates se',
      'split into two triangles',
      'shoelace for four points order',
      'charo point ka order important',
      'quadrilateral ka area coordinates se do triangles me',
    ],
    says: text`
      Cut it along a diagonal into two triangles and add. Or multiply crosswise around all corners, in order. If the
      order jumps across, the result belongs to another, crossed figure.`,
  },
  {
    of: 'GM.COO.3',
    asks: [
      'Can I use a simple base and height?',
      'base x axis par ho to direct area',
      'height from coordinates without formula',
      'horizontal base shortcut',
      'side parallel to axis area',
      'side axis ke parallel ho to base height se area',
    ],
    says: text`
      Yes, if one side is parallel to an axis: its length is a difference of coordinates, and the height is the
      distance of the third corner from it. That is quicker than the formula, and a check of it.`,
  },
  {
    of: 'GM.COO.3',
    asks: [
      'How do I find a line that halves an area?',
      'line through vertex halving the area',
      'median divides area equal',
      'origin se line jo area aadha kare',
      'half area point on opposite side',
      'vertex se line jo area ko half kare kaise',
    ],
    says: text`
      Through a corner of a triangle it is the median to the opposite side, because both parts have equal bases and
      one height. In a quadrilateral ABCD with a line from A: if triangle ABC is less than half, the line ends on CD
      and takes the missing area from triangle ACD.`,
  },
  {
    of: 'GM.COO.4',
    asks: [
      'Why do we divide by the root of a² + b²?',
      'distance formula me neeche root a^2 + b^2 kyu',
      'point line distance formula reason',
      'root se divide karna bhool gaye',
      'ax + by + c at a point is distance?',
      'point line distance me root a^2 + b^2 se divide kyu',
    ],
    says: text`
      The value of $ax + by + c$ grows by $\sqrt{a^2 + b^2}$ for each step of 1 perpendicular to the line. So the
      value must be divided by it. Doubling the equation doubles the value but not the distance, and the root corrects
      that.`,
  },
  {
    of: 'GM.COO.4',
    asks: [
      'How do I find the distance between parallel lines?',
      'parallel lines ke beech ki doori',
      'difference of constants over root',
      'parallel lines, make coefficients same first why',
      '3x+4y=5 and 6x+8y=20 distance',
      'parallel lines ki distance nikalne me coefficients same kyu',
    ],
    says: text`
      Make the coefficients of $x$ and $y$ equal first. $6x + 8y = 20$ becomes $3x + 4y = 10$, beside $3x + 4y = 5$.
      Then divide the difference of the constants by the root: $\frac{10 - 5}{\sqrt{3^2 + 4^2}} = 1$.`,
  },
  {
    of: 'GM.COO.4',
    asks: [
      'What does the sign of ax + by + c tell me?',
      'sign se point kaunsi side hai',
      'same side of line check',
      'positive negative value of ax+by+c',
      'dono point ek hi taraf',
      'sign se pata point line ki kis side hai',
    ],
    says: text`
      It shows the side of the line: two points whose values have the same sign lie on the same side, because the
      value is 0 only on the line. Bring all terms to one side first. For the distance take the value without its
      sign.`,
  },
  {
    of: 'GM.COO.4',
    asks: [
      'How do I see that a line touches a circle?',
      'line circle ko touch kare condition',
      'distance from centre equals radius',
      'tangent condition coordinate',
      'touch karne par distance = r',
      'line circle ko touch kare, centre ki distance radius',
    ],
    says: text`
      A line touches a circle if its distance from the centre is just the radius. Less means that it cuts the circle
      twice, more that it misses it. The equation with bars gives two lines, one on each side.`,
  },
  {
    of: 'GM.COO.4',
    asks: [
      'How do I find points equally far from two lines?',
      'do line se equal doori wale point',
      'angle bisector of lines equation',
      'plus minus case of bisectors',
      'kaunsa bisector, andar wala ya bahar wala',
      'do lines se equal distance wale points, bisectors',
    ],
    says: text`
      Set both distances equal, each with its own root. Opening the bars gives two cases, plus and minus: the two
      angle bisectors, which are perpendicular to each other. To choose, test the signs at a point in the wanted
      angle.`,
  },
  {
    of: 'GM.COO.4',
    asks: [
      'Can I find the foot of the perpendicular without the formula?',
      'foot of perpendicular kaise nikale',
      'shortest point on line from given point',
      'perpendicular line bana ke solve',
      'foot of the perpendicular formula',
      'foot of the perpendicular line par kaise nikale',
    ],
    says: text`
      Yes. Write the line through the point with the perpendicular slope, and solve both equations: the crossing is
      the foot. For the reflected point go on by the same step once more.`,
  },
  {
    of: 'GM.COO.5',
    asks: [
      'How do I find centre and radius from the equation?',
      'circle ki equation se centre radius',
      'complete the square for circle',
      'x^2 + y^2 + 8x... centre kaise',
      'half the coefficients with opposite sign',
      'circle ki equation se centre aur radius complete square',
    ],
    says: text`
      Complete both squares: $x^2 + 8x = (x + 4)^2 - 16$. Then compare with $(x - p)^2 + (y - q)^2 = r^2$, where the
      centre is $(p, q)$: from $(x + 4)^2$ you get $p = -4$. In short, halve the coefficients of $x$ and $y$ and
      change their signs.`,
  },
  {
    of: 'GM.COO.5',
    asks: [
      'Why does the centre have opposite signs?',
      'centre me sign ulta kyu',
      '(x + 5)^2 means centre at -5',
      'minus in bracket plus in centre',
      'sign of centre of circle',
      'circle ke centre ka sign equation se ulta kyu',
    ],
    says: text`
      The equation says that the distance from the centre is $r$. $(x + 5)^2 = (x - (-5))^2$, so the $x$ of the centre
      is $-5$. It is the number that makes the bracket 0.`,
  },
  {
    of: 'GM.COO.5',
    asks: [
      'How long is the chord that a line cuts off?',
      'line circle ko kaate to chord length',
      'chord from distance and radius',
      '2 root(r^2 - d^2) kyu',
      'chord ki length coordinate circle',
      'line circle ko kaate to chord ki length distance se',
    ],
    says: text`
      Find the distance $d$ of the line from the centre. Radius, distance and half of the chord make a right triangle,
      so half is $\sqrt{r^2 - d^2}$. Double it. You need not find the two points.`,
  },
  {
    of: 'GM.COO.5',
    asks: [
      'How do I tell whether a point is inside the circle?',
      'point circle ke andar ya bahar',
      'put point in circle equation sign',
      'value negative means inside',
      'position of a point wrt circle',
      'point circle ke andar hai ya bahar kaise check',
    ],
    says: text`
      Put it into the equation with all terms on one side. A negative value means that its distance from the centre is
      less than the radius, so inside; 0 means on the circle, positive outside.`,
  },
  {
    of: 'GM.COO.5',
    asks: [
      'How far are the nearest and the farthest point of the circle?',
      'circle par sabse nazdeek point line se',
      'farthest point of circle distance',
      'nearest is d - r and farthest d + r reason',
      'max distance from a point to circle',
      'circle ka nearest aur farthest point d - r, d + r kyu',
    ],
    says: text`
      Go through the centre. From an outside point or line at the distance $d$ from the centre, the nearest point of
      the circle is $d - r$ away and the farthest $d + r$. All other points of the circle lie between these two
      distances.`,
  },
  {
    of: 'GM.COO.5',
    asks: [
      'How do I solve line and circle together?',
      'line ko circle me put karke quadratic',
      'substitute y in circle equation',
      'number of intersection by discriminant',
      'intersection points line circle',
      'line aur circle ke intersection points quadratic se',
    ],
    says: text`
      Write $y$ from the line and put it into the circle. A quadratic in $x$ arises: two roots, two points; one root,
      the line touches; no real root, no point. For lengths the distance from the centre is shorter.`,
  },
  {
    of: 'GM.COO.6',
    asks: [
      'How do I sketch a region given by inequalities?',
      'region kaise draw kare inequalities se',
      'which side of line to shade',
      'test point origin',
      'boundary lines draw karke',
      'inequalities ka region sketch kaise kare, kaunsi side',
    ],
    says: text`
      Draw each boundary as a line through its two intercepts. Test one point, such as the origin, to see which side
      fits. The region is what fits all conditions. Mark the corners where boundaries meet.`,
  },
  {
    of: 'GM.COO.6',
    asks: [
      'What does the sum of the moduli of x and y look like?',
      '|x| + |y| region diamond kyu',
      'square with corners on axes',
      'modulus region area kaise',
      'mod x plus mod y ka graph',
      '|x| + |y| <= k ka shape diamond aur area',
    ],
    says: text`
      In the first quadrant $|x| + |y| \le k$ is $x + y \le k$, a right triangle with legs $k$. The bars make the
      figure the same in all four quadrants, so it is a square standing on its corner, with diagonals $2k$ and area
      $2k^2$.`,
  },
  {
    of: 'GM.COO.6',
    asks: [
      'May I take one quadrant times four?',
      'ek quadrant ka area 4 se multiply kab',
      'symmetry in all quadrants region',
      'x ki jagah -x same to 4 guna',
      'shifted region me symmetry',
      'ek quadrant ka area char guna karna kab sahi',
    ],
    says: text`
      Yes, if changing the sign of $x$ and of $y$ leaves all conditions as they are. If a further condition, such as
      $y \ge -5$, breaks the symmetry, take the whole figure and cut off what is beyond it.`,
  },
  {
    of: 'GM.COO.6',
    asks: [
      'How do I find the area between two modulus graphs?',
      'y = |x - 4| aur ulta v ke beech area',
      'two v shapes enclose a region',
      'two modulus graphs enclose a figure, find area',
      'tilted rectangle between graphs',
      'do modulus graphs ke beech ka area kaise nikale',
    ],
    says: text`
      One graph is a V, the other a V upside down. If the modulus has no factor in front, the arms have slopes 1 and
      $-1$, so the region is a rectangle turned by 45°. Find its four corners: both tips and the two crossings.`,
  },
  {
    of: 'GM.COO.6',
    asks: [
      'What area lies between two parallel lines in the first quadrant?',
      'do parallel line ke beech ka area quadrant me',
      'big triangle minus small triangle',
      '13 <= 4x + 5y <= 23 region',
      'strip ka area axes ke sath',
      'do parallel lines ke beech first quadrant ka area',
    ],
    says: text`
      Each line makes a right triangle with the axes. The region between them is the large triangle less the small
      one. A triangle with intercepts $a$ and $b$ has the area $\frac{ab}{2}$. Subtract the areas; do not multiply the
      differences of the intercepts.`,
  },
  {
    of: 'GM.COO.6',
    asks: [
      'What region do the moduli of the sum and the difference make?',
      'mod of sum plus mod of difference region',
      '|x+y|+|x-y| square with sides parallel',
      'twice the larger of |x| and |y| as modulus of sum and difference',
      'octagon from two squares',
      '|x + y| + |x - y| wala region kaunsa square',
    ],
    says: text`
      $|x + y| + |x - y|$ is twice the larger of $|x|$ and $|y|$: for 5 and 3 it is $8 + 2 = 10$. So if it is at most
      $k$, the region is a square with sides parallel to the axes, from $-\frac{k}{2}$ to $\frac{k}{2}$. A second
      condition may cut off its corners.`,
  },
];
