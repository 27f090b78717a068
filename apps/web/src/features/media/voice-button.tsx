import { Trans } from "@lingui/react/macro";
import { Mic } from "lucide-react";
import { useState } from "react";

import { Button } from "#ui/button.tsx";

import { useHasMicrophone } from "./microphone.ts";
import { Recorder } from "./recorder.tsx";

/** Where there is a microphone, a memory can be told. */
export function VoiceButton({ onRecorded }: { readonly onRecorded: (file: File) => void }) {
  const hasMicrophone = useHasMicrophone();
  const [isOpen, setIsOpen] = useState(false);
  if (!hasMicrophone) return null;
  if (!isOpen) {
    return (
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <Mic aria-hidden="true" className="size-5" />
        <Trans>Record your voice</Trans>
      </Button>
    );
  }

  function handleKeep(file: File) {
    onRecorded(file);
    setIsOpen(false);
  }

  return <Recorder onKeep={handleKeep} onClose={() => setIsOpen(false)} />;
}
