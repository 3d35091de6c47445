// @vitest-environment happy-dom
import type { Start } from "@foja/core/operations/start/start.schema";
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { ComingCard } from "./coming-card";
import { FirstHour } from "./first-hour";
import { LatestFoldersCard } from "./latest-folders-card";
import { OwnCases } from "./own-cases";

afterEach(clear);

it("reads what is coming again after a failure", async () => {
  const { press, asks } = show(<ComingCard userId="usr_1" />);
  await press("Intentar de nuevo", asks("GET /api/agenda"));
});

it("shows all that is overdue", async () => {
  const overdue = [1, 2, 3, 4, 5, 6].map((number) => ({
    ...{ kind: "task", _id: `tas_${number}`, title: `Escrito ${number}`, day: "2026-03-10" },
    ...{ at: null, end: null, folderId: null, folderName: null, status: "pendiente" },
    ...{ eventType: null, responsibleId: "usr_1" },
  }));
  const { press } = show(<ComingCard userId="usr_1" />, {
    answers: { "GET /api/agenda": { success: true, overdue, lines: [], complete: true } },
  });
  await press("Ver todo lo vencido (6)", shows("Escrito 6"));
});

it("reads the latest cases again after a failure", async () => {
  const { press, asks } = show(<LatestFoldersCard userId="usr_1" />);
  await press("Intentar de nuevo", asks("GET /api/folders/user/usr_1"));
});

it("links a person to the cases that they answer for", async () => {
  const people = [
    { personId: "usr_2", folders: 9 },
    { personId: "usr_1", folders: 3 },
  ];
  show(<OwnCases userId="usr_1" />, {
    answers: { "GET /api/stats/unified/usr_1": { success: true, data: { people } } },
  });
  const link = await screen.findByRole("link", { name: "Causas a tu cargo: 3" });
  expect(link.getAttribute("href")).toBe("/apps/folders/list?responsable=usr_1");
});

const showStart = (start: Start) =>
  show(<FirstHour />, { answers: { "GET /api/start": { success: true, start } } });
const steps: Start["steps"] = [{ id: "case", done: false }];

it("hides the first steps", async () => {
  const { press, asks } = showStart({ steps, open: true, examples: false });
  await press("No mostrar más", asks("POST /api/start/dismiss"));
});

it("loads the examples", async () => {
  const { press, asks } = showStart({ steps, open: true, examples: false });
  await press("Cargar datos de ejemplo", asks("POST /api/start/examples"));
});

it("takes the examples away", async () => {
  const { press, asks } = showStart({ steps, open: false, examples: true });
  await press("Quitar los ejemplos", asks("DELETE /api/start/examples"));
});
