import type { NoticeKind } from "@foja/core/sharing/notices/kinds.rules";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const { notices, "notice-settings": settings, whatsapp } = client.api;

/** The sentences for clients that wait for somebody's decision. */
export const waitingNotices = () =>
  queryOptions({
    queryKey: ["notices"],
    queryFn: async ({ signal }) => {
      const asked = { query: { status: "proposed" as const, limit: "100" } };
      return (await answer(notices.$get(asked, { init: { signal } }))).notices;
    },
  });

/** What the practice tells of each kind. */
export const noticeSettings = () =>
  queryOptions({
    queryKey: ["notice-settings"],
    queryFn: async ({ signal }) =>
      (await answer(settings.$get(undefined, { init: { signal } }))).settings,
  });

export const changeNoticeSetting = (
  kind: NoticeKind,
  json: { text?: string | null; alone?: boolean },
) => answer(settings[":kind"].$patch({ param: { kind }, json }));

/** Whether notices go by WhatsApp, what that costs, and what became of the last ones. */
export const whatsappUse = () =>
  queryOptions({
    queryKey: ["whatsapp"],
    queryFn: async ({ signal }) =>
      (await answer(whatsapp.$get(undefined, { init: { signal } }))).whatsapp,
  });

export const changeWhatsapp = (on: boolean) => answer(whatsapp.$patch({ json: { on } }));

export const decideNotice = (
  id: string,
  json: { text?: string; status?: "approved" | "dismissed" },
) => answer(notices[":id"].$patch({ param: { id }, json }));
