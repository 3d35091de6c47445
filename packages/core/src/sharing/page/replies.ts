import { Throttle } from "../../accounts/throttle";
import { forPractice } from "../../kernel/actor";
import { AppError, invalid } from "../../kernel/error";
import { Contacts } from "../../practice/contacts";
import { Folders } from "../../practice/folders";
import { Tasks } from "../../practice/tasks";
import { createTask } from "../../practice/tasks/task.schema";
import { Links } from "../links";
import { casesOf } from "./page";

/** How many messages a client may write: ten at once, and one each ten minutes. */
const PACE = { size: 10, refillMs: 10 * 60_000 };

/**
 * Takes a message of a client into their case: a task for who answers for it, so that it is seen and
 * answered, and never lost in a list. Throws `folder.not_found` for a case that their link does not show.
 */
export async function reply(
  token: string,
  proof: string | undefined,
  given: { text: string; folderId?: string | undefined },
) {
  const link = await Links.admitted(token, proof);
  const ids = await casesOf(link);
  const [only] = ids.size === 1 ? ids : [];
  const folderId = given.folderId ?? only;
  if (!folderId) throw invalid("folderId", "Caso: elegí sobre cuál escribís.");
  if (!ids.has(folderId)) throw new AppError("folder.not_found", "Ese caso no está.");
  await Throttle.takeFromCaller(`client-${link._id}`, PACE);
  await forPractice(link.userId, async () => {
    const [client, { responsibleId }] = await Promise.all([
      Contacts.get(link.contactId),
      Folders.get(folderId),
    ]);
    const task = createTask.parse({
      name: `Responder a ${Contacts.fullName(client)}`.slice(0, 200),
      description: `Mensaje del cliente, escrito en su página:\n\n${given.text}`,
      ...{ folderId, responsibleId },
    });
    await Tasks.create(task);
  });
}
