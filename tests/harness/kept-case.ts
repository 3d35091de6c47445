import { Novedades } from "@foja/core/courts/novedades";
import { commit } from "@foja/core/kernel/dynamo";
import { Alerts } from "@foja/core/telling/alerts";
import { INVOICE } from "./arca";
import { postChatFile } from "./chats";
import { newDocument } from "./documents";
import { newLetter } from "./post-in";
import type { Tenant } from "./tenant";

/** A reserved case with every kind of record in it. */
export type Kept = {
  folder: string[];
  /** Its ids and those of all its records. */
  ids: string[];
  byKind: Record<string, string[]>;
  own: Record<string, string[]>;
};

const DAY = "2026-12-02";
const START = "2026-12-02T12:00:00.000Z";

/**
 * Creates a case that only `who` may see, in a practice of others, with `mark` in all its texts;
 * with files if the test has a bucket.
 */
export async function newKeptCase(
  who: Tenant,
  ownerId: string,
  mark: string,
  hasBucket = true,
): Promise<Kept> {
  const make = async (path: string, name: string, body: object) => {
    const { status, body: answer } = await who.call("POST", path, { body });
    if (status !== 201) throw new Error(`${path} answered ${status}: ${answer.message}`);
    return (answer[name] as { _id: string })._id;
  };
  const folder = await make("/api/folders", "folder", {
    folderName: `Causa ${mark}`,
    description: mark,
    materia: mark,
    folderContraparte: mark,
    access: "reserved",
    client: { name: mark, lastName: "Gómez", type: "humana" },
  });
  const inCase = (fields: object) => ({ folderId: folder, ...fields });
  const account = `/api/folders/${folder}/account`;
  const task = await make("/api/tasks", "task", inCase({ name: mark, dueDate: DAY }));
  const gone = await make("/api/tasks", "task", inCase({ name: mark }));
  await who.call("DELETE", `/api/tasks/${gone}`);
  await who.call("PUT", `/api/tasks/${task}`, { body: { description: mark } });
  const event = await make(
    "/api/events",
    "event",
    inCase({ title: mark, start: START, end: START }),
  );
  const movement = await make("/api/movements", "movement", inCase({ title: mark, time: DAY }));
  const notification = await make(
    "/api/folder-notifications",
    "notification",
    inCase({ title: mark, time: DAY, dateExpiration: DAY }),
  );
  const variables = { jurisdiccion: "PJN", notificacion: DAY, cantidad: 5 };
  const calculator = await make(
    "/api/calculators",
    "calculator",
    inCase({ type: "plazo", variables, description: mark }),
  );
  const entry = await make(`${account}/entries`, "entry", {
    kind: "fee",
    amount: 10,
    date: "2026-03-02",
    description: mark,
  });
  const plan = await make(`${account}/plans`, "plan", {
    amount: 10,
    count: 2,
    firstDue: "2026-12-10",
    every: "month",
  });
  const invoice = await make("/api/invoice/insert", "invoice", {
    list: { ...INVOICE, folderId: folder, client: { ...INVOICE.client, name: mark } },
  });
  await who.call("PUT", `/api/folders/link-causa/${folder}`, {
    body: { system: "pjn", number: "CIV 81520/2024" },
  });
  const files = hasBucket ? [await postChatFile(who, folder, { name: `${mark}.pdf` })] : [];
  const papers = hasBucket
    ? [(await newDocument(who, { folderId: folder, name: `${mark}.pdf`, tags: [mark] }))._id]
    : [];
  const escrito = await make("/api/escritos", "escrito", {
    folderId: folder,
    templateId: "cedula",
  });
  const letters = hasBucket ? [await newLetter(who, folder, `Carta ${mark}`)] : [];
  const said = await make("/api/chat/insert", "chat", { to: folder, text: mark, files });
  const novedad = await arrived(who, folder, mark);
  const alert = await raised(who, ownerId, folder, mark);
  const { body } = await who.call("GET", `/api/contacts/user/${who.userId}`);
  const [{ _id: contact = "" } = {}] = body.contacts as { _id: string }[];
  const byKind: Record<string, string[]> = {
    ...{ folder: [folder], linked: [folder], task: [task, gone], event: [event] },
    ...{ movement: [movement], notification: [notification], calculator: [calculator] },
    ...{
      document: papers,
      letter: letters,
      escrito: [escrito],
      talk: [folder],
      novedad: [novedad],
      alert: [alert],
      invoice: [invoice],
      contact: [contact],
    },
  };
  const own = {
    ...{ folderId: [folder], contactId: [contact], task: [task], calculator: [calculator] },
    ...{ calculatorId: [calculator], entryId: [entry], planId: [plan], invoiceId: [invoice] },
    ...{ jurisdiccion: ["PJN"], key: ["ripte"], system: ["pjn"], fuero: ["CIV"] },
    ...{ kind: ["subscription"], feature: ["booking"], resource: ["folders"], version: ["1", "2"] },
    ...{ number: ["1"], fileId: files, colleague: [ownerId] },
    documentId: [DAY],
  };
  const ids = [...new Set([...Object.values(byKind).flat(), entry, plan, said, ...files])];
  return { folder: [folder], ids, byKind, own };
}

async function arrived(who: Tenant, folderId: string, text: string): Promise<string> {
  const news = {
    causaId: "cau_1",
    source: "pjn" as const,
    number: "CIV 81520/2024",
    date: "2026-11-20",
    title: "Traslado",
    link: null,
    movementId: "mov_81520",
  };
  await who.as(() => commit(...Novedades.plan({ ...news, text, folderId }).writes));
  const { novedades } = await who.as(() => Novedades.list({ state: "open", limit: 100 }));
  return novedades[0]?._id ?? "";
}

async function raised(who: Tenant, ownerId: string, folderId: string, text: string) {
  await Alerts.raise(ownerId, {
    forId: who.userId,
    key: "kept",
    at: START,
    primaryText: text,
    primaryVariant: "info",
    secondaryText: text,
    avatarIcon: "TaskSquare",
    sourceType: "movement",
    sourceId: null,
    folderId,
    expirationDate: null,
  });
  const { alerts } = await who.as(() => Alerts.list({ limit: 100 }));
  return alerts[0]?._id ?? "";
}
