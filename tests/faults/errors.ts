import type { Fault } from "./rules";

export type Refusal = { status: number; body: string };

const NAMESPACE = "com.amazonaws.dynamodb.v20120810";

const refuse = (status: number, name: string, message: string, more: object = {}): Refusal => ({
  status,
  body: JSON.stringify({ __type: `${NAMESPACE}#${name}`, message, ...more }),
});

/** The answer with which DynamoDB reports a fault; undefined for a fault without an answer. */
export function refusalFor(fault: Fault, operation: string, body: Buffer): Refusal | undefined {
  if (fault === "throttle") {
    return refuse(
      400,
      "ProvisionedThroughputExceededException",
      "The level of throughput was exceeded.",
    );
  }
  if (fault === "error") return refuse(500, "InternalServerError", "Internal server error");
  if (fault === "conflict") return conflict(operation, body);
  return undefined;
}

/** Only writes and transactions conflict; a plain read never does. */
function conflict(operation: string, body: Buffer): Refusal | undefined {
  if (/^Transact(Write|Get)Items$/.test(operation)) return cancelled(body);
  if (!/^(Put|Update|Delete)Item$/.test(operation)) return undefined;
  return refuse(400, "TransactionConflictException", "Transaction is ongoing for the item");
}

function cancelled(body: Buffer): Refusal {
  const { TransactItems = [] } = JSON.parse(body.toString()) as { TransactItems?: unknown[] };
  const reasons = TransactItems.map((_, index) =>
    index === 0
      ? { Code: "TransactionConflict", Message: "Transaction is ongoing for the item" }
      : { Code: "None" },
  );
  const codes = reasons.map((reason) => reason.Code).join(", ");
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return refuse(400, "TransactionCanceledException", message, {
    Message: message,
    CancellationReasons: reasons,
  });
}
