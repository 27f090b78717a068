import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isIP } from "node:net";

interface CertificateWish {
  /** A DNS name or an IPv4 address. */
  readonly name: string;
  readonly notBefore: number;
  readonly notAfter: number;
  /** Signs it; otherwise it signs itself. */
  readonly issuer?: TestCertificate;
  readonly isAuthority?: true;
}

export interface TestCertificate {
  readonly name: string;
  readonly key: KeyObject;
  /** As PEM. */
  readonly cert: string;
  readonly keyPem: string;
}

const oids = {
  ecdsaWithSha256: "2a8648ce3d040302",
  commonName: "550403",
  subjectAltName: "551d11",
  basicConstraints: "551d13",
} as const;

/** A certificate of our own making (RFC 5280), so that tests of TLS need no other program. */
export function makeCertificate({ name, notBefore, notAfter, issuer, isAuthority }: CertificateWish): TestCertificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(oid(oids.ecdsaWithSha256));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    algorithm,
    nameOf(issuer?.name ?? name),
    sequence(time(notBefore), time(notAfter)),
    nameOf(name),
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(...extensions(name, isAuthority === true))),
  );
  const signature = sign("sha256", body, { key: issuer?.key ?? privateKey, dsaEncoding: "der" });
  const whole = sequence(body, algorithm, der(0x03, Buffer.of(0), signature));
  return {
    name,
    key: privateKey,
    keyPem: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: pemOf(whole),
  };
}

function pemOf(bytes: Buffer): string {
  const lines = bytes.toString("base64").match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}

function extensions(name: string, isAuthority: boolean): Buffer[] {
  const isAddress = isIP(name) === 4;
  const alternative = isAddress ? der(0x87, Buffer.from(name.split(".").map(Number))) : der(0x82, Buffer.from(name));
  const constraints = isAuthority ? sequence(der(0x01, Buffer.of(0xff))) : sequence();
  return [
    sequence(oid(oids.basicConstraints), der(0x01, Buffer.of(0xff)), der(0x04, constraints)),
    sequence(oid(oids.subjectAltName), der(0x04, sequence(alternative))),
  ];
}

function nameOf(name: string): Buffer {
  return sequence(der(0x31, sequence(oid(oids.commonName), der(0x0c, Buffer.from(name)))));
}

/** GeneralizedTime. */
function time(at: number): Buffer {
  return der(0x18, Buffer.from(new Date(at).toISOString().replaceAll(/[-:T]|\.\d+/g, "")));
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, "hex"));
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return der(0x30, ...parts);
}

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag), lengthOf(content.length), content]);
}

function lengthOf(bytes: number): Buffer {
  if (bytes < 0x80) return Buffer.of(bytes);
  return bytes < 0x100 ? Buffer.of(0x81, bytes) : Buffer.of(0x82, bytes >> 8, bytes & 255);
}
