/** All leaf values by path: `{ 'user.id': … }`. */
export function valuesUnder(value: unknown, path = ''): Record<string, unknown> {
  if (value === null || typeof value !== 'object') return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => valuesUnder(inner, path ? `${path}.${key}` : key)),
  );
}
