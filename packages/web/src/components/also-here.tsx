import { usePresence } from "~/lib/realtime/presence";
import { Colleagues } from "./colleagues";

const DOES = ["también está acá", "también están acá"] as const;

/** The colleagues who are looking at the same; nothing if nobody is. */
export function AlsoHere({ what }: { what: string }) {
  const { people } = usePresence(what);
  return <Colleagues ids={people} does={DOES} dot="bg-ok" className="text-ink-soft" />;
}
