import { inDays, resync, rewatch, rowOf, today } from "../known";
import { type Act, askOn, isDone, note, ownCase, some } from "./act";

const add =
  (kind: "movement" | "notification", path: string): Act =>
  async (scene) => {
    const { told, chance, world } = scene;
    const of = ownCase(scene);
    if (!of) return `no case for a ${kind}`;
    const word = told.newWord();
    const dateExpiration = chance.often(0.5) ? inDays(world, chance.below(20)) : null;
    const title = `Despacho ${word} de ${of.word}`;
    const body = { folderId: of.id, title, time: today(world), dateExpiration };
    const answer = await askOn(scene, "write", [of], ["POST", path, body]);
    const made = { kind, word, fields: { title, dateExpiration }, caseId: of.id };
    if (isDone(answer)) note(scene, answer, made, dateExpiration);
    return `${kind} ${word} ${answer.status}`;
  };

export const addMovement = add("movement", "/api/movements");
export const addNotice = add("notification", "/api/folder-notifications");

/** Marks an expiration as done, or as not done. */
export const completeMovement: Act = async (scene) => {
  const one = some(scene, "movement");
  if (!one) return "no movement to complete";
  const path = `/api/movements/${one.id}/complete`;
  const answer = await askOn(scene, "write", [one], ["PATCH", path]);
  if (isDone(answer) || answer.shaken) {
    resync(scene.world, one, scene.told.isHandingOver);
    rewatch(one, scene.world.now, { open: !isCompleted(scene.world, one) });
  }
  return `complete ${one.word} ${answer.status}`;
};

function isCompleted(...[world, one]: Parameters<typeof rowOf>): boolean {
  const value = rowOf(world, one)?.item.completed;
  return value !== undefined && "BOOL" in value && value.BOOL;
}
