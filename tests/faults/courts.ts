import { Novedades } from "@foja/core/courts/novedades";
import { commit } from "@foja/core/kernel/dynamo";
import { aFolder, type Before, type Scenario, signedIn } from "./scenarios";

const LINK = "/api/folders/link-causa";
const link = { system: "pjn", number: "CNT 35335/2016" };

const aLinkedFolder: Before = async (tenant) => {
  const id = await aFolder(tenant);
  await tenant.call("PUT", `${LINK}/${id}`, { body: link });
  return id;
};

const aNovedad: Before = async (tenant) => {
  const folderId = await aFolder(tenant);
  await tenant.as(async () => {
    const { writes } = Novedades.plan({
      folderId,
      causaId: "cau_1",
      movementId: "mov_1",
      source: "pjn",
      number: "CIV 123456/2024",
      date: "2030-11-20",
      title: "Sentencia",
      text: "Fallo.",
      link: null,
    });
    await commit(...writes);
  });
  const { body } = await tenant.call("GET", "/api/novedades");
  return (body as { novedades?: { _id: string }[] }).novedades?.[0]?._id ?? "";
};

const anAcceptedNovedad: Before = async (tenant) => {
  const id = await aNovedad(tenant);
  await tenant.call("POST", `/api/novedades/${id}/accept`, { body: {} });
  return id;
};

/** Calls that link a case with the courts, and those on their entries. */
export const COURT_SCENARIOS: Scenario[] = [
  {
    name: `PUT ${LINK}/{id}`,
    prepare: signedIn("PUT", ({ id }) => `${LINK}/${id}`, { before: aFolder, body: link }),
  },
  {
    name: `DELETE ${LINK}/{id}`,
    prepare: signedIn("DELETE", ({ id }) => `${LINK}/${id}`, { before: aLinkedFolder }),
  },
  {
    name: "PATCH /api/novedades/{id}",
    prepare: signedIn("PATCH", ({ id }) => `/api/novedades/${id}`, {
      before: aNovedad,
      body: { state: "noAction" },
    }),
  },
  {
    name: "POST /api/novedades/{id}/accept",
    prepare: signedIn("POST", ({ id }) => `/api/novedades/${id}/accept`, {
      before: aNovedad,
      body: {},
    }),
  },
  {
    name: "POST /api/novedades/{id}/undo",
    prepare: signedIn("POST", ({ id }) => `/api/novedades/${id}/undo`, {
      before: anAcceptedNovedad,
    }),
  },
];
