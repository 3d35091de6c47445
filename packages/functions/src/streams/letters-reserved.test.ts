import { asSystem } from "@foja/core/kernel/actor";
import { commit, get, type Item, type Write } from "@foja/core/kernel/dynamo";
import { Alerts } from "@foja/core/telling/alerts";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { CANARY, newPair, reserve } from "@foja/harness/reserved";
import { afterAll, beforeAll, expect, it } from "vitest";
import { carryErrand } from "./errands";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.stop());

const BY_MAIL = { app: true, push: false, email: true };

it("sends no letter of an alert of a case that is kept from the founder, be it only since", async () => {
  const { ana, eva, folderId } = await newPair();
  const ask = async (key: string, of: string | null, forId?: string) => {
    const writes = Alerts.byChannels(
      ana.userId,
      {
        ...{ key, at: "2026-03-10T11:00:00.000Z", primaryText: `${key} ${of ? CANARY : ""}` },
        ...{ primaryVariant: "warning", secondaryText: null, avatarIcon: "TaskSquare" },
        ...{ sourceType: "task", sourceId: "tas_1", folderId: of, expirationDate: null },
        ...(forId && { forId }),
      },
      BY_MAIL,
    );
    await commit(...writes);
    return mailIn(writes);
  };
  const before = await ask("antes", folderId);
  await reserve(eva, folderId, []);
  const hers = await ask("de Eva", folderId, eva.userId);
  const letters = [before, await ask("después", folderId), await ask("de todos", null), hers];
  for (const id of letters) {
    expect(await asSystem("test", () => carryErrand(id))).toMatchObject({ outcome: "sent" });
    expect(await get<Item & { sentAt: number }>({ pk: `MAIL#${id}`, sk: "MAIL" })).toMatchObject({
      sentAt: expect.any(Number),
    });
  }
  expect(mailbox.inbox.list(ana.email).map(({ subject }) => subject)).toEqual(["de todos"]);
  expect(JSON.stringify(mailbox.inbox.list(ana.email))).not.toContain(CANARY);
  expect(mailbox.inbox.list(eva.email).map(({ subject }) => subject)).toEqual([`de Eva ${CANARY}`]);
});

/** The mail among the writes of an alert. */
function mailIn(writes: Write[]): string {
  const found = /mai_[0-9A-Z]{26}/.exec(JSON.stringify(writes));
  if (!found) throw new Error("no letter was asked for");
  return found[0];
}
