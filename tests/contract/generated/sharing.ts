import { asSystem } from "@foja/core/kernel/actor";
import { nowIso } from "@foja/core/kernel/clock";
import { Contacts } from "@foja/core/practice/contacts";
import { Links } from "@foja/core/sharing/links";
import { Notices } from "@foja/core/sharing/notices";
import type { World } from "./world";

/** Bodies for the routes of what a practice shows its clients. */
export const SHARING_BODIES: Record<string, (world: World) => unknown[]> = {
  "/api/client-links": ({ own }) => [{ contactId: own.contactId?.[0], expiresAt: null }],
  "/api/client-documents/{id}": () => [{ shared: true }],
  "/api/notice-settings/{kind}": () => [{ text: "Tu caso está en el juzgado.", alone: true }],
  "/api/whatsapp": () => [{ on: true }],
  "/api/notices": ({ own }) => [{ folderId: own.folderId?.[0], text: "Presentamos la demanda." }],
  "/api/notices/{id}": () => [{ text: "Otras palabras", status: "approved" }],
};

async function provable({ tenant, mark }: World): Promise<string> {
  const email = `c${Math.random().toString(36).slice(2)}@ejemplo.com.ar`;
  return tenant.as(async () => {
    const given = {
      name: "Rosa",
      lastName: `Pérez ${mark}`.trim(),
      email,
      role: "cliente" as const,
    };
    return (await Contacts.create(given))._id;
  });
}

/** The link of a client of a practice. */
export const newClientLink = async (world: World): Promise<string> => {
  const contactId = await provable(world);
  return world.tenant.as(async () => (await Links.create({ contactId }))._id);
};

/** A sentence that waits for somebody's decision. */
export async function newNotice(world: World, n: number): Promise<string> {
  await newClientLink(world);
  const { tenant, own, mark } = world;
  const item = {
    ...{ pk: `OWNER#${tenant.userId}`, sk: "", type: "movement", version: 1 },
    ...{ _id: `mov_${n}`, userId: tenant.userId, folderId: own.folderId?.[0] },
    ...{ title: `Despacho ${mark}`, time: nowIso().slice(0, 10), createdAt: nowIso() },
  };
  await asSystem("test", () => Notices.follow(item, undefined));
  const { notices } = await tenant.as(() => Notices.list({ status: "proposed", limit: 100 }));
  const [newest] = notices.filter(({ about }) => about.id === `mov_${n}`);
  if (!newest) throw new Error("no notice was proposed");
  return newest._id;
}
