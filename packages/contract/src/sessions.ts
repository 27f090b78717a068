import { z } from "zod";

import { endpoint } from "./endpoint.ts";

export const memberSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Where their picture can be seen for the next minutes; absent while they have none. */
  image: z.string().optional(),
});

export type Member = z.infer<typeof memberSchema>;

/** The member of this session. */
export const ownMemberSchema = memberSchema.extend({ createdAt: z.int() });

export type OwnMember = z.infer<typeof ownMemberSchema>;

export const deviceSchema = z.object({
  id: z.string(),
  /** Browser and system, such as "Firefox on Linux". */
  device: z.string(),
  createdAt: z.int(),
  lastSeenAt: z.int(),
  isCurrent: z.boolean(),
});

export type Device = z.infer<typeof deviceSchema>;

const outcome = { status: z.literal(200), message: z.string() };

export const sessionsApi = {
  verify: endpoint({
    method: "GET",
    path: "/auth/verify",
    access: "member",
    summary: "Whether the token is still valid, and whose it is",
    response: z.object({
      ...outcome,
      valid: z.literal(true),
      user: ownMemberSchema,
      /** 32 bytes, base64url: what unfinished texts are locked with on this member's devices. */
      draftKey: z.string(),
    }),
  }),
  refresh: endpoint({
    method: "POST",
    path: "/auth/refresh",
    access: "public",
    summary: "Trade a refresh token for the next one and a new access token",
    body: z.object({ refreshToken: z.string("No token found").min(1, "No token found").max(200, "Invalid token") }),
    response: z.object({ ...outcome, token: z.string(), refreshToken: z.string() }),
    perMinute: 120,
    worksWhenFull: true,
  }),
  logout: endpoint({
    method: "POST",
    path: "/auth/logout",
    access: "member",
    summary: "End this session",
    response: z.object(outcome),
    worksWhenFull: true,
  }),
  logoutLater: endpoint({
    method: "POST",
    path: "/auth/logout-later",
    access: "public",
    summary: "End a session that was logged out of while offline, by the hash of its refresh token",
    /** SHA-256, base64url: with it a session can be ended, and nothing opened. The answer is the same for any. */
    body: z.object({ tokenHash: z.string("No token found").regex(/^[\w-]{43}$/, "Invalid token") }),
    response: z.object(outcome),
    perMinute: 120,
    worksWhenFull: true,
  }),
  logoutEverywhere: endpoint({
    method: "POST",
    path: "/auth/logout-everywhere",
    access: "member",
    summary: "End every session of this account, this one too",
    response: z.object(outcome),
    worksWhenFull: true,
  }),
  devices: endpoint({
    method: "GET",
    path: "/auth/devices",
    access: "member",
    summary: "Where this account is logged in",
    response: z.object({ ...outcome, devices: z.array(deviceSchema) }),
  }),
  endDevice: endpoint({
    method: "POST",
    path: "/auth/devices/end",
    access: "member",
    summary: "Log one device out",
    body: z.object({ deviceId: z.string().min(1).max(100) }),
    response: z.object(outcome),
    worksWhenFull: true,
  }),
} as const;
