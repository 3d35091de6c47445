import { doorsOf } from "../../http/doors";

export const accountsDoors = doorsOf("accounts", [
  {
    paths: ["/api/auth/totp", "/api/auth/recovery-codes", "/api/auth/remembered-devices"],
    load: async () => (await import("./factors")).factorRoutes,
  },
  {
    paths: [
      "/api/auth/login",
      "/api/auth/google",
      "/api/auth/me",
      "/api/auth/refresh-token",
      "/api/auth/logout",
      "/api/reactivate-account",
    ],
    load: async () => (await import("./login")).loginRoutes,
  },
  {
    paths: ["/api/members"],
    load: async () => (await import("./members")).memberRoutes,
  },
  {
    paths: ["/api/auth/email"],
    load: async () => (await import("./own-email")).ownEmailRoutes,
  },
  {
    paths: ["/api/auth/passkeys"],
    load: async () => (await import("./passkeys")).passkeyRoutes,
  },
  {
    paths: [
      "/api/practices",
      "/api/auth/practice",
      "/api/members/invitations/:token/offer",
      "/api/members/invitations/:token/accept",
      "/api/members/invitations/:token/join",
    ],
    load: async () => (await import("./practices")).practiceRoutes,
  },
  {
    paths: [
      "/api/auth/update-profile",
      "/api/auth/update",
      "/api/auth/change-password",
      "/api/auth/skills",
      "/api/deactivate-account",
    ],
    load: async () => (await import("./profile")).profileRoutes,
  },
  {
    paths: [
      "/api/auth/register",
      "/api/auth/resend-code",
      "/api/auth/verify-code",
      "/api/auth/reset-request",
      "/api/auth/verify-reset-code",
      "/api/auth/reset",
    ],
    load: async () => (await import("./register")).registerRoutes,
  },
  {
    paths: ["/api/auth/second-factor", "/api/auth/passkeys/sign-in"],
    load: async () => (await import("./second-factor")).secondFactorRoutes,
  },
  {
    paths: ["/api/keys"],
    load: async () => (await import("./keys")).keyRoutes,
  },
  {
    paths: ["/api/sessions"],
    load: async () => (await import("./sessions")).sessionRoutes,
  },
  {
    paths: ["/api/users"],
    load: async () => (await import("./users")).userRoutes,
  },
]);
