import { openShop, type Shop } from "@foja/harness/shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const CARD = { card: "4242 4242 4242 4242", expiry: "12/40", cvc: "123", name: "Ana Gómez" };

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
const textAt = async (url: string) => (await fetch(url)).text();

describe("the Checkout page", () => {
  it("says in Spanish what is bought, and that it is a test", async () => {
    const { url } = await shop.session(shop.prices.pro.id);
    const html = await textAt(url ?? "");
    expect(html).toContain('<html lang="es">');
    expect(html).toContain("Stripe de prueba");
    expect(html).toContain("<h1>Suscribirte a Foja Pro</h1>");
    expect(html).toContain("US$ 35,00 por mes");
    expect(html).toContain("ana@ejemplo.com.ar");
    expect(html).toContain('href="http://localhost:3000/plan"');
  });

  it.each([
    [{ name: " " }, "Escribí el nombre"],
    [{ card: "1234" }, "no es de una tarjeta de prueba"],
    [{ expiry: "13/40" }, "vencimiento"],
    [{ expiry: "01/20" }, "vencimiento"],
    [{ cvc: "1" }, "código de seguridad"],
  ])("says what is wrong with %j", async (wrong, sentence) => {
    const { url } = await shop.session();
    const answer = await post(url ?? "", { ...CARD, ...wrong });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it("stays with the bank's refusal, and leads back once it is paid", async () => {
    const { url, id } = await shop.session();
    const refused = await post(url ?? "", { ...CARD, card: "4000000000009995" });
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain("no tiene fondos suficientes");
    const paid = await post(url ?? "", CARD);
    expect(paid.status).toBe(303);
    expect(paid.headers.get("location")).toBe(`http://localhost:3000/plan?session_id=${id}`);
    expect(await textAt(url ?? "")).toContain("Este pago ya se hizo.");
    const { customer_details } = await shop.client.checkout.sessions.retrieve(id);
    expect(customer_details?.name).toBe("Ana Gómez");
  });

  it("leads to the bank and back", async () => {
    const { url, id } = await shop.session();
    const card = { ...CARD, card: "4000002760003184" };
    const challenge = (await post(url ?? "", card)).headers.get("location") ?? "";
    expect(challenge).toBe(`${url}/challenge`);
    expect(await textAt(challenge)).toContain("Tu banco pide que confirmes");
    const failed = await post(challenge, { proof: "fail" });
    expect(await failed.text()).toContain("No pudimos confirmar");
    await post(url ?? "", card);
    const done = await post(challenge, { proof: "complete" });
    expect(done.headers.get("location")).toContain(`session_id=${id}`);
  });

  it("asks for the terms where the session wants them", async () => {
    const { customer } = await shop.session();
    const session = await shop.client.checkout.sessions.create({
      mode: "subscription",
      customer: String(customer),
      line_items: [{ price: shop.prices.basic.id, quantity: 1 }],
      success_url: "http://localhost:3000/plan",
      consent_collection: { terms_of_service: "required" },
      custom_text: { terms_of_service_acceptance: { message: "Acepto los términos de Foja." } },
    });
    const url = session.url ?? "";
    expect(await textAt(url)).toContain("Acepto los términos de Foja.");
    expect((await post(url, CARD)).status).toBe(400);
    expect((await post(url, { ...CARD, terms: "yes" })).status).toBe(303);
    const { consent } = await shop.client.checkout.sessions.retrieve(session.id);
    expect(consent?.terms_of_service).toBe("accepted");
  });
});

describe("the page of an invoice", () => {
  it("shows its lines, its PDF and its receipt", async () => {
    const { latest_invoice: id } = await shop.subscribe();
    const invoice = await shop.client.invoices.retrieve(String(id));
    const html = await textAt(invoice.hosted_invoice_url ?? "");
    expect(html).toContain(`Factura ${invoice.number}`);
    expect(html).toContain("Pagada");
    expect(html).toContain("1 × Foja Pro (US$ 10,00 por mes)");
    const pdf = Buffer.from(await (await fetch(invoice.invoice_pdf ?? "")).arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.toString("latin1")).toContain(`Factura ${invoice.number}`);
    const { data } = await shop.client.charges.list({ customer: String(invoice.customer) });
    expect(await textAt(data[0]?.receipt_url ?? "")).toContain("terminada en 4242");
  });

  it("takes another card for what the first did not pay", async () => {
    const subscription = await shop.subscribe();
    await shop.card(String(subscription.customer), "4000000000000341");
    await shop.clock(subscription.items.data[0]?.current_period_end ?? 0);
    const { data } = await shop.client.invoices.list({ subscription: subscription.id });
    const url = data[0]?.hosted_invoice_url ?? "";
    expect(await textAt(url)).toContain("Impaga");
    expect((await post(url, { ...CARD, card: "4000000000000002" })).status).toBe(402);
    expect((await post(url, CARD)).headers.get("location")).toBe(url);
    expect(await textAt(url)).toContain("Pagada");
    expect((await shop.client.subscriptions.retrieve(subscription.id)).status).toBe("active");
  });
});

describe("the portal", () => {
  it("changes the card, shows invoices, and plans the end by its moment", async () => {
    const subscription = await shop.subscribe();
    const customer = String(subscription.customer);
    const { url } = await shop.client.billingPortal.sessions.create({
      customer,
      return_url: "http://localhost:3000/plan",
    });
    expect(await textAt(url)).toContain("terminada en 4242");
    const refused = await post(url, { ...CARD, card: "4000000000000002", do: "card" });
    expect(await refused.text()).toContain("rechazada");
    await post(url, { ...CARD, card: "5555 5555 5555 4444", do: "card" });
    const html = await textAt(url);
    expect(html).toContain("mastercard terminada en 4444");
    expect(html).toContain("US$ 10,00");
    await post(url, { do: "cancel", subscription: subscription.id });
    const planned = await shop.client.subscriptions.retrieve(subscription.id, {
      expand: ["default_payment_method"],
    });
    expect(planned).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: subscription.items.data[0]?.current_period_end,
      default_payment_method: { card: { last4: "4444" } },
    });
    await post(url, { do: "resume", subscription: subscription.id });
    expect((await shop.client.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();
    const methods = await shop.client.paymentMethods.list({ customer });
    expect(methods.data.map(({ card }) => card?.last4)).toEqual(["4444", "4242"]);
  });
});
