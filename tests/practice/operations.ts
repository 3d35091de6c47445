import { Scheduling } from "@foja/core/agenda/scheduling";
import { scheduleDeadline } from "@foja/core/agenda/scheduling/scheduling.schema";
import { Novedades } from "@foja/core/courts/novedades";
import { addDays } from "@foja/core/kernel/day.rules";
import { commit } from "@foja/core/kernel/dynamo";
import { AppError } from "@foja/core/kernel/error";
import { Shelves } from "@foja/core/operations/shelves";
import { Contacts } from "@foja/core/practice/contacts";
import { createContact } from "@foja/core/practice/contacts/contact.schema";
import { Events } from "@foja/core/practice/events";
import { createEvent } from "@foja/core/practice/events/event.schema";
import { Folders } from "@foja/core/practice/folders";
import { createFolder } from "@foja/core/practice/folders/folder.schema";
import { Movements } from "@foja/core/practice/movements";
import { createMovement } from "@foja/core/practice/movements/movement.schema";
import { Notifications } from "@foja/core/practice/notifications";
import { createNotification } from "@foja/core/practice/notifications/notification.schema";
import { Tasks } from "@foja/core/practice/tasks";
import { createTask } from "@foja/core/practice/tasks/task.schema";
import type { Random } from "./random";

type Kind = "folder" | "contact" | "task" | "event" | "movement" | "notification" | "novedad";

/** The identifiers of everything ever created, also deleted, so that those are requested again. */
export type Known = Record<Kind, string[]>;

type Work = (known: Known, chance: Random) => Promise<unknown>;

/** A day around the one on which the test runs. */
const dayNear = (chance: Random, today: string) => addDays(today, chance.below(60) - 30);

