import { Bundles } from "@foja/core/practice/bundles";
import { bundle, createBundle } from "@foja/core/practice/bundles/bundle.schema";
import { Hono } from "hono";
import { answerWith, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ bundle });

/** One paginated file made of documents of a case, put together in the background. */
export const bundleRoutes = new Hono()
  .post(
    "/api/documents/bundles",
    route("user", {
      summary: "Ask for one paginated file of documents of a case, in parts of a size",
      answers: { 202: one },
      headers: ["Idempotency-Key"],
    }),
    body(createBundle),
    idempotent,
    async (c) => answerWith(c, { bundle: await Bundles.create(c.req.valid("json")) }, 202),
  )
  .get(
    "/api/documents/bundles/:id",
    route("user", { summary: "Get a bundle and how far it is", answers: { 200: one } }),
    takesNothing,
    async (c) => answerWith(c, { bundle: await Bundles.get(c.req.param("id")) }),
  );
