import "#ui/tokens.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { Providers } from "#app/providers.tsx";
import { createAppRouter } from "#app/router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root to render into");

createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={createAppRouter()} />
    </Providers>
  </StrictMode>,
);
