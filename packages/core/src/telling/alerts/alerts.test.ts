import { newTenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";
import { Alerts } from "./index";

const draft = (key: string, more: Partial<Alerts.AlertDraft> = {}): Alerts.AlertDraft => ({
  key,
  at: "2026-03-10T11:00:00.000Z",
  primaryText: "Vence hoy: contestar la demanda",
  primaryVariant: "warning",
  secondaryText: "Pérez c/ Gómez",
  avatarIcon: "TaskSquare",
  sourceType: "task",
  sourceId: "tas_1",
  folderId: null,
  expirationDate: "2026-03-10",
  ...more,
});

const keyed = (n: number) =>
  draft(`k${n}`, { at: new Date(Date.UTC(2026, 2, 1, 0, n)).toISOString() });

const idsOf = (alerts: { _id: string }[]) => alerts.map(({ _id }) => _id);

describe("an alert", () => {
  it("is raised once, however often and however many at once its cause says so", async () => {
    const { userId } = await newTenant();
    await Promise.all(Array.from({ length: 10 }, () => Alerts.raise(userId, draft("same"))));
    await Alerts.raise(userId, draft("same"));
    expect(await Alerts.pending(userId)).toHaveLength(1);
  });

  it("is of its practice alone: the same cause in two is two", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    await Alerts.raise(ana.userId, draft("same"));
    expect(await Alerts.pending(eva.userId)).toEqual([]);
    await Alerts.raise(eva.userId, draft("same"));
    const [one, other] = [await Alerts.pending(ana.userId), await Alerts.pending(eva.userId)];
    expect(one[0]?._id).not.toBe(other[0]?._id);
  });

  it("leaves what is committed with it to be written alone, where it was raised before", async () => {
    const { userId } = await newTenant();
    const other = (key: string) => Alerts.plan(userId, draft(key)).writes;
    const raised = () =>
      Alerts.tryRaise(Alerts.plan(userId, draft("k")).writes, ...other("beside"));
    expect(await Alerts.tryRaise(Alerts.plan(userId, draft("k")).writes)).toBe("raised");
    expect(await raised()).toBe("written");
    expect(await Alerts.pending(userId)).toHaveLength(2);
    // The second time it is the other write that is refused, and the outcome names it.
    expect(await raised()).toMatchObject({ write: expect.anything() });
  });
});

describe("what waits to be delivered", () => {
  it("is all that was not acknowledged, oldest first, read or not by more than a page", async () => {
    const { userId } = await newTenant();
    const order = Array.from({ length: 130 }, (_, i) => (i * 37) % 130);
    for (const n of order) await Alerts.raise(userId, keyed(n));
    const pending = await Alerts.pending(userId);
    expect(pending).toHaveLength(130);
    expect(idsOf(pending)).toEqual([...idsOf(pending)].sort());
    await Alerts.acknowledge(userId, userId, idsOf(pending).slice(0, 120));
    expect(idsOf(await Alerts.pending(userId))).toEqual(idsOf(pending).slice(120));
  });

  it("forgets what was acknowledged, twice or unknown, and delivered is not read", async () => {
    const ana = await newTenant();
    await Alerts.raise(ana.userId, draft("k"));
    const ids = idsOf(await Alerts.pending(ana.userId));
    const eva = await newTenant();
    await Alerts.acknowledge(eva.userId, eva.userId, ids);
    expect(await Alerts.pending(ana.userId)).toHaveLength(1);
    await Alerts.acknowledge(ana.userId, ana.userId, [...ids, ...ids, "alr_x", "", "USER"]);
    await Alerts.acknowledge(ana.userId, ana.userId, ids);
    expect(await Alerts.pending(ana.userId)).toEqual([]);
    const { alerts } = await ana.as(() => Alerts.list({ unread: true, limit: 10 }));
    expect(alerts).toMatchObject([{ _id: ids[0], read: false }]);
  });
});
