export type ErrorDetail = { path: string; message: string };

/** A record that is in Eliminadas; `with` is the case with which it was deleted. */
export type DeletedRecord = {
  kind: string;
  _id: string;
  with: string | null;
  since: string;
  until: string;
};

/** How much of a resource a practice uses, and may use. */
export type LimitInfo = { resourceType: string; currentCount: number; limit: number; plan: string };

/** The fields of a refusal that the browser uses. */
export type ErrorBody = {
  error?: string;
  message?: string;
  requestId?: string;
  details?: ErrorDetail[];
  needRefresh?: boolean;
  limitInfo?: LimitInfo;
  featureInfo?: { feature: string; plan: string; availableIn: string[] };
  upgradeRequired?: boolean;
  /** What has to be paid first, and Stripe's page for it. */
  payment?: { amount: number; currency: string; url: string | null };
  duplicate?: { _id: string; name: string };
  deleted?: DeletedRecord;
};

/** Error codes of calls that got no answer. */
export const OFFLINE = "network.offline";
export const TIMEOUT = "network.timeout";

/** A call that failed. `message` is a Spanish sentence, ready to be shown. */
export class ApiError extends Error {
  constructor(
    /** HTTP status; 0 when there was no answer at all. */
    readonly status: number,
    message: string,
    readonly body: ErrorBody = {},
  ) {
    super(message);
    this.name = "ApiError";
  }

  /** The machine code, e.g. `user.exists`, `version.stale`, `network.offline`. */
  get code(): string {
    return this.body.error ?? "";
  }

  /** Whether a limit or feature of the plan is the reason; the plan dialog handles it. */
  get isPlanRestriction(): boolean {
    const { limitInfo, featureInfo, upgradeRequired, message = "" } = this.body;
    if (this.status !== 403) return false;
    return (
      !!limitInfo || !!featureInfo || !!upgradeRequired || /\bplan\b|característica/i.test(message)
    );
  }
}

const IN_PROGRESS = "idempotency.in_progress";

/** Whether a call was refused, and so made nothing; any other error leaves that open. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== IN_PROGRESS;
