/** The fewest of a list with which `breaks` is found true, as long as there is time. */
export async function smaller<T>(
  all: readonly T[],
  breaks: (some: readonly T[]) => Promise<boolean>,
  within: () => boolean,
): Promise<T[]> {
  let left = [...all];
  for (let parts = 2; left.length > 0 && within(); ) {
    const size = Math.ceil(left.length / parts);
    let isSmaller = false;
    for (let from = 0; from < left.length && within(); from += size) {
      const some = left.filter((_, i) => i < from || i >= from + size);
      if (!(await breaks(some))) continue;
      left = some;
      isSmaller = true;
      break;
    }
    if (isSmaller) parts = Math.max(2, parts - 1);
    else if (size === 1) return left;
    else parts = Math.min(left.length, parts * 2);
  }
  return left;
}
