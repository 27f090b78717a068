import { useLingui } from "@lingui/react/macro";
import { encode } from "uqr";

/** Dark on white in every theme, with the white edge that cameras need. */
export function QrCode({ address }: { readonly address: string }) {
  const { t } = useLingui();
  const { size, data } = encode(address, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <figure aria-label={t`QR code of the link`}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="mx-auto aspect-square w-full max-w-72 rounded-card border border-rule bg-[#fff] forced-color-adjust-none"
      >
        <path d={squares} fill="#000" />
      </svg>
      <figcaption className="mt-2 text-center text-sm break-all text-ink-soft select-all">{address}</figcaption>
    </figure>
  );
}
