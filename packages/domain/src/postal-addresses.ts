import { emailProblem } from "./account-checks.ts";
import { maxEmailLength } from "./limits.ts";
import { isVisible } from "./visible.ts";

/** Where a parcel goes. Empty texts stand for what is not asked in that country. */
export interface PostalAddress {
  readonly name: string;
  readonly street: string;
  readonly street2: string;
  readonly city: string;
  /** The code of a state or province: CA, NSW, ON. */
  readonly state: string;
  readonly postCode: string;
  /** Two letters of ISO 3166. */
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly taxId: string;
}

export const addressFields = [
  "name",
  "street",
  "street2",
  "city",
  "state",
  "postCode",
  "country",
  "phone",
  "email",
  "taxId",
] as const satisfies readonly (keyof PostalAddress)[];
export type AddressField = (typeof addressFields)[number];

export const maxAddressLength: Readonly<Record<AddressField, number>> = {
  name: 60,
  street: 60,
  street2: 60,
  city: 60,
  state: 3,
  postCode: 12,
  country: 2,
  phone: 20,
  email: maxEmailLength,
  taxId: 20,
};

/** What is asked for besides name, street, city and phone number. */
export interface AddressRules {
  readonly hasState: boolean;
  readonly hasTaxId: boolean;
  /** Undefined where post codes have no shape that we know. */
  readonly postCode: RegExp | undefined;
  /** As people write it. */
  readonly postCodeSample: string | undefined;
}

const digits4 = /^\d{4}$/;
const digits5 = /^\d{5}$/;

const postCodes: Readonly<Record<string, readonly [RegExp, string]>> = {
  AT: [digits4, "1010"],
  AU: [digits4, "2000"],
  BE: [digits4, "1000"],
  BG: [digits4, "1000"],
  BR: [/^\d{5}-?\d{3}$/, "01310-100"],
  CA: [/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, "K1A 0B1"],
  CH: [digits4, "8001"],
  CY: [digits4, "1010"],
  CZ: [/^\d{3} ?\d{2}$/, "110 00"],
  DE: [digits5, "10115"],
  DK: [digits4, "1050"],
  EE: [digits5, "10111"],
  ES: [digits5, "28001"],
  FI: [digits5, "00100"],
  FR: [digits5, "75001"],
  GB: [/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, "SW1A 1AA"],
  GR: [/^\d{3} ?\d{2}$/, "105 57"],
  HR: [digits5, "10000"],
  HU: [digits4, "1051"],
  IE: [/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, "D02 AF30"],
  IT: [digits5, "00118"],
  JP: [/^\d{3}-?\d{4}$/, "100-0001"],
  LT: [/^(LT-)?\d{5}$/, "01100"],
  LU: [/^(L-)?\d{4}$/, "1111"],
  LV: [/^(LV-)?\d{4}$/, "LV-1010"],
  MT: [/^[A-Z]{3} ?\d{4}$/, "VLT 1010"],
  MX: [digits5, "06000"],
  NL: [/^[1-9]\d{3} ?[A-Z]{2}$/, "1012 AB"],
  NO: [digits4, "0150"],
  NZ: [digits4, "6011"],
  PL: [/^\d{2}-?\d{3}$/, "00-001"],
  PT: [/^\d{4}-?\d{3}$/, "1000-001"],
  RO: [/^\d{6}$/, "010011"],
  SE: [/^\d{3} ?\d{2}$/, "111 20"],
  SI: [digits4, "1000"],
  SK: [/^\d{3} ?\d{2}$/, "811 01"],
  US: [/^\d{5}(-\d{4})?$/, "10001"],
};

/** Countries whose customs want the number under which the recipient pays taxes. */
const taxIdCountries = ["BR", "CL", "MX"];
const stateCountries = ["AU", "BR", "CA", "MX", "US"];

/** Where a printed book can be sent. */
export const printCountries: readonly string[] = [...Object.keys(postCodes), "CL", "IS"].toSorted();

