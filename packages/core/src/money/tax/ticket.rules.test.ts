import { describe, expect, it } from "vitest";
import { TaxFault } from "../../kernel/ports/tax-facts.rules";
import {
  busy,
  claimed,
  failed,
  hindrance,
  type KeptTicket,
  noCertificate,
  refused,
  usable,
} from "./ticket.rules";

const NOW = 1_700_000_000_000;
const MINUTE_MS = 60_000;
const sealed = { key: "k", iv: "i", tag: "t", text: "x" };

const kept = (more: Partial<KeptTicket> = {}): KeptTicket => ({
  ...{ serial: "01", ticket: sealed, until: NOW + 60 * MINUTE_MS, lease: null, notBefore: 0 },
  ...more,
});

describe("a stored ticket", () => {
  it.each([
    ["of the certificate", kept(), true],
    ["of another certificate", kept({ serial: "02" }), false],
    ["that was dropped", kept({ ticket: null }), false],
    ["with ten minutes left", kept({ until: NOW + 10 * MINUTE_MS }), true],
    ["with less", kept({ until: NOW + 10 * MINUTE_MS - 1 }), false],
    ["of nobody", undefined, false],
  ])("%s is used: %s", (_, item, is) => {
    expect(usable(item, "01", NOW)).toBe(is ? sealed : undefined);
  });
});

describe("signing in", () => {
  const lease = { by: "a", until: NOW + 1 };
  it.each([
    ["for the first time", undefined, undefined],
    ["while nobody does", kept(), undefined],
    ["while another does", kept({ lease }), ["Se está iniciando sesión en ARCA.", 10_000]],
    ["after another's time is over", kept({ lease: { ...lease, until: NOW } }), undefined],
    [
      "before it may be tried again",
      kept({ notBefore: NOW + 5000 }),
      ["ARCA todavía no da un nuevo acceso.", 5000],
    ],
    ["when it may", kept({ notBefore: NOW }), undefined],
    ["with another certificate", kept({ serial: "02", notBefore: NOW + 5000 }), undefined],
  ])("%s waits: %j", (_, item, waits) => {
    const why = hindrance(item, "01", NOW);
    expect(why && [why.why, why.waitMs]).toEqual(waits);
  });

  it("is one process's for two minutes", () => {
    expect(claimed("a", "01", NOW)).toEqual({
      ...{ serial: "01", ticket: null, until: 0, notBefore: 0 },
      lease: { by: "a", until: NOW + 120_000 },
    });
  });

  it("that failed leaves it to others, at once or after the wait that WSAA wants", () => {
    expect(failed(undefined, NOW)).toEqual({ lease: null, notBefore: 0 });
    expect(failed(busy(), NOW)).toEqual({ lease: null, notBefore: NOW + 10_000 });
  });
});

it("waits an hour for a certificate", () => {
  expect(noCertificate()).toMatchObject({ waitMs: 60 * MINUTE_MS });
});

it.each([
  ["coe.alreadyAuthenticated", 10, "ARCA tiene abierta una sesión anterior de tu certificado."],
  ["coe.notAuthorized", 60, "ARCA no autoriza el certificado"],
  ["coe.notAuthorized.x", 60, "ARCA no autoriza el certificado"],
  ["cms.bad", 60, "ARCA no acepta el certificado (cms.bad)."],
])("says why WSAA refused (%s), and waits %i minutes", (code, minutes, why) => {
  const later = refused(new TaxFault("fault", code));
  expect(later).toMatchObject({ waitMs: minutes * MINUTE_MS, why: expect.stringContaining(why) });
});

it.each([new TaxFault("unreachable", "coe.alreadyAuthenticated"), new Error("x"), undefined])(
  "%#: is not refused by what was no answer",
  (error) => {
    expect(refused(error)).toBeUndefined();
  },
);
