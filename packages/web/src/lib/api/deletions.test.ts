import { describe, expect, it } from "vitest";
import { deletedHere, isDeleted, notingDeletions } from "./deletions";

const ID = "evt_01J00000000000000000000000";
const answering = (status: number) => notingDeletions(async () => new Response("{}", { status }));
const remove = { method: "DELETE" };
const post = { method: "POST" };

describe("a record deleted from here", () => {
  it("is known as such from the moment it is asked for", async () => {
    const seen: boolean[] = [];
    const call = notingDeletions(async () => {
      seen.push(isDeleted(ID));
      return new Response("{}");
    });
    await call(`/api/events/${ID}`, remove);
    expect([...seen, isDeleted(ID)]).toEqual([true, true]);
    await answering(200)(`/api/events/${ID}/restore`, post);
    expect(isDeleted(ID)).toBe(false);
  });

  it("is spoken of as the server would, until it is back", async () => {
    await answering(200)(`/api/events/${ID}`, remove);
    const { since = "", until = "", ...rest } = deletedHere("event", ID) ?? {};
    expect(rest).toEqual({ kind: "event", _id: ID, with: null });
    expect(Date.parse(until) - Date.parse(since)).toBe(30 * 24 * 3600 * 1000);
    await answering(200)(`/api/events/${ID}/restore`, post);
    expect(deletedHere("event", ID)).toBeUndefined();
  });

  it("is there when the server refused, or was not reached", async () => {
    await answering(412)(`/api/events/${ID}`, remove);
    expect(isDeleted(ID)).toBe(false);
    const lost = notingDeletions(() => Promise.reject(new TypeError("lost")));
    await expect(lost(`/api/events/${ID}`, remove)).rejects.toThrow("lost");
    expect(isDeleted(ID)).toBe(false);
  });

  it("stays deleted when it could not be restored", async () => {
    await answering(200)(`/api/events/${ID}`, remove);
    await answering(403)(`/api/events/${ID}/restore`, post);
    expect(isDeleted(ID)).toBe(true);
    await answering(200)(`/api/events/${ID}/restore`, post);
  });

  it("is not what another record was taken off", async () => {
    await answering(200)(`/api/contacts/con_01J00000000000000000000000/folders/${ID}`, remove);
    await answering(200)(`/api/events/${ID}`, { method: "PUT" });
    expect(isDeleted(ID)).toBe(false);
  });
});
