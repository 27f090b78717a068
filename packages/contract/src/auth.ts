import { maxCityNameLength, maxNameLength } from "@lane/domain/limits.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { birthDateField, emailField, lineOf, otpField, passwordField, requestTokenField } from "./fields.ts";
import { memberSchema } from "./sessions.ts";

export const codeTypes = ["signup", "return"] as const;
export type CodeType = (typeof codeTypes)[number];

const outcome = { status: z.literal(200), message: z.string() };
const tokens = { token: z.string(), refreshToken: z.string() };

export const registrationSchema = z.object({
  firstName: lineOf("First name", maxNameLength),
  lastName: lineOf("Last name", maxNameLength),
  email: emailField,
  password: passwordField,
  dateOfBirth: birthDateField,
  cityName: lineOf("Childhood city", maxCityNameLength),
  /** Which of the places of that name it is, where it was chosen from the list. */
  cityId: z.string().min(1).max(40).optional(),
  isReflectionPrompt: z.boolean("Please choose your reflection style"),
  /** The app asks before it calls; a call that says no is refused. */
  terms: z.literal(true, "Please accept the terms").optional(),
});

export type Registration = z.infer<typeof registrationSchema>;

/**
 * Of the sign-up or login that the code was mailed for. Where it is missing, the cookie of that answer is asked; a
 * sign-up with neither opens without a password when another person signed up with the same address.
 */
const requestTokenOfCode = requestTokenField.optional();

/** Sign-up names the address, reset names the request: either path takes either. */
export const otpCheckSchema = z.union([
  z.object({ otp: otpField, token: requestTokenField }),
  z.object({
    otp: otpField,
    emailId: emailField,
    type: z.enum(codeTypes, "Please start again"),
    requestToken: requestTokenOfCode,
  }),
]);

const otpAnswer = z.object({
  ...outcome,
  userDetails: memberSchema.optional(),
  token: z.string().optional(),
  refreshToken: z.string().optional(),
  jwtToken: z.string().optional(),
});

export const authApi = {
  signup: endpoint({
    method: "POST",
    path: "/auth/signup",
    access: "public",
    summary: "Register; a code is emailed to the address",
    body: registrationSchema,
    response: z.object({ ...outcome, requestToken: z.string() }),
    perMinute: 10,
  }),
  verifyEmailOtp: endpoint({
    method: "POST",
    path: "/auth/verify-email-otp",
    access: "public",
    summary: "Enter the code of a registration or a reactivation",
    body: otpCheckSchema,
    response: otpAnswer,
    perMinute: 30,
    worksWhenFull: true,
  }),
  verifyOtp: endpoint({
    method: "POST",
    path: "/auth/verify-otp",
    access: "public",
    summary: "Enter the code of a password reset",
    body: otpCheckSchema,
    response: otpAnswer,
    perMinute: 30,
    worksWhenFull: true,
  }),
  resendOtp: endpoint({
    method: "POST",
    path: "/auth/resend-otp",
    access: "public",
    summary: "Ask for another code",
    body: z.object({
      emailId: emailField,
      type: z.enum(codeTypes, "Please start again"),
      requestToken: requestTokenOfCode,
    }),
    response: z.object(outcome),
    perMinute: 10,
    worksWhenFull: true,
  }),
  login: endpoint({
    method: "POST",
    path: "/auth/login",
    access: "public",
    summary: "Log in",
    body: z.object({ email: emailField, password: passwordField }),
    response: z.object({ ...outcome, ...tokens, user: memberSchema }),
    worksWhenFull: true,
  }),
  forgotPassword: endpoint({
    method: "POST",
    path: "/auth/forgot-password",
    access: "public",
    summary: "Ask for a code to reset the password",
    body: z.object({ email: emailField }),
    response: z.object({ ...outcome, token: z.string(), email: z.string() }),
    perMinute: 10,
    worksWhenFull: true,
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/auth/reset-password",
    access: "public",
    summary: "Set a new password after entering the right code",
    body: z.object({ jwtToken: requestTokenField, newPassword: passwordField }),
    response: z.object(outcome),
    perMinute: 10,
    worksWhenFull: true,
  }),
} as const;
