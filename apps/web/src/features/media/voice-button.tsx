import { Trans } from "@lingui/react/macro";
import { Mic } from "lucide-react";
import { type Ref, useImperativeHandle, useRef, useState } from "react";

import { Button } from "#ui/button.tsx";

import { useHasMicrophone } from "./microphone.ts";
import { Recorder, type RecorderHandle } from "./recorder.tsx";

export interface VoiceHandle {
  /** Keeps what is recorded, also what still is being recorded; false when it cannot be taken. */
  readonly keep: () => Promise<boolean>;
}

interface VoiceButtonProps {
  /** False when it cannot be taken. */
  readonly onRecorded: (file: File) => boolean;
  readonly onTake: (hasTake: boolean) => void;
  readonly ref: Ref<VoiceHandle>;
}

/** Where there is a microphone, a memory can be told. */
export function VoiceButton({ onRecorded, onTake, ref }: VoiceButtonProps) {
  const hasMicrophone = useHasMicrophone();
  const [isOpen, setIsOpen] = useState(false);
  const recorder = useRef<RecorderHandle>(null);
  function handleKeep(file: File): boolean {
    const isTaken = onRecorded(file);
    if (isTaken) setIsOpen(false);
    return isTaken;
  }

  useImperativeHandle(ref, () => ({
    async keep() {
      const file = await recorder.current?.finish();
      return !file || handleKeep(file);
    },
  }));

  if (!hasMicrophone) return null;
  if (!isOpen) {
    return (
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <Mic aria-hidden="true" className="size-5" />
        <Trans>Record your voice</Trans>
      </Button>
    );
  }
  return <Recorder ref={recorder} onKeep={handleKeep} onClose={() => setIsOpen(false)} onTake={onTake} />;
}
