/** A change of address that waits for its code. It outlives the page: the code may come back as a mailed link. */
export interface PendingAddress {
  readonly memberId: string;
  readonly email: string;
  readonly token: string;
  readonly askedAt: number;
}

const storageKey = "pendingAddress";
const codeLifeMs = 10 * 60 * 1000;

export function readPendingAddress(memberId: string, nowMs: number): PendingAddress | undefined {
  const stored = parse(localStorage.getItem(storageKey));
  if (!isPendingAddress(stored)) return undefined;
  return stored.memberId === memberId && nowMs - stored.askedAt < codeLifeMs ? stored : undefined;
}

export function storePendingAddress(pending: PendingAddress): void {
  localStorage.setItem(storageKey, JSON.stringify(pending));
}

export function forgetPendingAddress(): void {
  localStorage.removeItem(storageKey);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

function isPendingAddress(value: unknown): value is PendingAddress {
  const isRecord = typeof value === "object" && value !== null;
  const hasTexts = isRecord && "memberId" in value && "email" in value && "token" in value && "askedAt" in value;
  return hasTexts && typeof value.email === "string" && typeof value.askedAt === "number";
}
