import { expect, it } from "vitest";
import { ApiError, OFFLINE, TIMEOUT } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { lateList } from "./late-list";

const failed = (error: string) => new ApiError(0, "Sin respuesta.", { error });

it("says that the cases did not come in time, and nothing else of other failures", () => {
  const late = lateList(failed(TIMEOUT));
  expect(messageOf(late)).toBe("Tiempo de espera agotado al obtener las carpetas");
  expect(late).toMatchObject({ code: TIMEOUT });
  expect(messageOf(lateList(failed(OFFLINE)))).toBe("Sin respuesta.");
  const other = new Error("x");
  expect(lateList(other)).toBe(other);
});
