import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const solids: readonly CommonDoubt[] = [
  {
    of: 'GM.SOL',
    asks: [
      'When do I use volume and when surface?',
      'volume lagega ya surface area kaise pata',
      'paint ya paani, kaunsa formula',
      'canvas metal water which quantity',
      'surface area and volume confusion',
      'volume use kare ya surface area, paint ya water',
    ],
    says: text`
      What fills is a volume: water, metal, air, weight. What covers is a surface: paint, canvas, paper, polish. Cubic
      units belong to the first, square units to the second. The price per unit shows it too.`,
  },
  {
    of: 'GM.SOL',
    asks: [
      'Do I need the curved surface or the total surface?',
      'curved surface area ya total kaunsa lena',
      'base ko count kare ya nahi',
      'tent without floor, open vessel which surface',
      'lateral surface meaning',
      'curved surface lena hai ya total surface, base count',
    ],
    says: text`
      The curved or lateral surface leaves out the flat top and bottom. A tent has no floor and an open tank has no
      lid, while a solid that is painted needs all its faces. Count the faces that are really covered.`,
  },
  {
    of: 'GM.SOL',
    asks: [
      'Why do volumes go with the cube of the scale?',
      'radius double to volume 8 guna kyu',
      'volume ratio cube of lengths',
      'cube of ratio for similar solids',
      'surface square volume cube reason',
      'lengths double to volume 8 guna kyu, cube of scale',
    ],
    says: text`
      A volume has three directions, and each grows by the scale $k$. So it grows by $k^3$, a surface by $k^2$. A cube
      with edges twice as long holds eight of the small cubes, and has four times the surface.`,
  },
  {
    of: 'GM.SOL',
    asks: [
      'Why do I keep pi until the end?',
      'pi ki value pehle daal de kya',
      'pi cancel ho jata hai dono side',
      'equal volumes me pi cancel',
      'pi kab put kare solids me',
      'pi ki value end tak kyu nahi daalte, cancel',
    ],
    says: text`
      If two round solids have equal volumes, $\pi$ stands on both sides and cancels, so the numbers stay small. Put a
      value in only if the answer needs it, and then take the value that is given.`,
  },
  {
    of: 'GM.SOL',
    asks: [
      'Should I trust the drawing of a solid?',
      'figure me height aur slant kaise pehchane',
      'drawing of the cone not to scale',
      'diagonal looks shorter in figure',
      '3d figure se length judge',
      'solid ki drawing se length judge karna sahi kya',
    ],
    says: text`
      No. In a drawing of a solid lengths along different directions are shortened. Use the words: height is
      perpendicular to the base, slant height goes along the surface, a diagonal joins corners. Then draw the flat
      section you need.`,
  },
  {
    of: 'GM.SOL.1',
    asks: [
      'Where does the formula for the diagonal of a cuboid come from?',
      'diagonal root(l^2+b^2+h^2) kaise',
      'pythagoras do baar kyu lagaya',
      'longest rod in a box formula reason',
      'room me sabse lambi stick',
      'cuboid ke diagonal me teen squares ka sum kaise',
    ],
    says: text`
      The diagonal of the floor squared is $l^2 + b^2$. It is perpendicular to the height, so Pythagoras once more
      adds $h^2$: the inner diagonal is $\sqrt{l^2 + b^2 + h^2}$. For 3, 4, 12 the floor has 5, and the inner diagonal
      is 13.`,
  },
  {
    of: 'GM.SOL.1',
    asks: [
      'Is the longest rod the diagonal of a face?',
      'face diagonal aur body diagonal me fark',
      'floor diagonal le liya galat',
      'longest pencil goes corner to corner inside',
      'a root 2 ya a root 3',
      'longest rod face ke diagonal me ya andar ke diagonal me',
    ],
    says: text`
      No, the diagonal of a face stays in a wall or the floor. The longest rod goes from a corner through the inside
      to the opposite corner. In a cube with edge $a$ the diagonal of a face is $\sqrt{2}a$ and the inner diagonal is
      $\sqrt{3}a$.`,
  },
  {
    of: 'GM.SOL.1',
    asks: [
      'How do edges, surface and diagonal fit together?',
      '(l+b+h)^2 se surface area kaise',
      'sum of edges and diagonal gives surface',
      '4(l+b+h) diya hai diagonal diya hai',
      'total surface from square of sum',
      'edges ka sum aur diagonal se surface kaise mile',
    ],
    says: text`
      $(l + b + h)^2 = l^2 + b^2 + h^2 + 2(lb + bh + hl)$. The edges give $l + b + h$ as a quarter of their sum, the
      diagonal gives the squares, and what remains is the surface.`,
  },
  {
    of: 'GM.SOL.1',
    asks: [
      'Why do I unfold the box for the shortest way?',
      'ant ka shortest path unfold kyu karte',
      'shortest distance on surface of cuboid',
      'faces ko flat karke straight line',
      'kaunse do faces khole',
      'box par ant ka shortest path unfold karke kyu',
    ],
    says: text`
      On a flat sheet the shortest way is a straight line. So unfold the two faces that the way crosses, and use
      Pythagoras. From a corner to the opposite one, add the two shorter edges to get the shortest way: for 3, 4, 5 it
      is $\sqrt{7^2 + 5^2} = \sqrt{74}$.`,
  },
  {
    of: 'GM.SOL.1',
    asks: [
      'Why is each face counted twice in the surface?',
      'surface 2(lb + bh + hl) me 2 kyu',
      'opposite faces equal so twice',
      'four walls ka area',
      'open box me ek face kam',
      'cuboid surface me har face do baar kyu',
    ],
    says: text`
      A box has three pairs of equal faces: top and bottom, front and back, left and right. So add the three different
      ones and double. An open box has its bottom once only; four walls are $2h(l + b)$.`,
  },
  {
    of: 'GM.SOL.1',
    asks: [
      'How do I use the products of edges?',
      'teen faces ke area diye to volume',
      'volume is root of product of face areas',
      'lb, bh, hl multiply karke',
      'v^2 = product of three areas',
      'teen faces ke areas ka product volume ka square kyu',
    ],
    says: text`
      Multiply the three face areas: $lb \times bh \times hl = (lbh)^2$, the square of the volume. So the volume is
      the root of the product. Faces of 6, 8 and 12 give $\sqrt{576} = 24$.`,
  },
  {
    of: 'GM.SOL.2',
    asks: [
      'Where do I use the height, and where the slant height?',
      'cone me h aur l kab use',
      'slant height surface me, height volume me',
      'why l in curved surface of cone',
      'tirchi height kaise nikale',
      'cone me height kaha aur slant height kaha use hoti',
    ],
    says: text`
      The surface runs along the slope, so it needs the slant height: $\pi r l$. The volume needs the height straight
      up: $\frac{1}{3}\pi r^2 h$. Radius, height and slant make a right triangle, $l^2 = r^2 + h^2$.`,
  },
  {
    of: 'GM.SOL.2',
    asks: [
      'Why is the curved surface of a cone pi r l?',
      'cone ka surface pi r l kaise aaya',
      'cone ko kholne par sector kyu',
      'curved surface of cone from a sector, reason',
      'sector area se cone ka formula',
      'cone ka curved surface pi r l kaise bana sector se',
    ],
    says: text`
      Cut the cone along its slope and lay it flat: a sector with radius $l$ and the arc $2\pi r$. A sector has half
      of radius times arc, so $\frac{1}{2} \times l \times 2\pi r = \pi r l$.`,
  },
  {
    of: 'GM.SOL.2',
    asks: [
      'What do the radius and the arc of a sector become in the cone?',
      'sector ko cone banane par radius kya',
      'radius of sheet becomes slant height',
      'arc length becomes base circumference',
      'sector angle se cone ka base',
      'sector roll karke cone banaya, radius aur arc kya bante',
    ],
    says: text`
      The radius of the sheet becomes the slant height, and the arc becomes the rim of the base. A half circle of
      radius 10 has an arc of $10\pi$, so the base has the radius 5, and the slant height is 10.`,
  },
  {
    of: 'GM.SOL.2',
    asks: [
      'Why does a cone have a third, and a sphere four thirds?',
      'cone volume 1/3 kyu hota hai',
      'one third of cylinder reason',
      'sphere 4/3 pi r^3 yaad kaise',
      'cone cylinder sphere volume relation',
      'cone ka volume cylinder ka third kyu, sphere 4/3 kyu',
    ],
    says: text`
      Three cones of water fill the cylinder with the same base and height. A hemisphere holds as much as two cones
      with its radius as height. So cone, hemisphere and cylinder, all of height $r$, are as $1 : 2 : 3$.`,
  },
  {
    of: 'GM.SOL.2',
    asks: [
      'Which surfaces count when two solids are joined?',
      'joint par circle count nahi karna kyu',
      'cone on hemisphere total surface',
      'hidden circle not seen outside',
      'jude hue solids ka surface',
      'cone aur hemisphere jude to kaunse surfaces count',
    ],
    says: text`
      Only what can be seen or touched. Where a cone stands on a hemisphere with the same circle, that circle is
      hidden: add the curved parts only. If the circles differ in size, a ring remains visible. Volumes are simply
      added.`,
  },
  {
    of: 'GM.SOL.2',
    asks: [
      'What if the radius and the height change?',
      'radius double height half volume kya',
      'radius ka effect square kyu',
      'volume change cylinder r and h',
      'equal volume r^2 h same',
      'radius double height half ho to volume kitna',
    ],
    says: text`
      In $\pi r^2 h$ the radius counts twice, the height once. Doubling the radius and halving the height makes $4
      \times \frac{1}{2} = 2$ times the volume. So the radius is not exchanged for the height one to one.`,
  },
  {
    of: 'GM.SOL.3',
    asks: [
      'What stays the same when a solid is melted?',
      'melt karne par kya same rehta',
      'volume same, surface area same kyu nahi',
      'recast me volumes equate kyu, surfaces kyu nahi',
      'pighla ke banane par constant',
      'melt karke recast me volume same, surface kyu nahi',
    ],
    says: text`
      The amount of metal, so the volume. The shape changes, and with it the surface: many small balls have more
      surface than one large ball. So write volume before equals volume after, unless some metal is lost.`,
  },
  {
    of: 'GM.SOL.3',
    asks: [
      'How many small balls come from one large ball?',
      'kitne small balls banenge',
      'number of spheres ratio of cubes',
      'volume divide karke number',
      'radius ka ratio seedha nahi',
      'large ball se kitne small balls, ratio ka cube',
    ],
    says: text`
      Divide the volumes. If both are balls, the number is the cube of the ratio of radii: from radius 6 to radius 2
      it is $3^3 = 27$, not 3. With different shapes write both formulas.`,
  },
  {
    of: 'GM.SOL.3',
    asks: [
      'How does the total surface change when a solid becomes many small ones?',
      'chhote balls ka total surface n guna',
      'surface increases by ratio of radii',
      '27 balls surface 3 times why',
      'polish ka kharcha recast ke baad',
      'chhote pieces ka total surface kitne guna badhta',
    ],
    says: text`
      If the edge or radius becomes $\frac{1}{n}$, there are $n^3$ pieces, each with $\frac{1}{n^2}$ of the surface.
      Together $n^3 \div n^2 = n$ times the old surface. 27 balls have three times the surface.`,
  },
  {
    of: 'GM.SOL.3',
    asks: [
      'How do I find the length of a wire made from a solid?',
      'wire kitni lambi banegi',
      'wire is a long cylinder volume',
      'thickness of wire is diameter',
      'mm cm m unit mix wire',
      'wire ki length nikalna volume se, thickness diameter',
    ],
    says: text`
      A wire is a thin cylinder: $\pi r^2$ times the length is the volume. Thickness means the diameter, so halve it,
      and bring mm, cm and m to one unit first. Then divide.`,
  },
  {
    of: 'GM.SOL.3',
    asks: [
      'How do I treat a loss of metal or a hollow part?',
      '10% metal waste to volume kitna',
      'hollow sphere ka metal volume',
      'outer minus inner volume',
      'loss ke baad bacha hua',
      'metal loss ya hollow hone par volume kaise',
    ],
    says: text`
      A loss of 25% leaves $\frac{3}{4}$ of the volume. Of a hollow solid only the shell is metal: outer volume less
      inner volume. For a hollow ball take the difference of the cubes, as $5^3 - 4^3 = 61$, not the cube of the
      difference, which is 1.`,
  },
  {
    of: 'GM.SOL.3',
    asks: [
      'Do I have to calculate the volumes fully?',
      'pura volume nikalna zaroori hai kya',
      'cancel pi and common factors',
      '4/3 pi r^3 = pi R^2 h simplify',
      'ratio se jaldi kaise',
      'poora volume calculate na karke cancel karna',
    ],
    says: text`
      No. Write the equation first and cancel $\pi$ and common factors. If a ball becomes a cylinder, $\frac{4}{3}r^3
      = R^2h$ is left: a ball of radius 3 gives $R^2h = 36$. Putting in $\frac{22}{7}$ first only makes more work.`,
  },
  {
    of: 'GM.SOL.4',
    asks: [
      'Which lengths are equal when one solid just fits into another?',
      'ek solid dusre me fit, kaunsi length equal',
      'sphere inside cube diameter equals edge',
      'cube in sphere diagonal equals diameter',
      'just fits ka matlab, kaunsi lengths equal hongi',
      'ek solid dusre me just fit, kaunsi lengths equal',
    ],
    says: text`
      Just fits means that they touch. A ball in a cube touches the faces, so its diameter is the edge. A cube in a
      ball touches with its corners, so its inner diagonal is the diameter. Draw the section and look.`,
  },
  {
    of: 'GM.SOL.4',
    asks: [
      'Which diagonal of a cube in a ball is the diameter?',
      'cube in sphere, a root 2 ya a root 3',
      'body diagonal is diameter of ball why',
      'opposite corners of cube in globe',
      'face ka diagonal kyu nahi',
      'ball ke andar cube: face diagonal nahi, inner diagonal diameter',
    ],
    says: text`
      Two corners that are farthest apart lie on the ball at the ends of a diameter, and these are joined by the inner
      diagonal, $\sqrt{3}a$. The diagonal of a face does not go through the centre.`,
  },
  {
    of: 'GM.SOL.4',
    asks: [
      'Why are there similar triangles in a cone?',
      'cone ke andar cylinder similar triangles',
      'r/R = (H-h)/H kaise',
      'section through axis of a cone',
      'upar wala chhota cone similar',
      'cone ke andar cylinder me similar triangles kyu',
    ],
    says: text`
      Cut the cone through its axis: the section is a triangle. Above the cylinder there is a small cone with the same
      angles, so radius by height is the same in both cones. The height of the small cone is the whole height less the
      height of the cylinder.`,
  },
  {
    of: 'GM.SOL.4',
    asks: [
      'Which part of the height of the cone do I take?',
      'height poori ya bachi hui',
      'h of cylinder or of the small cone on top',
      'remaining height above the cylinder',
      'cone me height ka part galat liya',
      'cone me poori height lena ya upar ki remaining height',
    ],
    says: text`
      The radius at a place is proportional to the distance from the tip. So take the height of the small cone above,
      $H - h$, for the upper radius. Halfway up a cone the radius is half.`,
  },
  {
    of: 'GM.SOL.4',
    asks: [
      'How do I find the radius of a ball in a cone?',
      'cone me ball, radius kaise nikale',
      'circle inscribed in triangle section',
      'ball touches slant side perpendicular',
      'incircle of the axial triangle',
      'cone ke andar ball ka radius kaise nikale',
    ],
    says: text`
      The section shows a circle in a triangle that touches all three sides. So the area of the triangle is $r$ times
      half of its perimeter. For a cone with base radius 6 and height 8 the sides are 12, 10, 10 and the area is 48,
      so $r = 48 \div 16 = 3$.`,
  },
  {
    of: 'GM.SOL.4',
    asks: [
      'How do I find the largest solid that fits into another?',
      'largest cone in hemisphere cube etc',
      'biggest sphere inside cylinder',
      'maximum size means touching which faces',
      'sabse bada cube kaise fit',
      'sabse bada solid jo andar fit ho kaise decide',
    ],
    says: text`
      It touches the outer one wherever its own shape allows. For the largest ball in a box the shortest edge decides,
      because the ball must fit between the nearest faces. For a cube in a ball all eight corners touch.`,
  },
];
