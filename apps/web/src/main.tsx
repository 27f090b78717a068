import "#ui/tokens.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { createQueryClient } from "#api/query-client.ts";
import { Providers } from "#app/providers.tsx";
import { createAppRouter } from "#app/router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root to render into");

const queryClient = createQueryClient();
const router = createAppRouter();

createRoot(root).render(
  <StrictMode>
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
