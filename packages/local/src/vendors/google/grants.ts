import { createHash, randomBytes } from "node:crypto";
import { readJson, writeJson } from "../../support/files";

/** What a person granted to Foja. */
export type Grant = { email: string; scopes: string[] };
type Code = Grant & { challenge?: string; redirectUri?: string; nonce?: string };
type Access = Grant & { expiresAt: number };

const HOUR_MS = 3600_000;
const newToken = (prefix: string) => `${prefix}${randomBytes(24).toString("base64url")}`;

/** Codes, and the tokens they were exchanged for. Refresh tokens are stored on disk. */
export class Grants {
  private readonly codes = new Map<string, Code>();
  private readonly access = new Map<string, Access>();
  private readonly refresh: Record<string, Grant>;

  constructor(private readonly path: string) {
    this.refresh = readJson<Record<string, Grant>>(path, {});
  }

  /** A code that the application exchanges once. */
  code(code: Code): string {
    const text = newToken("4/");
    this.codes.set(text, code);
    return text;
  }

  /** Exchanges a code; undefined where it was used or the verifier does not match. */
  exchange(text: string, verifier: string | undefined): Code | undefined {
    const code = this.codes.get(text);
    this.codes.delete(text);
    if (!code) return undefined;
    const hashed = createHash("sha256")
      .update(verifier ?? "")
      .digest("base64url");
    return code.challenge === undefined || code.challenge === hashed ? code : undefined;
  }

  /** A refresh token, valid until it is revoked. */
  refreshToken(grant: Grant): string {
    const token = newToken("1//");
    this.refresh[token] = grant;
    this.save();
    return token;
  }

  /** Another access token, for an hour. Undefined for an invalid refresh token. */
  refreshed(token: string): { token: string; grant: Grant } | undefined {
    const grant = this.refresh[token];
    return grant && { token: this.accessToken(grant), grant };
  }

  accessToken({ email, scopes }: Grant): string {
    const token = newToken("ya29.");
    this.access.set(token, { email, scopes, expiresAt: Date.now() + HOUR_MS });
    return token;
  }

  /** The grant of an API caller; undefined for an unknown or expired token. */
  bearer(header: string | undefined): Grant | undefined {
    const found = this.access.get((header ?? "").replace(/^Bearer /, ""));
    return found && found.expiresAt > Date.now() ? found : undefined;
  }

  /** Expires the access tokens only, as an hour does. */
  expire(): void {
    this.access.clear();
  }

  /** Revokes a token, everything of one person, or everything. */
  revoke({ token, email }: { token?: string; email?: string } = {}): void {
    for (const [one, grant] of Object.entries(this.refresh)) {
      const named =
        token === undefined || token === one || this.access.get(token)?.email === grant.email;
      if (named && (email === undefined || email === grant.email)) delete this.refresh[one];
    }
    this.access.clear();
    this.save();
  }

  private save(): void {
    writeJson(this.path, this.refresh);
  }
}
