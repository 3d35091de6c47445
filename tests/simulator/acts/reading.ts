import { ask } from "../people";
import { must } from "../violation";
import { type Act, isDone } from "./act";

// Alone: the random part of an address may hold the same letters.
const WORD = /(?<![\w-])n\d+n(?![\w-])/g;

/** The words of records in a text. */
export const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** What a person may open; each is of the practice they act in. */
const PAGES = (practiceId: string, today: string) => [
  `/api/folders/user/${practiceId}?limit=100`,
  `/api/tasks/user/${practiceId}?limit=100`,
  `/api/events/user/${practiceId}?limit=100`,
  `/api/contacts/user/${practiceId}?limit=100`,
  `/api/agenda?from=${today}&to=${today}&overdue=true`,
  `/api/alert/useralerts/${practiceId}?limit=100`,
  "/api/search?q=despacho",
  "/api/search?q=preparar",
  "/api/trash?limit=100",
];

/** Opens a page, in which nothing may be that the person may not see. */
export const look: Act = async (scene) => {
  const { told, chance, practice, person, world } = scene;
  const day = new Date(world.now).toISOString().slice(0, 10);
  const path = chance.pick(PAGES(practice.id, day));
  const answer = await ask(world, person, "GET", path);
  const words = new Set(wordsIn(JSON.stringify(answer.body)));
  const hidden = [...told.all.values()].filter(
    (one) => one.kind !== "contact" && words.has(one.word) && !told.maySee(person, one),
  );
  must(
    "nobody sees what they may not",
    hidden.length === 0,
    () => `${person.email} reads ${hidden.map(({ word }) => word).join(", ")} in ${path}`,
  );
  return `look ${path.replace(practice.id, "")} ${isDone(answer) ? words.size : answer.status}`;
};

/** Reads all alerts. */
export const readAlerts: Act = async ({ world, person }) => {
  const { status } = await ask(world, person, "POST", "/api/alert/markAllAsRead", {});
  return `alerts read ${status}`;
};
