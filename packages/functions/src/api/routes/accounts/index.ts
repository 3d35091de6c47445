import { Hono } from "hono";
import { inRoom } from "../../http/described";
import { factorRoutes } from "./factors";
import { loginRoutes } from "./login";
import { memberRoutes } from "./members";
import { ownEmailRoutes } from "./own-email";
import { passkeyRoutes } from "./passkeys";
import { practiceRoutes } from "./practices";
import { profileRoutes } from "./profile";
import { registerRoutes } from "./register";
import { secondFactorRoutes } from "./second-factor";
import { sessionRoutes } from "./sessions";
import { userRoutes } from "./users";

export const accountsRoom = inRoom(
  "accounts",
  new Hono()
    .route("/", registerRoutes)
    .route("/", loginRoutes)
    .route("/", secondFactorRoutes)
    .route("/", factorRoutes)
    .route("/", ownEmailRoutes)
    .route("/", passkeyRoutes)
    .route("/", profileRoutes)
    .route("/", sessionRoutes)
    .route("/", practiceRoutes)
    .route("/", memberRoutes)
    .route("/", userRoutes),
);
