import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";

import { clearTokens } from "#api/token-store.ts";
import { createAppRouter } from "#app/router.tsx";

import { renderPart } from "./render-part.tsx";
import { logIn } from "./tokens.ts";

let mounted: Awaited<ReturnType<typeof renderPart>> | undefined;

/** Opens the whole app at this address for a member, without anything that a member has read in it before. */
export async function openApp(path: string) {
  await closeApp();
  clearTokens();
  logIn("member-1");
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  mounted = await renderPart(<RouterProvider router={router} />);
  return { screen: mounted, router };
}

/** After each test: left standing, the app would go on asking when the stub of its server is gone. */
export async function closeApp(): Promise<void> {
  await mounted?.unmount();
  mounted = undefined;
}
