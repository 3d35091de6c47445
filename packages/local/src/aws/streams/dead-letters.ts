import type { DynamoDBRecord } from "aws-lambda";
import { appendLine, readLines } from "../../support/files";

export type DeadLetter = {
  consumer: string;
  at: string;
  /** Why the last try failed. */
  reason: string;
  tries: number;
  record: DynamoDBRecord;
};

/** The records whose last try failed, which AWS puts in the failure queue. */
export class DeadLetters {
  constructor(readonly path: string) {}

  add(letter: DeadLetter): void {
    appendLine(this.path, letter);
  }

  list(): DeadLetter[] {
    return readLines<DeadLetter>(this.path);
  }
}
