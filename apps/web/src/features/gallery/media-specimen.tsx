import { MediaImage } from "#ui/media-image.tsx";
import { ProgressRope } from "#ui/progress-rope.tsx";
import { Waveform } from "#ui/waveform.tsx";

import { Specimen } from "./specimen.tsx";

const levels = Array.from({ length: 100 }, (_, index) => 50 + 45 * Math.sin(index / 3) * Math.cos(index / 11));
const stripes = "data:image/gif;base64,R0lGODlhAgABAIAAALmPTjVVPyH5BAAAAAAALAAAAAACAAEAAAICRAoAOw==";

export function MediaSpecimen() {
  return (
    <Specimen title="Files">
      {(scheme) => (
        <div className="grid gap-5">
          {[0, 37, 100].map((percent) => (
            <ProgressRope key={percent} label={`At ${percent} by ${scheme}`} percent={percent} />
          ))}
          <Waveform levels={levels} heard={0.4} className="h-16 w-full" />
          <MediaImage picture={{ src: stripes, width: 400, height: 300 }} alt="Two stripes" className="h-auto w-40" />
        </div>
      )}
    </Specimen>
  );
}
