import { Google } from "@foja/core/agenda/google";
import {
  answerBrake,
  completeLink,
  connectionState,
  googleStatus,
  linkSettings,
} from "@foja/core/agenda/google/connection.schema";
import { assertSelf } from "@foja/core/kernel/actor";
import { flag } from "@foja/core/kernel/fields.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { body, query, takesNoBody, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const standing = success.extend({ googleCalendarStatus: googleStatus });
const answers = { 200: standing };
const said = (googleCalendarStatus: z.output<typeof googleStatus>) => ({ googleCalendarStatus });

const linking = new Hono()
  .post(
    "/api/google-calendar/link",
    route("user", {
      needs: "govern",
      id: "beginGoogleLink",
      fresh: true,
      summary: "Begin to link with Google Calendar: the address of the page that asks for consent",
      answers: { 200: success.extend({ url: z.string() }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { url: await Google.begin() }),
  )
  .post(
    "/api/google-calendar/link/complete",
    route("user", {
      needs: "govern",
      id: "completeGoogleLink",
      summary: "Link with the account that came back; another than before wants the field replace",
      answers,
      refuses: [401, 409, 412],
    }),
    body(completeLink),
    async (c) => answerWith(c, said(await Google.complete(c.req.valid("json")))),
  )
  .patch(
    "/api/google-calendar/link",
    route("user", {
      needs: "govern",
      id: "setGoogleLink",
      summary: "Change what Google gets to see, and which calendars' busy times are read",
      answers,
      refuses: [409, 412],
    }),
    body(linkSettings),
    async (c) => answerWith(c, said(await Google.set(c.req.valid("json")))),
  )
  .delete(
    "/api/google-calendar/link",
    route("user", {
      needs: "govern",
      id: "endGoogleLink",
      summary: "End the link, or with a preview only say how many imported events would go",
      answers: { 200: done.extend({ removed: z.number().int() }) },
      refuses: [409, 412],
    }),
    query(z.strictObject({ preview: flag("preview").optional() })),
    takesNoBody,
    async (c) => {
      if (c.req.valid("query").preview) {
        const removed = await Google.preview();
        return answerDone(c, `Salen de tu agenda ${counted(removed)}.`, { removed });
      }
      const removed = await Google.end();
      return answerDone(c, `Desconectamos Google Calendar. Quitamos ${counted(removed)}.`, {
        removed,
      });
    },
  );

const counted = (n: number) => (n === 1 ? "1 evento importado" : `${n} eventos importados`);

const syncing = new Hono()
  .post(
    "/api/google-calendar/sync",
    route("user", {
      id: "syncGoogleCalendar",
      summary: "Synchronise with Google Calendar now",
      answers,
      refuses: [409, 412],
    }),
    takesNothing,
    async (c) => answerWith(c, said(await Google.syncNow())),
  )
  .post(
    "/api/google-calendar/deletions",
    route("user", {
      needs: "delete",
      id: "answerGoogleDeletions",
      summary: "Answer what to do with the many deletions at which a synchronisation stopped",
      answers,
      refuses: [409, 412],
    }),
    body(answerBrake),
    async (c) => answerWith(c, said(await Google.decide(c.req.valid("json")))),
  )
  .post(
    "/api/webhooks/google-calendar",
    route("public", {
      summary:
        "Hear from Google that a calendar changed: a channel and its token are in the headers",
      answers: { 204: z.undefined() },
    }),
    takesNothing,
    async (c) => {
      const header = (name: string) => c.req.header(`x-goog-${name}`) ?? "";
      await Google.heard({
        channelId: header("channel-id"),
        token: header("channel-token"),
        resourceId: header("resource-id"),
        state: header("resource-state"),
      });
      return c.body(null, 204);
    },
  );

/** The routes of the specification: they return the state of the link, and can end it. */
const connection = new Hono()
  .put(
    "/api/users/:userId/google-calendar-connection",
    route("user", {
      needs: "govern",
      summary: "End the link with Google Calendar; that there is one is only believed of its grant",
      answers,
      refuses: [409, 412],
    }),
    body(connectionState),
    async (c) => {
      assertSelf(c.req.param("userId"));
      const before = await Google.status();
      const ends = !c.req.valid("json").connected && before.state !== "disconnected";
      if (ends) await Google.end();
      return answerWith(c, said(ends ? await Google.status() : before));
    },
  )
  .get(
    "/api/users/:userId/google-calendar-status",
    route("user", { summary: "Get how the link with Google Calendar stands", answers }),
    takesNothing,
    async (c) => {
      assertSelf(c.req.param("userId"));
      return answerWith(c, said(await Google.status()));
    },
  );

export const googleRoutes = new Hono()
  .route("/", linking)
  .route("/", syncing)
  .route("/", connection);
