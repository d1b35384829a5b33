import { text } from '../../question/index.ts';
import type { CommonDoubt } from '../doubt.ts';

export const areas: readonly CommonDoubt[] = [
  {
    of: 'GM.ARE',
    asks: [
      'When do I need the area, and when the perimeter?',
      'area aur perimeter me kya kaam aata hai',
      'fence needs perimeter, grass needs area',
      'cost per metre or per square metre',
      'boundary ka kharcha aur andar ka kharcha',
      'area chahiye ya perimeter, fencing aur tiles me kaunsa',
    ],
    says: text`
      A perimeter measures the edge, in metres; an area measures what is inside, in square metres. Fences and borders
      go with the perimeter; tiles, grass and paint go with the area. The unit of the price shows which one is meant:
      ₹ per metre or ₹ per square metre.`,
  },
  {
    of: 'GM.ARE',
    asks: [
      'Why must all lengths be in one unit?',
      'cm aur m mix kar diya area me',
      '1 square metre is how many square cm',
      'square unit me convert kaise',
      'unit change for area 100 times or 10000 times',
      'area me cm aur metre ki unit change kaise kare',
    ],
    says: text`
      An area is a product of two lengths, so both need the same unit. And the change counts twice: 1 m is 100 cm, so
      1 square metre is $100 \times 100 = 10000$ square cm, not 100.`,
  },
  {
    of: 'GM.ARE',
    asks: [
      'Which value of pi do I take?',
      'pi 22/7 ya 3.14 kaunsa lena',
      'keep pi till the end or put value',
      'answer me pi rakhe kya',
      'pi kab cancel hota hai',
      'pi ki value 22/7 kab put kare aur kab chhod de',
    ],
    says: text`
      Take the one that the question gives. $\frac{22}{7}$ is easy if a radius is a multiple of 7 or 3.5. If no value
      is given, the options mostly keep $\pi$. Put the value in only at the end, because $\pi$ often cancels.`,
  },
  {
    of: 'GM.ARE',
    asks: [
      'May I trust the look of a shaded figure?',
      'figure se equal parts maan sakte kya',
      'shaded part looks like half of it',
      'picture me semicircle lag raha hai',
      'assume that arc is a quarter circle from drawing',
      'shaded figure dekh ke quarter circle maan lena sahi kya',
    ],
    says: text`
      No. Use what the question says, such as ‘semicircle on a side’, ‘quarter circle at a corner’ or ‘touches’. An
      arc is a quarter circle only if its angle at the centre is 90° for a reason, such as the corner of a square.`,
  },
  {
    of: 'GM.ARE',
    asks: [
      'Why does the area become 4 times when lengths are doubled?',
      'side double to area 4 guna kyu',
      'radius 3 times then area 9 times reason',
      'length aur area ki badhat alag',
      'area ratio is square of length ratio',
      'side double hui to area char guna kyu, square se',
    ],
    says: text`
      Length and breadth both grow. A square with the side doubled can be cut into four of the old ones; with the side
      tripled, into nine. Circles do the same, since the radius is squared in $\pi r^2$: $\pi(2r)^2 = 4\pi r^2$.`,
  },
  {
    of: 'GM.ARE.1',
    asks: [
      'Why do I change the sides by twice the width?',
      'path ki width 2 baar kyu ghatate hain',
      'subtract the width two times from the length, why',
      'path inside all around, both ends',
      'ek taraf 2 m to dono taraf 4 m',
      'garden ke andar path ki width do baar kyu ghatate',
    ],
    says: text`
      The path runs along both ends of each side. A length of 44 m with a path of 2 m inside loses 2 m at the left and
      2 m at the right, so 40 m are left. With the path outside, 2 m are added at each end: 48 m.`,
  },
  {
    of: 'GM.ARE.1',
    asks: [
      'How do I know whether the path is inside or outside?',
      'path andar hai ya bahar kaise pata',
      'around the garden means outside?',
      'which rectangle is bigger, garden or with path',
      'andar path to minus, bahar path to plus width',
      'path garden ke andar hai ya bahar kaise samjhe',
    ],
    says: text`
      Read the word. ‘Inside the garden’ means that the garden is the larger rectangle; ‘around the garden’ or
      ‘outside it’ means that the garden is the smaller rectangle. In both cases the area of the path is the larger
      rectangle less the smaller one.`,
  },
  {
    of: 'GM.ARE.1',
    asks: [
      'Why is the crossing of two roads counted once?',
      'do road cross kare to common part minus',
      'overlap square counted twice',
      'crossing roads area subtract w square',
      'beech ka square ek baar kyu',
      'crossing roads ka common square ek baar ghatana kyu',
    ],
    says: text`
      The square where they cross belongs to both strips. Adding the strips counts it twice, so take it off once. Or
      push both roads to the edges: what remains is one rectangle, whose length and breadth are shorter by the width
      of a road.`,
  },
  {
    of: 'GM.ARE.1',
    asks: [
      'Why do corners need care with a border?',
      'border ke corner do baar gine',
      'four strips overlap at corners',
      'perimeter times width gives path area?',
      'corner squares add or not',
      'border ke corners do baar count ho jate, kaise bache',
    ],
    says: text`
      Perimeter times width gets the four corner squares wrong. For a path inside, four strips along the whole sides
      overlap in the corners, so the result is $4w^2$ too large. For a path outside, the strips leave the corners out,
      so it is $4w^2$ too small. Subtracting rectangles avoids this.`,
  },
  {
    of: 'GM.ARE.1',
    asks: [
      'Does it matter where the road runs?',
      'road beech me ho ya side me area same',
      'straight road parallel to the side position',
      'push the road to the edge allowed?',
      'slanting road ka area bhi same',
      'road kahi bhi ho area same kyu, edge par push',
    ],
    says: text`
      No. A straight road of one width, parallel to a side, has the area length times width wherever it runs, so you
      may push it to the edge. A slanting road is a parallelogram: take the piece that it cuts from one side, times
      the distance to the opposite side.`,
  },
  {
    of: 'GM.ARE.1',
    asks: [
      'How do I find the width from the area of the path?',
      'path ka area diya hai width kaise',
      'quadratic in width, reject one root',
      '(l - 2w)(b - 2w) = rest',
      'width negative ya badi aaye to',
      'path ke area se width nikalna, quadratic ka root reject',
    ],
    says: text`
      Write the inner rectangle with the width $w$. For a path inside it is $(l - 2w)(b - 2w)$, and this equals the
      whole area less the path. The quadratic has two roots; keep the one with $2w$ less than the shorter side. For a
      path outside use $l + 2w$ and $b + 2w$.`,
  },
  {
    of: 'GM.ARE.2',
    asks: [
      'Why do sectors at the corners join to a whole or half circle?',
      'corner ke sectors jodne par half circle kyu',
      'triangle corners sum 180 so half circle',
      'four quarter circles make one circle',
      'alag alag angle ho fir bhi total kaise',
      'corners ke sectors jodne se half ya full circle kyu',
    ],
    says: text`
      With equal radii only the sum of the angles counts. The angles of a triangle make 180°, so its three sectors
      make half a circle; the angles of a quadrilateral make 360°, so a whole circle. The single angles are not
      needed.`,
  },
  {
    of: 'GM.ARE.2',
    asks: [
      'How do I break up a shaded area?',
      'shaded area kaise nikale',
      'whole minus parts approach',
      'which simple shapes make the figure',
      'complex figure ko simple me tode',
      'shaded area ko simple shapes me kaise tode',
    ],
    says: text`
      Look for a whole that you know, such as a square or circle, and see what is missing or added: sectors,
      triangles, semicircles. Write it as a sum with plus and minus before you calculate anything.`,
  },
  {
    of: 'GM.ARE.2',
    asks: [
      'How do I find the overlap of two circles?',
      'do circle ka common area kaise',
      'lens shape two segments',
      'sector minus triangle twice',
      'overlap part of circles area',
      'do circles ka overlap area sector minus triangle',
    ],
    says: text`
      The common chord cuts the overlap into two segments. Each is a sector less the triangle of its two radii. With
      equal circles both segments are equal, so double one. For the area covered by the two circles together, add both
      circles and subtract the overlap once.`,
  },
  {
    of: 'GM.ARE.2',
    asks: [
      'Why does an animal tied at a corner also reach smaller sectors?',
      'rope corner se mudti hai to radius kam kyu',
      'dog chained to outside corner of building',
      'goat rope wraps around corner',
      'bachi hui rope se quarter circle',
      'rope corner par mude to bacha hua radius ka sector',
    ],
    says: text`
      At the next corner the rope bends around the wall, and only the rest of the rope can turn further. So beyond
      this corner there is a smaller sector, whose radius is the rope less the wall. A rope of 10 m at a wall of 6 m
      gives a radius of 4 m there.`,
  },
  {
    of: 'GM.ARE.2',
    asks: [
      'How do I know whether the radius or the diameter is given?',
      'diameter ko radius le liya',
      'breadth of semicircle is diameter',
      '14 m wide semicircular, radius kya',
      'pi d^2 / 4 use karna',
      'diameter diya hai ya radius, width se kya',
    ],
    says: text`
      ‘Width’, ‘thickness’ or ‘across’ means the diameter, so halve it. The length of a rope and ‘within 3.5 m of’ are
      radii. A diameter used as the radius makes the area four times too large.`,
  },
  {
    of: 'GM.ARE.2',
    asks: [
      'What if two sectors overlap or leave the figure?',
      'sector side se bahar nikal raha ho to',
      'radius longer than half the side overlap',
      'ropes se area overlap check',
      'sectors should not meet each other',
      'do sectors overlap kare ya figure se bahar jaye to',
    ],
    says: text`
      Compare the sum of the two radii with the distance between their corners. If the sum is larger, the sectors
      overlap, and you take the common part off once. If a radius is longer than a side, a part of the sector may lie
      outside the figure.`,
  },
  {
    of: 'GM.ARE.3',
    asks: [
      'Why do I square the scale for an area?',
      'map par area scale ka square kyu',
      '1 cm = 5 km to 1 sq cm = 25 sq km',
      'scale factor of area on map',
      'naksha ka area kaise badle',
      'map scale ka square karke area kyu',
    ],
    says: text`
      On the map 1 cm stands for 5 km, so a square of 1 cm by 1 cm stands for 5 km by 5 km, 25 square km. Each square
      cm is worth 25, not 5.`,
  },
  {
    of: 'GM.ARE.3',
    asks: [
      'How do I go back from areas to lengths?',
      'area ratio se side ratio root kyu',
      'price ratio gives area ratio then root',
      'area 9 : 25 to sides 3 : 5',
      'square root lena hai scale ke liye',
      'area ratio se length ratio ke liye root kyu lete',
    ],
    says: text`
      Take the square root: areas in the ratio $9 : 25$ belong to lengths in the ratio $3 : 5$, because lengths are
      squared in an area. If prices per square metre are equal, the total prices are in the ratio of the areas. Use
      the root for borders, heights and perimeters.`,
  },
  {
    of: 'GM.ARE.3',
    asks: [
      'When are two figures similar?',
      'rectangle similar kab hote hain',
      'same shape meaning, all lengths same factor',
      'are all rectangles similar',
      'ek side badhane se similar rahega kya',
      'rectangles similar kab hote hain, same shape',
    ],
    says: text`
      When all lengths are multiplied by the same number and the angles stay. All squares and all circles are similar,
      rectangles only with the same ratio of sides. Adding 2 cm to every side changes the shape, unless it is a
      square.`,
  },
  {
    of: 'GM.ARE.3',
    asks: [
      'What if length and breadth change by different factors?',
      'length 20% badhe breadth 10% ghate area',
      'different scale in two directions',
      'area factor product of both',
      'dono side alag alag badle to',
      'length aur breadth alag factor se badle to area',
    ],
    says: text`
      Then the figures are not similar, and the area is multiplied by both factors: 1.2 and 0.9 make 1.08. Squaring is
      right only if both factors are the same.`,
  },
  {
    of: 'GM.ARE.3',
    asks: [
      'Is the ratio of perimeters squared as well?',
      'perimeter bhi square hoga kya',
      'border length ratio same as sides',
      'perimeter ratio from area ratio',
      'boundary ki lambai scale',
      'perimeter ka ratio sides jaisa hi kyu, square nahi',
    ],
    says: text`
      No. A perimeter is a length, so it grows by the scale itself. If areas are in the ratio $4 : 9$, the perimeters
      are in the ratio $2 : 3$. The same is true of all other lengths, such as diagonals, heights and radii.`,
  },
  {
    of: 'GM.ARE.3',
    asks: [
      'Why do equal margins change the shape?',
      'margin 5 cm charo taraf to similar kyu nahi',
      'printed part similar to poster, margins in ratio',
      'equal border does not keep the shape',
      'frame aur photo similar kab',
      'equal margins se rectangle similar kyu nahi rehta',
    ],
    says: text`
      Equal margins take the same from long and short sides, so the ratio changes. For the inner rectangle to be
      similar, the margins must be in the ratio of the sides: 6 and 4 for sides of 60 and 40.`,
  },
];
