import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedShares } from '../src/planner/quota.ts';

const bounds = { least: 0.53, most: 1.68 };

test('bounded shares add up to 1 and keep their bounds for tilts from 1e-9 to 1e4', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.double({ min: 0.05, max: 1, noNaN: true }), fc.double({ min: -9, max: 4, noNaN: true })),
        {
          minLength: 2,
          maxLength: 8,
        },
      ),
      drawn => {
        const sum = drawn.reduce((all, [base]) => all + base, 0);
        const parts = drawn.map(([base, power], i) => ({
          code: `${i}`,
          base: base / sum,
          tilt: 10 ** power,
        }));
        const shares = boundedShares(parts, bounds);
        expect([...shares.values()].reduce((all, share) => all + share, 0)).toBeCloseTo(1, 6);
        for (const { code, base } of parts) {
          expect(shares.get(code)).toBeGreaterThanOrEqual(bounds.least * base - 1e-9);
          expect(shares.get(code)).toBeLessThanOrEqual(bounds.most * base + 1e-9);
        }
      },
    ),
  );
});
