import type { PostalAddress } from "@lane/domain/postal-addresses.ts";

import { countryName } from "./country-names.ts";

/** An address as on a parcel. */
export function PostalLines({ address }: { readonly address: PostalAddress }) {
  const { name, street, street2, postCode, city, state, country, phone } = address;
  const town = [postCode, city, state].filter(Boolean).join(" ");
  return (
    <address className="not-italic">
      <bdi className="block font-semibold">{name}</bdi>
      {[street, street2, town, country === "" ? "" : countryName(country), phone].filter(Boolean).map((line) => (
        <bdi key={line} className="block">
          {line}
        </bdi>
      ))}
    </address>
  );
}
