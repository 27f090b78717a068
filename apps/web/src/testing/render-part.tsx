import type { ReactNode } from "react";
import { render } from "vitest-browser-react";

import { Providers } from "#app/providers.tsx";

/** Renders a component with the providers of the app. */
export function renderPart(part: ReactNode) {
  return render(<Providers>{part}</Providers>);
}
