import { useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "../session/session";
import { onFrame } from "./frames";
import { say } from "./realtime";
import { lookedAt, type Watch } from "./watches";

type Said = Partial<Record<"type" | "what" | "people" | "editing" | "personId", unknown>>;

const idsIn = (people: unknown): string[] =>
  Array.isArray(people) ? people.filter((one) => typeof one === "string") : [];

let saidLast = 0;

const watches: Watch[] = [];

/** Sends what this page looks at; by `at` the latest counts, in whatever order they arrive. */
function sayWatching(): void {
  saidLast = Math.max(saidLast + 1, Date.now());
  say({ type: "watch", ...lookedAt(watches), at: saidLast });
}

/** Calls back with the frames about presence. */
const onSaid = (listener: (said: Said) => void) =>
  onFrame("message", (payload) => listener(Object(payload) as Said));

/** How long a person is shown as writing after their last frame. */
const WRITING_MS = 5000;
/** The least time between two frames that this person is writing. */
const EACH_MS = 3000;

/**
 * Announces that this page looks at a case (`folder:…`) or a conversation (`chat:…`), and returns
 * who else looks at it, edits it and writes. Frames are sent only when somebody arrives, leaves or
 * writes. With `edits` this page has it open to be edited.
 */
export function usePresence(what: string | undefined, edits = false) {
  const [editing, setEditing] = useState<readonly string[]>([]);
  const [people, setPeople] = useState<readonly string[]>([]);
  const [writing, setWriting] = useState<readonly string[]>([]);
  const saidAt = useRef(0);

  useEffect(() => {
    if (!what) return;
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const stopWriting = (id: string) => setWriting((all) => all.filter((one) => one !== id));
    const own = { what, editing: edits };
    watches.push(own);
    const stops = [
      // The new connection does not know what the last one looked at.
      onFrame("authenticated", sayWatching),
      onSaid((said) => {
        if (said.what !== what) return;
        if (said.type === "presence") {
          setPeople(idsIn(said.people));
          setEditing(idsIn(said.editing));
        }
        if (said.type !== "typing" || typeof said.personId !== "string") return;
        const id = said.personId;
        clearTimeout(timers.get(id));
        timers.set(
          id,
          setTimeout(() => stopWriting(id), WRITING_MS),
        );
        setWriting((all) => (all.includes(id) ? all : [...all, id]));
      }),
      // A message that arrived ends its author's writing.
      onFrame("message", (payload) => stopWriting(String(Object(Object(payload).chat).from))),
    ];
    sayWatching();
    return () => {
      for (const stop of stops) stop();
      for (const timer of timers.values()) clearTimeout(timer);
      setPeople([]);
      setEditing([]);
      setWriting([]);
      watches.splice(watches.indexOf(own), 1);
      sayWatching();
    };
  }, [what, edits]);

  const noteWriting = useCallback(() => {
    if (Date.now() - saidAt.current < EACH_MS) return;
    saidAt.current = Date.now();
    void say({ type: "typing" });
  }, []);

  return { people, editing, writing, noteWriting };
}

/** How often a page that shows it asks who has Foja open. */
const ASK_MS = 20_000;

/** The people of the practice who have Foja open; requested only while a page shows them. */
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
