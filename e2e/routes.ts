import { memoryPagePath, paths, printOrderPath } from "@lane/contract/page-paths.ts";

/** Every address in the specification's table, and a few of our own. */
export const publicRoutes = [
  paths.home,
  paths.about,
  paths.terms,
  paths.termsAndConditions,
  paths.privacyPolicy,
  paths.help,
  paths.whatsNew,
  paths.notFound,
  paths.serverError,
  paths.status,
  paths.undoAddressChange,
  paths.withdraw,
  paths.devUi,
] as const;

export const guestRoutes = [
  paths.login,
  paths.register,
  paths.verifyOtp,
  paths.forgotPassword,
  paths.forgotPasswordVerifyOtp,
  paths.resetPassword,
] as const;

export const memberRoutes = [
  paths.profile,
  paths.timeline,
  paths.addMemory,
  paths.editMemory.replace("$memoryId", "m1").replace("$memoryName", "summer-concert"),
  memoryPagePath("m1", "summer-concert"),
  paths.walk,
  paths.lifeline,
  paths.book,
  paths.printOrders.replace("/{-$orderId}", ""),
  printOrderPath("o1"),
  `${printOrderPath("new")}?book=e1`,
  paths.import,
  paths.importDates,
  paths.sharedMemories,
  paths.sharedMemory.replace("$shareId", "s1"),
  paths.subscriptions,
  paths.demoCheckout.replace("$checkoutId", "c1"),
  paths.demoCard,
] as const;
