import { usePeople } from "~/lib/people/people";
import { usePresence } from "~/lib/realtime/presence";
import { Colleagues } from "./colleagues";

const DOES = ["también la está editando", "también la están editando"] as const;

/** The colleagues who have the same case open to be edited; nothing if nobody has. */
export function AlsoEditing({ what }: { what: string }) {
  const { hasTeam } = usePeople();
  const { editing } = usePresence(hasTeam ? what : undefined, true);
  return <Colleagues ids={editing} does={DOES} dot="bg-warn" className="block empty:hidden" />;
}
