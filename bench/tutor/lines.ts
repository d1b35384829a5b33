/** A seeded generator of integers from `from` to `to`. */
export function numbers(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return from + (Math.floor((state / 2 ** 32) * (to - from + 1)) % (to - from + 1));
  };
}
type Draw = ReturnType<typeof numbers>;

/** A line with its right result, in five notations: typed, with signs, LaTeX, words, chat Hinglish. */
interface Line {
  right: number;
  written: (result: string) => readonly [string, string, string, string, string];
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const choose = (n: number, r: number) => factorial(n) / factorial(r) / factorial(n - r);
const hindi = (text: string) => text.replace(/\d/g, digit => String.fromCharCode(0x966 + Number(digit)));
const indian = (n: number | string) => Number(n).toLocaleString('en-IN');

/** Shapes of lines that students write, with random numbers. */
const shapes: readonly ((r: Draw) => Line)[] = [
  r => {
    const [a, b] = [r(13, 98), r(11, 77)];
    return {
      right: a + b,
      written: s => [
        `${a}+${b}=${s}`,
        `${a} + ${b} = ${s}`,
        `$${a} + ${b} = ${s}$`,
        `${a} plus ${b} is ${s}`,
        `sir ${a}+${b} = ${s} sahi hai na`,
      ],
    };
  },
  r => {
    const [a, b] = [r(40, 98), r(11, 37)];
    return {
      right: a - b,
      written: s => [
        `${a}-${b}=${s}`,
        `${a} − ${b} = ${s}`,
        `$${a} - ${b} = ${s}$`,
        `${a} minus ${b} equals ${s}`,
        `${a} me se ${b} ghataya, ${a} - ${b} = ${s}`,
      ],
    };
  },
  r => {
    const [a, b] = [r(3, 29), r(4, 35)];
    return {
      right: a * b,
      written: s => [
        `${a}*${b}=${s}`,
        `${a} × ${b} = ${s}`,
        `$${a} \\times ${b} = ${s}$`,
        `${a} into ${b} is ${s}`,
        `${a} x ${b} = ${s} aaya`,
      ],
    };
  },
  r => {
    const [b, q] = [r(3, 24), r(4, 40)];
    return {
      right: q,
      written: s => [
        `${b * q}/${b}=${s}`,
        `${b * q} ÷ ${b} = ${s}`,
        `$\\frac{${b * q}}{${b}} = ${s}$`,
        `${b * q} divided by ${b} gives ${s}`,
        `${b * q} bata ${b} = ${s}`,
      ],
    };
  },
  r => {
    const [p, w] = [5 * r(1, 18), 20 * r(2, 60)];
    return {
      right: (p * w) / 100,
      written: s => [
        `${p}% of ${w} = ${s}`,
        `${p} % × ${w} = ${s}`,
        `$${p}\\% \\times ${w} = ${s}$`,
        `${p} percent of ${w} is ${s}`,
        `${w} ka ${p}% = ${s}`,
      ],
    };
  },
  r => {
    const [p, w] = [10 * r(1, 6), 100 * r(2, 30)];
    return {
      right: w + (w * p) / 100,
      written: s => [
        `${w}+${p}%=${s}`,
        `${w} + ${p}% of ${w} = ${s}`,
        `$${w} \\times (1 + \\frac{${p}}{100}) = ${s}$`,
        `${w} plus ${p} percent of ${w} is ${s}`,
        `${w} + ${p}% = ${s} ho gaya`,
      ],
    };
  },
  r => {
    const [p, w] = [10 * r(1, 6), 100 * r(2, 30)];
    return {
      right: w - (w * p) / 100,
      written: s => [
        `${w}-${p}%=${s}`,
        `${w} × (100 − ${p})/100 = ${s}`,
        `$${w}\\left(1 - \\frac{${p}}{100}\\right) = ${s}$`,
        `${w} less ${p} percent is ${s}`,
        `${w} - ${w} ka ${p}% = ${s}`,
      ],
    };
  },
  r => {
    const [a, b, k] = [r(2, 9), r(3, 11), r(4, 16)];
    return {
      right: b,
      written: s => [
        `${a * k}:${b * k} = ${a}:${s}`,
        `${a * k} : ${b * k} = ${a} : ${s}`,
        `$${a * k} : ${b * k} = ${a} : ${s}$`,
        `ratio ${a * k}:${b * k} is ${a}:${s}`,
        `${a * k}:${b * k} matlab ${a}:${s}`,
      ],
    };
  },
  r => {
    const [a, b, c, k] = [r(2, 5), r(3, 7), r(4, 9), r(3, 8)];
    return {
      right: c,
      written: s => [
        `${a * k}:${b * k}:${c * k}=${a}:${b}:${s}`,
        `${a * k} : ${b * k} : ${c * k} = ${a} : ${b} : ${s}`,
        `$${a * k} : ${b * k} : ${c * k} = ${a} : ${b} : ${s}$`,
        `${a * k}:${b * k}:${c * k} is ${a}:${b}:${s}`,
        `A:B:C = ${a * k}:${b * k}:${c * k} = ${a}:${b}:${s}`,
      ],
    };
  },
  r => {
    const n = r(4, 8);
    return {
      right: factorial(n),
      written: s => [
        `${n}! = ${s}`,
        `${n}!=${s}`,
        `$${n}! = ${s}$`,
        `${n} factorial is ${s}`,
        `${n}! = ${indian(s)} na`,
      ],
    };
  },
  r => {
    const [n, k] = [r(5, 14), r(2, 4)];
    return {
      right: choose(n, k),
      written: s => [
        `${n}C${k} = ${s}`,
        `C(${n},${k}) = ${s}`,
        `$\\binom{${n}}{${k}} = ${s}$`,
        `${n} C ${k} is ${s}`,
        `nCr(${n},${k}) = ${s}`,
      ],
    };
  },
  r => {
    const [n, k] = [r(5, 9), r(2, 3)];
    return {
      right: factorial(n) / factorial(n - k),
      written: s => [
        `${n}P${k} = ${s}`,
        `P(${n}, ${k}) = ${s}`,
        `$^{${n}}P_{${k}} = ${s}$`,
        `${n} P ${k} equals ${s}`,
        `${n}!/${n - k}! = ${s}`,
      ],
    };
  },
  r => {
    const [a, b, k] = [r(2, 9), r(3, 11), r(3, 15)];
    return {
      right: gcd(a * k, b * k),
      written: s => [
        `hcf(${a * k},${b * k})=${s}`,
        `HCF(${a * k}, ${b * k}) = ${s}`,
        `$\\operatorname{hcf}(${a * k}, ${b * k}) = ${s}$`,
        `hcf of ${a * k} and ${b * k} is ${s}`,
        `${a * k} aur ${b * k} ka hcf ${s} hai`,
      ],
    };
  },
  r => {
    const [a, b] = [r(4, 18), r(6, 25)];
    return {
      right: (a * b) / gcd(a, b),
      written: s => [
        `lcm(${a},${b})=${s}`,
        `LCM of ${a}, ${b} = ${s}`,
        `$\\text{LCM}(${a}, ${b}) = ${s}$`,
        `lcm of ${a} and ${b} is ${s}`,
        `${a} aur ${b} ka lcm ${s} hai`,
      ],
    };
  },
  r => {
    const [m, q] = [r(5, 13), r(3, 30)];
    const rest = r(1, m - 1);
    return {
      right: rest,
      written: s => [
        `${m * q + rest} mod ${m} = ${s}`,
        `${m * q + rest} ≡ ${s} (mod ${m})`,
        `$${m * q + rest} \\equiv ${s} \\pmod{${m}}$`,
        `remainder of ${m * q + rest} divided by ${m} is ${s}`,
        `${m * q + rest} = ${m}*${q} + ${s}`,
      ],
    };
  },
  r => {
    const [b, e] = [r(2, 5), r(2, 4)];
    return {
      right: e,
      written: s => [
        `log_${b}(${b ** e}) = ${s}`,
        `log${b}(${b ** e}) = ${s}`,
        `$\\log_{${b}} ${b ** e} = ${s}$`,
        `log ${b ** e} base ${b} is ${s}`,
        `log ${b ** e} to base ${b} = ${s}`,
      ],
    };
  },
  r => {
    const a = r(21, 68);
    return {
      right: 180 - a - 40,
      written: s => [
        `180-${a}-40=${s}`,
        `180° − ${a}° − 40° = ${s}°`,
        `$180^\\circ - ${a}^\\circ - 40^\\circ = ${s}^\\circ$`,
        `180 degrees minus ${a} degrees minus 40 degrees is ${s} degrees`,
        `180° - ${a}° - 40° = ${s}° na`,
      ],
    };
  },
  r => {
    const [v, t] = [r(20, 90), r(2, 9)];
    return {
      right: v * t,
      written: s => [
        `${v}*${t} = ${s} km`,
        `${v} km/h × ${t} h = ${s} km`,
        `$${v} \\times ${t} = ${s}\\text{ km}$`,
        `${v} kmph for ${t} hours: ${v} times ${t} is ${s} km`,
        `${t} ghante me ${v}*${t} = ${s} km`,
      ],
    };
  },
  r => {
    const v = 18 * r(1, 6);
    return {
      right: (v * 5) / 18,
      written: s => [
        `${v} km/h = ${v}*5/18 = ${s} m/s`,
        `${v} × 5/18 = ${s} m/s`,
        `$${v} \\times \\frac{5}{18} = ${s}$`,
        `${v} kmph is ${s} m/s`,
        `${v} km/hr = ${s} m/s hota hai`,
      ],
    };
  },
  r => {
    const h = r(2, 9);
    return {
      right: 60 * h,
      written: s => [
        `${h} hr = ${s} min`,
        `${h} hours = ${h} × 60 = ${s} minutes`,
        `$${h} \\times 60 = ${s}$ min`,
        `${h} hours is ${s} minutes`,
        `${h} ghante = ${s} min`,
      ],
    };
  },
  r => {
    const a = r(3, 40);
    return {
      right: a * a,
      written: s => [
        `${a}^2=${s}`,
        `${a}² = ${s}`,
        `$${a}^2 = ${s}$`,
        `square of ${a} is ${s}`,
        `${a} ka square = ${s}`,
      ],
    };
  },
  r => {
    const a = r(4, 30);
    return {
      right: a,
      written: s => [
        `sqrt(${a * a})=${s}`,
        `√${a * a} = ${s}`,
        `$\\sqrt{${a * a}} = ${s}$`,
        `root of ${a * a} is ${s}`,
        `under root ${a * a} = ${s}`,
      ],
    };
  },
  r => {
    const [w, p] = [1000 * r(12, 90), 10 * r(1, 5)];
    return {
      right: (w * p) / 100,
      written: s => [
        `${indian(w)}*${p}/100 = ${indian(s)}`,
        `₹${indian(w)} × ${p}% = ₹${indian(s)}`,
        `$${indian(w).replaceAll(',', '{,}')} \\times \\frac{${p}}{100} = ${indian(s).replaceAll(',', '{,}')}$`,
        `rs ${indian(w)} at ${p} percent gives rs ${indian(s)}`,
        `Rs. ${indian(w)} ka ${p}% = Rs. ${indian(s)}`,
      ],
    };
  },
  r => {
    const [a, b, c] = [r(3, 9), r(3, 12), r(10, 60)];
    return {
      right: a * b + c,
      written: s => [
        `${a}*${b}+${c}=${s}`,
        `${a} × ${b} + ${c} = ${s}`,
        `$${a} \\times ${b} + ${c} = ${s}$`,
        `${a} into ${b} plus ${c} is ${s}`,
        `${a}*${b}=${a * b}, ${a * b}+${c}=${s}`,
      ],
    };
  },
  r => {
    const [a, b, c] = [r(3, 19), r(3, 12), r(2, 9)];
    return {
      right: (a + b) * c,
      written: s => [
        `(${a}+${b})*${c}=${s}`,
        `(${a} + ${b})${c} = ${s}`,
        `$(${a} + ${b}) \\times ${c} = ${s}$`,
        `${a} plus ${b} in brackets times ${c}: (${a}+${b})${c} = ${s}`,
        `${c}(${a}+${b}) = ${s}`,
      ],
    };
  },
  r => {
    const [a, b] = [r(11, 60), r(11, 60)];
    return {
      right: (a + b) / 2,
      written: s => [
        `(${a}+${b})/2=${s}`,
        `(${a} + ${b}) ÷ 2 = ${s}`,
        `$\\frac{${a} + ${b}}{2} = ${s}$`,
        `average of ${a} and ${b} is ${s}`,
        `avg = (${a}+${b})/2 = ${s}`,
      ],
    };
  },
  r => {
    const [a, b] = [r(2, 9), r(2, 9)];
    return {
      right: a + b,
      written: s => [
        `1/${a} + 1/${b} = ${s}/${a * b}`,
        `1/${a} + 1/${b} = (${s})/${a * b}`,
        `$\\frac{1}{${a}} + \\frac{1}{${b}} = \\frac{${s}}{${a * b}}$`,
        `one by ${a} plus one by ${b} is ${s}/${a * b}`,
        `1/${a}+1/${b} = ${s}/${a * b} hua`,
      ],
    };
  },
  r => {
    const [w, a, b] = [r(2, 9), r(1, 4), r(5, 9)];
    return {
      right: w * b + a,
      written: s => [
        `${w} ${a}/${b} = ${s}/${b}`,
        `${w} + ${a}/${b} = ${s}/${b}`,
        `$${w}\\tfrac{${a}}{${b}} = \\frac{${s}}{${b}}$`,
        `${w} and ${a}/${b} is ${s}/${b}`,
        `${w} ${a}/${b} matlab ${s}/${b}`,
      ],
    };
  },
  r => {
    const [a, x] = [r(2, 9), r(3, 20)];
    return {
      right: x,
      written: s => [
        `${a}x = ${a * x} => x = ${s}`,
        `${a}x = ${a * x} ⇒ x = ${s}`,
        `$${a}x = ${a * x} \\Rightarrow x = ${s}$`,
        `${a}x equals ${a * x} so x is ${s}`,
        `${a}x=${a * x} toh x=${s}`,
      ],
    };
  },
  r => {
    const [a, b, x] = [r(2, 9), r(3, 30), r(3, 20)];
    return {
      right: x,
      written: s => [
        `${a}x + ${b} = ${a * x + b}, x = ${s}`,
        `${a}x + ${b} = ${a * x + b} ∴ x = ${s}`,
        `$${a}x + ${b} = ${a * x + b}$ so $x = ${s}$`,
        `${a}x plus ${b} is ${a * x + b} so x is ${s}`,
        `${a}x+${b}=${a * x + b}\n${a}x=${a * x}\nx=${s}`,
      ],
    };
  },
  r => {
    const [a, b] = [r(2, 12), r(2, 12)];
    return {
      right: a + b,
      written: s => [
        `${a}x + ${b}x = ${s}x`,
        `${a}x + ${b}x = ${s} x`,
        `$${a}x + ${b}x = ${s}x$`,
        `${a}x plus ${b}x is ${s}x`,
        `${a}y+${b}y=${s}y`,
      ],
    };
  },
  r => {
    const a = r(2, 9);
    return {
      right: 2 * a,
      written: s => [
        `(x+${a})^2 = x^2+${s}x+${a * a}`,
        `(x + ${a})² = x² + ${s}x + ${a * a}`,
        `$(x + ${a})^2 = x^2 + ${s}x + ${a * a}$`,
        `(x+${a})**2 is x^2+${s}x+${a * a}`,
        `(a+${a})^2 = a^2+${s}a+${a * a}`,
      ],
    };
  },
  r => {
    const a = r(3, 40);
    return {
      right: a,
      written: s => [
        `${s} <= ${a}`,
        `${s} ≤ ${a}`,
        `$${s} \\le ${a}$`,
        `3*${s} is less than ${3 * a + 1}`,
        `2*${s} <= ${2 * a} hai`,
      ],
    };
  },
  r => {
    const [a, b] = [r(2, 9), r(11, 30)];
    return {
      right: a * b,
      written: s => [
        `${a}.${b}=${s}`.replace('.', '·'),
        `${a}⋅${b} = ${s}`,
        `$${a} \\cdot ${b} = ${s}$`,
        `${a} guna ${b} = ${s}`,
        `${a}(${b}) = ${s}`,
      ],
    };
  },
  r => {
    const [a, b] = [r(11, 88), r(12, 70)];
    return {
      right: a + b,
      written: s => [
        hindi(`${a}+${b}=${s}`),
        hindi(`${a} + ${b} = ${s}`),
        `$${hindi(String(a))} + ${b} = ${s}$`,
        hindi(`${a} और ${b} का जोड़ ${s} है`),
        hindi(`${a} plus ${b} = ${s}`),
      ],
    };
  },
  r => {
    const [p, w] = [10 * r(1, 9), 10 * r(4, 60)];
    return {
      right: (p * w) / 100,
      written: s => [
        hindi(`${w} का ${p}% = ${s}`),
        hindi(`${p}% × ${w} = ${s}`),
        hindi(`${w} × ${p}/100 = ${s}`),
        hindi(`${w} का ${p} प्रतिशत ${s} है`),
        hindi(`${w} ka ${p} pratishat ${s} hai`),
      ],
    };
  },
  r => {
    const q = r(5, 40);
    return {
      right: q,
      written: s => [
        `half of ${2 * q} = ${s}`,
        `½ × ${2 * q} = ${s}`,
        `$\\frac{1}{2} \\times ${2 * q} = ${s}$`,
        `half of ${2 * q} is ${s}`,
        `${2 * q} ka aadha ${s} hai`,
      ],
    };
  },
  r => {
    const q = r(5, 40);
    return {
      right: 2 * q,
      written: s => [
        `twice ${q} = ${s}`,
        `2 × ${q} = ${s}`,
        `$2 \\times ${q} = ${s}$`,
        `double of ${q} is ${s}`,
        `${q} ka dugna ${s} hai`,
      ],
    };
  },
  r => {
    const [a, b] = [r(2, 9), r(3, 9)];
    return {
      right: Math.round((100 * a) / b) / 100,
      written: s => [
        `${a}/${b} = ${s}`,
        `${a} ÷ ${b} ≈ ${s}`,
        `$\\frac{${a}}{${b}} \\approx ${s}$`,
        `${a} by ${b} is approx ${s}`,
        `${a}/${b} = ${s} approx`,
      ],
    };
  },
  r => {
    const [a, b] = [r(12, 45), r(46, 90)];
    return {
      right: b - a + 1,
      written: s => [
        `${b}-${a}+1=${s}`,
        `${b} − ${a} + 1 = ${s} values`,
        `$${b} - ${a} + 1 = ${s}$`,
        `from ${a} to ${b} there are ${s} numbers because ${b} - ${a} + 1 = ${s}`,
        `${a} se ${b} tak ${b}-${a}+1 = ${s} numbers`,
      ],
    };
  },
];

export interface WrittenLine {
  text: string;
  notation: number;
  shape: number;
}

/** `draws` lines of each shape in all notations; with wrong results when `wrong`. */
export function linesOf(draws: number, wrong: boolean, seed: number): WrittenLine[] {
  const r = numbers(seed);
  return shapes.flatMap((shape, at) =>
    Array.from({ length: draws }, () => {
      const { right, written } = shape(r);
      // Far enough from the right result that neither rounding nor another unit explains it.
      const result = wrong ? right + r(1, 3) + (Math.abs(right) > 20 ? 4 : 0) : right;
      return written(String(result)).map((text, notation) => ({ text, notation, shape: at }));
    }).flat(),
  );
}
