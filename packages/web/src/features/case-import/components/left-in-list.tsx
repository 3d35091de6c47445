import { useEffect, useState } from "react";
import { ButtonLink } from "~/components/ui/button";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import { readKept } from "../lib/kept-list";

/** The cases of the kept list that an import did not bring, with the way back to them. */
export function LeftInList({ practice }: { practice: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let left = false;
    void readKept(practice).then((kept) => {
      const waiting = kept?.cases.filter(({ isOut, sameAs }) => !isOut && sameAs === null) ?? [];
      if (!left) setCount(waiting.length);
    });
    return () => {
      left = true;
    };
  }, [practice]);
  if (count === 0) return null;
  return (
    <section
      aria-label="Sin traer"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md border bg-sheet p-5"
    >
      <p>{counted(count, "causa espera", "causas esperan")} en tu lista.</p>
      <ButtonLink to={paths.folders.import()}>Volver a la lista</ButtonLink>
    </section>
  );
}
