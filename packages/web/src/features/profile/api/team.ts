import type { InviteMember } from "@foja/core/accounts/practices/practice.schema";
import type { MemberRole } from "@foja/core/kernel/member.rules";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { PEOPLE } from "~/lib/people/people";

const { members } = client.api;

/** The invitations without an answer. */
export const invitationList = () =>
  queryOptions({
    queryKey: [...PEOPLE, "invitations"],
    queryFn: async ({ signal }) =>
      (await answer(members.invitations.$get({}, { init: { signal } }))).invitations,
  });

/** Sends an invitation by e-mail. */
export const inviteMember = (json: InviteMember) => answer(members.$post({ json }));

/** Revokes an invitation. */
export const revokeInvitation = (id: string) =>
  answer(members.invitations[":id"].$delete({ param: { id } }));

/** Whether the practice demands a second factor of everybody. */
export const factorDemand = () =>
  queryOptions({
    queryKey: [...PEOPLE, "demand"],
    queryFn: async ({ signal }) =>
      (await answer(members.$get({}, { init: { signal } }))).factorDemanded,
  });

/** Starts or stops demanding a second factor of everybody in the practice. */
export const demandFactor = (demanded: boolean) =>
  answer(members["second-factor"].$put({ json: { demanded } }));

/** Changes the role of a member. */
export const changeMember = (id: string, role: MemberRole) =>
  answer(members[":id"].$patch({ param: { id }, json: { role } }));

/** Removes a member at once; `successor` becomes responsible for their records. */
export const removeMember = (id: string, successor: string) =>
  answer(members[":id"].$delete({ param: { id }, query: { successor } }));

/** Names the practice; with an empty name it has its founder's. */
export const renamePractice = (name: string) =>
  answer(client.api.practices.current.$put({ json: { name } }));

/** Leaves somebody else's practice; answers like a sign-in. */
export const leavePractice = (id: string) =>
  answer(client.api.practices[":id"].$delete({ param: { id } }));
