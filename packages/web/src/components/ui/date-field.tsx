import { isDay } from "@foja/core/kernel/day.rules";
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { useCountBeforeSubmit } from "~/lib/court/use-count-before-submit";
import { loadCourtDays, useCourtDays } from "~/lib/court/use-court-days";
import { echoOf } from "~/lib/day-echo";
import { isInWorkingDays, type Leaning, toIsoDate, toTypedDate } from "~/lib/local-date";
import { DatePicker } from "./date-picker";
import { Field, type FieldShell } from "./field";
import { Input } from "./input";
import { type Translation, useTranslated, writeInto } from "./translated-field";

type DateFieldProps = FieldShell &
  ComponentProps<"input"> & {
    /** How a day without a year is understood; by default as the nearest. */
    leaning?: Leaning;
    /** The date is a deadline's: its plazo de gracia is shown, too. */
    grace?: boolean;
  };

const DATES = Object.fromEntries(
  (["ahead", "back", "near"] as const).map((leaning) => [
    leaning,
    { keep: (typed: string) => toIsoDate(typed, leaning), type: toTypedDate },
  ]),
) as Record<Leaning, Translation>;

const PLACEHOLDER: Record<Leaning, string> = {
  ahead: "25/11, lunes, +5 hábiles",
  back: "dd/mm/aaaa, ayer",
  near: "25/11, hoy, lunes",
};

const UNREAD = "Escribí una fecha como 25/11/2026, lunes o +5 hábiles";

/**
 * A date typed in words («25/11», «lunes», «+5 hábiles») or picked from a calendar with the court's
 * days. How it was understood is shown below; on blur it is rewritten as dd/mm/aaaa. The form gets
 * `YYYY-MM-DD`. Spread `form.field("name")` into it.
 */
export function DateField({ leaning = "near", grace, ...props }: DateFieldProps) {
  const { label, error, hint, className, id, ref, onBlur, ...input } = props;
  const { defaultValue, onChange, onFocus, onKeyDown, ...rest } = input;
  const [text, setText] = useState(String(defaultValue ?? ""));
  const [isOpen, setOpen] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const court = useCourtDays();
  const bind = useTranslated(ref, DATES[leaning], setText);
  const day = toIsoDate(text, leaning);

  const field = () => box.current?.querySelector("input");
  const pick = (iso: string) => {
    const input = field();
    if (input) writeInto(input, toTypedDate(iso));
  };
  const write = async (input: HTMLInputElement) => {
    if (isInWorkingDays(input.value)) await loadCourtDays();
    writeInto(input, toTypedDate(toIsoDate(input.value, leaning)));
  };
  useCountBeforeSubmit(box, write);
  const tidy = async (event: FocusEvent<HTMLInputElement>) => {
    await write(event.target);
    setLeft(true);
    onBlur?.(event);
  };
  const openByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (!event.altKey || event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
  };
  const isUnread = isLeft && text.trim() !== "" && !isDay(day);
  const understood = isDay(day) ? echoOf(day, { leaning, grace, court }) : undefined;

  return (
    <Field
      {...{ label, className, id }}
      error={error ?? (isUnread ? UNREAD : undefined)}
      hint={(understood || hint) && <Note understood={understood} hint={hint} />}
    >
      {(control) => (
        <div ref={box} className="relative">
          <Input
            placeholder={PLACEHOLDER[leaning]}
            maxLength={40}
            autoComplete="off"
            dir="ltr"
            className="pe-10 rtl:ps-10 rtl:pe-3 rtl:text-end"
            {...rest}
            {...{ defaultValue, ...control }}
            ref={bind}
            onFocus={(event) => {
              void loadCourtDays();
              setLeft(false);
              onFocus?.(event);
            }}
            onChange={(event) => {
              setText(event.target.value);
              onChange?.(event);
            }}
            onBlur={(event) => void tidy(event)}
            onKeyDown={openByKey}
          />
          <DatePicker
            {...{ label, isOpen, leaning }}
            value={isDay(day) ? day : undefined}
            onOpen={setOpen}
            onPick={pick}
            onClosed={() => field()?.focus()}
          />
        </div>
      )}
    </Field>
  );
}

/** How the text was understood, and below it the hint. */
const Note = ({ understood, hint }: { understood?: string; hint: FieldShell["hint"] }) => (
  <>
    {understood && <bdi className="block text-ink-soft tabular-nums">{understood}</bdi>}
    {hint}
  </>
);
