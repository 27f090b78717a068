import { Candle } from "#ui/motifs/candle.tsx";
import { Flower } from "#ui/motifs/flower.tsx";

/** A window at dusk with a light in it. */
export function DuskWindow({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 360 420" aria-hidden="true" className={className}>
      <path d="M46 342V158a134 134 0 0 1 268 0V342Z" className="fill-post-dark" />
      <path d="M56 342V158a124 124 0 0 1 248 0V342Z" className="fill-post" />
      <clipPath id="dusk-pane">
        <path d="M70 342V158a110 110 0 0 1 220 0V342Z" />
      </clipPath>
      <g clipPath="url(#dusk-pane)">
        <View />
      </g>
      <path d="M180 48V342M70 178H290" className="stroke-post" strokeWidth="8" />
      <path d="M184 48V342M70 182H290" className="stroke-post-dark" strokeWidth="1.5" opacity="0.5" />
      <rect x="24" y="338" width="312" height="22" rx="6" className="fill-post" />
      <rect x="24" y="352" width="312" height="10" rx="5" className="fill-post-dark" />
      <g className="stroke-post-dark" strokeWidth="1.4" opacity="0.45" fill="none">
        <path d="M40 345H150M188 345H262M286 346H322" />
      </g>
      <Candle x="92" y="242" width="60" height="100" />
      <Vase />
    </svg>
  );
}

function View() {
  return (
    <>
      <rect x="70" y="48" width="220" height="294" className="fill-dusk-high" />
      <rect x="70" y="150" width="220" height="192" className="fill-dusk-low" />
      <ellipse cx="180" cy="150" rx="190" ry="26" className="fill-dusk-low" />
      <circle cx="226" cy="196" r="26" className="fill-dusk-sun" />
      <path d="M70 232C110 200 150 206 188 222 226 206 262 198 290 214V342H70Z" className="fill-hill-far" />
      <path d="M70 262C120 236 170 252 210 244 246 236 270 240 290 250V342H70Z" className="fill-hill-mid" />
      <path d="M70 300C130 274 220 276 290 296V342H70Z" className="fill-hill-near" />
      <path
        d="M186 250C206 262 168 270 182 284 200 300 140 306 128 342H226C226 314 230 300 206 284 190 272 214 262 194 250Z"
        className="fill-lane"
      />
      <path d="M186 250C206 262 168 270 182 284 200 300 140 306 128 342" className="fill-none stroke-lane-edge" />
      <path d="M226 342C226 314 230 300 206 284 190 272 214 262 194 250" className="fill-none stroke-lane-edge" />
    </>
  );
}

function Vase() {
  return (
    <>
      <Flower memoryId="dusk-window-2" x="206" y="238" width="52" height="76" />
      <Flower memoryId="dusk-window-5" x="232" y="250" width="46" height="66" />
      <path
        d="M224 300H268C268 308 262 310 264 318 272 326 270 338 262 340H230C222 338 220 326 228 318 230 310 224 308 224 300Z"
        className="fill-slate"
      />
      <path d="M232 320C228 328 230 334 234 336" className="fill-none stroke-pebble-light" strokeWidth="2.5" />
    </>
  );
}
