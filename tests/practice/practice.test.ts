import { createContact } from "@foja/core/practice/contacts/contact.schema";
import { courtCase } from "@foja/core/practice/folders/court.rules";
import { createFolder } from "@foja/core/practice/folders/folder.schema";
import { createMovement } from "@foja/core/practice/movements/movement.schema";
import { describe, expect, it } from "vitest";
import { practice } from "./practice";

describe("the invented practice", () => {
  const cases = [...practice(2000)];

  it("is always the same", () => {
    expect([...practice(50)]).toEqual(cases.slice(0, 50));
    expect([...practice(50, 2)]).not.toEqual(cases.slice(0, 50));
  });

  it("says nothing that the practice's own schemas would refuse", () => {
    for (const { folder, client, opponent, movements, number } of cases) {
      createFolder.parse(folder);
      createContact.parse(client);
      if (opponent) createContact.parse(opponent);
      for (const movement of movements) createMovement.parse({ ...movement, folderId: "fol_x" });
      expect(courtCase({ system: "pjn", number })).toHaveProperty("court");
    }
  });

  it("looks like work: cases of every age and state, movements in their order", () => {
    const states = new Set(cases.map(({ folder }) => folder.status));
    expect([...states].sort()).toEqual(["cerrada", "enProceso", "nueva", "pendiente"]);
    expect(new Set(cases.map(({ number }) => number)).size).toBe(cases.length);
    for (const { movements, openedOn } of cases) {
      const days = movements.map(({ time }) => time);
      expect([...days].sort()).toEqual(days);
      expect(days.every((day) => day > openedOn && day <= "2026-11-20")).toBe(true);
    }
    const all = cases.reduce((sum, { movements }) => sum + movements.length, 0);
    expect(all / cases.length).toBeGreaterThan(5);
  });
});
