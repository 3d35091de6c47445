import { expect, it } from "vitest";
import { foldersCsv } from "./folder-csv";
import { toRow } from "./folder-row";

it("writes the cases as an Argentine spreadsheet reads them", () => {
  const row = toRow({
    _id: "fld_1",
    folderName: "=PEREZ; Juan c/ ART",
    customerName: "Juan Pérez",
    status: "enProceso",
    initialDateFolder: "2026-03-02",
    createdAt: "2026-11-20T02:30:00.000Z",
    updatedAt: "2026-11-20T15:00:00.000Z",
  });
  const [head, line, end] = foldersCsv([row]).split("\r\n");
  expect(head).toBe(
    "\uFEFFCarátula;Cliente;Materia;Estado;Fuero;Jurisdicción;Fecha de inicio;Fecha de cierre;Alta;Último cambio",
  );
  expect(line).toBe(
    `"'=PEREZ; Juan c/ ART";Juan Pérez;;En proceso;;;02/03/2026;;19/11/2026;20/11/2026`,
  );
  expect(end).toBe("");
});
