import { Pencil } from "lucide-react";
import type { Ref } from "react";

import { IconButton } from "#ui/icon-button.tsx";

interface PencilButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function PencilButton({ label, onClick, ref }: PencilButtonProps) {
  return (
    <IconButton ref={ref} label={label} onClick={onClick} className="border-rule">
      <Pencil aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
