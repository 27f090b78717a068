import type { ReceivedInvitation } from "@lane/contract/memberships.ts";
import { maxReportLength } from "@lane/domain/shares.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { errorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast-queue.ts";

import { useReportInvitation } from "./families.queries.ts";

interface ReportInvitationProps {
  readonly invitation: ReceivedInvitation;
  readonly onClose: () => void;
}

/** To the people who run this place. */
export function ReportInvitation({ invitation: { id, from }, onClose }: ReportInvitationProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const report = useReportInvitation(() => {
    toast("success", t`Thank you. Your report has been sent.`);
    onClose();
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("textarea")?.focus(), []);

  function handleSend() {
    const said = text.trim();
    setIsMissing(said === "");
    if (said !== "") report.mutate({ id, text: said });
  }

  return (
    <div ref={box} className="grid gap-3 rounded-card border border-rule bg-paper p-4">
      <TextArea
        label={t`What's wrong with this invitation?`}
        hint={t`Only the people who run this site will read it. ${from} won't be told.`}
        error={isMissing ? t`What's wrong?` : undefined}
        rows={3}
        maxLength={maxReportLength}
        value={text}
        onValueChange={setText}
      />
      <AlertNote summary={t`Your report wasn't sent`} text={report.error ? errorText(report.error) : undefined} />
      <div className="flex flex-wrap gap-3">
        <Button className="grow sm:grow-0" busy={report.isPending} onClick={handleSend}>
          {t`Send the report`}
        </Button>
        <Button variant="secondary" className="grow sm:grow-0" onClick={onClose}>
          {t`Cancel`}
        </Button>
      </div>
    </div>
  );
}
