import { Outlet } from "@tanstack/react-router";

export function Shell() {
  return (
    <main id="main" className="mx-auto max-w-page px-5 py-12">
      <Outlet />
    </main>
  );
}
