import { Auth } from "@foja/core/accounts/auth";
import { Users } from "@foja/core/accounts/users";
import {
  addSkills,
  changePassword,
  skill,
  updateProfile,
  user,
} from "@foja/core/accounts/users/user.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answer, answerDone, created, done } from "../../http/answers";
import { keep } from "../../http/browser-cookies";
import { body, ifMatch, takesNothing } from "../../http/input";
import { clearRefresh } from "../../http/refresh-cookie";
import { route } from "../../http/route";

const profile = done.extend({ user });
const skills = profile.extend({ skills: z.array(skill) });

const declared = (id?: string) =>
  route("user", {
    id,
    summary: "Change the profile fields that the body carries",
    answers: { 200: profile },
    headers: ["If-Match"],
  });

export const profileRoutes = new Hono()
  .put("/api/auth/update-profile", declared(), body(updateProfile), async (c) => {
    const changed = await Users.updateProfile(c.req.valid("json"), ifMatch(c));
    return answer(c, "user", changed, { message: "Perfil actualizado correctamente" });
  })
  .put("/api/auth/update", declared("updateAccount"), body(updateProfile), async (c) => {
    const changed = await Users.updateProfile(c.req.valid("json"), ifMatch(c));
    return answer(c, "user", changed, { message: "Perfil actualizado satisfactoriamente" });
  })
  .put(
    "/api/auth/change-password",
    route("user", {
      summary: "Change the password, and end every other session",
      fresh: true,
      refuses: [412, 429],
      answers: { 200: done },
    }),
    body(changePassword),
    async (c) => {
      keep(c, "device", await Auth.changePassword(c.req.valid("json")));
      return answerDone(c, "Contraseña actualizada correctamente");
    },
  )
  .post(
    "/api/auth/skills",
    route("user", {
      summary: "Add professional registrations to the profile",
      refuses: [412],
      answers: { 201: skills },
    }),
    body(addSkills),
    async (c) => {
      const changed = await Users.addSkills(c.req.valid("json"));
      const more = { message: "Datos agregados correctamente", skills: changed.skills };
      return created(c, "user", changed, more);
    },
  )
  .delete(
    "/api/auth/skills/:id",
    route("user", {
      summary: "Remove a professional registration from the profile",
      answers: { 200: skills },
    }),
    takesNothing,
    async (c) => {
      const changed = await Users.removeSkill(c.req.param("id"));
      const more = { message: "Dato eliminado correctamente", skills: changed.skills };
      return answer(c, "user", changed, more);
    },
  )
  .post(
    "/api/deactivate-account",
    route("user", {
      summary: "Deactivate the account, and end all of its sessions",
      fresh: true,
      refuses: [412],
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await Auth.deactivate();
      clearRefresh(c);
      return answerDone(c, "Tu cuenta quedó desactivada. Podés volver cuando quieras.");
    },
  );
