import { useState } from "react";

import { Button } from "#ui/button.tsx";
import { openModal } from "#ui/modal-queue.ts";
import { Sheet } from "#ui/sheet.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast-queue.ts";

const loadingMs = 2000;

/** Rendered once, because overlays take the theme of the whole page. */
export function OverlaysSpecimen() {
  return (
    <section aria-label="Modals, sheets and toasts" className="mt-14">
      <h2 className="mb-4 text-2xl">Modals, sheets and toasts</h2>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={askToDelete}>
          Confirm
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            openModal({
              type: "alert",
              title: "Your book is being made",
              text: "It takes a few minutes. You can leave this page.",
            })
          }
        >
          Alert
        </Button>
        <Button variant="secondary" onClick={() => openModal({ type: "success", title: "Memory added successfully" })}>
          Success
        </Button>
        <Button variant="secondary" onClick={askForName}>
          Custom
        </Button>
        <Button variant="secondary" onClick={waitForSomething}>
          Loading
        </Button>
        <SheetDemo />
        {(["success", "info", "warning", "error"] as const).map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => toast(kind, toastTexts[kind])}>
            Toast: {kind}
          </Button>
        ))}
      </div>
    </section>
  );
}

const toastTexts = {
  success: "Logged in successfully",
  info: "OTP resent to your email",
  warning: "Please enter email and password",
  error: "Failed to add memory",
} as const;

function askToDelete() {
  const { answer } = openModal({
    type: "confirm",
    title: "Delete Memory?",
    text: "This cannot be undone. You can archive it instead.",
    confirmText: "Delete",
    isDangerous: true,
  });
  void answer.then((isConfirmed) => toast("info", isConfirmed ? "Confirmed" : "Cancelled"));
}

function askForName() {
  openModal({
    type: "custom",
    title: "Name this year",
    text: "Only you will see it.",
    render: (close) => (
      <div className="grid gap-5">
        <TextField label="Name" placeholder="The year of the move" />
        <Button onClick={close}>Keep the name</Button>
      </div>
    ),
  });
}

function waitForSomething() {
  const { close } = openModal({ type: "loading" });
  setTimeout(close, loadingMs);
}

function SheetDemo() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Sheet
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Set your timeline"
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>Save</Button>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">Set timeline first and then start adding memories.</p>
        <ul className="mt-4 grid gap-2">
          {Array.from({ length: 12 }, (_, index) => (
            <li key={index} className="figures-old rounded-[10px] border border-rule px-4 py-3 text-2xl">
              {1990 + index}
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
