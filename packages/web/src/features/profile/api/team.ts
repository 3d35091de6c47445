import type { InviteMember } from "@foja/core/accounts/practices/practice.schema";
import type { MemberRole } from "@foja/core/kernel/member.rules";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { PEOPLE } from "~/lib/people/people";

const { members } = client.api;

/** The invitations that wait for an answer. */
export const invitationList = () =>
  queryOptions({
    queryKey: [...PEOPLE, "invitations"],
    queryFn: async ({ signal }) =>
      (await answer(members.invitations.$get({}, { init: { signal } }))).invitations,
  });

/** Sends the letter that invites somebody. */
export const inviteMember = (json: InviteMember) => answer(members.$post({ json }));

/** Takes an invitation back. */
export const revokeInvitation = (id: string) =>
  answer(members.invitations[":id"].$delete({ param: { id } }));

/** Whether the practice demands a second factor of everybody. */
export const factorDemand = () =>
  queryOptions({
    queryKey: [...PEOPLE, "demand"],
    queryFn: async ({ signal }) =>
      (await answer(members.$get({}, { init: { signal } }))).factorDemanded,
  });

/** Demands a second factor of everybody of the practice, or no more. */
export const demandFactor = (demanded: boolean) =>
  answer(members["second-factor"].$put({ json: { demanded } }));

/** Gives somebody of the practice another role. */
export const changeMember = (id: string, role: MemberRole) =>
  answer(members[":id"].$patch({ param: { id }, json: { role } }));

/** Removes somebody from the practice, at once; what they answered for goes to `successor`. */
export const removeMember = (id: string, successor: string) =>
  answer(members[":id"].$delete({ param: { id }, query: { successor } }));

/** Names the practice; with a blank name it is called by who founded it. */
export const renamePractice = (name: string) =>
  answer(client.api.practices.current.$put({ json: { name } }));

/** Leaves a practice of somebody else; answers like a sign-in. */
export const leavePractice = (id: string) =>
  answer(client.api.practices[":id"].$delete({ param: { id } }));
