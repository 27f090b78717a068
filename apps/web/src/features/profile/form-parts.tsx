import { useLingui } from "@lingui/react/macro";

import { Button } from "#ui/button.tsx";

interface FormButtonsProps {
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly saveText?: string;
}

export function FormButtons({ isBusy, onCancel, saveText }: FormButtonsProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-3 pt-1">
      <Button type="submit" busy={isBusy} busyText={t`Saving...`} className="grow sm:grow-0">
        {saveText ?? t`Save`}
      </Button>
      <Button variant="secondary" onClick={onCancel} className="grow sm:grow-0">
        {t`Cancel`}
      </Button>
    </div>
  );
}
