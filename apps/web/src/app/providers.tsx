import { I18nProvider } from "@lingui/react";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { PropsWithChildren } from "react";

import { startI18n } from "#lib/i18n.ts";

const i18n = startI18n();

export function Providers({ queryClient, children }: PropsWithChildren<{ readonly queryClient: QueryClient }>) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </I18nProvider>
  );
}
