import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import type { CalendarDate } from "#lib/date-parts.ts";
import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";
import { isLongTest } from "#testing/test-size.ts";

import { DateField } from "./date-field.tsx";

type HearDate = (date: CalendarDate | undefined) => void;

// A select hears the first letters of a month.
const locales = [
  { locale: "en-GB", keys: ["9", "Mar", "1951"] },
  { locale: "en-US", keys: ["Mar", "9", "1951"] },
  { locale: "ja-JP", keys: ["1951", "Mar", "9"] },
] as const;

for (const { locale, keys } of locales) {
  test(`a date is typed by keyboard in the order of ${locale}`, async () => {
    const hearDate = vi.fn<HearDate>();
    await renderPart(<DateField label="Date of birth" onDateChange={hearDate} locale={locale} />);

    for (const text of keys) {
      await userEvent.tab();
      await userEvent.keyboard(text);
    }

    expect(hearDate).toHaveBeenLastCalledWith({ year: 1951, month: 3, day: 9 });
  });
}

test("31 February is refused with a sentence, once all three boxes are left", async () => {
  const hearDate = vi.fn<HearDate>();
  const screen = await renderPart(<DateField label="Date of birth" onDateChange={hearDate} locale="en-GB" />);

  await fillDate(screen, "31", "2", "2023");
  expect(screen.container.textContent).not.toContain("There is no");
  await userEvent.tab();

  const sentence = "There is no 31 February: February 2023 has 28 days";
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByRole("group")).toHaveAccessibleDescription(sentence);
  expect(hearDate).toHaveBeenLastCalledWith(undefined);
});

test("the first and the last day allowed are allowed, their neighbours are not", async () => {
  const hearDate = vi.fn<HearDate>();
  const min = { year: 1900, month: 1, day: 1 };
  const max = { year: 2013, month: 11, day: 15 };
  const screen = await renderPart(
    <DateField label="Born" onDateChange={hearDate} min={min} max={max} locale="en-GB" />,
  );

  await fillDate(screen, "15", "11", "2013");
  expect(hearDate).toHaveBeenLastCalledWith(max);
  await screen.getByLabelText("Day").fill("16");
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();

  expect(hearDate).toHaveBeenLastCalledWith(undefined);
  await expect.element(screen.getByText("The date must be 15 November 2013 or earlier")).toBeVisible();
});

test("years go from 1 to 275760", async () => {
  const hearDate = vi.fn<HearDate>();
  const screen = await renderPart(<DateField label="Date" onDateChange={hearDate} locale="en-GB" />);

  await fillDate(screen, "31", "12", "275760");
  expect(hearDate).toHaveBeenLastCalledWith({ year: 275_760, month: 12, day: 31 });
  await screen.getByLabelText("Year").fill("275761");
  expect(hearDate).toHaveBeenLastCalledWith(undefined);
  await screen.getByLabelText("Year").fill("1");
  expect(hearDate).toHaveBeenLastCalledWith({ year: 1, month: 12, day: 31 });
  await screen.getByLabelText("Year").fill("0");
  expect(hearDate).toHaveBeenLastCalledWith(undefined);
});

test("a form's complaint gives way to what the boxes know", async () => {
  const screen = await renderPart(
    <DateField label="Date" onDateChange={() => undefined} error="Date is required" locale="en-GB" />,
  );
  await expect.element(screen.getByText("Date is required")).toBeVisible();

  await fillDate(screen, "31", "2", "1951");

  await expect.element(screen.getByText("There is no 31 February: February 1951 has 28 days")).toBeVisible();
  await expect.element(screen.getByText("Date is required")).not.toBeInTheDocument();
});

test.runIf(isLongTest)("the date passes axe empty, wrong and disabled", async () => {
  const screen = await renderPart(
    <div className="bg-paper text-ink">
      <DateField label="Born" onDateChange={() => undefined} hint="For your prompts" isBirthday />
      <DateField label="Moved" onDateChange={() => undefined} error="Please enter a date" />
      <DateField label="Left" onDateChange={() => undefined} disabled />
    </div>,
  );

  await expectAccessible(screen.container);
});

async function fillDate(screen: Awaited<ReturnType<typeof renderPart>>, day: string, month: string, year: string) {
  await screen.getByLabelText("Day").fill(day);
  await screen.getByLabelText("Month").selectOptions(month);
  await screen.getByLabelText("Year").fill(year);
}

test("a year that is known already stands there, and is no date until the rest is typed", async () => {
  const hearDate = vi.fn<HearDate>();
  const screen = await renderPart(
    <DateField label="Date of birth" onDateChange={hearDate} locale="en-GB" defaultYear={1957} />,
  );
  await expect.element(screen.getByLabelText("Year")).toHaveValue("1957");

  await userEvent.tab();
  await userEvent.keyboard("9");
  await userEvent.tab();
  await userEvent.keyboard("Mar");

  expect(hearDate).toHaveBeenLastCalledWith({ year: 1957, month: 3, day: 9 });
});

test("two digits of a birth year that were typed on the page before are asked about at once", async () => {
  const screen = await renderPart(
    <DateField label="Date of birth" onDateChange={() => undefined} locale="en-GB" isBirthday defaultYear={61} />,
  );
  await expect.element(screen.getByLabelText("Year")).toHaveValue("61");

  await screen.getByRole("button", { name: "1961?" }).click();

  await expect.element(screen.getByLabelText("Year")).toHaveValue("1961");
});

test("two digits of a birth year are asked about, and changed only by a press", async () => {
  const hearDate = vi.fn<HearDate>();
  const screen = await renderPart(
    <>
      <DateField label="Date of birth" onDateChange={hearDate} locale="en-GB" isBirthday />
      <button type="button">What follows</button>
    </>,
  );
  const leave = () => userEvent.click(screen.getByRole("button", { name: "What follows" }));
  await screen.getByLabelText("Day").fill("9");
  await screen.getByLabelText("Month").selectOptions("March");
  const year = screen.getByLabelText("Year");
  await year.fill("61");
  await leave();

  await expect.element(screen.getByText("Which year do you mean?")).toBeVisible();
  await expect.element(year).toHaveValue("61");
  expect(hearDate).toHaveBeenLastCalledWith(undefined);
  await expectAccessible();
  await screen.getByRole("button", { name: "1961?" }).click();

  await expect.element(year).toHaveValue("1961");
  await expect.element(year).toHaveFocus();
  await expect.element(screen.getByText("Which year do you mean?")).not.toBeInTheDocument();
  expect(hearDate).toHaveBeenLastCalledWith({ year: 1961, month: 3, day: 9 });
  await year.fill("15");
  await leave();
  await expect.element(screen.getByRole("button", { name: "1915?" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "2015?" })).toBeVisible();
});

test("on a phone day, month and year stand on one line", async () => {
  await page.viewport(360, 740);
  const screen = await renderPart(
    <main className="px-5">
      <DateField label="Date of birth" onDateChange={() => undefined} locale="en-GB" isBirthday />
    </main>,
  );
  const tops = ["Day", "Month", "Year"].map((name) => screen.getByLabelText(name).element().getBoundingClientRect());

  expect(new Set(tops.map(({ top }) => top)).size).toBe(1);
  expect(Math.max(...tops.map(({ right }) => right))).toBeLessThanOrEqual(340);
  await page.viewport(1024, 768);
});
