import { useEffect, useRef, useState } from "react";

type Functions = Record<string, (...given: never[]) => unknown>;

/** The same functions at every render, which call the latest ones: what gets them need not be drawn again. */
export function useSame<F extends Functions>(functions: F): F {
  const latest = useRef(functions);
  useEffect(() => {
    latest.current = functions;
  });
  const [same] = useState(() => {
    const names = Object.keys(functions);
    return Object.fromEntries(
      names.map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]),
    );
  });
  return same as F;
}
