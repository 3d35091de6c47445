import { Issuers } from "@foja/core/money/issuers";
import {
  certificate,
  installCertificate,
  requestCertificate,
  settings,
  updateSettings,
} from "@foja/core/money/issuers/settings.schema";
import { Hono } from "hono";
import { answer, answerWith, success } from "../../http/answers";
import { body, ifMatch, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const whole = success.extend({ settings });
const standing = success.extend({ certificate });

export const invoiceSettingsRoutes = new Hono()
  .get(
    "/api/invoice-settings",
    route("user", {
      summary: "Get who issues the practice's invoices, and its certificate's state",
      answers: { 200: whole },
    }),
    takesNothing,
    async (c) => answer(c, "settings", await Issuers.current()),
  )
  .put(
    "/api/invoice-settings",
    route("user", {
      needs: "govern",
      summary: "Replace who issues the practice's invoices, and its points of sale",
      answers: { 200: whole },
      headers: ["If-Match"],
    }),
    body(updateSettings),
    async (c) => answer(c, "settings", await Issuers.update(c.req.valid("json"), ifMatch(c))),
  )
  .post(
    "/api/invoice-settings/certificate/request",
    route("user", {
      needs: "govern",
      summary: "Make a key, which stays here, and the request to take to ARCA for its certificate",
      answers: { 200: standing },
      refuses: [409, 412],
    }),
    body(requestCertificate),
    async (c) => answerWith(c, { certificate: await Issuers.request(c.req.valid("json").alias) }),
  )
  .post(
    "/api/invoice-settings/certificate",
    route("user", {
      needs: "govern",
      summary: "Take ARCA's certificate for the key that waits for it",
      answers: { 200: standing },
      refuses: [409, 412],
    }),
    body(installCertificate),
    async (c) =>
      answerWith(c, { certificate: await Issuers.install(c.req.valid("json").certificate) }),
  )
  .delete(
    "/api/invoice-settings/certificate",
    route("user", {
      needs: "govern",
      summary: "Forget key and certificate: what is issued from then on has no fiscal value",
      answers: { 200: standing },
      refuses: [412],
    }),
    takesNothing,
    async (c) => answerWith(c, { certificate: await Issuers.forget() }),
  );
