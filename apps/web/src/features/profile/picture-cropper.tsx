import "react-easy-crop/react-easy-crop.css";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import Cropper from "react-easy-crop";

export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PictureCropperProps {
  /** Object URL of the chosen picture. */
  readonly address: string;
  readonly onChange: (area: CropArea) => void;
  readonly onUnreadable: () => void;
}

const mostZoom = 4;

/** A square crop area over the picture: moved by finger, mouse or arrow keys, resized by the slider. */
export function PictureCropper({ address, onChange, onUnreadable }: PictureCropperProps) {
  const { t } = useLingui();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);

  return (
    <div className="grid gap-4">
      <div className="relative h-64 overflow-hidden rounded-card bg-ink/10 sm:h-80">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={mostZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onChange(area)}
          // The page's Content-Security-Policy forbids injected styles.
          disableAutomaticStylesInjection
          cropperProps={{
            "aria-label": t`Part of the picture to show; move it with the arrow keys`,
            role: "application",
          }}
          mediaProps={{ alt: "", onError: onUnreadable }}
        />
      </div>
      <label className="grid gap-1 font-semibold">
        {t`Zoom`}
        <input
          type="range"
          className="h-11 accent-moss"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
        />
      </label>
    </div>
  );
}
