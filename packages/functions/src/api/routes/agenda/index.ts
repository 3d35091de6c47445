import { Hono } from "hono";
import { inRoom } from "../../http/described";
import { deadlineRoutes } from "./deadlines";
import { feedRoutes } from "./feed";
import { googleRoutes } from "./google";
import { lineRoutes } from "./lines";

export const agendaRoom = inRoom(
  "agenda",
  new Hono()
    .route("/", deadlineRoutes)
    .route("/", feedRoutes)
    .route("/", lineRoutes)
    .route("/", googleRoutes),
);
