import type { SVGProps } from "react";

interface CandleProps extends SVGProps<SVGSVGElement> {
  readonly label?: string;
}

export function Candle({ label, ...rest }: CandleProps) {
  const name = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg viewBox="0 0 36 64" {...name} {...rest}>
      <circle cx="18" cy="15" r="14" className="fill-flame-halo" opacity="0.35" />
      <path
        d="M18 3C23 10 25 13 25 17 25 21.5 22 24 18 24 14 24 11 21.5 11 17 11 13 14 9.5 18 3Z"
        className="fill-flame"
      />
      <path
        d="M18 11C20.5 14.5 21.5 16 21.5 18.5 21.5 21 20 22.5 18 22.5 16 22.5 14.5 21 14.5 18.5 14.5 16 15.8 14.3 18 11Z"
        className="fill-flame-core"
      />
      <path d="M18 20V29" className="stroke-ink" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M10 31C10 27.5 26 27.5 26 31V60H10Z" className="fill-candle" />
      <path d="M21 28.800C24 29.3 26 30 26 31V60H21Z" className="fill-candle-shade" />
      <path
        d="M10 31C12 34 12.5 37 12.5 41 12.5 43.5 15.5 43.5 15.5 41 15.5 37 16 35 18 33.5 14 33.5 11.5 32.5 10 31Z"
        className="fill-candle-shade"
      />
      <ellipse cx="18" cy="60" rx="13" ry="3" className="fill-straw" />
    </svg>
  );
}
