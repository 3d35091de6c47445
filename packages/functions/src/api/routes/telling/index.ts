import { Hono } from "hono";
import { inRoom } from "../../http/described";
import { alertRoutes } from "./alerts";
import { chatRoutes } from "./chat";
import { pushRoutes } from "./push";

export const tellingRoom = inRoom(
  "telling",
  new Hono().route("/", alertRoutes).route("/", pushRoutes).route("/", chatRoutes),
);
