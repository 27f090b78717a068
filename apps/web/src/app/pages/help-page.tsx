import { Trans, useLingui } from "@lingui/react/macro";

import { helpLinesOfServer } from "#lib/server-help-lines.ts";
import { Candle } from "#ui/motifs/candle.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

interface HelpLine {
  readonly name: string;
  readonly number: string;
}

/** Help lines under their own names. Only lines that we have verified; operators may set others. */
const helpLines = {
  US: [{ name: "988 Suicide & Crisis Lifeline", number: "988" }],
  CA: [{ name: "9-8-8: Suicide Crisis Helpline", number: "988" }],
  GB: [{ name: "Samaritans", number: "116 123" }],
  IE: [{ name: "Samaritans", number: "116 123" }],
  AU: [{ name: "Lifeline", number: "13 11 14" }],
  NZ: [{ name: "1737, need to talk?", number: "1737" }],
  NL: [{ name: "113 Zelfmoordpreventie", number: "0800-0113" }],
  BE: [
    { name: "Zelfmoordlijn", number: "1813" },
    { name: "Télé-Accueil", number: "107" },
  ],
  DE: [{ name: "TelefonSeelsorge", number: "0800 111 0 111" }],
  AT: [{ name: "Telefonseelsorge", number: "142" }],
  CH: [{ name: "Die Dargebotene Hand, La Main Tendue", number: "143" }],
  FR: [{ name: "Numéro national de prévention du suicide", number: "3114" }],
  ES: [{ name: "Línea 024", number: "024" }],
} as const satisfies Record<string, readonly HelpLine[]>;

type HelpCountry = keyof typeof helpLines;

/** Sends no request to the server on purpose, so that no log shows that the page was opened. */
export function HelpPage() {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title={t`Help and comfort`}>
        <p className="font-serif text-xl text-ink">
          <Trans>This is not therapy. It is a place to take a breath, and a list of people who listen.</Trans>
        </p>
      </PageHeading>
      <Grounding />
      <section aria-labelledby="lines" className="mt-12">
        <h2 id="lines" className="text-2xl">
          <Trans>Someone to talk to</Trans>
        </h2>
        <p className="mt-3 max-w-measure">
          <Trans>
            These helplines are for anyone who is finding things hard, not only at the worst moments. You don't need to
            know what to say, or give your name.
          </Trans>
        </p>
        <Lines />
        <p className="mt-6 max-w-measure text-ink-soft">
          <Trans>Can't find your country? Try findahelpline.com.</Trans>
        </p>
      </section>
      <Danger />
    </div>
  );
}

function Grounding() {
  return (
    <section
      aria-labelledby="breath"
      className="flex items-start gap-5 rounded-card border border-rule bg-card px-5 py-6 shadow-soft sm:px-8"
    >
      <Candle className="h-20 shrink-0" />
      <div>
        <h2 id="breath" className="text-2xl">
          <Trans>First, a breath</Trans>
        </h2>
        <p className="mt-3 max-w-measure">
          <Trans>
            Put both feet on the floor. Breathe out slowly. Look around and name five things you can see. What you
            remembered is over; you are here, and it is today.
          </Trans>
        </p>
        <p className="mt-3 max-w-measure text-ink-soft">
          <Trans>The memory can wait. You can leave it half written, and come back to it, or not.</Trans>
        </p>
      </div>
    </section>
  );
}

function Lines() {
  const places = useHelpPlaces();
  const own = helpLinesOfServer();
  return (
    <ul data-fact="help" className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      {own.length > 0
        ? own.map(({ place, ...line }) => <Place key={place + line.number} name={place} lines={[line]} />)
        : places.map(({ country, name }) => <Place key={country} name={name} lines={helpLines[country]} />)}
    </ul>
  );
}

function Place({ name, lines }: { readonly name: string; readonly lines: readonly HelpLine[] }) {
  return (
    <li className="break-inside-avoid rounded-card border border-rule bg-card px-5 py-4">
      <h3 className="text-lg">{name}</h3>
      {lines.map((line) => (
        <p key={line.number} className="mt-1">
          <span className="text-ink-soft">{line.name}</span>
          <br />
          <a
            href={`tel:${line.number.replaceAll(/[^\d+]/g, "")}`}
            className="inline-flex min-h-11 items-center text-xl font-semibold tabular-nums"
          >
            {line.number}
          </a>
        </p>
      ))}
    </li>
  );
}

function Danger() {
  return (
    <section aria-labelledby="danger" className="mt-12">
      <h2 id="danger" className="text-2xl">
        <Trans>If someone is in danger now</Trans>
      </h2>
      <p className="mt-3 max-w-measure">
        <Trans>
          Please call your country's emergency number: 112 in Europe, 999 in the United Kingdom, 911 in the United
          States and Canada, 000 in Australia, 111 in New Zealand.
        </Trans>
      </p>
      <p className="mt-3 max-w-measure text-ink-soft">
        <Trans>The server keeps no record that you opened this page, and nobody scans what you write.</Trans>
      </p>
    </section>
  );
}

interface HelpPlace {
  readonly country: HelpCountry;
  readonly name: string;
}

/** The countries whose help lines we know, by their names in the reader's language, in its order. */
function useHelpPlaces(): HelpPlace[] {
  const { t, i18n } = useLingui();
  const names: Record<HelpCountry, string> = {
    US: t`United States`,
    CA: t`Canada`,
    GB: t`United Kingdom`,
    IE: t`Ireland`,
    AU: t`Australia`,
    NZ: t`New Zealand`,
    NL: t`Netherlands`,
    BE: t`Belgium`,
    DE: t`Germany`,
    AT: t`Austria`,
    CH: t`Switzerland`,
    FR: t`France`,
    ES: t`Spain`,
  };
  const order = new Intl.Collator(i18n.locale);
  return countries
    .map((country) => ({ country, name: names[country] }))
    .sort((one, other) => order.compare(one.name, other.name));
}

const countries: readonly HelpCountry[] = [
  "US",
  "CA",
  "GB",
  "IE",
  "AU",
  "NZ",
  "NL",
  "BE",
  "DE",
  "AT",
  "CH",
  "FR",
  "ES",
];
