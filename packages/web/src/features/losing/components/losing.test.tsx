// @vitest-environment happy-dom
import type { Act, CaseLosing as Losing } from "@foja/core/practice/losing/losing.schema";
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { LosingCard } from "~/components/losing/losing-card";
import { sees } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { CaseLosing } from "./case-losing";
import LosingPage from "./losing-page";

afterEach(clear);

const act: Act = {
  ...{ _id: "mov_1", kind: "movement", title: "Traslado", day: "2026-06-05" },
  ...{ impels: true, why: "Hace avanzar el proceso (CPCCN art. 311)", sure: true, byHand: false },
};
const losing: Losing = {
  ...{ folderId: "fol_1", folderName: "SOSA c/ RÍOS", reserved: false },
  ...{ day: "2026-12-17", what: "Caducidad de instancia", daysLeft: 20, impulse: act },
  lapse: {
    ...{ jurisdiccion: "PJN", fuero: "civil", instancia: "primera", norma: "CPCCN art. 310" },
    ...{ fin: "2026-12-17", util: "2026-12-17", vence: null, cierta: true, verificado: true },
    ...{ calendario: "1.1.1", calculatorId: null },
  },
  actions: [
    {
      ...{ calculatorId: "cal_1", title: "Daños", fecha: "2027-02-01", prudente: "2027-02-01" },
      ...{ estado: "corriente", cierta: true },
    },
  ],
  acts: [
    act,
    { ...act, _id: "mov_2", title: "Copias", impels: false },
    { ...act, _id: "mov_3", title: "Oficio", byHand: true },
  ],
};
const page = { success: true, losing: [losing] };
const answers = {
  "GET /api/losing": page,
  "GET /api/folders/fol_1/losing": { success: true, losing },
  "PUT /api/folders/fol_1/impulse": { success: true, losing },
  "POST /api/escritos": { success: true, escrito: { _id: "esc_1" } },
};

it("drafts the writ that impels a case with one click, from the board", async () => {
  const { press, asks } = show(<LosingPage />, { answers });
  await sees("Quedan 20 días");
  await sees("Último impulso: Traslado, del 05/06/2026");
  await press("Impulsar SOSA c/ RÍOS", asks("POST /api/escritos"));
});

it("shows the nearest on the first page, and links to all", async () => {
  show(<LosingCard open />, { answers });
  await sees("1 causa en 90 días; 1 en 30.");
  expect(screen.getByRole("link", { name: "Ver todo" }).getAttribute("href")).toBe("/apps/losing");
});

it("leaves a reserved case out of the figures, not off the first page", async () => {
  const kept = { ...losing, folderId: "fol_2", folderName: "PAZ c/ MAR", reserved: true };
  const both = { "GET /api/losing": { success: true, losing: [losing, kept] } };
  show(<LosingCard open />, { answers: both });
  await sees("1 causa en 90 días; 1 en 30.");
  expect(screen.queryByText("PAZ c/ MAR")).toBeNull();
  clear();
  show(<LosingCard />, { answers: both });
  await sees("PAZ c/ MAR");
});

it("says of an act of the case whether it impels, and takes that back", async () => {
  const { press, asks } = show(<CaseLosing folderId="fol_1" />, { answers });
  await sees("17/12/2026");
  await press("Qué actos impulsan", () => screen.getByText("Copias, del 05/06/2026"));
  const put = (entryId: string, impels: boolean | null) =>
    asks("PUT /api/folders/fol_1/impulse", { entryId, impels });
  await press("No impulsa: Traslado", put("mov_1", false));
  await press("Sí impulsa: Copias", put("mov_2", true));
  await press("Quitar la marca: Oficio", put("mov_3", null));
  await press("Impulsar SOSA c/ RÍOS", asks("POST /api/escritos"));
});
