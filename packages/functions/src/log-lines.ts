/** Log lines that alarms count: changing one requires changing its filter in the stacks. */
export const REQUEST = "request";
export const ERRAND_GIVEN_UP = "errand given up";
export const LETTERS_STOPPED = "letters stopped";
export const BILLING_ALARM = "billing needs somebody";
