import { describe, expect, it } from "vitest";
import { impulseOf, isAct } from "./impulse.rules";

const movement = { _id: "mov_1", type: "movement" };

describe("an act impels (CPCCN 311)", () => {
  // What courts held of each is told by its title: petitions and resolutions that go on, and not
  // copies, powers, domiciles, fees, or what is merely added to the file.
  it.each([
    ["Traslado de la demanda", true, true],
    ["SENTENCIA INTERLOCUTORIA", true, true],
    ["Cédula diligenciada", true, true],
    ["Solicita pronto despacho", true, true],
    ["Pide se dicte sentencia", true, true],
    ["Solicita copias certificadas", false, true],
    ["Constituye domicilio electrónico", false, true],
    ["Autorizaciones", false, true],
    ["Renuncia al mandato", false, true],
    ["Regulación de honorarios", false, true],
    ["Agréguese", false, true],
    ["Téngase presente lo manifestado", false, true],
    ["Movimiento interno", true, false],
  ])("«%s»: %s, certain: %s", (title, impels, sure) =>
    expect(impulseOf({ ...movement, title })).toMatchObject({ impels, sure }),
  );

  it("by the type of its movement too, and by hand before both", () => {
    const copies = { ...movement, title: "Escrito", movement: "Pedido de copias" };
    expect(impulseOf(copies).impels).toBe(false);
    expect(impulseOf(copies, true)).toEqual({
      ...{ impels: true, sure: true, why: "Lo marcaste: impulsa" },
    });
  });
});

it.each([
  [{ ...movement }, true],
  [{ ...movement, movement: "Nota" }, false],
  [{ _id: "not_1", type: "notification" }, true],
  [{ _id: "esc_1", type: "escrito", status: "presentado", filedAt: "2026-01-02T12:00Z" }, true],
  [{ _id: "esc_1", type: "escrito", status: "listo", filedAt: null }, false],
  [{ _id: "tas_1", type: "task" }, false],
])("%j is an act of the file: %s", (entry, act) => expect(isAct(entry)).toBe(act));
