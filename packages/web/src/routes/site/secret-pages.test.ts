import { expect, it } from "vitest";
import * as Client from "./client-page";
import * as Invitation from "./invitation";
import * as Invoice from "./invoice-page";
import * as ManageBooking from "./manage-booking-page";
import * as Unsubscribe from "./unsubscribe";

it.each([
  ["/c/…", Client],
  ["/invitation/…", Invitation],
  ["/invoice/…", Invoice],
  ["/manage-booking/…", ManageBooking],
  ["/unsubscribe?m=…", Unsubscribe],
])("%s tells no other page its address, which has a secret", (_, { meta }) => {
  expect(meta()).toContainEqual({ name: "referrer", content: "no-referrer" });
  expect(JSON.stringify(meta())).toContain("noindex");
});
