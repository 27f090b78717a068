import type { ReactNode } from "react";
import { render } from "vitest-browser-react";

import { Providers } from "#app/providers.tsx";

/** Draws something as the app would, inside its texts and policies. */
export function renderPart(part: ReactNode) {
  return render(<Providers>{part}</Providers>);
}
