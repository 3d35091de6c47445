import { type BookingType, updateBookingConfig } from "@foja/core/agenda/booking/booking.schema";
import { describe, expect, it } from "vitest";
import { EMPTY_KIND, inputOf, valuesOf, withKind, withoutKind } from "./kind-form";

const NEW = { ...EMPTY_KIND, name: "Consulta" };
const kept = (name: string): BookingType => {
  const [made] = updateBookingConfig.parse({ types: [inputOf({ ...NEW, name })] }).types ?? [];
  if (!made) throw new Error("nothing was made");
  return { ...made, _id: `typ_${name}`, questions: [] };
};

describe("the form of a kind of appointment", () => {
  it("begins with what the API takes once it has a name", () => {
    expect(updateBookingConfig.safeParse({ types: [inputOf(NEW)] }).success).toBe(true);
    expect(updateBookingConfig.safeParse({ types: [inputOf(EMPTY_KIND)] }).success).toBe(false);
  });

  it("shows what is kept and sends it again unchanged", () => {
    const kind = kept("Consulta");
    const { _id: _, questions: __, ...sent } = kind;
    const [again] = updateBookingConfig.parse({ types: [inputOf(valuesOf(kind))] }).types ?? [];
    expect(again).toMatchObject(sent);
  });

  it("refuses a figure that is none, in words that name it", () => {
    const { error } = updateBookingConfig.safeParse({
      types: [inputOf({ ...NEW, duration: "media hora" })],
    });
    expect(error?.issues[0]).toMatchObject({
      path: ["types", 0, "duration"],
      message: expect.stringContaining("Duración"),
    });
  });

  it("sends only what belongs to the place, and the options of a choice one a line", () => {
    const question = {
      key: "q",
      _id: undefined,
      label: "¿Fuero?",
      kind: "choice",
      options: "Civil\n\n Laboral ",
      required: true,
    } as const;
    const sent = inputOf({
      ...NEW,
      place: "phone",
      address: "Talcahuano 550",
      questions: [question],
    });
    expect(sent.place).toEqual({ kind: "phone", phone: null });
    expect(sent.questions?.[0]).toMatchObject({ options: ["Civil", "Laboral"] });
  });
});

describe("the list of kinds", () => {
  const kinds = [kept("Una"), kept("Otra")];
  const names = (list: { name: string }[]) => list.map(({ name }) => name);

  it("changes one, takes one more, and drops one", () => {
    const [one] = kinds;
    if (!one) throw new Error("no kind");
    expect(names(withKind(kinds, { ...valuesOf(one), name: "Primera" }))).toEqual([
      "Primera",
      "Otra",
    ]);
    expect(names(withKind(kinds, NEW))).toEqual(["Una", "Otra", "Consulta"]);
    expect(names(withoutKind(kinds, one._id))).toEqual(["Otra"]);
  });
});
