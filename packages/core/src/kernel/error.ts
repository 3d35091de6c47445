import { RECORD_KINDS, type RecordKind } from "./record-kinds.rules";

/** The kind of an error, which every entry point translates (HTTP: to a status). */
export type ErrorKind =
  | "malformed"
  | "unauthenticated"
  | "unpaid"
  | "forbidden"
  | "not_found"
  | "gone"
  | "conflict"
  | "precondition"
  | "too_large"
  | "unsupported"
  | "invalid"
  | "too_many"
  | "unavailable";

const OF_RECORDS = Object.fromEntries(
  RECORD_KINDS.map((kind) => [`${kind}.not_found`, "not_found"]),
) as Record<`${RecordKind}.not_found`, "not_found">;

/** Every error the application can answer with: machine code → kind. */
export const ERROR_KINDS = {
  ...OF_RECORDS,
  "escritoTemplate.not_found": "not_found",
  "escritoTemplate.shipped": "conflict",
  "escrito.filed": "conflict",
  "escrito.incomplete": "conflict",
  "request.malformed": "malformed",
  "request.invalid": "invalid",
  "request.too_large": "too_large",
  "request.unsupported_media": "unsupported",
  "request.foreign_origin": "forbidden",
  "request.around_edge": "forbidden",
  "request.throttled": "too_many",
  "request.conflict": "conflict",
  "answer.too_large": "invalid",
  "cursor.invalid": "malformed",
  "auth.missing": "unauthenticated",
  "auth.invalid_token": "unauthenticated",
  "auth.expired_token": "unauthenticated",
  "auth.session_ended": "unauthenticated",
  "auth.invalid_credentials": "unauthenticated",
  "auth.deactivated": "forbidden",
  "auth.forbidden": "forbidden",
  "auth.admin_required": "forbidden",
  "auth.wrong_password": "invalid",
  "auth.weak_password": "invalid",
  "auth.invalid_code": "invalid",
  "auth.second_factor_needed": "forbidden",
  "auth.password_needed": "forbidden",
  "auth.factor_demanded": "forbidden",
  "auth.challenge_over": "invalid",
  "auth.passkey_rejected": "invalid",
  "auth.google_rejected": "unauthenticated",
  "auth.google_conflict": "conflict",
  "user.exists": "conflict",
  "user.not_found": "not_found",
  "session.not_found": "not_found",
  "practice.not_found": "not_found",
  "practice.role_missing": "forbidden",
  "member.not_found": "not_found",
  "member.exists": "conflict",
  "member.founder": "conflict",
  "invitation.not_found": "not_found",
  "invitation.other_account": "forbidden",
  "factor.none": "conflict",
  "factor.demanded": "conflict",
  "totp.not_started": "conflict",
  "key.not_found": "not_found",
  "key.too_many": "conflict",
  "key.person_only": "forbidden",
  "key.read_only": "forbidden",
  "client.proof": "unauthenticated",
  "link.not_found": "not_found",
  "link.too_many": "conflict",
  "notice.not_found": "not_found",
  "proposal.not_found": "not_found",
  "proposal.too_many": "conflict",
  "proposal.decided": "conflict",
  "webhook.not_found": "not_found",
  "webhook.too_many": "conflict",
  "webhook.off": "conflict",
  "passkey.not_found": "not_found",
  "passkey.too_many": "conflict",
  "device.not_found": "not_found",
  "export.not_found": "not_found",
  "bundle.not_found": "not_found",
  "letter.unanswerable": "conflict",
  "skill.not_found": "not_found",
  "folder.duplicate": "conflict",
  "folder.not_linked": "invalid",
  "folder.deleted": "conflict",
  "folder.reserved_limit": "conflict",
  "record.deleted": "gone",
  "record.not_deleted": "not_found",
  "change.not_found": "not_found",
  "change.overtaken": "conflict",
  "contact.duplicate": "conflict",
  "attachment.not_found": "not_found",
  "attachment.invalid": "invalid",
  "attachment.too_large": "too_large",
  "file.infected": "conflict",
  "event.read_only": "conflict",
  "google.not_linked": "conflict",
  "google.other_account": "conflict",
  "google.refused": "invalid",
  "calendar.unreachable": "unavailable",
  "feed.not_found": "not_found",
  "movement.read_only": "conflict",
  "alert.not_found": "not_found",
  "conversation.not_found": "not_found",
  "conversation.over": "conflict",
  "conversation.last": "conflict",
  "chat.not_found": "not_found",
  "chat.too_late": "conflict",
  "calendar.not_found": "not_found",
  "series.not_found": "not_found",
  "causa.not_found": "not_found",
  "novedad.not_found": "not_found",
  "novedad.handled": "conflict",
  "booking.not_found": "not_found",
  "booking.slug_taken": "conflict",
  "booking.too_many": "conflict",
  "slot.taken": "conflict",
  "hold.expired": "conflict",
  "reservation.not_found": "not_found",
  "statistics.not_found": "not_found",
  "start.not_empty": "conflict",
  "reservation.state": "conflict",
  "reservation.too_late": "conflict",
  "ledger.entry_not_found": "not_found",
  "ledger.reversed": "conflict",
  "ledger.short": "conflict",
  "ledger.client_money": "conflict",
  "ledger.plan_not_found": "not_found",
  "ledger.plan_closed": "conflict",
  "ledger.billed": "conflict",
  "legal.not_found": "not_found",
  "plan.limit_reached": "forbidden",
  "plan.feature_missing": "forbidden",
  "subscription.none": "conflict",
  "subscription.exists": "conflict",
  "subscription.same_plan": "conflict",
  "subscription.pending": "conflict",
  "subscription.nothing_pending": "conflict",
  "subscription.offer_expired": "conflict",
  "subscription.paid": "conflict",
  "subscription.payment_required": "unpaid",
  "billing.unreachable": "unavailable",
  "webhook.unsigned": "malformed",
  "plan.not_found": "not_found",
  "plan.in_use": "conflict",
  "plan.needed": "conflict",
  "invoice.not_found": "not_found",
  "invoice.state": "conflict",
  "invoice.overpaid": "conflict",
  "invoice.no_issuer": "conflict",
  "payment.not_found": "not_found",
  "certificate.not_requested": "conflict",
  "consultation.not_found": "not_found",
  "template.not_found": "not_found",
  "subscriber.not_found": "not_found",
  "campaign.not_found": "not_found",
  "campaign.state": "conflict",
  "export.waiting": "conflict",
  "import.not_found": "not_found",
  "import.running": "conflict",
  "import.state": "conflict",
  "practice.team_over": "forbidden",
  "erasure.waiting": "conflict",
  "email.own": "invalid",
  "email.changed_lately": "conflict",
  "email.undo_over": "not_found",
  "erasure.none": "conflict",
  "stripe.other_environment": "conflict",
  "version.stale": "precondition",
  "idempotency.in_progress": "conflict",
  "idempotency.reused": "conflict",
  "route.not_found": "not_found",
  "letters.stopped": "forbidden",
  "service.unavailable": "unavailable",
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERROR_KINDS;

export type ErrorDetail = { path: string; message: string };

/** What an error carries besides its sentence; every entry point answers it unchanged. */
export type ErrorExtra = {
  details?: ErrorDetail[];
  needRefresh?: boolean;
  limitInfo?: { resourceType: string; currentCount: number; limit: number; plan: string };
  featureInfo?: { feature: string; plan: string; availableIn: string[] };
  upgradeRequired?: boolean;
  /** The existing record of which a second was to be created. */
  duplicate?: { _id: string; name: string };
  /** The record in Eliminadas: the case it was deleted with, if any; deleted since, kept until. */
  deleted?: { kind: string; _id: string; with: string | null; since: string; until: string };
  /** Free times when the one asked for is taken, UTC ISO. */
  free?: { start: string; end: string }[];
  /** The pending payment, and Stripe's page to pay it. */
  payment?: { amount: number; currency: string; url: string | null };
  /** Seconds to wait before trying again. */
  retryAfter?: number;
};

/**
 * A failure the application foresees: `message` is a Spanish sentence that may be shown as it is.
 */
export class AppError extends Error {
  readonly kind: ErrorKind;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly extra: ErrorExtra = {},
    options?: { cause: unknown },
  ) {
    super(message, options);
    this.name = "AppError";
    this.kind = ERROR_KINDS[code];
  }
}

/** Whether an error is one of ours with that code. */
export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof AppError && error.code === code;

/** Whether an error is one of ours of that kind. */
export const hasKind = (error: unknown, kind: ErrorKind): boolean =>
  error instanceof AppError && error.kind === kind;

/**
 * The error of a caller over a rate limit: the reason, and the wait in whole seconds, at least one.
 */
export function throttled(reason: string, waitMs: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  const seconds = retryAfter === 1 ? "segundo" : "segundos";
  const message = `${reason}. Esperá ${retryAfter} ${seconds} y probá de nuevo.`;
  return new AppError("request.throttled", message, { retryAfter });
}

/** The error for one wrong field: `path` as the caller wrote it, `message` a sentence naming it. */
export function invalid(path: string, message: string, code: ErrorCode = "request.invalid") {
  return new AppError(code, message, { details: [{ path, message }] });
}
