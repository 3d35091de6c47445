import { type Kind, type Known, moved, resync } from "../known";
import { type Act, askOn, isDone, type Scene, some } from "./act";

/** The paths of records that are deleted and restored, by kind. */
const PATHS: Record<Kind, string> = {
  folder: "/api/folders",
  task: "/api/tasks",
  movement: "/api/movements",
  notification: "/api/folder-notifications",
  contact: "/api/contacts",
  event: "/api/events",
};

/** Where a record of the practice is: what was acknowledged, or where it is if nobody knows. */
function settle(scene: Scene, one: Known, done: boolean, shaken: boolean, to: Known["shelf"]) {
  if (done) moved(one, to, scene.world.now);
  else if (shaken) resync(scene.world, one, scene.told.isHandingOver);
  for (const inside of scene.told.all.values()) {
    if (inside.caseId === one.id) inside.watch.again += 1;
  }
}

export const remove =
  (kind: Kind): Act =>
  async (scene) => {
    const one = some(scene, kind);
    if (!one) return "nothing to delete";
    const answer = await askOn(scene, "delete", [one], ["DELETE", `${PATHS[kind]}/${one.id}`]);
    settle(scene, one, isDone(answer), answer.shaken, "deleted");
    return `delete ${kind} ${one.word} ${answer.status}`;
  };

export const restore =
  (kind: Kind): Act =>
  async (scene) => {
    const { told, chance, practice } = scene;
    const deleted = told.of(practice.id, kind).filter(({ shelf }) => shelf === "deleted");
    const one = chance.pick(deleted.slice(-10));
    if (!one) return "nothing to restore";
    const path = `${PATHS[kind]}/${one.id}/restore`;
    const answer = await askOn(scene, "write", [one], ["POST", path]);
    // It returns to where it was: one that was archived, to the archive.
    if (isDone(answer)) resync(scene.world, one, scene.told.isHandingOver);
    settle(scene, one, false, answer.shaken, "active");
    return `restore ${kind} ${one.word} ${answer.status}`;
  };

const SHELVED = { folder: "folders", contact: "contacts", task: "tasks" } as const;

export const archive =
  (kind: keyof typeof SHELVED, to: "archived" | "active"): Act =>
  async (scene) => {
    const { told, chance, practice, world } = scene;
    const from = to === "archived" ? "active" : "archived";
    const one = chance.pick(
      told.of(practice.id, kind).filter((each) => told.shelfOf(each) === from),
    );
    if (!one) return `nothing to be ${to}`;
    const action = to === "archived" ? "archive" : "unarchive";
    const path = `/api/subscriptions/${action}-items?userId=${practice.id}`;
    const body = { resourceType: SHELVED[kind], itemIds: [one.id] };
    // Items that are not theirs are answered as failed, one by one.
    const answer = await askOn(scene, "write", [], ["POST", path, body]);
    const before = one.shelf;
    resync(world, one, scene.told.isHandingOver);
    if (one.shelf !== before && !told.maySee(scene.person, one)) {
      throw new Error(`${one.word} was moved by somebody who does not see it`);
    }
    settle(scene, one, false, false, to);
    return `${action} ${kind} ${one.word} ${answer.status}`;
  };
