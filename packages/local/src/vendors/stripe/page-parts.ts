import { escapeHtml, htmlPage } from "../../support/html";

/** A page of the local Stripe: a title, and a body that is already escaped. */
export const stripePage = (title: string, body: string) =>
  htmlPage(
    escapeHtml(title),
    `<p class="soft"><strong>Stripe de prueba.</strong> Esta página no cobra nada de verdad.</p>
<h1>${escapeHtml(title)}</h1>
${body}`,
    "es",
  );

/** The sentence on why a form failed. */
export const alertOf = (sentence: string | undefined) =>
  sentence ? `<p role="alert"><strong>${escapeHtml(sentence)}</strong></p>` : "";

const field = (name: string, label: string, more: string) =>
  `<p><label for="${name}">${label}</label><input id="${name}" name="${name}" required ${more}></p>`;

/** The fields of a card. Earlier input is lost, as on Stripe's own pages. */
export const cardFields = () =>
  [
    field("card", "Número de la tarjeta", 'inputmode="numeric" autocomplete="cc-number"'),
    field(
      "expiry",
      "Vencimiento (MM/AA)",
      'inputmode="numeric" autocomplete="cc-exp" placeholder="12/34"',
    ),
    field("cvc", "Código de seguridad", 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"'),
    field("name", "Nombre que figura en la tarjeta", 'autocomplete="cc-name"'),
  ].join("\n");

const CARDS = [
  ["4242 4242 4242 4242", "se aprueba"],
  ["4000 0000 0000 0002", "se rechaza"],
  ["4000 0000 0000 9995", "no tiene fondos"],
  ["4000 0027 6000 3184", "el banco pide confirmación cada vez"],
  ["4000 0000 0000 0341", "se guarda, pero se rechaza al cobrar"],
] as const;

/** The test cards, and what each does. */
export const cardHints = () =>
  `<details><summary>Tarjetas de prueba</summary><ul>${CARDS.map(
    ([number, does]) => `<li><code>${number}</code>: ${does}</li>`,
  ).join("")}</ul></details>`;

const LONG = new Intl.DateTimeFormat("es-AR", {
  dateStyle: "long",
  timeZone: "America/Argentina/Buenos_Aires",
});

/** An instant, in seconds, as a day in Buenos Aires. */
export const dayText = (moment: number) => LONG.format(moment * 1000);

/** A table of texts that are already escaped. */
export const tableOf = (heads: string[], rows: string[][]) =>
  `<div class="scroll"><table><thead><tr>${heads
    .map((head) => `<th scope="col">${head}</th>`)
    .join("")}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("\n")}</tbody></table></div>`;

/** The page of a bank that asks its customer to confirm the payment. */
export const challengePage = (sum: string) =>
  stripePage(
    "Tu banco pide que confirmes el pago",
    `<p>Se te van a cobrar ${escapeHtml(sum)}. ¿Sos vos quien paga?</p>
<form method="post"><p><button name="proof" value="complete">Completar la confirmación</button>
<button name="proof" value="fail" class="quiet">Hacer que falle</button></p></form>`,
  );
