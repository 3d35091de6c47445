import { Auth } from "@foja/core/accounts/auth";
import { Users } from "@foja/core/accounts/users";
import {
  addSkills,
  changePassword,
  skill,
  updateProfile,
  user,
} from "@foja/core/accounts/users/user.schema";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { done, ok } from "../../http/answers";
import { body, etag, ifMatch } from "../../http/input";
import { clearRefresh } from "../../http/refresh-cookie";
import { route } from "../../http/route";

const profile = done.extend({ user });
const skills = profile.extend({ skills: z.array(skill) });

type Profile = z.output<typeof user>;

function shown(c: Context, person: Profile, message: string) {
  etag(c, person);
  return { ...ok(message), user: person };
}

const declared = () =>
  route("user", {
    summary: "Cambiar los datos del perfil que vengan",
    answers: { 200: profile },
    headers: ["If-Match"],
  });

export const profileRoutes = new Hono()
  .put("/api/auth/update-profile", declared(), body(updateProfile), async (c) => {
    const changed = await Users.updateProfile(c.req.valid("json"), ifMatch(c));
    return c.json(shown(c, changed, "Perfil actualizado correctamente"));
  })
  .put("/api/auth/update", declared(), body(updateProfile), async (c) => {
    const changed = await Users.updateProfile(c.req.valid("json"), ifMatch(c));
    return c.json(shown(c, changed, "Perfil actualizado satisfactoriamente"));
  })
  .put(
    "/api/auth/change-password",
    route("user", {
      summary: "Cambiar la contraseña; cierra las otras sesiones",
      answers: { 200: done },
    }),
    body(changePassword),
    async (c) => {
      await Auth.changePassword(c.req.valid("json"));
      return c.json(ok("Contraseña actualizada correctamente"));
    },
  )
  .post(
    "/api/auth/skills",
    route("user", { summary: "Agregar datos profesionales", answers: { 201: skills } }),
    body(addSkills),
    async (c) => {
      const changed = await Users.addSkills(c.req.valid("json"));
      return c.json(
        { ...shown(c, changed, "Datos agregados correctamente"), skills: changed.skills },
        201,
      );
    },
  )
  .delete(
    "/api/auth/skills/:id",
    route("user", { summary: "Quitar un dato profesional", answers: { 200: skills } }),
    async (c) => {
      const changed = await Users.removeSkill(c.req.param("id"));
      return c.json({
        ...shown(c, changed, "Dato eliminado correctamente"),
        skills: changed.skills,
      });
    },
  )
  .post(
    "/api/deactivate-account",
    route("user", {
      summary: "Desactivar la cuenta y cerrar sus sesiones",
      answers: { 200: done },
    }),
    async (c) => {
      await Auth.deactivate();
      clearRefresh(c);
      return c.json(ok("Tu cuenta quedó desactivada. Podés volver cuando quieras."));
    },
  );
