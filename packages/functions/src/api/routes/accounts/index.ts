import { Hono } from "hono";
import { inRoom } from "../../http/described";
import { loginRoutes } from "./login";
import { profileRoutes } from "./profile";
import { registerRoutes } from "./register";
import { sessionRoutes } from "./sessions";
import { userRoutes } from "./users";

export const accountsRoom = inRoom(
  "accounts",
  new Hono()
    .route("/", registerRoutes)
    .route("/", loginRoutes)
    .route("/", profileRoutes)
    .route("/", sessionRoutes)
    .route("/", userRoutes),
);
