import { inDays, resync, rewatch, today } from "../known";
import { type Act, askOn, isDone, note, ownCase, some } from "./act";

export const addTask: Act = async (scene) => {
  const { told, chance, world } = scene;
  const of = ownCase(scene, 0.8);
  const word = told.newWord();
  const dueDate = chance.often(0.8) ? inDays(world, chance.below(25)) : null;
  const body = { name: `Preparar ${word} de ${of?.word ?? "oficina"}`, dueDate, folderId: of?.id };
  const answer = await askOn(scene, "write", [of], ["POST", "/api/tasks", body]);
  const fields = { name: body.name, dueDate, status: "pendiente" };
  const made = { kind: "task", word, fields, caseId: of?.id ?? null } as const;
  if (isDone(answer)) note(scene, answer, made, dueDate);
  return `task ${word} ${answer.status}`;
};

/** Counts a deadline by the law and puts it in the agenda. */
export const addDeadline: Act = async (scene) => {
  const { told, chance, world } = scene;
  const of = ownCase(scene);
  if (!of) return "no case for a deadline";
  const word = told.newWord();
  const title = `Contestar ${word} de ${of.word}`;
  const cantidad = 3 + chance.below(12);
  const variables = { jurisdiccion: "PJN", notificacion: today(world), cantidad };
  const body = { variables, title, folderId: of.id };
  const answer = await askOn(scene, "write", [of], ["POST", "/api/deadlines/schedule", body]);
  if (isDone(answer)) {
    const { task } = answer.body as { task: { name: string; dueDate: string } };
    const fields = { name: task.name, dueDate: task.dueDate, status: "pendiente" };
    note(scene, answer, { kind: "task", word, fields, caseId: of.id }, task.dueDate);
  }
  return `deadline ${word} ${answer.status}`;
};

/** Checks a task, or unchecks it. */
export const toggleTask: Act = async (scene) => {
  const one = some(scene, "task");
  if (!one) return "no task to check";
  const answer = await askOn(scene, "write", [one], ["PUT", `/api/tasks/${one.id}/toggle`]);
  // Twice is not once: what may have been done before is read.
  if (isDone(answer) || answer.shaken) {
    resync(scene.world, one, scene.told.isHandingOver);
    rewatch(one, scene.world.now, { open: one.fields.status !== "completada" });
  }
  return `toggle ${one.word} ${answer.status}`;
};

export const moveTask: Act = async (scene) => {
  const { chance, world } = scene;
  const one = some(scene, "task");
  if (!one) return "no task to move";
  const body = { dueDate: chance.often(0.85) ? inDays(world, chance.below(20)) : null };
  const answer = await askOn(scene, "write", [one], ["PUT", `/api/tasks/${one.id}`, body]);
  if (isDone(answer)) Object.assign(one.fields, body);
  else if (answer.shaken) resync(world, one, scene.told.isHandingOver);
  rewatch(one, world.now, { due: one.fields.dueDate as string | null });
  return `move ${one.word} ${answer.status}`;
};
