import { languages } from "@lane/domain/languages.ts";
import { maxCityNameLength, maxNameLength } from "@lane/domain/limits.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { birthDateField, emailField, lineOf, otpField, passwordField, requestTokenField } from "./fields.ts";
import { outcome } from "./outcome.ts";

export const userDetailsSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** ISO date-time at midnight UTC; only its day means anything. */
  dateOfBirth: z.string(),
  image: z.string().nullable(),
  cityId: z.string().nullable(),
  cityName: z.string().nullable(),
  isReflectionPrompt: z.boolean(),
  /** Mails come in it. */
  language: z.enum(languages),
});

export type UserDetails = z.infer<typeof userDetailsSchema>;

export const profileChangeSchema = z.object({
  firstName: lineOf("First name", maxNameLength).optional(),
  lastName: lineOf("Last name", maxNameLength).optional(),
  dateOfBirth: birthDateField.optional(),
  /** Key or address of a picture that was uploaded before; null takes the picture away. */
  image: z.string().min(1).max(500).nullable().optional(),
  cityId: z.string().min(1).max(40).optional(),
  cityName: lineOf("Childhood city", maxCityNameLength).optional(),
  isReflectionPrompt: z.boolean("Please choose your reflection style").optional(),
  language: z.enum(languages, "Please choose a language").optional(),
  oldPassword: passwordField.optional(),
  password: passwordField.optional(),
});

export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** The password is asked for first, then the reason: one sentence at a time. */
export const accountDeletionSchema = z.object({
  password: passwordField,
  reasonForLeaving: z
    .string("Reason is required")
    .trim()
    .min(1, "Reason is required")
    .max(2000, "Please keep the reason under 2000 characters"),
});

export const profileApi = {
  details: endpoint({
    method: "GET",
    path: "/user/details",
    access: "member",
    summary: "The profile",
    response: z.object({ ...outcome, userDetails: userDetailsSchema }),
  }),
  update: endpoint({
    method: "PUT",
    path: "/user/profile",
    access: "member",
    summary: "Change parts of the profile, or the password with the old one",
    body: profileChangeSchema,
    response: z.object({ ...outcome, status: z.literal(200), message: z.string() }),
  }),
  askForNewEmail: endpoint({
    method: "POST",
    path: "/user/email",
    access: "member",
    summary: "Ask to change the address; a code is emailed to the new one",
    body: z.object({ email: emailField, password: passwordField }),
    response: z.object({ ...outcome, token: z.string() }),
    perMinute: 10,
  }),
  confirmNewEmail: endpoint({
    method: "POST",
    path: "/user/email/confirm",
    access: "member",
    summary: "Enter the code that was emailed to the new address",
    body: z.object({ token: requestTokenField, otp: otpField }),
    response: z.object({ ...outcome, userDetails: userDetailsSchema }),
    perMinute: 30,
  }),
  undoNewEmail: endpoint({
    method: "POST",
    path: "/user/email/undo",
    access: "public",
    summary: "Restore the former address, with the secret that was emailed to it; every session ends",
    body: z.object({ token: requestTokenField }),
    response: z.object(outcome),
    perMinute: 10,
  }),
  deactivate: endpoint({
    method: "POST",
    path: "/user/deactivate",
    access: "member",
    summary: "Deactivate the account; logging in with an emailed code reactivates it",
    body: accountDeletionSchema,
    response: z.object(outcome),
    worksWhenFull: true,
  }),
  remove: endpoint({
    method: "POST",
    path: "/user/delete",
    access: "member",
    summary: "Erase the account and everything in it, at once and for good",
    body: accountDeletionSchema,
    response: z.object(outcome),
    worksWhenFull: true,
  }),
} as const;
