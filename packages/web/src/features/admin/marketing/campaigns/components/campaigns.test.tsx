// @vitest-environment happy-dom
import type { Campaign, CampaignStatus } from "@foja/core/outreach/campaigns/campaign.schema";
import type { Segment } from "@foja/core/outreach/subscribers/segment.schema";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { calls, goesTo, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { CampaignSteps } from "./campaign-steps";
import CampaignsPage from "./campaigns-page";
import { SegmentBuilder } from "./segment-builder";

afterEach(clear);

const campaignIn = (status: CampaignStatus) =>
  ({
    _id: "cam_1",
    name: "Novedades",
    status,
    createdAt: "2026-11-26",
    counts: {},
  }) as unknown as Campaign;
const everybody = { plans: [], accounts: [], roles: [], provinces: [], tags: [] };

const showSteps = (status: CampaignStatus) => {
  const on = { onEdit: vi.fn(), onDiscarded: vi.fn() };
  const shown = show(<CampaignSteps campaign={campaignIn(status)} {...on} />);
  const confirm = (name: string) =>
    within(screen.getByRole("dialog")).getByRole("button", { name });
  return { ...shown, ...on, confirm };
};

it("sends a draft after asking", async () => {
  const { press, asks } = showSteps("draft");
  await press("Enviar ahora", shows("La lista se fija"));
  await press("Enviar", asks("POST /api/marketing/campaigns/cam_1/send"));
});

it("opens the schedule of a draft", async () => {
  const { press } = showSteps("draft");
  await press("Programar", shows("Programar el envío"));
});

it("edits a draft, and sends a test of it", async () => {
  const { press, asks, onEdit } = showSteps("draft");
  await press("Editar", calls(onEdit));
  await press("Mandarme una prueba", asks("POST /api/marketing/campaigns/cam_1/test"));
});

it("deletes a draft after asking", async () => {
  const { press, asks, confirm, onDiscarded } = showSteps("draft");
  await press("Eliminar", shows("se elimina para siempre"));
  const asked = asks("DELETE /api/marketing/campaigns/cam_1");
  await press(confirm("Eliminar"), () => {
    asked();
    expect(onDiscarded).toHaveBeenCalled();
  });
});

it("pauses a campaign that is being sent", async () => {
  const { press, asks } = showSteps("sending");
  await press("Pausar", asks("POST /api/marketing/campaigns/cam_1/pause"));
});

it("resumes a paused campaign", async () => {
  const { press, asks } = showSteps("paused");
  await press("Seguir", asks("POST /api/marketing/campaigns/cam_1/resume"));
});

it("cancels a paused campaign after asking", async () => {
  const { press, asks, confirm } = showSteps("paused");
  await press("Cancelar la campaña", shows("no sale más"));
  const asked = asks("POST /api/marketing/campaigns/cam_1/cancel");
  await press(confirm("Cancelar la campaña"), asked);
});

const showPage = () =>
  show(<CampaignsPage />, {
    at: "/admin/marketing/mailing",
    answers: {
      "GET /api/marketing/campaigns": { success: true, campaigns: [campaignIn("draft")] },
    },
  });

it("opens a campaign by its address", async () => {
  const { press } = showPage();
  await press("Abrir Novedades", goesTo("/admin/marketing/mailing?id=cam_1"));
});

it("opens a new campaign by its address", async () => {
  const { press } = showPage();
  await press("Nueva campaña", goesTo("/admin/marketing/mailing?id=nueva"));
});

it("begins the first campaign", async () => {
  const { press } = show(<CampaignsPage />, {
    at: "/admin/marketing/mailing",
    answers: { "GET /api/marketing/campaigns": { success: true, campaigns: [] } },
  });
  await press("Armar la primera", goesTo("/admin/marketing/mailing?id=nueva"));
});

it("takes a tag out of the segment", async () => {
  const onChange = vi.fn();
  const segment = { ...everybody, tags: ["vip", "córdoba"] } as unknown as Segment;
  const { press } = show(<SegmentBuilder segment={segment} onChange={onChange} />);
  await press("Quitar vip", calls(onChange, { ...segment, tags: ["córdoba"] }));
});
