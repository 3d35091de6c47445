import { Factors } from "@foja/core/accounts/factors";
import {
  addPasskey,
  creationOptions,
  passkey,
  renamePasskey,
} from "@foja/core/accounts/factors/factor.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { body, takesNothing } from "../../http/input";
import { route } from "../../http/route";

export const passkeyRoutes = new Hono()
  .get(
    "/api/auth/passkeys",
    route("user", {
      summary: "List the passkeys of the account",
      answers: { 200: success.extend({ passkeys: z.array(passkey) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { passkeys: (await Factors.list()).passkeys }),
  )
  .post(
    "/api/auth/passkeys/options",
    route("user", {
      id: "offerPasskey",
      summary: "Get what a browser needs to have a passkey made",
      fresh: "owner",
      refuses: [409],
      answers: { 200: success.extend({ options: creationOptions }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { options: await Factors.offer() }),
  )
  .post(
    "/api/auth/passkeys",
    route("user", {
      id: "addPasskey",
      summary: "Add a passkey that was just made; the first factor brings recovery codes",
      fresh: "owner",
      refuses: [401, 409, 412],
      answers: {
        201: success.extend({ passkey, recoveryCodes: z.array(z.string()).optional() }),
      },
    }),
    body(addPasskey),
    async (c) => answerWith(c, await Factors.addPasskey(c.req.valid("json")), 201),
  )
  .patch(
    "/api/auth/passkeys/:id",
    route("user", {
      id: "renamePasskey",
      summary: "Name a passkey",
      refuses: [412],
      answers: { 200: success.extend({ passkey }) },
    }),
    body(renamePasskey),
    async (c) => {
      const renamed = await Factors.rename(c.req.param("id"), c.req.valid("json").name);
      return answerWith(c, { passkey: renamed });
    },
  )
  .delete(
    "/api/auth/passkeys/:id",
    route("user", {
      id: "removePasskey",
      summary: "Take a passkey off the account",
      fresh: true,
      refuses: [412],
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await Factors.removePasskey(c.req.param("id"));
      return answerDone(c, "Quitamos esa llave de acceso.");
    },
  );
