import type { Reader } from "./reader";
import { dialog, empty, seen, type Walk, withExamples } from "./walk";

const HOME = "/dashboard/default";
const result = ({ page }: Reader) => page.getByRole("region", { name: "Resultado" });

const deadline: Walk = {
  prepare: withExamples,
  at: HOME,
  does: [
    async (by) => {
      await by.press("Cálculos");
      await by.press("Plazos");
    },
    async (by) => {
      await by.choose("De uso", "Apelación");
      await by.fill("Plazo", "+5 hábiles");
    },
    async (by) => {
      await by.choose("Jurisdicción", "PJN");
      await by.choose("Tipo de notificación", "Cédula o personal");
      await by.fill("Notificación", "22/11/2030");
      await result(by).getByText("Viernes, 29 de noviembre de 2030").waitFor();
      await by.picture("cuenta", result(by));
    },
    (by) => by.press("Distancia, gracia y ferias"),
    (by) => by.see("No cuentan"),
    async (by) => {
      await by.press("Agendar");
      await by.fill("Título", "Apelar la sentencia");
      await by.see("Causa");
      await dialog(by).getByRole("button", { name: "Agendar" }).click();
      await seen(by, "Agendado: «Apelar la sentencia» vence el viernes 29/11/2030.");
    },
    (by) => by.press("Copiar para el escrito"),
  ],
  after: (by) => by.see("Calendario judicial"),
};

const settlement: Walk = {
  prepare: empty,
  at: HOME,
  does: [
    async (by) => {
      await by.press("Cálculos");
      await by.press("Laboral");
    },
    async (by) => {
      await by.fill("Fecha de ingreso", "12/3/2018");
      await by.fill("Fecha de egreso", "20/8/2025");
    },
    (by) => by.choose("Modo de extinción", "Despido sin causa"),
    async (by) => {
      await by.fill("Remuneración", "1.850.000");
      await result(by).getByText("$ 22.039.483,78").waitFor();
      await by.picture("resultado", result(by));
    },
    async (by) => {
      await by.see("Indemnización por antigüedad");
      await result(by)
        .getByRole("button", { name: /^Indemnización por antigüedad/ })
        .click();
      await seen(by, "$ 1.850.000,00 × 8 períodos");
    },
    async (by) => {
      await by.press("Guardar escenario para comparar");
      await by.page.getByLabel("Remuneración", { exact: true }).fill("2.000.000");
      await by.page.getByRole("table").first().waitFor();
    },
    async (by) => {
      await by.press("Guardar");
      await by.fill("Descripción", "Reclamo inicial");
      await by.press("Guardar cálculo");
      await by.page.waitForURL(/id=cal_/);
    },
    async (by) => {
      const download = by.page.waitForEvent("download");
      await by.press("PDF");
      await download;
      await by.press("Copiar para el escrito");
    },
  ],
};

const amount: Walk = {
  prepare: empty,
  at: HOME,
  does: [
    async (by) => {
      await by.press("Cálculos");
      await by.press("Intereses");
    },
    async (by) => {
      await by.fill("Capital", "313.665,13");
      await by.fill("Desde", "01/02/2024");
      await by.fill("Hasta", "03/03/2026");
      await by.see("Hoy");
    },
    async (by) => {
      await by.choose("Tasa", "CER");
      await seen(by, "Datos al 03/03/2026");
      await by.picture("resultado", result(by));
    },
    (by) => by.see("Usar varias tasas, por tramos"),
    async (by) => {
      await by.see("Comparar tasas sobre el mismo período");
      await by.page.getByRole("checkbox", { name: "Acta 2630" }).check();
      await by.page.getByRole("table").first().waitFor();
    },
    async (by) => {
      await by.press("Guardar");
      await by.press("Guardar cálculo");
      await by.page.waitForURL(/id=cal_/);
    },
  ],
};

const lost: Walk = {
  prepare: empty,
  at: HOME,
  does: [
    async (by) => {
      await by.press("Cálculos");
      await by.press("Prescripción");
    },
    async (by) => {
      await by.choose("Acción", "Créditos laborales: 2 años (LCT art. 256)");
      await by.fill("Desde", "10/03/2024");
      await seen(by, "10/03/2026");
    },
    async (by) => {
      await by.press("Agregar interpelación");
      await by.fill("Día de la interpelación", "01/10/2025");
      await seen(by, "08/09/2026");
    },
    async (by) => {
      await by.choose(
        "Mediación o conciliación",
        "Mediación prejudicial nacional (CCyC art. 2542)",
      );
      await by.fill("Envío de la notificación", "02/02/2026");
      await by.fill("Acta de cierre a disposición", "02/03/2026");
      await seen(by, "Vuelve a correr");
    },
    async (by) => {
      await by.press("Guardar");
      await by.press("Guardar cálculo");
      await by.page.waitForURL(/id=cal_/);
    },
    (by) => by.press("Caducidad"),
    async (by) => {
      await by.choose("Jurisdicción", "Provincia de Buenos Aires (SCBA)");
      await by.choose("Instancia", "Primera instancia");
      await by.fill("Último acto de impulso", "10/03/2026");
      await seen(by, "22/09/2026");
    },
    async (by) => {
      await by.fill("Intimación disponible", "01/10/2026");
      await seen(by, "09/10/2026");
    },
  ],
};

