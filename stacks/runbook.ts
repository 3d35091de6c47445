/** The paragraphs of docs/runbook.md, each the end of the names of its alarms. */
const PARAGRAPHS = [
  ...["Errors", "Duration", "Throttles", "Concurrency", "IteratorAge", "DeadLetters"],
  ...["ServerErrors", "ClientErrors", "Latency", "TableThrottles", "TableSystemErrors"],
  ...["SocketsExecutionErrors", "MailBounces", "MailComplaints", "TooManyRequests"],
  ...["FailedLogins", "LettersGivenUp", "LettersStopped", "BillingNeedsSomebody"],
];

/** Where the runbook says what to do about an alarm: the paragraph with the longest name that fits. */
export function runbookOf(alarm: string): string {
  const fits = PARAGRAPHS.filter((name) => alarm.endsWith(name));
  const [name] = fits.sort((a, b) => b.length - a.length);
  if (!name) throw new Error(`docs/runbook.md has no paragraph for the alarm ${alarm}`);
  return `docs/runbook.md#${name.toLowerCase()}`;
}
