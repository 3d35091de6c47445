/** Makes something at its first use, and keeps it: a formatter takes longer to make than a module to load. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
