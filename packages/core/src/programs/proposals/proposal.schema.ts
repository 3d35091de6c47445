import * as z from "zod";
import { listQuery, optionalText } from "../../kernel/fields.schema";
import { createEscrito } from "../../practice/escritos/escrito.schema";
import { createTask } from "../../practice/tasks/task.schema";
import { createNotice } from "../../sharing/notices/notice.schema";

export const PROPOSAL_STATUSES = ["waiting", "approved", "dismissed"] as const;

const why = optionalText("Motivo", 500);

/** What a program may propose: nothing of it is done until a person approves. */
export const PROPOSED = {
  task: createTask.omit({ responsibleId: true }),
  escrito: createEscrito.pick({ folderId: true, templateId: true }),
  notice: createNotice,
} as const;

export type ProposalKind = keyof typeof PROPOSED;
export const PROPOSAL_KINDS = Object.keys(PROPOSED) as [ProposalKind, ...ProposalKind[]];

/** What is proposed, and why, in the program's words. */
export const proposeTask = PROPOSED.task.extend({ why });
export const proposeEscrito = PROPOSED.escrito.extend({ why });
export const proposeNotice = PROPOSED.notice.extend({ why });

/** Query of `GET /api/proposals`: those that wait, unless another state is asked for. */
export const listProposals = listQuery.omit({ fields: true }).extend({
  status: z
    .enum(PROPOSAL_STATUSES, { error: "El parámetro «status» es waiting, approved o dismissed." })
    .default("waiting"),
});

/** Something that a program proposes, until a person approves or dismisses it. */
export const proposal = z.object({
  _id: z.string(),
  kind: z.enum(PROPOSAL_KINDS),
  status: z.enum(PROPOSAL_STATUSES),
  /** What it is about, as a line. */
  title: z.string(),
  folderId: z.string().nullable(),
  why: z.string().nullable(),
  /** The name of the key with which it was proposed. */
  by: z.string(),
  given: z.record(z.string(), z.unknown()),
  /** The record that was made of it. */
  madeId: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  version: z.number().int(),
});

export type Proposal = z.output<typeof proposal>;