const items: Walk = {
  prepare: empty,
  at: HOME,
  does: [
    async (by) => {
      await by.press("Cálculos");
      await by.press("Por rubro");
    },
    (by) => by.fill("Hasta", "30/06/2025"),
    async (by) => {
      await by.press("Generar por mes");
      await by.fill("Del mes", "01/2024");
      await by.fill("Al mes", "06/2024");
      await by.fill("Importe de cada mes", "100.000");
      await by.page.getByRole("button", { name: "Generar 6 rubros" }).click();
    },
    async (by) => {
      await by.choose("Tasa", "CER");
      await seen(by, "Datos al 30/06/2025");
    },
    async (by) => {
      await by.press("Agregar pago");
      await by.page.getByLabel("Fecha del pago 1").fill("10/03/2025");
      await by.page.getByLabel("Importe del pago 1").fill("250.000");
      await seen(by, "Pago del 10/03/2025");
    },
    async (by) => {
      await by.press("Guardar escenario para comparar");
      await seen(by, "Escenario 1");
    },
    async (by) => {
      await by.press("Guardar");
      await by.press("Guardar cálculo");
      await by.page.waitForURL(/id=cal_/);
    },
  ],
};

const fees: Walk = {
  prepare: empty,
  at: HOME,
  does: [
    async (by) => {
      await by.press("Cálculos");
      await by.press("Honorarios");
    },
    async (by) => {
      await by.fill("Base regulatoria", "104.220.000");
      await by.fill("Fecha", "15/07/2026");
      await seen(by, "$ 16.414.650,00");
    },
    (by) => by.choose("Carácter", "Patrocinante"),
    async (by) => {
      await by.fill("Pesos regulados", "15.200.487");
      await seen(by, "Por debajo de la ley: faltan $ 1.214.163,00");
    },
    async (by) => {
      await by.fill("Día del pago", "20/08/2026");
      await seen(by, "Al valor publicado hasta el pago");
    },
    async (by) => {
      await by.press("Guardar");
      await by.press("Guardar cálculo");
      await by.page.waitForURL(/id=cal_/);
    },
    (by) => by.press("Prorrateo"),
    async (by) => {
      await by.fill("Monto de la sentencia", "10.000.000");
      await by.press("Agregar honorario");
      await by.fill("Profesional", "Perito contador");
      await by.fill("Importe regulado", "4.000.000");
      await seen(by, "$ 2.500.000,00");
    },
  ],
};

const damages: Walk = {
  prepare: empty,
  at: HOME,
  does: [
    async (by) => {
      await by.press("Cálculos");
      await by.press("ART");
    },
    async (by) => {
      await by.fill("Primera manifestación", "16/03/2026");
      await by.fill("Edad ese día", "40");
      await by.fill("Incapacidad", "20");
    },
    async (by) => {
      await by.press("Agregar mes");
      await by.fill("Mes", "03/2026");
      await by.fill("Remuneración", "5.000.000");
      await seen(by, "$ 86.125.000,00");
    },
    async (by) => {
      await by.fill("Actualizar hasta", "10/04/2026");
      await seen(by, "Total con RIPTE, sobre todo");
    },
    async (by) => {
      await by.press("Guardar");
      await by.press("Guardar cálculo");
      await by.page.waitForURL(/id=cal_/);
    },
    (by) => by.press("Civil"),
    async (by) => {
      await by.fill("Ingreso mensual", "5.172,23");
      await by.fill("Incapacidad", "6,88");
      await by.fill("Edad", "26");
      await seen(by, "Capital, fórmula Méndez");
    },
    async (by) => {
      await by.press("Usar Vuoto");
      await seen(by, "Capital, fórmula Vuoto");
    },
  ],
};

const courtFee: Walk = {
  prepare: empty,
  at: HOME,
  does: [
    async (by) => {
      await by.press("Cálculos");
      await by.press("Tasa de justicia");
    },
    async (by) => {
      await by.choose("Jurisdicción", "Provincia de Buenos Aires, 22 ‰");
      await by.choose("Objeto", "Suma de dinero");
      await by.fill("Monto", "10.000.000");
      await by.fill("Fecha del pago", "02/03/2026");
      await seen(by, "$ 231.000,00");
    },
    async (by) => {
      await by.press("Guardar");
      await by.press("Guardar cálculo");
      await by.page.waitForURL(/id=cal_/);
    },
    (by) => by.press("Movilidad"),
    async (by) => {
      await by.fill("Haber del mes anterior", "1.000.000");
      await by.fill("Mes que se mueve", "03/2026");
      await seen(by, "$ 1.028.800,00");
    },
    async (by) => {
      await by.fill("Hasta el mes", "2026-04");
      await seen(by, "Haber de 04/2026");
    },
  ],
};

export const LAW_WALKS = {
  "contar-un-plazo": deadline,
  "liquidacion-laboral": settlement,
  "actualizar-un-monto": amount,
  "prescripcion-y-caducidad": lost,
  "intereses-por-rubro": items,
  "regular-honorarios": fees,
  "accidentes-y-danos": damages,
  "tasa-y-movilidad": courtFee,
} as const;
