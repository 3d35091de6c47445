import { NAMES, SURNAMES } from "../../practice/words";
import { inDays } from "../known";
import { type Act, askOn, isDone, note, ownCase } from "./act";

export const addContact: Act = async (scene) => {
  const { told, chance } = scene;
  const of = ownCase(scene, 0.7);
  const word = told.newWord();
  const body = {
    ...{ name: chance.pick(NAMES), lastName: `${chance.pick(SURNAMES)} ${word}` },
    ...{ role: "cliente", type: "humana", allowDuplicate: true },
    folderIds: of ? [of.id] : [],
  };
  const answer = await askOn(scene, "write", [of], ["POST", "/api/contacts/create", body]);
  const { lastName } = body;
  // A contact is seen by whoever sees one of its cases; it is in no case as the others are.
  if (isDone(answer)) note(scene, answer, { kind: "contact", word, fields: { lastName } });
  return `contact ${word} ${answer.status}`;
};

export const addEvent: Act = async (scene) => {
  const { told, chance, world } = scene;
  const of = ownCase(scene, 0.8);
  const word = told.newWord();
  const title = `Audiencia ${word} de ${of?.word ?? "oficina"}`;
  const day = inDays(world, 3 + chance.below(20));
  const [start, end] = [`${day}T14:00:00.000Z`, `${day}T15:00:00.000Z`];
  const body = { title, type: "audiencia", start, end, folderId: of?.id };
  const answer = await askOn(scene, "write", [of], ["POST", "/api/events", body]);
  const made = { kind: "event", word, fields: { title }, caseId: of?.id ?? null } as const;
  if (isDone(answer)) note(scene, answer, made);
  return `event ${word} ${answer.status}`;
};
