/** The one solution of as many linear equations as unknowns, each row with its constant last; null where it has none or several. */
export function solved(equations: readonly (readonly number[])[]): number[] | null {
  const rows = equations.map(row => [...row]);
  const size = (rows[0]?.length ?? 1) - 1;
  for (let column = 0; column < size; column += 1) {
    const at = rows.findIndex((row, i) => i >= column && Math.abs(row[column] ?? 0) > 1e-9);
    const [pivot] = at < 0 ? [] : rows.splice(at, 1);
    if (!pivot) return null;
    rows.splice(column, 0, pivot);
    for (const row of rows) {
      if (row === pivot) continue;
      const times = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (const [k, value] of pivot.entries()) row[k] = (row[k] ?? 0) - times * value;
    }
  }
  return rows.slice(0, size).map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}
