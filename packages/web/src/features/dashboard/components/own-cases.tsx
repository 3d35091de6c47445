import { useQuery } from "@tanstack/react-query";
import { Link } from "~/components/ui/link";
import { formatNumber } from "~/lib/format";
import { paths } from "~/lib/paths";
import { readFigures } from "../api/figures";

/** How many open cases a person answers for, as a link to them. */
export function OwnCases({ userId }: { userId: string }) {
  const { data } = useQuery(readFigures(userId));
  if (!data) return null;
  const own = data.people.find(({ personId }) => personId === userId)?.folders ?? 0;
  const text = `Causas a tu cargo: ${formatNumber(own)}`;
  return (
    <>
      {" · "}
      {own === 0 ? (
        text
      ) : (
        <Link to={paths.folders.found({ responsable: userId })} className="link">
          {text}
        </Link>
      )}
    </>
  );
}
