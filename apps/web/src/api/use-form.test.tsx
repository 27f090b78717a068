import { i18n } from "@lingui/core";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { renderPart } from "#testing/render-part.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { TextField } from "#ui/text-field.tsx";

import { ApiError } from "./errors.ts";
import { useForm } from "./use-form.ts";

interface Values {
  readonly name: string;
  readonly colour: "blue" | "grey" | undefined;
}

interface PaintingProps {
  readonly send: (values: Values) => Promise<string>;
  readonly onSent?: (answer: string) => void;
  readonly onRefused?: (sentence: string | undefined) => void;
}

test("what a check finds stands beside the fields, the first of them has the focus, and nothing is sent", async () => {
  const send = vi.fn<PaintingProps["send"]>();
  const handleRefused = vi.fn<(sentence: string | undefined) => void>();
  const screen = await renderPart(<Painting send={send} onRefused={handleRefused} />);

  await screen.getByRole("button", { name: "Send" }).click();

  await expect.element(screen.getByLabelText("Name")).toHaveAccessibleDescription("Name is missing");
  await expect.element(screen.getByLabelText("Name")).toHaveFocus();
  await expect.element(screen.getByText("Colour is missing")).toBeVisible();
  expect(handleRefused.mock.calls.map(([sentence]) => sentence)).toEqual(["Name is missing"]);
  expect(send).not.toHaveBeenCalled();
});

test("a sentence goes when its field is changed, and the focus can be led to a group", async () => {
  const screen = await renderPart(<Painting send={async () => "kept"} />);
  await screen.getByRole("button", { name: "Send" }).click();

  await screen.getByLabelText("Name").fill("Ada");
  await expect.element(screen.getByText("Name is missing")).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText("Name")).toHaveFocus();
  await screen.getByRole("button", { name: "Send" }).click();

  await expect.element(screen.getByRole("radio", { name: "blue" })).toHaveFocus();
});

test("sentences of the domain are said in the reader's language, and texts of the app stay as they are", async () => {
  i18n.loadAndActivate({ locale: "nl", messages: { "Name is missing": "De naam ontbreekt" } });
  const screen = await renderPart(<Painting send={async () => "kept"} />);

  await screen.getByRole("button", { name: "Send" }).click();

  await expect.element(screen.getByText("De naam ontbreekt")).toBeVisible();
  await expect.element(screen.getByText("Colour is missing")).toBeVisible();
  i18n.activate("en");
});

test("it is sent once, however often it is submitted, and not again once it was sent", async () => {
  const answer = Promise.withResolvers<string>();
  const send = vi.fn<PaintingProps["send"]>().mockReturnValue(answer.promise);
  const handleSent = vi.fn<(answer: string) => void>();
  const screen = await renderPart(<Painting send={send} onSent={handleSent} />);
  await fillIn(screen);

  await userEvent.keyboard("{Enter}{Enter}");
  await expect.element(screen.getByText("sending")).toBeVisible();
  answer.resolve("kept");
  await expect.element(screen.getByText("sent", { exact: true })).toBeVisible();
  await userEvent.keyboard("{Enter}");

  expect(send.mock.calls).toEqual([[{ name: "Ada", colour: "grey" }]]);
  expect(handleSent.mock.calls).toEqual([["kept"]]);
  await screen.getByRole("button", { name: "Reset" }).click();
  await expect.element(screen.getByLabelText("Name")).toHaveValue("");
});

test("what the server says of a field stands beside it, and anything else is a failure of the whole form", async () => {
  const send = vi
    .fn<PaintingProps["send"]>()
    .mockRejectedValueOnce(refusal("Too plain", { colour: "This colour is too plain", size: "Too large" }))
    .mockRejectedValueOnce(refusal("Too large", { size: "Too large" }));
  const screen = await renderPart(<Painting send={send} />);
  await fillIn(screen);

  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("radio", { name: "blue" })).toHaveFocus();
  await expect.element(screen.getByText("This colour is too plain")).toBeVisible();
  await expect.element(screen.getByRole("alert")).toBeEmptyDOMElement();
  await screen.getByRole("button", { name: "Send" }).click();

  await expect.element(screen.getByRole("alert")).toHaveTextContent("Too large");
  await expect.element(screen.getByText("This colour is too plain")).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText("Name")).toHaveValue("Ada");
});

test("a form that has left the page hears of nothing", async () => {
  const answer = Promise.withResolvers<string>();
  const handleSent = vi.fn<(answer: string) => void>();
  const screen = await renderPart(<Painting send={async () => answer.promise} onSent={handleSent} />);
  await fillIn(screen);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("sending")).toBeVisible();

  await screen.unmount();
  answer.resolve("kept");
  await answer.promise;
  await Promise.resolve();

  expect(handleSent).not.toHaveBeenCalled();
});

function Painting({ send, onSent, onRefused }: PaintingProps) {
  const form = useForm<Values, string>({
    initial: { name: "", colour: undefined },
    check: ({ name, colour }) => ({
      name: name === "" ? "Name is missing" : undefined,
      colour: colour ? undefined : "Colour is missing",
    }),
    send,
    onSent: (answer) => onSent?.(answer),
    onRefused: (sentence) => onRefused?.(sentence),
  });
  return (
    <form {...form.element}>
      <TextField label="Name" {...form.text("name")} />
      <RadioGroup
        label="Colour"
        choices={[
          { value: "blue", label: "blue" },
          { value: "grey", label: "grey" },
        ]}
        {...form.part("colour")}
      />
      <p role="alert">{form.failure?.message}</p>
      <p>{form.isSending ? "sending" : null}</p>
      <p>{form.isSent ? "sent" : null}</p>
      <button type="submit">Send</button>
      <button type="button" onClick={form.reset}>
        Reset
      </button>
    </form>
  );
}

async function fillIn(screen: Awaited<ReturnType<typeof renderPart>>) {
  await screen.getByRole("radio", { name: "grey" }).click();
  await screen.getByLabelText("Name").fill("Ada");
}

function refusal(message: string, fields: Record<string, string>): ApiError {
  const problem = {
    status: 400,
    code: "invalid_input",
    message,
    statusMessage: message,
    statusCode: 400,
    requestId: "r1",
    fields,
  } as const;
  return new ApiError({ success: false, error: message, status: 400, problem });
}
