import { Hono } from "hono";
import { moneyText } from "./money";
import { dayText, stripePage } from "./page-parts";
import type { World } from "./world";

/** The receipt of a charge. */
export function receiptPages(world: World): Hono {
  const app = new Hono();
  app.get("/:id", (c) => {
    const charge = world.get("charges", c.req.param("id"));
    const card = charge.payment_method_details?.card;
    const back = charge.amount_refunded
      ? `<p>Se devolvieron ${moneyText(charge.amount_refunded, charge.currency)}.</p>`
      : "";
    return c.html(
      stripePage(
        "Recibo",
        `<p>${moneyText(charge.amount, charge.currency)}, pagados el ${dayText(charge.created)} con ${card?.brand ?? "tarjeta"} terminada en ${card?.last4 ?? ""}.</p>${back}`,
      ),
    );
  });
  return app;
}
