import type { Random } from "../../practice/random";
import { KINDS, NAMES, SURNAMES } from "../../practice/words";
import { inDays, resync, today } from "../known";
import type { Asked, Practice } from "../people";
import { type Act, askOn, isDone, note, type Scene, some } from "./act";

/** Who sees a case: everybody of the practice, or with the founder some of them. */
function drawAccess(chance: Random, { people }: Practice) {
  if (people.length === 1 || !chance.often(0.3))
    return { access: "practice", memberIds: [] as string[] };
  const some = people.slice(0, -1).filter(() => chance.often(0.5));
  return { access: "reserved", memberIds: some.map(({ id }) => id) };
}

type Folder = { access: string; memberIds: string[]; responsibleId: string };

/** Who sees the case of an answer; null for all. */
function seersIn({ body }: Asked): string[] | null {
  const { access, memberIds } = body.folder as Folder;
  return access === "reserved" ? memberIds : null;
}

/** Whether somebody is the one of their practice who must come to see no reserved case. */
const isStranger = ({ practice: { people }, person }: Scene) =>
  people.length > 1 && person === people.at(-1);

/** Opens a case; who opens one sees it, however it is reserved. */
export const openCase: Act = async (scene) => {
  const { told, chance, practice, world } = scene;
  if (isStranger(scene)) return "opens no case";
  const word = told.newWord();
  const kind = chance.pick(KINDS);
  const folderName = `${chance.pick(SURNAMES)} c/ ${chance.pick(SURNAMES)} ${word}`;
  const who = drawAccess(chance, practice);
  const body = {
    ...{ folderName, materia: kind.object, folderFuero: kind.name, ...who },
    customerName: chance.often(0.8) ? `${chance.pick(NAMES)} ${chance.pick(SURNAMES)}` : null,
    initialDateFolder: chance.often(0.9) ? inDays(world, -chance.below(400)) : null,
  };
  const answer = await askOn(scene, "write", [], ["POST", "/api/folders", body]);
  if (isDone(answer)) {
    const { responsibleId } = answer.body.folder as Folder;
    const made = { kind: "folder", word, fields: { folderName }, responsibleId } as const;
    note(scene, answer, { ...made, seenBy: seersIn(answer) });
  }
  return `open ${word} ${answer.status}`;
};

/** Changes the state of a case, closes it, or renames it. */
export const changeCase: Act = async (scene) => {
  const { chance, world } = scene;
  const one = some(scene, "folder");
  if (!one) return "no case to change";
  const body = chance.pick([
    { status: chance.pick(["nueva", "enProceso", "pendiente"]) },
    { status: "cerrada", finalDateFolder: today(world) },
    { folderName: `${chance.pick(SURNAMES)} s/ ${chance.pick(KINDS).object} ${one.word}` },
  ]);
  const answer = await askOn(scene, "write", [one], ["PUT", `/api/folders/${one.id}`, body]);
  if (isDone(answer)) Object.assign(one.fields, body);
  else if (answer.shaken) resync(world, one, scene.told.isHandingOver);
  return `change ${one.word} ${answer.status}`;
};

/** Reserves a case for some of the practice, or opens it to all. */
export const reserveCase: Act = async (scene) => {
  const { chance, practice, world } = scene;
  const one = some(scene, "folder");
  if (!one || isStranger(scene) || practice.people.length === 1) return "no case to reserve";
  const who = drawAccess(chance, practice);
  const body = who.access === "practice" ? { access: "practice" } : who;
  const answer = await askOn(scene, "write", [one], ["PUT", `/api/folders/${one.id}`, body]);
  if (isDone(answer)) one.seenBy = seersIn(answer);
  else if (answer.shaken) resync(world, one, scene.told.isHandingOver);
  return `reserve ${one.word} ${answer.status}`;
};
