import {
  type AddressField,
  addressFields,
  addressProblems,
  cleanAddress,
  type PostalAddress,
} from "@lane/domain/postal-addresses.ts";

/** What goes to one address. */
export interface Parcel {
  readonly address: PostalAddress;
  readonly copies: number;
}

/** A parcel while it is being filled in; the id is its name on the page only. */
export interface ParcelDraft extends Parcel {
  readonly id: string;
}

export type ParcelField = AddressField | "copies";

/** The sentence beside each field that cannot stay as it is, by the id of its parcel. */
export type ParcelProblems = Readonly<Record<string, Partial<Record<ParcelField, string>>>>;

const emptyAddress: Omit<PostalAddress, "country"> = {
  name: "",
  street: "",
  street2: "",
  city: "",
  state: "",
  postCode: "",
  phone: "",
  email: "",
  taxId: "",
};

export function emptyParcel(country: string): ParcelDraft {
  return { id: crypto.randomUUID(), address: { ...emptyAddress, country }, copies: 1 };
}

export function parcelOf({ address, copies }: ParcelDraft): Parcel {
  return { address: cleanAddress(address), copies };
}

export function draftProblems(drafts: readonly ParcelDraft[], maxCopies: number): ParcelProblems {
  const found = drafts.map((draft) => [draft.id, problemsOf(parcelOf(draft), maxCopies)] as const);
  return Object.fromEntries(found.filter(([, problems]) => Object.keys(problems).length > 0));
}

function problemsOf({ address, copies }: Parcel, maxCopies: number): ParcelProblems[string] {
  const problems = addressProblems(address);
  if (copies < 1) return { ...problems, copies: "Please order at least one copy" };
  return copies > maxCopies ? { ...problems, copies: `At most ${maxCopies} copies for one address` } : problems;
}

/** The server names a field as `parcels.0.address.phone`. */
export function refusedProblems(
  drafts: readonly ParcelDraft[],
  fields: Readonly<Record<string, string>>,
): ParcelProblems {
  const problems: Record<string, Partial<Record<ParcelField, string>>> = {};
  for (const [name, sentence] of Object.entries(fields)) {
    const [, index, last] = /^parcels\.(\d+)\.(?:address\.)?(\w+)$/.exec(name) ?? [];
    const draft = drafts[Number(index)];
    const field = parcelFields.find((one) => one === last);
    if (draft && field) problems[draft.id] = { ...problems[draft.id], [field]: sentence };
  }
  return problems;
}

const parcelFields: readonly ParcelField[] = [...addressFields, "copies"];

export function countCopies(parcels: readonly Pick<Parcel, "copies">[]): number {
  return parcels.reduce((sum, { copies }) => sum + copies, 0);
}

/** Each address once, as it was last written, without those that are already in the order. */
export function earlierAddresses(
  orders: readonly { readonly parcels: readonly Pick<Parcel, "address">[] }[],
): readonly PostalAddress[] {
  const known = new Map<string, PostalAddress>();
  for (const { address } of orders.flatMap(({ parcels }) => parcels)) {
    const { name, street, postCode, country } = address;
    const key = [name, street, postCode, country].join("\n").toLowerCase();
    if (!known.has(key)) known.set(key, address);
  }
  return [...known.values()];
}