/** A person's random operations of a day. Each works on an existing or a deleted record. */
export function operationsOn(today: string): Work[] {
  const near = (chance: Random) => dayNear(chance, today);
  // Before there is a record of the kind, an unknown identifier.
  const anyOf = (kind: Kind) => (known: Known, chance: Random) =>
    chance.pick(known[kind]) ?? "none";
  const [folder, contact] = [anyOf("folder"), anyOf("contact")];
  const task = anyOf("task");
  const event = anyOf("event");
  const movement = anyOf("movement");
  const notice = anyOf("notification");
  const novedad = anyOf("novedad");
  const maybe = (known: Known, chance: Random) =>
    chance.often(0.7) ? folder(known, chance) : null;
  const keep = async (list: string[], made: Promise<{ _id: string }>) =>
    list.push((await made)._id);

  return [
    (known, chance) =>
      keep(
        known.folder,
        Folders.create(createFolder.parse({ folderName: `Causa ${chance.below(1e6)}` })),
      ),
    (known, chance) =>
      Folders.update(folder(known, chance), {
        status: chance.pick(["nueva", "enProceso", "pendiente"]),
      }),
    (known, chance) => Folders.archive(folder(known, chance)),
    (known, chance) => Folders.unarchive(folder(known, chance)),
    (known, chance) => Shelves.removeCase(folder(known, chance)),
    (known, chance) => Shelves.restoreCase(folder(known, chance)),
    (known, chance) =>
      keep(
        known.contact,
        Contacts.create(
          createContact.parse({
            name: `Ana ${chance.below(1e6)}`,
            role: "cliente",
            type: "humana",
            folderIds: chance.often(0.5) ? [folder(known, chance)] : [],
            allowDuplicate: true,
          }),
        ),
      ),
    (known, chance) => Contacts.archive(contact(known, chance)),
    (known, chance) => Contacts.unarchive(contact(known, chance)),
    (known, chance) => Contacts.remove(contact(known, chance)),
    (known, chance) => Contacts.restore(contact(known, chance)),
    (known, chance) => Contacts.link(contact(known, chance), [folder(known, chance)]),
    (known, chance) => Contacts.unlink(contact(known, chance), folder(known, chance)),
    (known, chance) =>
      keep(
        known.task,
        Tasks.create(
          createTask.parse({
            name: `Tarea ${chance.below(1e6)}`,
            dueDate: chance.often(0.8) ? near(chance) : null,
            folderId: maybe(known, chance),
          }),
        ),
      ),
    (known, chance) => Tasks.toggle(task(known, chance)),
    (known, chance) => Tasks.update(task(known, chance), { dueDate: near(chance) }),
    (known, chance) => Tasks.update(task(known, chance), { folderId: maybe(known, chance) }),
    (known, chance) => Tasks.archive(task(known, chance)),
    (known, chance) => Tasks.unarchive(task(known, chance)),
    (known, chance) => Tasks.remove(task(known, chance)),
    (known, chance) => Tasks.restore(task(known, chance)),
    (known, chance) =>
      keep(
        known.event,
        Events.create(
          createEvent.parse({
            title: `Audiencia ${chance.below(1e6)}`,
            type: "audiencia",
            start: `${near(chance)}T13:00:00.000Z`,
            end: `${near(chance)}T14:00:00.000Z`,
            folderId: maybe(known, chance),
          }),
        ),
      ),
    (known, chance) => Events.update(event(known, chance), { folderId: maybe(known, chance) }),
    (known, chance) => Events.remove(event(known, chance)),
    (known, chance) => Events.restore(event(known, chance)),
    (known, chance) =>
      keep(
        known.movement,
        Movements.create(
          createMovement.parse({
            folderId: folder(known, chance),
            title: `Despacho ${chance.below(1e6)}`,
            time: near(chance),
            dateExpiration: chance.often(0.5) ? near(chance) : null,
            link: chance.often(0.3) ? "https://www.pjn.gov.ar/doc/1" : null,
          }),
        ),
      ),
    (known, chance) => Movements.toggle(movement(known, chance)),
    (known, chance) =>
      Movements.update(movement(known, chance), {
        dateExpiration: chance.often(0.5) ? near(chance) : null,
        link: chance.often(0.5) ? "https://www.pjn.gov.ar/doc/2" : null,
      }),
    (known, chance) =>
      Movements.update(movement(known, chance), { folderId: folder(known, chance) }),
    (known, chance) => Movements.remove(movement(known, chance)),
    (known, chance) => Movements.restore(movement(known, chance)),
    (known, chance) =>
      keep(
        known.notification,
        Notifications.create(
          createNotification.parse({
            folderId: folder(known, chance),
            title: `Cédula ${chance.below(1e6)}`,
            time: near(chance),
            dateExpiration: chance.often(0.5) ? near(chance) : null,
          }),
        ),
      ),
    (known, chance) =>
      Notifications.update(notice(known, chance), { completed: chance.often(0.5) }),
    (known, chance) =>
      Notifications.update(notice(known, chance), { folderId: folder(known, chance) }),
    (known, chance) => Notifications.remove(notice(known, chance)),
    (known, chance) => Notifications.restore(notice(known, chance)),
    (known, chance) =>
      keep(known.novedad, arrive(folder(known, chance), near(chance), chance.below(1e6))),
    (known, chance) => Novedades.mark(novedad(known, chance), { state: chance.pick(MARKS) }),
    (known, chance) => keep(known.task, schedule(folder(known, chance), near(chance))),
  ];
}

function schedule(folderId: string, from: string): Promise<{ _id: string }> {
  const variables = { jurisdiccion: "PJN", notificacion: from, cantidad: 5, unidad: "habiles" };
  const given = { variables, title: "Contestar el traslado", folderId };
  return Scheduling.schedule(scheduleDeadline.parse(given));
}

const MARKS = ["new", "seen", "noAction"] as const;

/** A court's publication in a case. */
async function arrive(folderId: string, date: string, n: number): Promise<{ _id: string }> {
  const place = { folderId, causaId: "cau_1", movementId: `mov_${n}`, source: "pjn" as const };
  const said = { number: "CIV 1/2024", date, title: `Vista ${n}`, text: "", link: null };
  const { writes } = Novedades.plan({ ...place, ...said });
  await commit(...writes);
  const stored: object = writes[0]?.request.Put?.Item ?? {};
  return { _id: String(Reflect.get(stored, "_id")) };
}

/** Does one operation; false if the practice refused it, as for deleted or archived records. */
export async function attempted(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind !== "unavailable") return false;
    throw error;
  }
}
