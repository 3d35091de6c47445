import { Folders } from "@foja/core/practice/folders";
import { withUnits } from "@foja/harness/units";
import { closed, dialog, empty, seen, type Walk } from "./walk";

const HOME = "/dashboard/default";

const account: Walk = {
  prepare: async (world) => {
    await withUnits();
    const as = await world.tenant();
    const folderName = "Ruiz, Elena c/ La Estrella S.A. s/ despido";
    const { _id } = await as.as(() => Folders.create({ folderName }));
    return { as, path: `/apps/folders/details/${_id}` };
  },
  at: HOME,
  does: [
    async (by) => {
      // The menu has a Cuenta of its own: the case has to be there first.
      await seen(by, "Apertura de la causa");
      await by.press("Cuenta");
    },
    async (by) => {
      await by.press("Nuevo asiento");
      await by.choose("Qué pasó", "Honorarios (pactados o regulados)");
      await by.fill("Importe", "1.500.000");
      await by.press("Cargar");
      await closed(by);
      await seen(by, "Asiento cargado");
      await by.picture("saldos", by.page.getByRole("region", { name: "Cuenta de la causa" }));
    },
    async (by) => {
      await by.page.getByRole("button", { name: "Nuevo asiento" }).click();
      await by.choose("Moneda", "UMA");
      await dialog(by).getByRole("button", { name: "Cancelar" }).click();
      await closed(by);
    },
    async (by) => {
      await by.press("Plan de cuotas");
      await by.fill("Cuotas", "3");
      await by.fill("Primer vencimiento", "10/12/2030");
      await by.press("Acordar cuotas");
      await seen(by, "Plan de cuotas acordado");
    },
    async (by) => {
      const download = by.page.waitForEvent("download");
      await by.press("Rendición de cuentas");
      await download;
    },
  ],
};

const invoice: Walk = {
  prepare: empty,
  at: HOME,
  does: [
    async (by) => {
      await by.press("Facturación");
      await by.press("Datos de facturación");
      await by.fill("Razón social", "Ruiz y Asociados");
      await by.fill("CUIT", "20-12345678-6");
      await by.fill("Domicilio comercial", "Talcahuano 550, CABA");
      await by.press("Guardar");
      await seen(by, "Datos de facturación guardados");
    },
    async (by) => {
      await by.press("Facturas");
      await by.press("Nueva factura");
    },
    async (by) => {
      await by.fill("Cliente", "Elena Ruiz");
      await by.fill("Detalle del renglón 1", "Honorarios por la demanda");
      await by.fill("Precio", "150.000");
      await by.page.getByLabel("Totales").getByText("$ 150.000,00").last().waitFor();
      await by.picture("borrador", by.page.locator("main form").first());
    },
    async (by) => {
      await by.press("Guardar borrador");
      await by.press("Emitir");
      await dialog(by).getByRole("button", { name: "Emitir" }).click();
      await seen(by, "Comprobante interno emitido");
    },
    async (by) => {
      const download = by.page.waitForEvent("download");
      await by.press("PDF");
      await download;
      await by.see("Enviar");
    },
    (by) => by.press("Anotar un cobro"),
  ],
};

const appointments: Walk = {
  prepare: empty,
  at: HOME,
  does: [
    async (by) => {
      await by.press("Citas");
      await by.press("Disponibilidad");
      await by.see("Agregar fecha");
      await by.page.getByRole("button", { name: "Agregar un horario al sábado" }).click();
    },
    async (by) => {
      await by.press("Guardar");
      await seen(by, "Disponibilidad guardada");
    },
    async (by) => {
      await by.press("Configuración de reservas");
      await by.press("Agregar un turno");
    },
    async (by) => {
      await by.fill("Nombre", "Primera consulta");
      await by.fill("Duración en minutos", "45");
      await by.picture("turno", dialog(by));
      await by.press("Agregar");
      await closed(by);
    },
    async (by) => {
      await by.see("1. Tu página");
      await by.fill("Título", "Estudio Ruiz");
      await by.fill("Dirección", "estudio-ruiz-y-asociados");
      await by.press("Activa: se pueden reservar turnos");
    },
    async (by) => {
      await by.press("Guardar la página");
      await seen(by, "Página guardada");
      await by.see("Dirección de tu página");
    },
  ],
  after: (by) => by.see("Citas"),
};

export const MONEY_WALKS = {
  "cuenta-de-una-causa": account,
  "hacer-una-factura": invoice,
  "turnos-en-linea": appointments,
} as const;
