import { type Carrier, carrier } from "../kernel/outbox";
import { Auth } from "./auth";
import { Practices } from "./practices";

/** Who carries the errands of accounts, see `Carrier`. */
export const carriers: readonly Carrier[] = [
  carrier("verify", Auth.sendCode),
  carrier("reset", Auth.sendCode),
  carrier("newEmail", Auth.sendEmailLetter),
  carrier("formerEmail", Auth.sendEmailLetter),
  carrier("factor", Auth.sendFactorNotice),
  carrier("member", Practices.sendLetter),
];
