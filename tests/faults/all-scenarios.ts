import { ALERT_SCENARIOS } from "./alerts";
import { BOOKING_SCENARIOS } from "./bookings";
import { CALCULATOR_SCENARIOS } from "./calculators";
import { CHAT_SCENARIOS } from "./chats";
import { CONTACT_SCENARIOS } from "./contacts";
import { COURT_SCENARIOS } from "./courts";
import { DEADLINE_SCENARIOS } from "./deadlines";
import { DOCUMENT_SCENARIOS } from "./documents";
import { IMPORT_SCENARIOS } from "./imports";
import { LEDGER_SCENARIOS } from "./ledger";
import { RATE_SCENARIOS } from "./rates";
import { RECORD_SCENARIOS } from "./records";
import { AGENDA_SCENARIOS, FOLDER_SCENARIOS, IDENTITY_SCENARIOS } from "./scenarios";
import { TASK_SCENARIOS } from "./tasks";

/** Every call that is made under faults. */
export const SCENARIOS = [
  ...FOLDER_SCENARIOS,
  ...RECORD_SCENARIOS,
  ...CONTACT_SCENARIOS,
  ...IMPORT_SCENARIOS,
  ...AGENDA_SCENARIOS,
  ...TASK_SCENARIOS,
  ...DOCUMENT_SCENARIOS,
  ...BOOKING_SCENARIOS,
  ...CALCULATOR_SCENARIOS,
  ...LEDGER_SCENARIOS,
  ...DEADLINE_SCENARIOS,
  ...COURT_SCENARIOS,
  ...RATE_SCENARIOS,
  ...ALERT_SCENARIOS,
  ...CHAT_SCENARIOS,
  ...IDENTITY_SCENARIOS,
];
