import { useQuery } from "@tanstack/react-query";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import { formatDate } from "~/lib/format";
import { paths } from "~/lib/paths";
import { openNovedades } from "../api/arrivals";
import { ShortLine, ShortList } from "./short-list";

/** The open novedades of the courts; nothing if there are none. */
export function NovedadesCard() {
  const { data = [] } = useQuery(openNovedades());
  if (data.length === 0) return null;
  const all = (
    <Link to={paths.novedades} className="link">
      Resolver
    </Link>
  );
  return (
    <Card title="Novedades de tribunales" actions={all} flush>
      <ShortList>
        {data.map(({ _id, title, folderName, date }) => (
          <ShortLine
            key={_id}
            to={`${paths.novedades}#${_id}`}
            title={title}
            of={folderName}
            when={`Del ${formatDate(date)}`}
          />
        ))}
      </ShortList>
    </Card>
  );
}
