import { asSystem } from "@foja/core/kernel/actor";
import { CaseImports } from "@foja/core/operations/case-imports";
import type { Tenant } from "@foja/harness/tenant";

const IMPORTS = "/api/folders/imports";

/** Makes an import of one row with a number of a court, which is not started. */
export async function newImport(tenant: Tenant, folderName: string, n: number): Promise<string> {
  const { status, body } = await tenant.call("POST", IMPORTS, { body: { total: 1 } });
  if (status !== 201) throw new Error(`${IMPORTS} answered ${status}: ${body.message}`);
  const { _id } = body.import as { _id: string };
  const court = { system: "pjn", number: `CIV ${n + 700_000}/2024` };
  const rows = [{ folderName, court }];
  await tenant.call("PUT", `${IMPORTS}/${_id}/rows`, { body: { from: 0, rows } });
  return _id;
}

/** Starts imports and writes their cases, one after the other. */
export async function imported(tenant: Tenant, { id = [] }: Record<string, string[]>) {
  for (const one of id) {
    await tenant.call("POST", `${IMPORTS}/${one}/start`);
    await asSystem("test", () => CaseImports.carry(tenant.userId, one));
  }
}

const COURT = { system: "pjn", number: "CIV 77/2024" };

/** Bodies of the calls that take more than their schema says. */
export const IMPORT_BODIES: Record<string, () => unknown[]> = {
  [IMPORTS]: () => [{ total: 3 }, { total: 1, name: "Del PJN" }],
  [`${IMPORTS}/check`]: () => [
    { rows: [{ folderName: "Pérez c/ Gómez" }, { folderName: "Sosa", court: COURT }] },
  ],
  [`${IMPORTS}/{id}/rows`]: () => [
    { from: 0, rows: [{ folderName: "Pérez c/ Gómez", court: COURT }] },
    {
      from: 0,
      rows: [
        {
          folderName: "Sosa c/ ART",
          contacts: [{ role: "cliente", type: "humana", name: "Eva", cuit: "20-12345678-6" }],
        },
      ],
    },
  ],
  [`${IMPORTS}/{id}/links`]: () => [{ heap: "same" }, { rows: [1] }],
};
