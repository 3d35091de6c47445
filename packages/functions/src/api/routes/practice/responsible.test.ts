import { asSystem } from "@foja/core/kernel/actor";
import { commit, get, type Item, put } from "@foja/core/kernel/dynamo";
import { recordKey } from "@foja/core/kernel/records";
import { Folders } from "@foja/core/practice/folders";
import { Handovers } from "@foja/core/practice/handovers";
import { letIn } from "@foja/harness/members";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

type Shown = { _id: string; responsibleId: string; version: number };

async function made(
  who: Tenant,
  kind: "folder" | "task",
  fields: object,
): Promise<Shown & Record<string, unknown>> {
  const body = kind === "folder" ? { folderName: "Gómez c/ Pérez", ...fields } : fields;
  const answer = await who.call("POST", `/api/${kind}s`, { body });
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.body.message}`);
  return answer.body[kind] as Shown & Record<string, unknown>;
}

async function team() {
  const ana = await newTenant({ plan: "premium" });
  const [eva, luis] = [await newTenant(), await newTenant()];
  return {
    ana,
    eva: await letIn(ana, eva, "abogado"),
    luis: await letIn(ana, luis, "asistente"),
  };
}

const nameOf = async (who: Tenant, path: string, kind: string) =>
  ((await who.call("GET", path)).body[kind] as Shown).responsibleId;

describe("who answers for a case or a task", () => {
  it("is who entered it, or who they name; its founder again where it is cleared", async () => {
    const { ana, eva, luis } = await team();
    const own = await made(eva, "folder", {});
    expect(own.responsibleId).toBe(eva.userId);
    const named = await made(eva, "task", { name: "Escrito", responsibleId: luis.userId });
    expect(named.responsibleId).toBe(luis.userId);
    const cleared = await ana.call("PUT", `/api/tasks/${named._id}`, {
      body: { responsibleId: null },
    });
    expect(cleared.body.task).toMatchObject({ responsibleId: ana.userId });
    const { history } = (await ana.call("GET", `/api/history/${named._id}`)).body;
    expect(history).toMatchObject([
      {
        by: ana.userId,
        changes: [{ field: "responsibleId", before: luis.userId, after: ana.userId }],
      },
    ]);
    const listed = await ana.call(
      "GET",
      `/api/folders/user/${ana.userId}?fields=folderName,responsibleId`,
    );
    expect(listed.body.folders).toMatchObject([{ responsibleId: eva.userId }]);
  });

  it("is somebody of the practice, and stays one", async () => {
    const { ana, eva, luis } = await team();
    const stranger = await newTenant();
    for (const responsibleId of [stranger.userId, "usr_no", "x".repeat(30)]) {
      const refused = await ana.call("POST", "/api/tasks", { body: { name: "No", responsibleId } });
      expect(refused).toMatchObject({
        status: 422,
        body: {
          details: [
            { path: "responsibleId", message: "Responsable: elegí a una persona del estudio." },
          ],
        },
      });
    }
    const { _id } = await made(ana, "folder", { responsibleId: luis.userId });
    const underWay = eva.as(async () => {
      const read = await Folders.get(_id);
      await ana.call("DELETE", `/api/members/${luis.userId}`);
      await Folders.update(_id, { responsibleId: eva.userId });
      return Folders.update(_id, { responsibleId: read.responsibleId });
    });
    await expect(underWay).rejects.toMatchObject({ code: "request.invalid" });
    expect(await nameOf(ana, `/api/folders/${_id}`, "folder")).toBe(eva.userId);
  });

  it("is the founder of a case that is older than its people", async () => {
    const { ana, eva } = await team();
    const { _id } = await made(eva, "folder", {});
    const key = recordKey("folder", ana.userId, _id, "active");
    const { responsibleId, ...old } = (await get<Item & Shown>(key)) as Item & Shown;
    await commit(put(old as unknown as Item));
    expect(await nameOf(eva, `/api/folders/${_id}`, "folder")).toBe(ana.userId);
    const list = `/api/folders/user/${ana.userId}?fields=responsibleId`;
    const { folders } = (await ana.call("GET", list)).body;
    expect(folders).toMatchObject([{ _id, responsibleId: ana.userId }]);
    const changed = await eva.call("PUT", `/api/folders/${_id}`, { body: { materia: "Laboral" } });
    expect(changed.body.folder).toMatchObject({ responsibleId: ana.userId });
  });
});

describe("who leaves a practice", () => {
  const handOver = async (ana: Tenant, who: Tenant) => {
    for (let n = 0; n < 10; n += 1) {
      await asSystem("test", () => Handovers.goOn(ana.userId, who.userId));
    }
  };

  it("leaves their cases and open tasks to whom the remover names", async () => {
    const { ana, eva, luis } = await team();
    const [desk, archived, others] = [
      await made(eva, "folder", {}),
      await made(eva, "folder", {}),
      await made(ana, "folder", {}),
    ];
    await eva.call("PATCH", `/api/folders/${archived._id}/archive`);
    const open = await made(eva, "task", { name: "Escrito" });
    const done = await made(eva, "task", { name: "Hecho", status: "completada" });
    const wrong = await ana.call("DELETE", `/api/members/${eva.userId}?successor=${eva.userId}`);
    expect(wrong.body.details).toEqual([
      { path: "successor", message: "Sucesor: elegí a otra persona del estudio." },
    ]);
    const path = `/api/members/${eva.userId}?successor=${luis.userId}`;
    expect((await ana.call("DELETE", path)).status).toBe(200);
    await handOver(ana, eva);
    const of = (id: string) => {
      const kind = id.startsWith("tas") ? "task" : "folder";
      return nameOf(ana, `/api/${kind}s/${id}`, kind);
    };
    expect(await Promise.all([desk, archived, open].map(({ _id }) => of(_id)))).toEqual(
      Array(3).fill(luis.userId),
    );
    expect(await of(others._id)).toBe(ana.userId);
    expect(await of(done._id)).toBe(eva.userId);
    const history = (await ana.call("GET", `/api/history/${desk._id}`)).body;
    expect(history).toMatchObject({
      history: [{ by: null, action: "changed" }],
      createdBy: eva.userId,
      people: { [eva.userId]: expect.any(String), [luis.userId]: expect.any(String) },
    });
  });

  it("answers for nothing that returns from the bin after they left: that is the founder's", async () => {
    const { ana, eva, luis } = await team();
    const desk = await made(eva, "folder", {});
    const inside = await made(eva, "task", { name: "Contestar", folderId: desk._id });
    const alone = await made(eva, "task", { name: "Llamar" });
    const reserved = { access: "reserved", memberIds: [luis.userId] };
    const kept = await made(eva, "folder", reserved);
    for (const { _id } of [desk, kept]) await eva.call("DELETE", `/api/folders/${_id}`);
    await eva.call("DELETE", `/api/tasks/${alone._id}`);
    await ana.call("DELETE", `/api/members/${eva.userId}?successor=${luis.userId}`);
    await handOver(ana, eva);
    const back = async (who: Tenant, path: string) =>
      expect((await who.call("POST", `${path}/restore`)).status).toBe(200);
    await back(ana, `/api/folders/${desk._id}`);
    await back(ana, `/api/tasks/${alone._id}`);
    await back(luis, `/api/folders/${kept._id}`);
    expect(await nameOf(ana, `/api/folders/${desk._id}`, "folder")).toBe(ana.userId);
    expect(await nameOf(ana, `/api/tasks/${inside._id}`, "task")).toBe(ana.userId);
    expect(await nameOf(ana, `/api/tasks/${alone._id}`, "task")).toBe(ana.userId);
    const { folder } = (await ana.call("GET", `/api/folders/${kept._id}`)).body;
    expect(folder).toMatchObject({
      responsibleId: ana.userId,
      memberIds: [ana.userId, luis.userId].sort(),
    });
  });

  it("leaves them to the founder where they leave by themselves, or where who was named left, too", async () => {
    const { ana, eva, luis } = await team();
    const first = await made(eva, "folder", {});
    await ana.call("DELETE", `/api/members/${eva.userId}?successor=${luis.userId}`);
    const second = await made(luis, "folder", {});
    expect((await luis.call("DELETE", `/api/practices/${ana.userId}`)).status).toBe(200);
    await handOver(ana, eva);
    await handOver(ana, luis);
    for (const { _id } of [first, second]) {
      expect(await nameOf(ana, `/api/folders/${_id}`, "folder")).toBe(ana.userId);
    }
  });
});
