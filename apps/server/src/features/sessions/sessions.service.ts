import type { Device, Member, OwnMember } from "@lane/contract/sessions.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import { sessionLifeMs } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Notices } from "#ports/notices.ts";
import type { TokenSigner } from "#ports/token-signer.ts";
import type { Transact } from "#ports/transact.ts";

import type { RefreshTokens, Rotation } from "./refresh-tokens.ts";
import type { SessionsRepository } from "./sessions.repository.ts";

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const accessLifeMs = 15 * 60 * 1000;

interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

interface SessionsDeps {
  readonly repository: SessionsRepository;
  readonly refreshTokens: RefreshTokens;
  readonly signer: TokenSigner;
  readonly notices: Notices;
  readonly media: { addressOf(viewer: Viewer, fileId: string): string };
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly clock: Clock;
  readonly transact: Transact;
}

export function createSessionsService(deps: SessionsDeps) {
  const { repository, refreshTokens, signer, notices, media, fingerprint, clock, transact } = deps;

  function accessToken(accountId: string, sessionId: string): Promise<string> {
    return signer.sign({ accountId, sessionId }, clock.now() + accessLifeMs);
  }

  return {
    async start({ id: accountId, email }: Pick<Member, "id" | "email">, userAgent: string): Promise<Tokens> {
      const now = clock.now();
      const id = createId(now);
      const device = deviceLabel(userAgent);
      const refreshToken = await transact(async () => {
        const seen = await repository.listSeen(accountId);
        await repository.insert({ id, accountId, device, createdAt: now, expiresAt: now + sessionLifeMs });
        // The very first device is not reported.
        if (seen.length > 0 && !seen.includes(device)) await notices.post({ kind: "new-device", email, device });
        return refreshTokens.issue(id);
      });
      return { token: await accessToken(accountId, id), refreshToken };
    },

    async refresh(refreshToken: string): Promise<Tokens> {
      const { accountId, sessionId, refreshToken: next } = await trade(deps, refreshToken);
      await repository.touch(accountId, sessionId, clock.now());
      return { token: await accessToken(accountId, sessionId), refreshToken: next };
    },

    /** Checks the database each time, so that an ended session is dead at once in all processes. */
    async findViewer(credential: string | undefined): Promise<Viewer | undefined> {
      const claims = credential === undefined ? undefined : await signer.read(credential);
      if (!claims) return undefined;
      const session = await repository.findLive(claims.accountId, claims.sessionId, clock.now());
      return session ? { accountId: session.accountId, sessionId: session.id } : undefined;
    },

    async verify(viewer: Viewer): Promise<{ user: OwnMember; draftKey: string }> {
      const found = await repository.findMember(viewer.accountId);
      if (!found) throw new AppError("unauthenticated", "Invalid token");
      const { avatarFileId, ...member } = found;
      const picture = avatarFileId === null ? {} : { image: media.addressOf(viewer, avatarFileId) };
      // The key stays the same for the life of the account: a draft from an ended session opens again in the next.
      return { user: { ...member, ...picture }, draftKey: fingerprint("draft-key", viewer.accountId) };
    },

    async devices(viewer: Viewer): Promise<Device[]> {
      const devices = await repository.listDevices(viewer.accountId, clock.now());
      return devices.map((device) => ({ ...device, isCurrent: device.id === viewer.sessionId }));
    },

    /** How many devices are signed in, and when one was last used. */
    async summarize(accountId: string): Promise<{ count: number; lastSeenAt: number | null }> {
      const devices = await repository.listDevices(accountId, clock.now());
      return { count: devices.length, lastSeenAt: await repository.findLastSeen(accountId) };
    },

    async endDevice(viewer: Viewer, sessionId: string): Promise<void> {
      await repository.end(viewer.accountId, sessionId, clock.now());
    },

    async logout(viewer: Viewer): Promise<void> {
      await repository.end(viewer.accountId, viewer.sessionId, clock.now());
    },

    async logoutLater(tokenHash: string): Promise<void> {
      const session = await refreshTokens.sessionOf(tokenHash);
      if (session) await repository.end(session.accountId, session.sessionId, clock.now());
    },

    endAll: (accountId: string, exceptSessionId?: string): Promise<void> =>
      repository.endAll(accountId, clock.now(), exceptSessionId),
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;

async function trade(deps: SessionsDeps, refreshToken: string): Promise<Extract<Rotation, { kind: "next" }>> {
  const { repository, refreshTokens, clock, transact } = deps;
  const outcome = await refreshTokens.rotate(refreshToken);
  if (outcome.kind === "unknown") throw new AppError("unauthenticated", "Invalid token");
  if (outcome.kind === "reused") await transact(() => endStolen(deps, outcome));
  const { accountId, sessionId } = outcome;
  const now = clock.now();
  if (outcome.kind === "next" && (await repository.findLive(accountId, sessionId, now))) return outcome;
  // A session refused for its age would be valid again after the clock was set back.
  await repository.close(accountId, sessionId, now);
  throw new AppError("unauthenticated", "Invalid token");
}

interface Stolen {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Reported once: a second replay of the same token ends no session, and would only send more mails. */
async function endStolen(
  { repository, notices, clock }: SessionsDeps,
  { accountId, sessionId }: Stolen,
): Promise<void> {
  if (!(await repository.end(accountId, sessionId, clock.now()))) return;
  const member = await repository.findMember(accountId);
  if (member) await notices.post({ kind: "session-reuse", email: member.email });
}

/** The device's name in words. The full header is not stored: it contains more than is needed. */
function deviceLabel(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "Browser";
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  return system ? `${browser} on ${system}` : browser;
}
