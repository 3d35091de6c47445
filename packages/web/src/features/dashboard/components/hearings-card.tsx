import { useWhose } from "~/components/responsible-choice";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import { lineLink } from "~/lib/agenda-lines";
import { echoOf } from "~/lib/day-echo";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import { useComing } from "../hooks/use-coming";
import { ShortLine, ShortList } from "./short-list";

const SHOWN = 4;

/** The next hearings of the practice, further ahead than the week, to prepare them. */
export function HearingsCard({ userId }: { userId: string }) {
  const { coming } = useComing(userId);
  const whose = useWhose();
  if (!coming || coming.hearings.length === 0) return null;
  const { hearings } = coming;
  const more = hearings.length - SHOWN;
  const all = (
    <Link to={paths.calendar.found({ responsable: whose ?? undefined })} className="link">
      {more > 0 ? `Y ${counted(more, "más", "más")}` : "Calendario"}
    </Link>
  );
  return (
    <Card title="Próximas audiencias" actions={all} flush>
      <ShortList>
        {hearings.slice(0, SHOWN).map((line) => (
          <ShortLine
            key={line._id}
            to={lineLink(line)}
            title={line.title}
            of={line.folderName}
            when={[echoOf(line.day, {}), line.at && `${line.at} hs`].filter(Boolean).join(" · ")}
          />
        ))}
      </ShortList>
    </Card>
  );
}
