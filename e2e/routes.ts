/** Every address of the specification's table, and the few of our own. */
export const publicRoutes = [
  "/",
  "/about",
  "/terms",
  "/terms-and-conditions",
  "/privacy-policy",
  "/help",
  "/404",
  "/500",
  "/status",
  "/undo-address-change",
  "/dev/ui",
] as const;

export const guestRoutes = [
  "/login",
  "/register",
  "/verify-otp",
  "/forgot-password",
  "/forgot-password/verify-otp",
  "/reset-password",
] as const;

export const memberRoutes = [
  "/profile",
  "/timeline",
  "/timeline/memory/add-memory",
  "/timeline/memory/m1/summer-concert/edit",
  "/timeline/memory/m1/summer-concert/view",
  "/lifeline",
  "/book",
  "/import",
  "/import/dates",
  "/shared-memories",
  "/subscriptions",
] as const;
