import { invalid } from "../../kernel/error";
import { repeatsIdentity } from "../users/user.rules";

/** OWASP's minimum for argon2id with one pass: 46 MiB, t=1, p=1. About 30 ms on two cores. */
const COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

// The hash of a password that nobody has: compared when there is no user, so that it takes as long.
let decoy: Promise<string> | undefined;

// Loaded at first use, so that a native module does not slow down every cold start.
const argon2 = () => import("@node-rs/argon2");

/** Hashes a password for storage, in PHC notation. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  // argon2id is this library's default algorithm.
  return hash(password.normalize("NFKC"), COST);
}

/** Whether the password is the one hashed. With `null` it does the same work and returns false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const { verify } = await argon2();
  decoy ??= hashPassword("nadie tiene esta contraseña");
  const matches = await verify(stored ?? (await decoy), password.normalize("NFKC"));
  return stored !== null && matches;
}

/** Whether a stored hash was made with a lower cost than today's and should be renewed at login. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=1$`);
}

/** Throws `auth.weak_password` for a password that is easy to guess (ASVS 6.2). */
export async function assertStrong(password: string, identity: string[], path = "password") {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const common = dictionary.passwords.includes(password.toLowerCase());
  if (common || repeatsIdentity(password, identity) || /^(.)\1+$/u.test(password)) {
    throw invalid(
      path,
      "Esa contraseña es muy fácil de adivinar. Elegí otra, de 8 caracteres o más.",
      "auth.weak_password",
    );
  }
}
