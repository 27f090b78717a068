import { useLingui } from "@lingui/react/macro";

import { useOutboxUiState } from "#offline/use-waiting.ts";
import { Button } from "#ui/button.tsx";
import { openModal } from "#ui/modal-queue.ts";

export function LogOutButton({ onLogOut }: { readonly onLogOut: () => void }) {
  const { t } = useLingui();
  const isAllSent = useOutboxUiState().state.entries.length === 0;

  async function handleClick() {
    const { answer } = openModal({
      type: "confirm",
      title: t`Log out?`,
      text: isAllSent
        ? t`Your memories will be here when you come back.`
        : t`Something you wrote or changed hasn't been sent yet. If you log out now, it stays locked on this device until you log in here again. Nobody else can open it.`,
      confirmText: t`Log out`,
      ...(isAllSent ? {} : { cancelText: t`Stay` }),
    });
    if (await answer) onLogOut();
  }

  return (
    <Button
      variant="secondary"
      className="w-full sm:max-lg:w-auto"
      onClick={() => void handleClick()}
    >{t`Log out`}</Button>
  );
}
