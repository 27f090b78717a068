import { classNames } from "#lib/class-names.ts";

import { PersonInitial } from "./person-initial.tsx";

const mostFaces = 4;

/** A member or an author; without a colour it is somebody who has left. */
export interface Face {
  readonly name: string;
  readonly colour: number | null;
}

interface FacesProps {
  readonly people: readonly Face[];
  readonly className?: string;
}

/** People of a vault at a glance. Hidden from screen readers: whoever shows them names them, too. */
export function Faces({ people, className = "size-9" }: FacesProps) {
  return (
    <span aria-hidden="true" className="flex shrink-0">
      {people.slice(0, mostFaces).map(({ name, colour }, at) => (
        <PersonInitial
          // Two people of a family may have one name.
          key={`${at} ${name}`}
          name={name}
          {...(colour === null ? {} : { colour })}
          className={classNames("-ms-2 border-2 border-card first:ms-0", className)}
        />
      ))}
    </span>
  );
}
