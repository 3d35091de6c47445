import { describe, expect, it } from "vitest";
import { fold } from "../../kernel/text.rules";
import { noticeIn } from "./notice.rules";

describe("how notice is given", () => {
  it.each([
    ["Traslado por cinco días. Notifíquese electrónicamente.", "electronica"],
    ["Notifíquese por Secretaría en forma electrónica.", "electronica"],
    ["Cédula electrónica: conteste.", "electronica"],
    ["Notifíquese al domicilio electrónico constituido.", "electronica"],
    ["Notifíquese por cédula.", "cedula"],
    ["Líbrese cédula al demandado.", "cedula"],
    ["Notifíquese personalmente o por cédula.", "cedula"],
    ["Notifíquese personalmente en el expediente.", "cedula"],
    ["Quedan notificados por ministerio de la ley.", "nota"],
    ["Notifíquese por ministerio ley, sin cédula.", "nota"],
    ["Notifíquese por nota.", "nota"],
    ["Notifíquese conforme lo resuelto.", "cedula"],
    // An electronic document is no electronic notice.
    ["Agréguese el expediente digital. Notifíquese.", "cedula"],
  ])("«%s»: %s", (text, notice) => {
    expect(noticeIn(fold(text), "pjn", "nota").notice).toBe(notice);
  });

  it("is the norm's where nothing is said, and electronic in the province", () => {
    expect(noticeIn("traslado.", "pjn", "nota").notice).toBe("nota");
    expect(noticeIn("traslado.", "pjn", "cedula").notice).toBe("cedula");
    expect(noticeIn("notifiquese.", "mev", "nota").notice).toBe("electronica");
    expect(noticeIn("notifiquese por cedula.", "mev", "nota").notice).toBe("cedula");
  });

  it("says why it is counted so", () => {
    expect(noticeIn(fold("Notifíquese personalmente."), "pjn", "nota").because).toMatch(
      /personalmente: se cuenta como la cédula/,
    );
  });
});
