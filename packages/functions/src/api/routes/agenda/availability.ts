import { Availabilities } from "@foja/core/agenda/availability";
import {
  availability,
  updateAvailability,
} from "@foja/core/agenda/availability/availability.schema";
import { Hono } from "hono";
import { answer, success } from "../../http/answers";
import { body, ifMatch, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ availability });

export const availabilityRoutes = new Hono()
  .get(
    "/api/availability",
    route("user", { summary: "Get when the practice receives people", answers: { 200: one } }),
    takesNothing,
    async (c) => answer(c, "availability", await Availabilities.current()),
  )
  .put(
    "/api/availability",
    route("user", {
      summary: "Change when the practice receives people; what is booked stays as it is",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(updateAvailability),
    async (c) =>
      answer(c, "availability", await Availabilities.update(c.req.valid("json"), ifMatch(c))),
  );
