/** A kind of practice, as it is taken to work: assumptions, not measures. */
export type Practice = {
  name: string;
  people: number;
  cases: number;
  /** Files of a case, in MB, and its items in the table with their indexes, in kB. */
  filesMb: number;
  itemsKb: number;
};

export const PRACTICES: Practice[] = [
  { name: "small", people: 1, cases: 120, filesMb: 8, itemsKb: 60 },
  { name: "middle", people: 6, cases: 1500, filesMb: 8, itemsKb: 60 },
  { name: "large", people: 40, cases: 20_000, filesMb: 8, itemsKb: 60 },
];

export const WORKING_DAYS = 22;

/** How often a person makes each call in a working day, by the names of `bench/steps`. */
export const A_DAY: Record<string, number> = {
  "GET me": 6,
  "GET folders": 20,
  "GET folder": 25,
  "GET activities": 20,
  "GET movements": 10,
  "GET contacts": 5,
  "GET tasks": 12,
  "GET events of a month": 8,
  "GET calculations": 2,
  "GET search": 15,
  "GET the dashboard's figures": 6,
  "POST folder": 0.5,
  "PUT folder": 8,
  "POST movement": 4,
  "POST task": 6,
  "POST event": 3,
  "POST compute of a settlement": 4,
  "POST calculation": 1,
  "DELETE folder": 0.05,
};

/** What else happens in a month. */
export const A_MONTH = {
  /** Movements that the courts publish, a case; each is written and derived like one by hand. */
  publishedACase: 1.2,
  /** Mails of a person: the morning's digest, reminders, alerts. */
  mailsAPerson: WORKING_DAYS + 15,
  /** Minutes that a person's screens are open. */
  openMinutesAPerson: WORKING_DAYS * 6 * 60,
  /** Changes that an open screen is told of, of each that anybody of the practice makes. */
  toldAChange: 1,
  /** MB that a person downloads: the application after each release, and files. */
  downloadedMb: 400,
};