export function addressRulesOf(country: string): AddressRules {
  const [postCode, postCodeSample] = postCodes[country] ?? [];
  return {
    hasState: stateCountries.includes(country),
    hasTaxId: taxIdCountries.includes(country),
    postCode,
    postCodeSample,
  };
}

/** One sentence for each field that cannot stay as it is. An address without any can be sent to. */
export function addressProblems(address: PostalAddress): Partial<Record<AddressField, string>> {
  const problems: Partial<Record<AddressField, string>> = {};
  for (const field of addressFields) {
    const problem = lengthProblem(field, address[field]) ?? fieldProblem(field, address);
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}

/** As the printer gets it: without spaces around, codes in capitals. */
export function cleanAddress(address: PostalAddress): PostalAddress {
  const rules = addressRulesOf(address.country.trim().toUpperCase());
  return {
    name: tidy(address.name),
    street: tidy(address.street),
    street2: tidy(address.street2),
    city: tidy(address.city),
    state: rules.hasState ? tidy(address.state).toUpperCase() : "",
    postCode: tidy(address.postCode).toUpperCase(),
    country: address.country.trim().toUpperCase(),
    phone: tidy(address.phone),
    email: address.email.trim().toLowerCase(),
    taxId: rules.hasTaxId ? tidy(address.taxId) : "",
  };
}

function tidy(text: string): string {
  return text.toWellFormed().trim().replaceAll(/\s+/g, " ");
}

const controlCharacters = /[\p{Cc}\p{Cs}]/u;

function lengthProblem(field: AddressField, text: string): string | undefined {
  if (text.length > maxAddressLength[field]) return "This is too long for a parcel label. Please shorten it";
  return controlCharacters.test(text) ? "This has characters we can't print on a parcel label" : undefined;
}

const required: Partial<Record<AddressField, string>> = {
  name: "Please enter the name of the person it goes to",
  street: "Please enter the street and house number",
  city: "Please enter the town or city",
  country: "Please choose a country",
  phone: "Please enter a phone number; the printer needs it for the delivery",
};

function fieldProblem(field: AddressField, address: PostalAddress): string | undefined {
  const missing = required[field];
  if (missing !== undefined && !isVisible(address[field])) return missing;
  return checks[field]?.(address);
}

const checks: Partial<Record<AddressField, (address: PostalAddress) => string | undefined>> = {
  country: ({ country }) => (printCountries.includes(country) ? undefined : "We can't send books to this country yet"),
  postCode: postCodeProblem,
  state: stateProblem,
  phone: ({ phone }) => phoneProblem(phone),
  email: ({ email }) => (email === "" ? undefined : emailProblem(email)),
  taxId: taxIdProblem,
};

function postCodeProblem({ country, postCode }: PostalAddress): string | undefined {
  if (!isVisible(postCode)) return "Please enter the post code";
  const { postCode: pattern, postCodeSample } = addressRulesOf(country);
  if (!pattern || pattern.test(postCode)) return undefined;
  return `Please check the post code; here it looks like ${postCodeSample ?? ""}`;
}

function stateProblem({ country, state }: PostalAddress): string | undefined {
  if (!addressRulesOf(country).hasState) return undefined;
  if (!isVisible(state)) return "Please enter the state or province";
  return /^[A-Z]{2,3}$/.test(state) ? undefined : "Please enter the two or three letters of the state or province";
}

function phoneProblem(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, "").length;
  const isPhone = /^\+?[\d\s().\-/]+$/.test(phone) && digits >= 7 && digits <= 15;
  return isPhone ? undefined : "Please check the phone number";
}

function taxIdProblem({ country, taxId }: PostalAddress): string | undefined {
  if (!addressRulesOf(country).hasTaxId) return undefined;
  if (!isVisible(taxId)) return "Please enter the tax number of the person it goes to; customs asks for it there";
  return /^[A-Za-z\d.\-/ ]{5,20}$/.test(taxId) ? undefined : "Please check the tax number";
}
