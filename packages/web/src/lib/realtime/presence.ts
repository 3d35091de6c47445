import { useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "../session/session";
import { onFrame } from "./frames";
import { say } from "./realtime";

type Said = { type?: unknown; what?: unknown; people?: unknown; personId?: unknown };

const idsIn = (people: unknown): string[] =>
  Array.isArray(people) ? people.filter((one) => typeof one === "string") : [];

let saidLast = 0;

/** Says what this page looks at; what is said later counts, in whatever order it is heard. */
function sayWatching(what: string | null): void {
  saidLast = Math.max(saidLast + 1, Date.now());
  say({ type: "watch", what, at: saidLast });
}

/** Calls back with what the socket says of presence. */
const onSaid = (listener: (said: Said) => void) =>
  onFrame("message", (payload) => listener(Object(payload) as Said));

/** How long somebody is said to be writing after the last that was heard of it. */
const WRITING_MS = 5000;
/** How often it is said that one writes. */
const EACH_MS = 3000;

/**
 * Says that this page looks at something, a case (`folder:…`) or a conversation (`chat:…`), and who
 * else does and writes there. Nothing goes over the wire but when somebody comes, goes or writes.
 */
export function usePresence(what: string | undefined) {
  const [people, setPeople] = useState<readonly string[]>([]);
  const [writing, setWriting] = useState<readonly string[]>([]);
  const saidAt = useRef(0);

  useEffect(() => {
    if (!what) return;
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const stopWriting = (id: string) => setWriting((all) => all.filter((one) => one !== id));
    const watch = () => sayWatching(what);
    const stops = [
      // The wire of before is gone, and with it what it looked at.
      onFrame("authenticated", watch),
      onSaid((said) => {
        if (said.what !== what) return;
        if (said.type === "presence") setPeople(idsIn(said.people));
        if (said.type !== "typing" || typeof said.personId !== "string") return;
        const id = said.personId;
        clearTimeout(timers.get(id));
        timers.set(
          id,
          setTimeout(() => stopWriting(id), WRITING_MS),
        );
        setWriting((all) => (all.includes(id) ? all : [...all, id]));
      }),
      // What was said has been written.
      onFrame("message", (payload) => stopWriting(String(Object(Object(payload).chat).from))),
    ];
    watch();
    return () => {
      for (const stop of stops) stop();
      for (const timer of timers.values()) clearTimeout(timer);
      setPeople([]);
      setWriting([]);
      sayWatching(null);
    };
  }, [what]);

  const noteWriting = useCallback(() => {
    if (Date.now() - saidAt.current < EACH_MS) return;
    saidAt.current = Date.now();
    void say({ type: "typing" });
  }, []);

  return { people, writing, noteWriting };
}

/** How often a page that shows it asks who has Foja open. */
const ASK_MS = 60_000;

/** Who of the practice has Foja open; asked for while a page shows it, and only then. */
export function useOnline(): ReadonlySet<string> {
  const me = useSession().user?._id;
  const [people, setPeople] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ask = () => void say({ type: "online" });
    const stops = [
      onFrame("authenticated", ask),
      onSaid(({ type, people: ids }) => {
        if (type === "online") setPeople(new Set(idsIn(ids).filter((id) => id !== me)));
      }),
    ];
    ask();
    const timer = setInterval(ask, ASK_MS);
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, [me]);
  return people;
}
