import { pickByHash } from "@lane/domain/pick-by-hash.ts";

import { Flower } from "#ui/motifs/flower.tsx";
import { Stone } from "#ui/motifs/stone.tsx";

interface DefaultCoverProps {
  readonly memoryId: string;
  /** A heavy memory gets still water and stones, never a meadow. */
  readonly isHeavy: boolean;
  readonly className?: string;
}

const scenes = { Meadow, Lane, Dusk, Sea, Window, StillWater, Cairn } as const;
const lightScenes = ["Meadow", "Lane", "Dusk", "Sea", "Window"] as const;
const heavyScenes = ["StillWater", "Cairn"] as const;

/** For a memory without a picture: one of a few quiet places, always the same for the same memory. */
export function DefaultCover({ memoryId, isHeavy, className }: DefaultCoverProps) {
  const Scene = scenes[pickByHash<keyof typeof scenes>(memoryId, isHeavy ? heavyScenes : lightScenes)];
  return (
    <svg viewBox="0 0 240 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <rect width="240" height="180" className="fill-dusk-high" />
      <Scene memoryId={memoryId} />
    </svg>
  );
}

function Meadow({ memoryId }: { readonly memoryId: string }) {
  return (
    <>
      <circle cx="180" cy="52" r="20" className="fill-dusk-sun" />
      <path d="M0 108C50 84 100 92 150 98 190 102 220 90 240 86V180H0Z" className="fill-hill-far" />
      <path d="M0 132C60 112 150 122 240 114V180H0Z" className="fill-hill-mid" />
      <Flower memoryId={`${memoryId}1`} x="46" y="92" width="40" height="56" />
      <Flower memoryId={`${memoryId}2`} x="84" y="104" width="34" height="48" />
      <Flower memoryId={`${memoryId}3`} x="150" y="98" width="38" height="53" />
      <path d="M0 148C80 134 170 142 240 136V180H0Z" className="fill-hill-near" />
    </>
  );
}

function Lane() {
  return (
    <>
      <rect y="40" width="240" height="80" className="fill-dusk-low" />
      <circle cx="120" cy="72" r="18" className="fill-dusk-sun" />
      <path d="M0 96C60 72 110 82 132 90 170 78 210 76 240 84V180H0Z" className="fill-hill-far" />
      <path d="M0 112C70 96 170 104 240 100V180H0Z" className="fill-hill-near" />
      <path
        d="M122 102C142 112 108 120 116 130 128 144 84 152 72 180H168C166 156 164 142 146 130 134 120 150 110 130 102Z"
        className="fill-lane"
      />
      <path d="M196 100V128" className="stroke-post-dark" strokeWidth="5" />
      <path d="M196 68C214 68 218 88 212 98 206 108 186 108 180 98 174 88 178 68 196 68Z" className="fill-hill-mid" />
    </>
  );
}

function Dusk() {
  return (
    <>
      <rect y="70" width="240" height="60" className="fill-dusk-low" />
      <circle cx="70" cy="112" r="30" className="fill-dusk-sun" />
      <path d="M0 118C60 106 140 128 240 104V180H0Z" className="fill-hill-mid" />
      <path d="M0 140C90 124 160 144 240 128V180H0Z" className="fill-hill-near" />
      <path d="M150 126V108L168 96 186 108V126Z" className="fill-post" />
      <path
        d="M146 110 168 94 190 110"
        className="fill-none stroke-post-dark"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="162" y="110" width="11" height="10" className="fill-flame" />
    </>
  );
}

function Sea() {
  return (
    <>
      <circle cx="150" cy="84" r="24" className="fill-dusk-sun" />
      <rect y="92" width="240" height="88" className="fill-petal-blue" opacity="0.75" />
      <path
        d="M20 108H70M104 104H190M40 124H120M150 126H222M14 144H84"
        className="stroke-petal-cream"
        strokeWidth="2"
        opacity="0.7"
        strokeLinecap="round"
      />
      <path d="M78 96V58L108 92ZM74 96V66L54 92Z" className="fill-petal-cream" />
      <path d="M48 98H114C110 108 102 110 92 110H66C58 110 51 106 48 98Z" className="fill-post" />
      <path d="M0 158C60 144 160 160 240 148V180H0Z" className="fill-lane" />
    </>
  );
}

function Window({ memoryId }: { readonly memoryId: string }) {
  return (
    <>
      <rect width="240" height="180" className="fill-lane" />
      <rect x="62" y="16" width="116" height="128" rx="4" className="fill-post" />
      <rect x="69" y="23" width="102" height="114" className="fill-dusk-low" />
      <circle cx="142" cy="66" r="14" className="fill-dusk-sun" />
      <path d="M69 104C100 86 130 98 171 88V137H69Z" className="fill-hill-mid" />
      <path d="M120 23V137M69 78H171" className="stroke-post" strokeWidth="5" />
      <path d="M50 144H190V154H50Z" className="fill-post-dark" />
      <Flower memoryId={memoryId} x="78" y="88" width="32" height="45" />
      <path d="M82 124H106L103 144H85Z" className="fill-slate" />
    </>
  );
}

function StillWater({ memoryId }: { readonly memoryId: string }) {
  return (
    <>
      <path d="M0 84C60 62 120 74 240 58V110H0Z" className="fill-hill-far" />
      <rect y="100" width="240" height="80" className="fill-pebble" opacity="0.55" />
      <path
        d="M30 116H96M126 112H206M60 132H140"
        className="stroke-pebble-light"
        strokeWidth="2"
        opacity="0.6"
        strokeLinecap="round"
      />
      <Stone memoryId={`${memoryId}1`} x="40" y="130" width="64" height="43" />
      <Stone memoryId={`${memoryId}2`} x="118" y="142" width="44" height="30" />
    </>
  );
}

function Cairn({ memoryId }: { readonly memoryId: string }) {
  return (
    <>
      <path d="M0 112C80 92 150 108 240 90V180H0Z" className="fill-hill-far" />
      <path d="M0 144C90 128 160 140 240 132V180H0Z" className="fill-hill-mid" />
      <Stone memoryId={`${memoryId}1`} x="78" y="112" width="84" height="57" />
      <Stone memoryId={`${memoryId}2`} x="90" y="84" width="60" height="41" />
      <Stone memoryId={`${memoryId}3`} x="100" y="64" width="40" height="27" />
    </>
  );
}
