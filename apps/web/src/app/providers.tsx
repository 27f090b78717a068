import { CSPProvider } from "@base-ui/react/csp-provider";
import { I18nProvider } from "@lingui/react";
import type { PropsWithChildren } from "react";

import { startI18n } from "#lib/i18n.ts";

const i18n = startI18n();

export function Providers({ children }: PropsWithChildren) {
  return (
    <I18nProvider i18n={i18n}>
      {/* The page's policy refuses style elements without a nonce; the styles they would add are in our own CSS. */}
      <CSPProvider disableStyleElements>{children}</CSPProvider>
    </I18nProvider>
  );
}
