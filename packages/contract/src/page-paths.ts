/** Every page of the product: the web app mounts them, and mails, exports, books and robots.txt point to them. */
export const paths = {
  home: "/",
  about: "/about",
  terms: "/terms",
  termsAndConditions: "/terms-and-conditions",
  privacyPolicy: "/privacy-policy",
  help: "/help",
  whatsNew: "/whats-new",
  notFound: "/404",
  serverError: "/500",
  status: "/status",
  login: "/login",
  register: "/register",
  verifyOtp: "/verify-otp",
  forgotPassword: "/forgot-password",
  forgotPasswordVerifyOtp: "/forgot-password/verify-otp",
  resetPassword: "/reset-password",
  undoAddressChange: "/undo-address-change",
  profile: "/profile",
  timeline: "/timeline",
  addMemory: "/timeline/memory/add-memory",
  editMemory: "/timeline/memory/$memoryId/$memoryName/edit",
  viewMemory: "/timeline/memory/$memoryId/$memoryName/view",
  walk: "/timeline/walk",
  lifeline: "/lifeline",
  import: "/import",
  importDates: "/import/dates",
  importOne: "/import/$importId",
  book: "/book",
  /** All of them, one, or `new`. */
  printOrders: "/print-orders/{-$orderId}",
  sharedMemories: "/shared-memories",
  sharedMemory: "/shared-memories/$shareId",
  invitations: "/invitations",
  guest: "/guest/$timelineId",
  subscriptions: "/subscriptions",
  demoCheckout: "/subscriptions/demo-checkout/$checkoutId",
  demoCard: "/subscriptions/demo-card",
  withdraw: "/withdraw",
  devUi: "/dev/ui",
} as const;

/** The operator's page, which is no page of the web app. */
export const operatorPagePath = "/operator";

/** Where a memory is read. The name in the address is for people; the page is found by the id. */
export function memoryPagePath(memoryId: string, memoryName = "memory"): string {
  return paths.viewMemory.replace("$memoryId", memoryId).replace("$memoryName", memoryName);
}

/** Where an order of printed books is shown, and where its owner comes back to from paying. */
export function printOrderPath(orderId: string): string {
  return paths.printOrders.replace("{-$orderId}", orderId);
}

/** Where the question of a year is answered. It names nothing but the year, and only a member's own timeline opens. */
export function yearQuestionPath(year: number): string {
  return `${paths.addMemory}?year=${year}&answer=true`;
}

/** Everything that a person without an account may open lies below this prefix. */
const strangersPrefix = "/s";

/** The page of a share, for whoever holds its token. */
export function sharedPagePath(token: string): string {
  return `${strangersPrefix}/${token}`;
}

/** Where a backup is restored into an empty installation; the code of the start message follows as a fragment. */
export const restorePath = "/restore";

/** The page on which a person answers a question, for whoever holds its token. */
export function askPagePath(token: string): string {
  return `${strangersPrefix}/ask/${token}`;
}

/** Where mails of one kind are switched off; the token follows as a fragment in a mail's text, as `?t=` for mail programs. */
export const unsubscribePath = `${strangersPrefix}/unsubscribe`;
