import { useLingui } from "@lingui/react/macro";

import { Checkbox } from "#ui/checkbox.tsx";

interface AlsoBlockProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChosenChange: (isChosen: boolean) => void;
}

/** Part of a question about somebody: from now on nothing of them arrives. */
export function AlsoBlock({ name, isChosen, onChosenChange }: AlsoBlockProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      label={t`Also block ${name}`}
      hint={t`You won't get any more invitations, shared memories or questions from ${name}. They won't be told. You can unblock people in your profile.`}
      checked={isChosen}
      onChange={({ target }) => onChosenChange(target.checked)}
    />
  );
}
